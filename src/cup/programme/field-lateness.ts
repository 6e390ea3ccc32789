import type { ProgrammedPlay } from "./late-running.ts";

/** A smaller delay counts as on time. */
const LATE_MINUTES = 5;
const MINUTE = 60_000;
/** The number of a field's last starts and ends that count. */
const TOLD_BY = 2;

/**
 * How late a field is: the median delay of its last two starts or ends.
 * @param programme of one field and one day
 * @returns whole minutes; null if it is on time, or nothing was reported
 */
export function fieldLateness(programme: readonly ProgrammedPlay[]): number | null {
	const said = programme
		.filter(({ state, isWalkover }) => (state === "live" || state === "finished") && !isWalkover)
		.flatMap(({ start, length, begun, ended }) => [
			...(begun === null ? [] : [{ at: begun, late: begun - start }]),
			...(ended === null ? [] : [{ at: ended, late: ended - (start + length) }]),
		])
		.toSorted((a, b) => b.at - a.at)
		.slice(0, TOLD_BY);
	if (said.length === 0) return null;
	const minutes = Math.round(said.reduce((sum, { late }) => sum + late, 0) / said.length / MINUTE);
	return minutes < LATE_MINUTES ? null : minutes;
}
