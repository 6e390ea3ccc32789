import type { ComponentType, ReactNode } from "react";
import { createBrowserRouter, Link, Navigate } from "react-router";
import { Frame } from "./frame/Frame.tsx";
import type { Screen } from "./frame/screens.ts";
import { firstScreen, SCREENS, type ScreenPath } from "./frame/screens.ts";
import { NotFound } from "./parts/NotFound.tsx";
import { useIsPhone } from "./parts/screen-size.ts";
import { useOfficeText } from "./session/language.tsx";
import { part } from "./session/missing-part.ts";
import { useSession } from "./session/session.tsx";

/** A screen, for roles that may see it, on devices that can show it. */
function ForScreen({ screen, children }: { screen: Screen; children: ReactNode }) {
	const { frame, results } = useOfficeText();
	const { desk, cup } = useSession();
	const isPhone = useIsPhone();
	if (!screen.roles.includes(desk.role)) return <NotFound />;
	if (cup.edition === null && !screen.isForEmptyRecord) return <Navigate replace to="/begin" />;
	if (!isPhone || screen.onPhone) return children;
	return (
		<main className="grid content-start gap-2 p-5">
			<h1 className="office-h1">{frame.widerScreen}</h1>
			<p className="text-ink-2">{frame.widerScreenHow}</p>
			{cup.edition !== null && (
				<p className="mt-2">
					<Link to="/results" className="office-button inline-flex items-center">
						{results.wantsTitle}
					</Link>
				</p>
			)}
		</main>
	);
}

/** A screen that could not be loaded or that fell over: what was recorded is. */
function Broken() {
	const { frame } = useOfficeText();
	return (
		<main className="grid gap-4 p-8">
			<h1 className="office-h1">{frame.failed}</h1>
			<p>
				<button type="button" className="office-button" onClick={() => location.reload()}>
					{frame.again}
				</button>
			</p>
		</main>
	);
}

/** Each screen's module, fetched when it is opened. */
const MODULES: { readonly [Path in ScreenPath]: () => Promise<{ readonly default: ComponentType }> } = {
	day: () => import("./day/Day.tsx"),
	results: () => import("./result-entry/ResultsScreen.tsx"),
	plan: () => import("./plan/Plan.tsx"),
	out: () => import("./out/Out.tsx"),
	ledger: () => import("./ledger/Ledger.tsx"),
	colleagues: () => import("./colleagues/Colleagues.tsx"),
	desk: () => import("./desk/OwnDesk.tsx"),
};

function First() {
	const { cup, desk } = useSession();
	if (cup.edition === null) return <Navigate replace to="/begin" />;
	return <Navigate replace to={`/${firstScreen(desk.role)}`} />;
}

/** While the first screen is fetched. */
const Nothing = () => null;

/** Before the first screen there is no typed input to lose. */
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
				{ path: "print", element: <Navigate replace to="/out?part=print" /> },
				{
					path: "begin",
					ErrorBoundary: Broken,
					lazy: async () => ({
						Component: (
							await part(
								() => import("./plan/begin/Begin.tsx"),
								() => "/office/begin",
								isShown,
							)
						).default,
					}),
				},
				{ path: "*", Component: NotFound },
			],
		},
	],
	{ basename: "/office" },
);
