import { useQueryLink } from "../../client/address/query.ts";
import { FilterList, useCategoryAndArena } from "../../ui/FilterList.tsx";
import type { StreamsPage } from "./load-streams.ts";

/** Category and arena, of what is streamed. */
export function StreamFilters({ asked, streams }: StreamsPage) {
	const query = useQueryLink();
	const filters = useCategoryAndArena(streams.categories, streams.arenas);
	return <FilterList filters={filters} asked={asked} to={(name, id) => query({ [name]: id })} />;
}
