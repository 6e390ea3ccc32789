import { createBrowserRouter, Navigate } from "react-router";
import { Broken } from "./frame/Broken.tsx";
import { Frame } from "./frame/Frame.tsx";
import { part } from "./frame/missing-part.ts";
import { NotFound } from "./frame/NotFound.tsx";
import { useSession } from "./frame/session.tsx";
import { ForScreen } from "./frame/WiderScreen.tsx";
import { firstScreen, SCREENS } from "./screens.ts";

function First() {
	return <Navigate replace to={`/${firstScreen(useSession().desk.role)}`} />;
}

/** While the first screen is fetched. */
const Nothing = () => null;

/** Before the first screen nothing stands that would be lost. */
const isShown = (): boolean => router.state.initialized;

export const router = createBrowserRouter(
	[
		{
			path: "/sign-in",
			ErrorBoundary: Broken,
			HydrateFallback: Nothing,
			lazy: async () => ({ Component: (await import("./sign-in/SignIn.tsx")).default }),
		},
		{
			path: "/first-start",
			ErrorBoundary: Broken,
			HydrateFallback: Nothing,
			lazy: async () => ({ Component: (await import("./sign-in/FirstStart.tsx")).default }),
		},
		{
			path: "/invitation/:secret",
			ErrorBoundary: Broken,
			HydrateFallback: Nothing,
			lazy: async () => ({ Component: (await import("./sign-in/Invitation.tsx")).default }),
		},
		{
			path: "/",
			Component: Frame,
			ErrorBoundary: Broken,
			HydrateFallback: Nothing,
			children: [
				{ index: true, Component: First },
				...SCREENS.map((screen) => ({
					path: screen.path,
					ErrorBoundary: Broken,
					lazy: async () => {
						const { default: Component } = await part(screen.load, () => `/office/${screen.path}`, isShown);
						return {
							element: (
								<ForScreen screen={screen}>
									<Component />
								</ForScreen>
							),
						};
					},
				})),
				{ path: "*", Component: NotFound },
			],
		},
	],
	{ basename: "/office" },
);
