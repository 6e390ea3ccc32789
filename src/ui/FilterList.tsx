import { useText } from "../text/use-text.ts";
import { type Choice, FilterChoice } from "./FilterChoice.tsx";

type Filter<Name extends string = string> = {
	/** The parameter's name in the address. */
	readonly name: Name;
	readonly label: string;
	readonly choices: readonly Choice[];
};

type FilterListProps<Name extends string> = {
	filters: readonly Filter<Name>[];
	asked: Readonly<Record<Name, string | null>>;
	/** The address with this one of a filter chosen, or none. */
	to: (name: Name, id: string | null) => string;
};

/** Filters side by side: each a menu to choose from, or a pill that removes the choice. */
export function FilterList<Name extends string>({ filters, asked, to }: FilterListProps<Name>) {
	const text = useText().liveCenter;
	return (
		<ul
			aria-label={text.filters}
			className="relative grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] print:hidden gap-2 lg:flex [&_details]:static [&_summary]:w-full [&_summary]:justify-between [&_summary]:px-3 @max-[24rem]/page:[&_summary]:px-2 @max-[24rem]/page:[&_summary]:font-cond"
		>
			{filters.map(({ name, label, choices }) => (
				<li key={name} className="min-w-0">
					<FilterChoice
						label={label}
						chosen={choices.find(({ id }) => id === asked[name]) ?? null}
						choices={choices}
						to={(id) => to(name, id)}
					/>
				</li>
			))}
		</ul>
	);
}

type Categories = readonly { readonly id: string; readonly name: string; readonly shortName: string }[];
type Arenas = readonly { readonly id: string; readonly name: string }[];

/** The filters of both streams and matches. */
export function useCategoryAndArena(categories: Categories, arenas: Arenas) {
	const text = useText().liveCenter;
	return [
		{
			name: "category",
			label: text.category,
			choices: categories.map(({ id, name, shortName }) => ({ id, label: name, short: shortName })),
		},
		{ name: "arena", label: text.arena, choices: arenas.map(({ id, name }) => ({ id, label: name, short: name })) },
	] as const;
}
