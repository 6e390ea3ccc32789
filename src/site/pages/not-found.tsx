import { useRouteError } from "react-router";
import { notFound } from "../../client/pages/page-request.ts";
import { NotFound } from "../frame/NotFound.tsx";
import { notFoundMeta } from "../meta/meta.ts";
import type { Route } from "./+types/not-found.ts";

/** Any path that is not in the route table. */
function load(): never {
	throw notFound({ missing: "address" });
}
export const loader = () => load();
export const clientLoader = () => load();

export default function Nowhere() {
	return null;
}

export const meta = (args: Route.MetaArgs) => notFoundMeta(args);

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
