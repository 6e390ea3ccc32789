import { useQueryLink } from "../query.ts";
import { useText } from "../text/language.ts";
import { FilterChoice } from "./FilterChoice.tsx";
import type { LiveCenter } from "./load-live-center.ts";

/** Category, arena and nation: a menu to choose from, or the chosen one to take away again. */
export function MatchFilters({ asked, lists }: Pick<LiveCenter, "asked" | "lists">) {
	const text = useText().liveCenter;
	const query = useQueryLink();
	const filters = [
		{
			name: "category",
			label: text.category,
			choices: lists.categories.map(({ id, name, shortName }) => ({ id, label: name, short: shortName })),
		},
		{ name: "arena", label: text.arena, choices: lists.arenas.map(({ id, name }) => ({ id, label: name, short: name })) },
		{
			name: "nation",
			label: text.nation,
			choices: lists.nations.map(({ code, name }) => ({ id: code, label: name, short: name })),
		},
	] as const;
	return (
		<ul
			aria-label={text.filters}
			className="relative grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] print:hidden gap-2 lg:flex [&_details]:static [&_summary]:w-full [&_summary]:justify-between [&_summary]:px-3 max-[24rem]:[&_summary]:px-2 max-[24rem]:[&_summary]:font-cond"
		>
			{filters.map(({ name, label, choices }) => (
				<li key={name} className="min-w-0">
					<FilterChoice
						label={label}
						chosen={choices.find(({ id }) => id === asked[name]) ?? null}
						choices={choices}
						to={(id) => query({ [name]: id, rows: null })}
					/>
				</li>
			))}
		</ul>
	);
}
