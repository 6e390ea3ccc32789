import { useText } from "../text/use-text.ts";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";
import { LinkMenu } from "./LinkMenu.tsx";

export type Choice = { readonly id: string; readonly label: string; readonly short: string };

type FilterChoiceProps = {
	label: string;
	chosen: Choice | null;
	choices: readonly Choice[];
	/** The address with this one chosen, or none. */
	to: (id: string | null) => string;
};

/** One filter: a menu while nothing is chosen, then a pill that removes the choice. */
export function FilterChoice({ label, chosen, choices, to }: FilterChoiceProps) {
	const { removeFilter } = useText().liveCenter;
	return (
		<div>
			{chosen === null ? (
				<LinkMenu label={label} query align="left" links={choices.map(({ id, label: name }) => ({ to: to(id), label: name }))} />
			) : (
				<Link
					to={to(null)}
					replace
					preventScrollReset
					aria-label={removeFilter(label, chosen.short)}
					className="flex min-h-12 items-center justify-between gap-2 rounded-control border-[1.5px] border-ink bg-ink px-3 font-[700] text-paper @max-[24rem]/page:px-2 @max-[24rem]/page:font-cond lg:max-w-60"
				>
					<span className="min-w-0 leading-tight">{chosen.short}</span>
					<Icon name="close" size={16} />
				</Link>
			)}
		</div>
	);
}
