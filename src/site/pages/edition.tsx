import { Outlet, useRouteError } from "react-router";
import { NotFound } from "../frame/NotFound.tsx";
import { inBrowser, onServer } from "../results/page-request.ts";

/** Every year's pages pass through here: a year that is none, and an address without its year, end here. */
const load = async () => null;
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function EditionPages() {
	return <Outlet />;
}

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
