import { and, asc, eq, gt, inArray, lte, max } from "drizzle-orm";
import { type ClockFace, clockFace, validUntil } from "../../../cup/cup-clock.ts";
import { insertRows } from "../../../database/bulk.ts";
import type { Database, Orm } from "../../../database/database.ts";
import { announceWithin } from "../announcing.ts";
import type { CupFileFact } from "../cup-file.ts";
import { announcement } from "../nouns/announcement.ts";
import { fact, factOrder } from "../nouns/fact.ts";
import { selectedGame } from "../nouns/match.ts";
import { factRows } from "../nouns/rows.ts";
import { runningClock, scriptLine } from "../nouns/running-clock.ts";
import { stream } from "../nouns/stream.ts";
import { instant } from "../nouns/value.ts";
import { clockOfRow, cupNow } from "../read-clock.ts";
import { reportMatches } from "../reporting/report-matches.ts";
import { writeSchedules } from "../schedule.ts";
import type { ScriptContent } from "../script.ts";
import { raiseRevision } from "../write/write-difference.ts";
import { shareCup, writerTransaction } from "../writer-lock.ts";
import { resetPlay } from "./begin-again.ts";
import { BEFORE_ALL } from "./running.ts";

/** The sender of the demo's reports: a reporter without a token. */
const SPEAKER = { sender: "field", by: "demo" } as const;

export type PlayedOn = {
	/** The number of script lines played. */
	readonly lines: number;
	/** When to call it again, at the latest, by the server's clock. */
	readonly next: Date;
};

type Row = typeof runningClock.$inferSelect;
type Content<Kind extends ScriptContent["kind"]> = Extract<ScriptContent, { readonly kind: Kind }>;

/**
 * Plays a demo cup up to its clock's present time: everything missed in one transaction, with one revision. Any process may call
 * it at any time: only one runs at once, and each line is played once.
 * @returns null if the cup is not played, or another process is playing it
 */
export function playOn(db: Database, cup: number, server: Date): Promise<PlayedOn | null> {
	return writerTransaction(db, (orm) => playOnWithin(orm, cup, server));
}

/** The same in a transaction. @param orm its client */
export async function playOnWithin(orm: Orm, cup: number, server: Date): Promise<PlayedOn | null> {
	await shareCup(orm, cup);
	const [row] = await orm.select().from(runningClock).where(eq(runningClock.cup, cup)).for("update", { skipLocked: true });
	if (!row) return null;
	const clock = clockOfRow(row);
	const face = clockFace(clock, server);
	const again = face.round !== row.round;
	if (again) await resetPlay(orm, cup);
	const playedTo = again ? BEFORE_ALL : row.playedTo;
	const lines = await orm
		.select({ content: scriptLine.content })
		.from(scriptLine)
		.where(and(eq(scriptLine.cup, cup), gt(scriptLine.at, playedTo), lte(scriptLine.at, face.now.toISOString())))
		.orderBy(asc(scriptLine.ordinal));
	// A new repetition withdraws the announcements of the last one, together with its reports.
	const announces = await announceWithin(orm, cup, cupNow(clock, server), row.edition);
	if (again || announces || lines.length > 0) {
		await play(
			orm,
			row,
			face,
			again || announces,
			lines.map(({ content }) => content),
		);
	}
	return { lines: lines.length, next: await nextOf(orm, row, face, server) };
}

/** @param whole more than the contents has changed already */
async function play(orm: Orm, { cup, edition }: Row, face: ClockFace, whole: boolean, contents: readonly ScriptContent[]) {
	const of = <Kind extends ScriptContent["kind"]>(kind: Kind) =>
		contents.filter((content): content is Content<Kind> => content.kind === kind);
	const reports = of("report").map(({ report }) => report);
	const { changed, rescheduled } = await reportMatches(orm, cup, SPEAKER, reports);
	const facts = of("fact").map((one) => one.fact);
	await addFacts(orm, cup, edition, facts);
	const streams = of("stream");
	for (const { stream: id, state } of streams)
		await orm
			.update(stream)
			.set({ state })
			.where(and(eq(stream.cup, cup), eq(stream.id, id)));
	const unsaid = of("unsaid").flatMap(({ announcements }) => announcements.map(({ id }) => id));
	if (unsaid.length > 0) await orm.delete(announcement).where(and(eq(announcement.cup, cup), inArray(announcement.id, unsaid)));
	const unchosen = of("unchosen");
	if (unchosen.length > 0)
		await orm.delete(selectedGame).where(and(eq(selectedGame.cup, cup), eq(selectedGame.edition, edition)));
	await orm.update(runningClock).set({ round: face.round, playedTo: face.now.toISOString() }).where(eq(runningClock.cup, cup));
	const more = whole || facts.length + streams.length + unsaid.length + unchosen.length > 0;
	if (!more && changed.length === 0) return;
	const revision = await raiseRevision(orm, cup, edition, more ? "all" : changed);
	await writeSchedules(orm, cup, rescheduled, revision);
}

/** Appends to the existing facts. */
async function addFacts(orm: Orm, cup: number, edition: string, facts: readonly CupFileFact[]): Promise<void> {
	if (facts.length === 0) return;
	const ids = facts.map(({ id }) => id);
	const there = await orm
		.select({ id: fact.id })
		.from(fact)
		.where(and(eq(fact.cup, cup), inArray(fact.id, ids)));
	const known = new Set(there.map(({ id }) => id));
	const [last] = await orm
		.select({ ordinal: max(fact.ordinal) })
		.from(fact)
		.where(and(eq(fact.cup, cup), eq(fact.edition, edition)));
	const first = (last?.ordinal ?? -1) + 1;
	const fresh = facts.filter(({ id }) => !known.has(id));
	const rows = factRows(cup, edition, fresh);
	const placed = rows.fact.map((row, index) => ({ ...row, ordinal: first + index }));
	await insertRows(orm, fact, placed, () => undefined);
	await insertRows(orm, factOrder, rows.factOrder, () => undefined);
}

async function nextOf(orm: Orm, row: Row, face: ClockFace, server: Date): Promise<Date> {
	const [line] = await orm
		.select({ at: scriptLine.at })
		.from(scriptLine)
		.where(and(eq(scriptLine.cup, row.cup), gt(scriptLine.at, face.now.toISOString())))
		.orderBy(asc(scriptLine.at))
		.limit(1);
	if (!line) return face.until;
	return validUntil(clockOfRow(row), server, new Date(instant(line.at))) ?? face.until;
}
