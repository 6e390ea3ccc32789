import { useLanguage, useText } from "../../text/use-text.ts";
import { Section } from "../../ui/Section.tsx";
import type { SearchResult } from "../search-box/search.graphql.ts";
import { HitRow } from "./HitRow.tsx";
import { hitsOf } from "./hits-of.ts";

/** Names that nearly match. A club is left out if its teams are listed. */
export function NearHits({ result, query }: { result: SearchResult; query: string }) {
	const text = useText().searching;
	const language = useLanguage();
	const named = result.teams.totalCount > 0 ? ("teams" as const) : ("clubs" as const);
	const hits = ([named, "nations", "categories", "arenas", "fields"] as const).flatMap((kind) =>
		hitsOf(kind, result, { text, language }),
	);
	return (
		<Section title={text.didYouMean} className="mt-2!">
			<ul className="band divide-y divide-line">
				{hits.map((hit) => (
					<li key={hit.key}>
						<HitRow hit={hit} query={query} />
					</li>
				))}
			</ul>
		</Section>
	);
}
