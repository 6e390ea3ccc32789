import { useRouteError } from "react-router";
import { account } from "../../client/account/account.ts";
import { unlessOnlyFiltered } from "../../client/graphql/same-page.ts";
import { pageWithTopics } from "../../client/live/page-topics.ts";
import { inBrowser, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { NotFound } from "../frame/NotFound.tsx";
import { pageMeta } from "../meta/meta.ts";
import { exampleWeek } from "../my-week/example-week.ts";
import { MyWeek } from "../my-week/MyWeek.tsx";
import type { Route } from "./+types/favourites.ts";

/** The document has no personal data, since only the browser knows the user. A signed-in user needs no example. */
const load = async (request: PageRequest) => ({ example: account.isAuthorised() ? null : await exampleWeek(request) });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = pageWithTopics<Awaited<ReturnType<typeof load>>>(({ example }) =>
	example === null ? [] : [`team:${example.team.id}`],
);
export const shouldRevalidate = unlessOnlyFiltered;

export default function Favourites({ loaderData: { example } }: Route.ComponentProps) {
	return <MyWeek example={example} />;
}

export function meta(args: Route.MetaArgs) {
	return pageMeta(args, ({ text, cup, year }) => ({ title: text.myWeek, description: text.week.meta(cup, year) }));
}

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
