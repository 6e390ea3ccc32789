import { and, asc, eq, inArray, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Database, Orm } from "../../database/database.ts";
import { namedStatement } from "../../database/named-statement.ts";
import { rowsOf } from "../../database/read-rows.ts";
import type { EditionRecord } from "../record/cup-file.ts";
import { missingNamed } from "../record/naming/missing-named.ts";
import { pendingReport } from "../record/nouns/report.ts";
import { instant } from "../record/nouns/value.ts";
import { readCategoryOfMatch } from "../record/read.ts";
import { applyParkedReports, readParked } from "../record/reporting/waits-for-teams.ts";
import type { RunningTask } from "../record/running-task.ts";
import { shareCup, writerTransaction } from "../record/writer-lock.ts";
import { act } from "./act-table.ts";
import { commitProposal } from "./commit-proposal.ts";
import type { parkProposal } from "./proposals/park-proposal.ts";
import { type Proposal, proposal } from "./propose.ts";

type Parked = z.infer<typeof parkProposal>;
type ParkedSlip = {
	readonly act: number;
	readonly desk: string;
	readonly deskId: string | null;
	/** By the cup's clock. */
	readonly at: string;
	readonly parked: Parked;
};

/** Acts that settle a parked slip. */
export const SLIP_KINDS = ["result", "walkover", "postpone", "played", "reopen", "park"] as const;

/** Whether a row of `act` is a parked slip of the cup that no later act on its match has settled. */
export function isParkedSlip(orm: Orm, cup: number): SQL | undefined {
	const later = alias(act, "later");
	const settled = orm
		.select({ one: sql`1` })
		.from(later)
		.where(
			and(
				...[eq(later.cup, act.cup), eq(later.match, act.match), isNull(later.undoneBy), sql`${later.id} > ${act.id}`],
				inArray(later.kind, [...SLIP_KINDS]),
			),
		);
	return and(eq(act.cup, cup), eq(act.kind, "park"), isNull(act.undoneBy), notExists(settled));
}

/** @returns the slips that wait for the teams of their match, oldest first */
async function slipsWaiting(orm: Orm, cup: number): Promise<ParkedSlip[]> {
	const rows = await orm
		.select({ act: act.id, desk: act.desk, deskId: act.deskId, at: act.at, proposal: act.proposal })
		.from(act)
		.where(and(isParkedSlip(orm, cup), sql`${act.proposal}->>'reason' = 'waits-for-teams'`))
		.orderBy(asc(act.id));
	return rows.flatMap(({ proposal: kept, ...row }) => {
		const read = proposal.safeParse(kept);
		return read.success && read.data.kind === "park" ? [{ ...row, at: instant(row.at), parked: read.data }] : [];
	});
}

const CUP = sql.placeholder("cup");
/** After every change of a cup; mostly nothing waits. */
const ANY_PARKED = namedStatement(
	"any-parked",
	sql`select 1 where exists (select 1 from ${pendingReport} where ${pendingReport.cup} = ${CUP} and ${pendingReport.because} = 'waits-for-teams')
		or exists (select 1 from ${act} where ${act.cup} = ${CUP} and ${act.kind} = 'park' and ${act.undoneBy} is null)`,
);

/** The proposal of a slip, once its match can have a result; null: too little was typed. */
function proposed({ match, slip = {} }: Parked): Proposal | null {
	const { absent, played, score, ...rest } = slip;
	if (absent !== undefined) return { kind: "walkover", match, absent };
	if (played) return { kind: "played", match };
	return score === undefined ? null : { kind: "result", match, score, ...rest };
}

/**
 * Records reports and slips of matches without both teams, as soon as both are known: reports in their match's log, slips as acts of the
 * account that typed them, once each. A slip stays parked if it would replace another result, or if its match had not begun when it was
 * typed.
 */
export async function applyParked(db: Database, cup: number): Promise<void> {
	if ((await rowsOf(db.orm, ANY_PARKED({ cup }))).length === 0) return;
	const reports = new Set((await readParked(db.orm, cup)).map(({ match }) => match));
	const slips = await slipsWaiting(db.orm, cup);
	const waiting = new Set([...reports, ...slips.map(({ parked }) => parked.match)]);
	for (let [id] = waiting; id !== undefined; [id] = waiting) {
		const record = await readCategoryOfMatch(db.orm, cup, id);
		const own = record === undefined ? [id] : [...waiting].filter((one) => record.edition.matches.some(({ id }) => id === one));
		for (const one of own) {
			waiting.delete(one);
			if (record === undefined || missingNamed(record, one) !== null) continue;
			if (reports.has(one))
				await writerTransaction(db, async (orm) => {
					await shareCup(orm, cup);
					await applyParkedReports(orm, cup, one);
				});
			for (const slip of slips) if (slip.parked.match === one) await applySlip(db, record, slip);
		}
	}
}

async function applySlip(
	db: Database,
	{ cup, edition }: EditionRecord,
	{ act, desk, deskId, at, parked }: ParkedSlip,
): Promise<void> {
	const asked = proposed(parked);
	const start = edition.matches.find(({ id }) => id === parked.match)?.start;
	if (asked === null || (start !== undefined && Date.parse(start) > Date.parse(at))) return;
	const place = { cup: cup.id, edition: edition.id };
	// One key per slip: after an undoing the slip is not recorded again.
	await commitProposal(db, place, {
		...{ id: `parked-slip-${act}`, proposal: asked, ground: null },
		desk: { desk, ...(deskId !== null && { deskId }) },
	});
}

/** Milliseconds: changes in quick succession are handled together; without changes it checks at intervals. */
const GATHERED = 200;
const EVERY = 5_000;

/**
 * Applies parked slips and reports as long as the process runs, soon after each change of the cup. Several processes may run it: each
 * slip has one key and each report one row, so one process applies it.
 * @param onChange registers a callback for changes of a cup; returns the unsubscriber
 */
export function startApplyingParked(
	db: Database,
	cup: number,
	{
		onChange,
		onError,
	}: {
		readonly onChange: (listener: (keys: unknown, change: { readonly cup: number }) => void) => () => void;
		readonly onError: (error: unknown) => void;
	},
): RunningTask {
	let stopped = false;
	let isWanted = true;
	let wake = () => {};
	const stopListening = onChange((_, change) => {
		if (change.cup !== cup) return;
		isWanted = true;
		wake();
	});
	const rest = (milliseconds: number) =>
		new Promise<void>((resolve) => {
			const timer = setTimeout(resolve, milliseconds);
			wake = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	async function go(): Promise<void> {
		while (!stopped) {
			isWanted = false;
			await applyParked(db, cup).catch(onError);
			if (!stopped && !isWanted) await rest(EVERY);
			if (!stopped && isWanted) await rest(GATHERED);
		}
	}
	const gone = go();
	return {
		async stop() {
			stopped = true;
			stopListening();
			wake();
			await gone;
		},
	};
}
