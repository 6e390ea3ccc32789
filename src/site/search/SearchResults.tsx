import { useAccount } from "../../client/account/use-account.ts";
import { KINDS, type Kind } from "../../client/address/kinds.ts";
import { useQueryLink } from "../../client/address/query.ts";
import { useYear } from "../../client/data/site-data.ts";
import { DOT } from "../../text/dot.ts";
import { formatNumber } from "../../text/format.ts";
import type { SearchTexts } from "../../text/search/en.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Section } from "../../ui/Section.tsx";
import { MatchRow } from "../match/MatchRow.tsx";
import type { MatchHit, SearchResult } from "../search-box/search.graphql.ts";
import { HitRow } from "./HitRow.tsx";
import { hitsOf } from "./hits-of.ts";
import { ownHitsFirst } from "./own-hits.ts";

type Found = { result: SearchResult; query: string };
type Shown = Found & { kind: Kind | null };

/** The results by kind, each with a link to all of them. */
export function SearchResults({ result: found, query, kind: alone }: Shown) {
	const result = useOwnFirst(found, query);
	const text = useText().searching;
	const language = useLanguage();
	const link = useQueryLink();
	return KINDS.map((kind) => {
		const { totalCount, nodes = [] } = result[kind];
		if (nodes.length === 0) return null;
		const all = { to: link({ kind }), label: text.all(formatNumber(totalCount, language)) };
		return (
			<Section key={kind} title={text.kinds[kind]} link={alone === null && totalCount > nodes.length ? all : undefined}>
				<KindRows kind={kind} result={result} query={query} />
				{alone !== null && totalCount > nodes.length && (
					<p className="mt-3 text-ink-2">{text.tooMany(formatNumber(nodes.length, language))}</p>
				)}
			</Section>
		);
	});
}

function useOwnFirst(result: SearchResult, query: string): SearchResult {
	const { year } = useYear();
	const favourites = useAccount(({ own }) => own?.favourite_teams);
	const { nodes } = result.teams;
	if (!favourites || !nodes) return result;
	const ofYear = favourites.filter((team) => team.year === Number(year));
	return { ...result, teams: { ...result.teams, nodes: ownHitsFirst(nodes, ofYear, query) } };
}

function KindRows({ kind, result, query }: Found & { kind: Kind }) {
	const text = useText().searching;
	const language = useLanguage();
	return (
		<ul className="band divide-y divide-line">
			{kind === "matches"
				? result.matches.nodes?.map((match) => (
						<li key={match.id}>
							<MatchRow match={match} under="day" stage={numberedStage(match, text)} />
						</li>
					))
				: hitsOf(kind, result, { text, language }).map((hit) => (
						<li key={hit.key}>
							<HitRow hit={hit} query={query} />
						</li>
					))}
		</ul>
	);
}

/** "Match 412 · B16 · Playoff A". */
function numberedStage({ number, categoryShortName, divisionName }: MatchHit, text: SearchTexts): string {
	return [number === null ? null : text.match(number), categoryShortName, divisionName].filter(Boolean).join(DOT);
}
