import { useRouteError } from "react-router";
import { isBrandPage } from "../../brands/page-text.ts";
import { notFound } from "../../client/pages/page-request.ts";
import { useLanguage } from "../../text/use-text.ts";
import { Column } from "../../ui/Column.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { brandPagesContext } from "../brand-page/brand-pages.ts";
import { PageBlocks } from "../brand-page/PageBlocks.tsx";
import { NotFound } from "../frame/NotFound.tsx";
import { pageMeta } from "../meta/meta.ts";
import type { Route } from "./+types/brand-page.ts";

/**
 * A page of the brand's own: of no year, and not the results service's, so a navigation asks this server for it. In both languages, for
 * the server does not know which one a navigation is in.
 */
export function loader({ context, url }: Route.LoaderArgs) {
	const name = url.pathname.split("/")[1] ?? "";
	const page = isBrandPage(name) ? context.get(brandPagesContext)[name] : undefined;
	if (page === undefined) throw notFound({ missing: "address" });
	return page;
}

export default function OwnPage({ loaderData: page }: Route.ComponentProps) {
	const { title, blocks } = page[useLanguage()];
	return (
		<Column>
			<PageHead title={title} />
			<PageBlocks blocks={blocks} />
		</Column>
	);
}

export function meta({ loaderData: page, ...args }: Route.MetaArgs) {
	return pageMeta(args, ({ text, language, cup }) => {
		if (!page) return {};
		const { title } = page[language];
		return { title, description: text.pageOf(title, cup) };
	});
}

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
