import { shortNames } from "../team/short-name.ts";
import { useText } from "../text/language.ts";
import type { CriterionName } from "../text/match/table-en.ts";
import type { TableData } from "./table.graphql.ts";

/** Which of the rules wait for something to be recorded. */
const FACTS: readonly CriterionName[] = ["FAIR_PLAY", "RANKING", "SHOOT_OUT", "LOTS"];

/** Says which teams share a position, and until when. Silent before the first match, when all do. */
export function SharedPositions({ table }: { table: TableData }) {
	const { match: text } = useText();
	if (table.rows.every(({ played }) => played === 0)) return null;
	const shared = new Map<number, { id: string; name: string }[]>();
	for (const row of table.rows) {
		if (row.shared && !row.withdrawn) shared.set(row.position, [...(shared.get(row.position) ?? []), row.team]);
	}
	const facts = FACTS.filter((code) => table.rules.criteria.includes(code));
	return [...shared].map(([position, teams]) => {
		const names = [...shortNames(teams).values()];
		return (
			<p key={position} className="py-1.5 text-[.9375rem] text-ink-2">
				{table.complete ? text.table.shares(names, position, facts) : text.table.sharesForNow(names, position)}
			</p>
		);
	});
}
