import { useRouteError } from "react-router";
import { isBrandPage } from "../../brands/page-text.ts";
import { brandPagesContext } from "../brand-page/brand-pages.ts";
import { PageBlocks } from "../brand-page/PageBlocks.tsx";
import { siteContext } from "../context.ts";
import { NotFound } from "../frame/NotFound.tsx";
import { notFound } from "../results/page-request.ts";
import { Column } from "../ui/Column.tsx";
import { pageMeta } from "../ui/meta.ts";
import { PageHead } from "../ui/PageHead.tsx";
import type { Route } from "./+types/brand-page.ts";

/** A page of the brand's own: of no year, and not the results service's, so a navigation asks this server for it. */
export function loader({ context, request }: Route.LoaderArgs) {
	const name = new URL(request.url).pathname.split("/")[1] ?? "";
	const page = isBrandPage(name) ? context.get(brandPagesContext)[name] : undefined;
	if (page === undefined) throw notFound({ missing: "address" });
	return page[context.get(siteContext).language];
}

export default function OwnPage({ loaderData: { title, blocks } }: Route.ComponentProps) {
	return (
		<Column>
			<PageHead title={title} />
			<PageBlocks blocks={blocks} />
		</Column>
	);
}

export function meta({ loaderData: page, ...args }: Route.MetaArgs) {
	return pageMeta(args, ({ text, cup }) => (page ? { title: page.title, description: text.pageOf(page.title, cup) } : {}));
}

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
