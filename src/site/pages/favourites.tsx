import { useRouteError } from "react-router";
import { NotFound } from "../frame/NotFound.tsx";
import { MyWeek } from "../my-week/MyWeek.tsx";
import { inBrowser, onServer } from "../results/page-request.ts";
import { unlessOnlyFiltered } from "../results/same-page.ts";
import { pageMeta } from "../ui/meta.ts";
import type { Route } from "./+types/favourites.ts";

/** Nothing of it is in the document: who reads is known in the browser alone. */
const load = async () => null;
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const shouldRevalidate = unlessOnlyFiltered;

export default function Favourites() {
	return <MyWeek />;
}

export function meta(args: Route.MetaArgs) {
	return pageMeta(args, ({ text, cup, year }) => ({ title: text.myWeek, description: text.week.meta(cup, year) }));
}

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
