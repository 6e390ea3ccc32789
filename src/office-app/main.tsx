import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { router } from "./routes.tsx";
import { LanguageProvider } from "./session/language.tsx";
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
