import { useYear } from "../../client/data/site-data.ts";
import type { ScenarioData } from "../../client/queries/scenario.graphql.ts";
import type { TableData, TableRowData } from "../../client/queries/table.graphql.ts";
import { formatDifference, formatScore } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Link } from "../../ui/Link.tsx";
import { useIsOwn } from "../favourites/use-own.ts";
import { drawnOnce } from "../parts/drawn-once.tsx";
import { Mark } from "../scenario/Mark.tsx";
import { wayOn } from "../standings/qualification.ts";
import { wayOnEdge } from "../standings/way-on-edge.ts";
import { FormSquares } from "../team/FormSquares.tsx";
import { COLUMN } from "./columns.ts";

/** The number of results that fit a phone. */
const FORM_ON_PHONE = 3;
const FORM = 5;

type Props = {
	/** Settings that all rows share. */
	table: { rows: readonly Pick<TableRowData, "position" | "played">[]; advancement: TableData["advancement"] };
	row: TableRowData;
	onWhy: (tie: number) => void;
	scenario: Pick<ScenarioData, "marks" | "stage"> | null;
};

const Drawn = import.meta.env.SSR ? drawnOnce(Unpressed) : Unpressed;
const nobodyPresses = () => undefined;

function Unpressed(props: Omit<Props, "onWhy">) {
	return <GroupTableRow {...props} onWhy={nobodyPresses} />;
}

/** The row for the server. Its props are only what it shows, so that its cache key changes only with its content. */
export function RowOnServer({ table: { rows, advancement }, row, scenario }: Omit<Props, "onWhy">) {
	const table = { rows: rows.map(({ position, played }) => ({ position, played: Math.min(played, 1) })), advancement };
	const marks = scenario?.marks.filter(({ team }) => team.id === row.team.id) ?? [];
	return <Drawn table={table} row={row} scenario={scenario && { marks, stage: scenario.stage }} />;
}

export function GroupTableRow({ table, row, onWhy, scenario }: Props) {
	const { match: text } = useText();
	const isOwn = useIsOwn(row.team.id);
	const started = table.rows.some(({ played }) => played > 0);
	const mark = scenario?.marks.find(({ team }) => team.id === row.team.id);
	const cell = "pr-1 text-right whitespace-nowrap font-cond text-[1.0625rem] font-[550]";
	return (
		<tr data-team={row.team.id} className={`h-12 border-b border-line last:border-b-0 ${isOwn ? "bg-beam-tint" : ""}`}>
			<td className={`w-9 font-cond text-lg font-[750] ${wayOnEdge(started ? wayOn(table, row) : null)} pl-3`}>
				{started ? row.position : "–"}
			</td>
			<TeamCell row={row} isOwn={isOwn} wide={scenario !== null} />
			<td className={cell}>{row.played}</td>
			<td className={`${cell} ${COLUMN.results}`}>{row.won}</td>
			<td className={`${cell} ${COLUMN.results}`}>{row.drawn}</td>
			<td className={`${cell} ${COLUMN.results}`}>{row.lost}</td>
			<td className={`${cell} pl-2 ${COLUMN.results}`}>{formatScore(row.goalsFor, row.goalsAgainst)}</td>
			<td className={cell}>{formatDifference(row.goalDifference)}</td>
			<td className={`pr-1 text-right ${scenario === null ? COLUMN.form : COLUMN.formBesideMarks}`}>
				<span className="md:hidden">
					<FormSquares form={row.form.slice(-FORM_ON_PHONE)} />
				</span>
				<span className="hidden md:inline">
					<FormSquares form={row.form.slice(-FORM)} />
				</span>
			</td>
			<td className="pr-4 text-right font-xcond text-[1.5625rem]/none font-[800]">
				<span className="inline-flex items-center gap-2">
					{row.tie !== null && started && (
						<EqualMark tie={row.tie} onWhy={onWhy} label={text.table.whyThisOrder} team={row.team.name} />
					)}
					{row.points}
				</span>
			</td>
			{scenario !== null && (
				<td className="pr-3 text-right print:hidden">{mark && <Mark mark={mark.mark} stage={scenario.stage.title} />}</td>
			)}
		</tr>
	);
}

const STAYS =
	"max-md:group-[.all-columns]/table:sticky max-md:group-[.all-columns]/table:left-0 max-md:group-[.all-columns]/table:min-w-29 max-md:group-[.all-columns]/table:pl-1.5";

/** @param wide where all columns are more than a phone's width, and scroll below the name */
function TeamCell({ row, isOwn, wide }: { row: TableRowData; isOwn: boolean; wide: boolean }) {
	const { match: text, account } = useText();
	const { inYear } = useYear();
	const notes = [row.withdrawn && text.table.withdrawn, row.provisional && text.table.provisional].filter(Boolean);
	return (
		<th
			scope="row"
			className={`py-0.5 text-left font-[600] narrow:group-[.all-columns]/table:pl-1.5 ${wide ? `${STAYS} ${isOwn ? "max-md:bg-beam-tint" : "max-md:bg-surface"}` : ""}`}
		>
			<Link
				to={inYear(`teams/${row.team.id}`)}
				className="flex min-h-11 items-center gap-2.5 hover:underline focus-visible:-outline-offset-3"
			>
				<span className="contents narrow:group-[.all-columns]/table:hidden">
					<Flag nation={row.team.nation.code} size="small" />
				</span>
				<span className="min-w-0 font-cond text-lg/[1.15] stacked:font-xname narrow:group-[.all-columns]/table:font-xname md:font-text md:text-[1.03rem]/[1.2]">
					<span className={`${row.withdrawn ? "text-ink-2 line-through" : ""} ${isOwn ? "font-[750]" : ""}`}>
						{row.team.name}
					</span>
					{isOwn && <span className="sr-only">, {account.myTeam}</span>}
					{notes.length > 0 && <span className="block font-text text-sm/[1.2] font-[450] text-ink-2">{notes.join(", ")}</span>}
				</span>
			</Link>
		</th>
	);
}

type EqualMarkProps = { tie: number; onWhy: (tie: number) => void; label: string; team: string };

/** "=" beside tied points: leads to the reason, with and without scripts. */
function EqualMark({ tie, onWhy, label, team }: EqualMarkProps) {
	return (
		<a
			href={`#why-${tie}`}
			onClick={(event) => {
				event.preventDefault();
				onWhy(tie);
			}}
			aria-label={`${label} ${team}`}
			className="hit-44 hidden size-5 items-center justify-center rounded-[3px] border-[1.5px] border-line-strong bg-surface font-cond text-sm/none font-[800] hover:bg-sunken md:inline-flex"
		>
			=
		</a>
	);
}
