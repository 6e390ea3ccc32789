import type { ComponentType } from "react";
import { createBrowserRouter, Navigate } from "react-router";
import { Broken } from "./frame/Broken.tsx";
import { ForScreen } from "./frame/ForScreen.tsx";
import { Frame } from "./frame/Frame.tsx";
import { firstScreen, SCREENS, type ScreenPath } from "./frame/screens.ts";
import { NotFound } from "./parts/NotFound.tsx";
import { part } from "./session/missing-part.ts";
import { useSession } from "./session/session.tsx";

/** Each screen's module, fetched when it is opened. */
const MODULES: { readonly [Path in ScreenPath]: () => Promise<{ readonly default: ComponentType }> } = {
	day: () => import("./day/Day.tsx"),
	results: () => import("./result-entry/ResultsScreen.tsx"),
	out: () => import("./out/Out.tsx"),
	ledger: () => import("./ledger/Ledger.tsx"),
	colleagues: () => import("./colleagues/Colleagues.tsx"),
	desk: () => import("./desk/OwnDesk.tsx"),
};

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
						const { default: Component } = await part(MODULES[screen.path], () => `/office/${screen.path}`, isShown);
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
