import type { Database } from "../database/database.ts";
import { type EditionSummary, readCupSummary } from "../results/record/read.ts";
import { clockOf, cupNow } from "../results/record/read-clock.ts";
import { dayIn } from "../results/record/zone.ts";

export type CurrentEdition = {
	readonly cup: number;
	readonly edition: string;
	/** The edition without its matches. */
	readonly summary: EditionSummary;
	readonly zone: string;
	readonly sport: "football" | "handball";
	/** By the cup's clock. */
	readonly now: Date;
};

/** @returns the edition being played, else the next, else the last; undefined if there is none */
export async function currentEdition(db: Database, cup: number, server: Date): Promise<CurrentEdition | undefined> {
	const summary = await readCupSummary(db, cup);
	if (!summary) return undefined;
	const now = cupNow(clockOf(summary.cup), server);
	const { zone, sport } = summary.cup;
	const edition = editionOn(summary.editions, dayIn(now, zone));
	return edition && { cup, edition: edition.id, summary: edition, zone, sport, now: new Date(now) };
}

/** @param editions oldest first */
export function editionOn<Edition extends Pick<EditionSummary, "startsOn" | "endsOn">>(
	editions: readonly Edition[],
	day: string,
): Edition | undefined {
	const played = editions.findLast(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
	const last = editions.findLast(({ endsOn }) => endsOn < day);
	const isJustOver = last !== undefined && Date.parse(day) - Date.parse(last.endsOn) <= LATE_RESULTS;
	return played ?? (isJustOver ? last : undefined) ?? editions.find(({ startsOn }) => startsOn > day) ?? last;
}

/** A result may arrive days after the last match. */
const LATE_RESULTS = 14 * 24 * 60 * 60_000;
