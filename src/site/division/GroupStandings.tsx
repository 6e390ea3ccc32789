import { useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import { useQueryLink } from "../../client/address/query.ts";
import type { ScenarioData } from "../../client/queries/scenario.graphql.ts";
import type { TableData } from "../../client/queries/table.graphql.ts";
import type { CriterionName } from "../../text/match/table-en.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { AllRules } from "../rules/AllRules.tsx";
import { MarkLegend } from "../scenario/Mark.tsx";
import { shortNames } from "../team/short-name.ts";
import { GroupTable } from "./GroupTable.tsx";
import { TableLegend } from "./TableLegend.tsx";
import { WhyThisOrder } from "./WhyThisOrder.tsx";

/** Criteria that need a recorded fact. */
const FACTS: readonly CriterionName[] = ["FAIR_PLAY", "RANKING", "SHOOT_OUT", "LOTS"];
/** States which teams share a position, and until when. Renders nothing before the first match, when all of them do. */
function SharedPositions({ table }: { table: TableData }) {
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

/** The results carried into the table, by team. */
function CarriedResults({ table }: { table: TableData }) {
	const { match: text } = useText();
	if (table.carries === null) return null;
	const names = shortNames(table.rows.map(({ team }) => team));
	return (
		<div className="py-1.5 text-[.9375rem] text-ink-2">
			<p>{text.table.carries[table.carries]}</p>
			<ul className="flex flex-wrap gap-x-4">
				{table.rows.map(
					({ team, carried }) => carried && <li key={team.id}>{text.table.brought(names.get(team.id)!, carried)}</li>,
				)}
			</ul>
		</div>
	);
}

type Props = {
	table: TableData;
	group: string;
	playoffPath: (division: string) => string;
	/** The possible outcomes. */
	scenario?: ScenarioData | null;
};

/** A group's table, the reasons for its order, and the rules. */
export function GroupStandings({ table, group, playoffPath, scenario = null }: Props) {
	const { match: text } = useText();
	const [open, setOpen] = useState<number | null>(null);
	const [search] = useSearchParams();
	const query = useQueryLink();
	const allColumns = search.get("columns") === "all";
	const legend = scenario && <MarkLegend marks={scenario.marks.map(({ mark }) => mark)} stage={scenario.stage.title} />;
	const started = table.rows.some(({ played }) => played > 0);

	/** Moves the focus to the reason; Esc returns it. */
	function why(tie: number): void {
		flushSync(() => setOpen(tie));
		document.getElementById(`why-${tie}`)?.focus();
	}
	return (
		<>
			<GroupTable table={table} group={group} playoffPath={playoffPath} allColumns={allColumns} onWhy={why} scenario={scenario} />
			<CarriedResults table={table} />
			{table.given.map(({ team, points, note }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: decisions have no other order than theirs
				<p key={at} className="py-1.5 text-[.9375rem] text-ink-2">
					{text.table.given(team.name, points, note)}
				</p>
			))}
			{table.rankedAdvancement.map(({ position, ranks, stage, division }) => (
				<p key={`${position} ${ranks.from}`} className="py-1.5 text-[.9375rem] text-ink-2">
					{text.table.bestGoTo(position, ranks, division?.title ?? stage.title)}
				</p>
			))}
			{table.underProtest && <p className="py-1.5 font-[650] text-accent-ink">{text.table.underProtest}</p>}
			{legend !== null && <div className="max-md:hidden">{legend}</div>}
			<div className="relative min-h-11 max-lg:[container:below/inline-size]">
				<Link
					to={query({ columns: allColumns ? null : "all" })}
					replace
					preventScrollReset
					className="absolute top-0 left-0 @max-[17rem]/below:static flex min-h-11 items-center gap-2 font-cond text-[1.0625rem] font-[600] md:hidden print:hidden"
				>
					<Icon name="columns" size={20} className="text-accent-ink" />
					{allColumns ? text.table.fewerColumns : text.table.allColumns}
				</Link>
				<AllRules rules={table.rules} id="rules" legend={legend} />
				<div className="lg:absolute lg:top-0 lg:right-0">
					{started &&
						table.ties.map((tie, at) => (
							<WhyThisOrder
								key={tie.points}
								table={table}
								tie={at}
								open={open === at}
								onToggle={(opened) => setOpen((before) => (opened ? at : before === at ? null : before))}
							/>
						))}
				</div>
			</div>
			{started ? (
				<SharedPositions table={table} />
			) : (
				<p className="py-1.5 text-[.9375rem] text-ink-2">{text.table.notPlayedYet}</p>
			)}
			{started && <TableLegend table={table} />}
		</>
	);
}
