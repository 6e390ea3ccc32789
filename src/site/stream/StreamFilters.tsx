import { FilterChoice } from "../live-center/FilterChoice.tsx";
import { useQueryLink } from "../query.ts";
import { useText } from "../text/language.ts";
import type { StreamsPage } from "./load-streams.ts";

/** Category and arena, of what is streamed: a menu to choose from, or the chosen one to take away again. */
export function StreamFilters({ asked, streams }: StreamsPage) {
	const text = useText().liveCenter;
	const query = useQueryLink();
	const filters = [
		{
			name: "category",
			label: text.category,
			choices: streams.categories.map(({ id, name, shortName }) => ({ id, label: name, short: shortName })),
		},
		{ name: "arena", label: text.arena, choices: streams.arenas.map(({ id, name }) => ({ id, label: name, short: name })) },
	] as const;
	return (
		<ul
			aria-label={text.filters}
			className="relative grid grid-cols-2 gap-2 md:flex [&_summary]:w-full [&_summary]:justify-between [&_summary]:px-3"
		>
			{filters.map(({ name, label, choices }) => (
				<li key={name} className="min-w-0">
					<FilterChoice
						label={label}
						chosen={choices.find(({ id }) => id === asked[name]) ?? null}
						choices={choices}
						to={(id) => query({ [name]: id })}
					/>
				</li>
			))}
		</ul>
	);
}
