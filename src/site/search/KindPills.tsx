import { KINDS, type Kind } from "../../client/address/kinds.ts";
import { useQueryLink } from "../../client/address/query.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Pills } from "../../ui/Pills.tsx";
import type { SearchResult } from "../search-box/search.graphql.ts";

/** All results, or one kind of them, each with its count. */
export function KindPills({ result, kind: chosen }: { result: SearchResult; kind: Kind | null }) {
	const text = useText().searching;
	const language = useLanguage();
	const link = useQueryLink();
	const found = KINDS.filter((kind) => result[kind].totalCount > 0 || kind === chosen);
	if (found.length < 2 && chosen === null) return null;
	const pills = [
		{ label: text.allKinds(formatNumber(result.totalCount, language)), on: chosen === null, to: link({ kind: null }) },
		...found.map((kind) => ({
			label: `${text.kinds[kind]} ${formatNumber(result[kind].totalCount, language)}`,
			on: kind === chosen,
			to: link({ kind }),
		})),
	];
	return (
		<Pills
			label={text.kindsOf}
			pills={pills}
			className="no-scrollbar -mx-4 mt-1.5 px-4 py-2 max-md:flex-nowrap max-md:overflow-x-auto max-md:whitespace-nowrap md:mx-0 md:px-0"
		/>
	);
}
