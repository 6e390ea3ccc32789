import { useQueryLink } from "../../client/address/query.ts";
import { useYear } from "../../client/data/site-data.ts";
import { naturalOrder } from "../../cup/search/natural-order.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { FirstScreenEnd } from "../parts/FirstScreenEnd.tsx";
import { TeamRow } from "../team/TeamRow.tsx";
import type { NationCategoryData } from "./nation.graphql.ts";

export type Named = { readonly code: string; readonly name: string };

type Props = NationCategoryData & {
	nation: Named;
	/** Whether its teams are shown, if the reader can fold it; null if they always are. */
	folding: { readonly open: boolean } | null;
	/** Whether the first screen ends after it. */
	endsScreen: boolean;
};

/** An age category's code, and a nation's teams in it beside the code. */
export function NationCategory({ nation, category, teams, folding, endsScreen }: Props) {
	const { inYear } = useYear();
	if (folding === null) {
		return (
			<li className="flex stacked:flex-col">
				<h3 className="w-17 stacked:w-auto shrink-0">
					<Link
						to={inYear(`categories/${category.id}`)}
						aria-label={category.name}
						className="focus-inside type-code flex min-h-13 items-center pl-4 hover:underline hover:decoration-2 hover:underline-offset-4"
					>
						{category.shortName}
					</Link>
				</h3>
				<Teams nation={nation} category={category} teams={teams} />
				{endsScreen && <FirstScreenEnd />}
			</li>
		);
	}
	return (
		<li>
			<h3>
				<FoldLink category={category} count={teams.length} open={folding.open} />
			</h3>
			{folding.open && (
				<div className="flex border-t border-line">
					<span className="w-13 stacked:hidden shrink-0" />
					<Teams nation={nation} category={category} teams={teams} />
				</div>
			)}
			{endsScreen && <FirstScreenEnd />}
		</li>
	);
}

/** Opens or closes a category by the address, so that it works without scripts and can be shared. */
function FoldLink({ category, count, open }: { category: NationCategoryData["category"]; count: number; open: boolean }) {
	const text = useText();
	const language = useLanguage();
	const query = useQueryLink();
	const shown = formatNumber(count, language);
	return (
		<Link
			to={query({ category: open ? null : category.id })}
			replace
			preventScrollReset
			aria-expanded={open}
			className="focus-inside flex min-h-13 items-center gap-3 px-4 hover:bg-sunken"
		>
			<span aria-hidden="true" className="type-code min-w-10">
				{category.shortName}
			</span>
			<span className="type-team min-w-0 flex-1 stacked:font-cond">{category.name}</span>
			<span className="font-cond text-[1.1875rem] font-[750] figures">
				<span aria-hidden="true">{shown}</span>
				<span className="sr-only">{text.teamsCount(count, shown)}</span>
			</span>
			<Icon name="caretDown" size={16} className={`text-accent-ink ${open ? "rotate-180" : ""}`} />
		</Link>
	);
}

/** Put in order where they are shown: most of a big nation's are not. */
function Teams({ nation, category, teams }: Omit<Props, "folding" | "endsScreen">) {
	return (
		<div className="@container min-w-0 flex-1">
			<ul className="grid grid-cols-1 overflow-hidden ruled @xl:grid-cols-2 @5xl:grid-cols-3">
				{teams
					.toSorted((a, b) => naturalOrder(a.name, b.name))
					.map((team) => (
						<li key={team.id}>
							<TeamRow team={{ ...team, nation }} category={category} flag={false} />
						</li>
					))}
			</ul>
		</div>
	);
}
