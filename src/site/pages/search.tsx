import { useRouteError } from "react-router";
import { inBrowser, onServer } from "../../client/pages/page-request.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Column } from "../../ui/Column.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { NotFound } from "../frame/NotFound.tsx";
import { pageMeta } from "../meta/meta.ts";
import { KindPills } from "../search/KindPills.tsx";
import { loadSearch, type SearchData } from "../search/load-search.ts";
import { NearHits } from "../search/NearHits.tsx";
import { onlyNear } from "../search/only-near.ts";
import { SearchResults } from "../search/SearchResults.tsx";
import { SearchBox } from "../search-box/SearchBox.tsx";
import type { Route } from "./+types/search.ts";

export const loader = onServer(loadSearch);
export const clientLoader = inBrowser(loadSearch);

export default function Search({ loaderData }: Route.ComponentProps) {
	const text = useText();
	const { q, teamsPublished } = loaderData;
	return (
		<Column>
			<div className="max-w-192">
				<PageHead title={text.search} />
				{teamsPublished ? (
					<>
						<SearchBox text={q} />
						<Answer data={loaderData} />
					</>
				) : (
					<Empty lit title={text.searching.notPublished}>
						{text.searching.notPublishedHint}
					</Empty>
				)}
			</div>
		</Column>
	);
}

function Answer({ data: { q, kind, result } }: { data: SearchData }) {
	const text = useText().searching;
	const language = useLanguage();
	// Of the shown kinds: one kind may have no results while others have some.
	const count = (kind === null ? result : result?.[kind])?.totalCount ?? 0;
	const near = result !== null && count > 0 && onlyNear(q, result);
	const none = result !== null && (count === 0 || near);
	const found = result !== null && result.totalCount > 0 && !near ? result : null;
	return (
		<>
			{found && <KindPills result={found} kind={kind} />}
			<div role="status">
				{result === null && <p className="mt-4 text-ink-2">{text.hint}</p>}
				{none && <Empty title={text.noResults}>{text.tryElse}</Empty>}
				{!none && result !== null && <p className="sr-only">{text.results(count, formatNumber(count, language))}</p>}
			</div>
			{near && <NearHits result={result} query={q} />}
			{found && <SearchResults result={found} query={q} kind={kind} />}
		</>
	);
}

export function meta(args: Route.MetaArgs) {
	const q = args.loaderData?.q ?? "";
	return [
		...pageMeta(args, ({ text, cup, year }) => ({
			title: text.searching.title(q),
			description: text.searching.description(cup, year),
		})),
		{ name: "robots", content: "noindex" },
	];
}

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
