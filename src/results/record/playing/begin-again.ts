import { and, eq, inArray } from "drizzle-orm";
import { insertRows } from "../../../database/bulk.ts";
import type { Orm } from "../../../database/database.ts";
import { announcement } from "../nouns/announcement.ts";
import { fact, factOrder } from "../nouns/fact.ts";
import { match, selectedGame } from "../nouns/match.ts";
import { matchEvent } from "../nouns/match-event.ts";
import { report } from "../nouns/report.ts";
import { announcementRows } from "../nouns/rows.ts";
import { runningClock, scriptLine } from "../nouns/running-clock.ts";
import { slot } from "../nouns/slot.ts";
import { stream } from "../nouns/stream.ts";
import { RESULT_COLUMNS } from "../reporting/write-result.ts";
import type { ScriptContent } from "../script.ts";

/**
 * Undoes everything that a script did, and other reports of its matches, so that the demo can start again. Nothing else of the
 * record changes. The caller raises the revision.
 */
export async function resetPlay(orm: Orm, cup: number): Promise<void> {
	const lines = await orm
		.select({ content: scriptLine.content })
		.from(scriptLine)
		.where(eq(scriptLine.cup, cup))
		.orderBy(scriptLine.ordinal);
	const contents = lines.map(({ content }) => content);
	await unplay(orm, cup, [...new Set(contents.flatMap((content) => (content.kind === "report" ? [content.report.match] : [])))]);
	const facts = contents.flatMap((content) => (content.kind === "fact" ? [content.fact.id] : []));
	if (facts.length > 0) {
		await orm.delete(factOrder).where(and(eq(factOrder.cup, cup), inArray(factOrder.fact, facts)));
		await orm.delete(fact).where(and(eq(fact.cup, cup), inArray(fact.id, facts)));
	}
	for (const content of contents.toReversed()) await putBack(orm, cup, content);
}

/** Resets matches to their state without reports. */
async function unplay(orm: Orm, cup: number, matches: readonly string[]): Promise<void> {
	if (matches.length === 0) return;
	const ids = [...matches];
	await orm.delete(report).where(and(eq(report.cup, cup), inArray(report.match, ids)));
	await orm.delete(matchEvent).where(and(eq(matchEvent.cup, cup), inArray(matchEvent.match, ids)));
	const nothing = Object.fromEntries(RESULT_COLUMNS.map((column) => [column, null]));
	await orm
		.update(match)
		.set({ ...nothing, status: "scheduled" })
		.where(and(eq(match.cup, cup), inArray(match.id, ids)));
	await freeSeats(orm, cup, ids);
}

/** Removes the teams recorded at kick-off, so that only the slots remain. */
async function freeSeats(orm: Orm, cup: number, matches: readonly string[]): Promise<void> {
	for (const [side, column] of [
		["home", "homeTeam"],
		["away", "awayTeam"],
	] as const) {
		const own = orm
			.select({ match: slot.match })
			.from(slot)
			.where(and(eq(slot.cup, cup), eq(slot.side, side)));
		await orm
			.update(match)
			.set({ [column]: null })
			.where(and(eq(match.cup, cup), inArray(match.id, [...matches]), inArray(match.id, own)));
	}
}

async function putBack(orm: Orm, cup: number, content: ScriptContent): Promise<void> {
	if (content.kind === "stream")
		await orm
			.update(stream)
			.set({ state: content.was })
			.where(and(eq(stream.cup, cup), eq(stream.id, content.stream)));
	if (content.kind !== "unchosen" && content.kind !== "unsaid") return;
	const [played] = await orm.select({ edition: runningClock.edition }).from(runningClock).where(eq(runningClock.cup, cup));
	if (!played) return;
	const { edition } = played;
	if (content.kind === "unsaid") {
		const ids = content.announcements.map(({ id }) => id);
		await orm.delete(announcement).where(and(eq(announcement.cup, cup), inArray(announcement.id, ids)));
		const rows = announcementRows(cup, edition, content.announcements);
		const placed = rows.map((row, index) => ({ ...row, ordinal: content.ordinals?.[index] ?? index }));
		await insertRows(orm, announcement, placed, () => undefined);
	} else {
		await orm.delete(selectedGame).where(and(eq(selectedGame.cup, cup), eq(selectedGame.edition, edition)));
		const rows = content.games.map((match, ordinal) => ({ cup, edition, match, ordinal }));
		await insertRows(orm, selectedGame, rows, () => undefined);
	}
}
