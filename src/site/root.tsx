import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useRouteError, useRouteLoaderData } from "react-router";
import { STORED_TOKEN_SCRIPT } from "../client/account/stored-token-script.ts";
import { siteContext } from "../client/data/context.ts";
import { askForEditions } from "../client/data/editions.ts";
import type { SiteData } from "../client/data/site-data.ts";
import { DEFAULT_LANGUAGE, languageQuery } from "../text/language.ts";
import { languageHere, STORED_LANGUAGE_SCRIPT } from "../text/stored-language.ts";
import { LanguageContext } from "../text/use-text.ts";
import fallbacks from "../ui/styles/typefaces.css?url";
import type { Route } from "./+types/root.ts";
import { useBegun } from "./beginning/begun.ts";
import { brandStyle } from "./frame/brand-style.ts";
import { goOnToTarget } from "./frame/failed-module.ts";
import { useFrameless } from "./frame/frameless.ts";
import { NotFound } from "./frame/NotFound.tsx";
import { Site } from "./frame/Site.tsx";
import { SomethingWrong } from "./frame/SomethingWrong.tsx";
import { rememberShown, shownSite, siteIn } from "./frame/shown-site.ts";
import { notFoundMeta } from "./meta/meta.ts";
import { FIRST_SCREEN } from "./parts/first-screen.ts";
import typefaces from "./styles/fetched-typefaces.css?url";
import styles from "./styles/styles.css?url";
import { OWN_SIZE_SCRIPT } from "./typefaces/own-size-script.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
	const { ask, ...site } = context.get(siteContext);
	return { ...site, editions: await askForEditions(ask, site.brand.cup, site.language) };
}

/** A navigation whose page module cannot be fetched becomes a full load of the target (SPEC §8). */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [goOnToTarget];

/** In the browser the site's data stays as the document brought it, but for another language. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<SiteData> {
	const site = shownSite();
	if (site === undefined) return rememberShown(await serverLoader());
	return siteIn(site, languageHere(new URL(request.url), site.language));
}

export function Layout({ children }: { children: ReactNode }) {
	const data = useRouteLoaderData("root") as SiteData | undefined;
	// During the first render, not in an effect: a button may be pressed before effects run, and its loader needs the site.
	if (data !== undefined && shownSite() === undefined && typeof document !== "undefined") rememberShown(data);
	const language = data?.language ?? DEFAULT_LANGUAGE;
	const alone = useFrameless();
	useBegun();
	return (
		<html lang={language} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<script>{STORED_TOKEN_SCRIPT}</script>
				<script>{STORED_LANGUAGE_SCRIPT}</script>
				<script>{OWN_SIZE_SCRIPT}</script>
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{/* A match number or a score is no telephone number. */}
				<meta name="format-detection" content="telephone=no" />
				{/* The first paint waits for the whole first screen: painting a part would need another layout, and content would move. */}
				{!alone && <link rel="expect" href={`#${FIRST_SCREEN}`} blocking="render" />}
				{data !== undefined && (
					<>
						<meta name="theme-color" content={data.brand.light.header} media="(prefers-color-scheme: light)" />
						<meta name="theme-color" content={data.brand.dark.header} media="(prefers-color-scheme: dark)" />
						{/* biome-ignore lint/security/noDangerouslySetInnerHtml: validated colours and lengths of the brand */}
						<style dangerouslySetInnerHTML={{ __html: brandStyle(data.brand) }} />
					</>
				)}
				<link rel="icon" href="/icons/32.png" sizes="32x32" type="image/png" />
				<link rel="icon" href="/logo.svg" sizes="any" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
				{/* A page of its own is put on the home screen by its own address, not as the site. */}
				{!alone && (
					<link rel="manifest" href={`/manifest.webmanifest${data === undefined ? "" : languageQuery(language, data.brand)}`} />
				)}
				{import.meta.env.DEV && [typefaces, fallbacks, styles].map((sheet) => <link key={sheet} rel="stylesheet" href={sheet} />)}
				<Meta />
				<Links />
			</head>
			<body>
				<LanguageContext value={language}>{data === undefined ? children : <Site data={data}>{children}</Site>}</LanguageContext>
				{/*
				 * The head has the rules that the first paint needs (document/first-style.ts). After the text, the whole stylesheet delays nothing.
				 */}
				{!import.meta.env.DEV && <link rel="stylesheet" href={styles} />}
				<Scripts />
			</body>
		</html>
	);
}

/** For the error page shown in a page's place (document/give-page-data.ts). Pages have their own. */
export const meta: Route.MetaFunction = (args) => (args.error ? notFoundMeta(args) : []);

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary() {
	const error = useRouteError();
	const site = useRouteLoaderData("root");
	if (site !== undefined) return <NotFound error={error} />;
	return (
		<div className="page">
			<SomethingWrong />
		</div>
	);
}
