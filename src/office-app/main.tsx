import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { LanguageProvider } from "./frame/language.tsx";
import { router } from "./routes.tsx";
import "./office.css";

const place = document.getElementById("office");
if (place !== null)
	createRoot(place).render(
		<StrictMode>
			<LanguageProvider>
				<RouterProvider router={router} />
			</LanguageProvider>
		</StrictMode>,
	);
