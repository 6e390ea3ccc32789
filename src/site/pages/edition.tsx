import { Outlet, useRouteError } from "react-router";
import { inBrowser, nothing, onServer } from "../../client/pages/page-request.ts";
import { NotFound } from "../frame/NotFound.tsx";
import { notFoundMeta } from "../meta/meta.ts";
import type { Route } from "./+types/edition.ts";

/** Every year's pages pass through here: a year that is none, and an address without its year, end here. */
export const loader = onServer(nothing);
export const clientLoader = inBrowser(nothing);

export default function EditionPages() {
	return <Outlet />;
}

/** For a page that could not be loaded; others have their own. */
export const meta = (args: Route.MetaArgs) => notFoundMeta(args);

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
