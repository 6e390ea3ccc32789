import { useQueryLink } from "../../client/address/query.ts";
import { useText } from "../../text/use-text.ts";
import { FilterList, useCategoryAndArena } from "../../ui/FilterList.tsx";
import type { LiveCenter } from "./load-live-center.ts";

/** Category, arena and nation of the matches shown. */
export function MatchFilters({ asked, lists }: Pick<LiveCenter, "asked" | "lists">) {
	const text = useText().liveCenter;
	const query = useQueryLink();
	const nation = {
		name: "nation",
		label: text.nation,
		choices: lists.nations.map(({ code, name }) => ({ id: code, label: name, short: name })),
	} as const;
	const filters = [...useCategoryAndArena(lists.categories, lists.arenas), nation];
	return <FilterList filters={filters} asked={asked} to={(name, id) => query({ [name]: id, rows: null })} />;
}
