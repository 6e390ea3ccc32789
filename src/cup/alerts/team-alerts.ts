import type { Fate } from "../playoffs/fate.ts";
import type { AlertKind } from "./alert-kind.ts";

/** What is certain of a team; nothing of a young category is. */
export type TeamNow = {
	readonly fate: Fate | null;
	/** Its place in a group that is decided: all is played and no fact is awaited. */
	readonly place: { readonly division: string; readonly position: number } | null;
	/** Its group: nothing of it is played, something is to be played, or it is decided; null where it has none that is shown. */
	readonly group: "afresh" | "open" | "decided" | null;
};

/** What those who follow a team know of it. */
export type TeamAlertState = Pick<TeamNow, "fate" | "place">;

export type TeamAlert =
	| { readonly what: "fate"; readonly fate: Fate; readonly corrected: boolean }
	/** It was said to be through, or out, and a correction has opened its group again. */
	| { readonly what: "open-again"; readonly fate: Fate }
	/** Its group was said to be decided, and is not any more. */
	| { readonly what: "place-open" }
	| { readonly what: "place"; readonly position: number; readonly division: string; readonly corrected: boolean };

export const TEAM_KIND_OF: Readonly<Record<TeamAlert["what"], AlertKind>> = {
	fate: "through",
	"open-again": "through",
	place: "table",
	"place-open": "table",
};

/** What those who follow a team are to be told, and what they know then. Nothing is told before it is certain. */
export function teamAlerts(
	told: TeamAlertState,
	now: TeamNow,
): { readonly alerts: readonly TeamAlert[]; readonly told: TeamAlertState } {
	// Before the first match nothing was ever certain: what was told is of a draw, or a play, that is gone.
	if (now.group === "afresh") return { alerts: [], told: { fate: now.fate, place: null } };
	const alerts: TeamAlert[] = [];
	let { fate, place } = told;
	if (now.place !== null && (place?.division !== now.place.division || place.position !== now.place.position)) {
		alerts.push({ what: "place", ...now.place, corrected: place?.division === now.place.division });
		place = now.place;
	} else if (now.place === null && place !== null && now.group === "open") {
		alerts.push({ what: "place-open" });
		place = null;
	}
	if (now.fate !== null && (fate === null || saidOf(fate) !== saidOf(now.fate))) {
		alerts.push({ what: "fate", fate: now.fate, corrected: fate !== null && isContradicted(fate, now.fate) });
		fate = now.fate;
	} else if (now.fate === null && fate !== null && isOfGroup(fate) && now.group === "open") {
		alerts.push({ what: "open-again", fate });
		fate = null;
	}
	return { alerts, told: { fate, place } };
}

/** A division that becomes known is the same news. */
function saidOf(fate: Fate): string {
	return [fate.kind, fate.stage, fate.round, fate.kind === "placed" ? fate.won : ""].join(" ");
}

/** Whether it follows from the table of its group. */
const isOfGroup = ({ kind, round }: Fate): boolean => kind !== "placed" && round === null;

/** What follows from playing on contradicts nothing. */
function isContradicted(before: Fate, now: Fate): boolean {
	if (isOfGroup(before) && isOfGroup(now) && before.kind !== now.kind) return true;
	if (before.kind !== "through") return before.stage === now.stage || now.kind !== "through";
	return now.kind === "through" && before.round === null && now.round === null && before.stage !== now.stage;
}
