import type { Fate } from "../playoffs/fate.ts";
import type { AlertKind } from "./alert-kind.ts";

/** What is certain of a team; for a young category nothing. */
export type TeamNow = {
	readonly fate: Fate | null;
	/** Its position in a decided group: all matches are played and no fact is missing. */
	readonly place: { readonly division: string; readonly position: number } | null;
	/** Its group: no match has been played, some are still to be played, or it is decided; null if none is public. */
	readonly group: "afresh" | "open" | "decided" | null;
};

/** What followers of a team have been told. */
export type TeamAlertState = Pick<TeamNow, "fate" | "place">;

export type TeamAlert =
	| { readonly what: "fate"; readonly fate: Fate; readonly corrected: boolean }
	/** It was reported as through or out, and a correction has reopened its group. */
	| { readonly what: "open-again"; readonly fate: Fate }
	/** Its group was reported as decided, and no longer is. */
	| { readonly what: "place-open" }
	| { readonly what: "place"; readonly position: number; readonly division: string; readonly corrected: boolean };

export const TEAM_KIND_OF: Readonly<Record<TeamAlert["what"], AlertKind>> = {
	fate: "through",
	"open-again": "through",
	place: "table",
	"place-open": "table",
};

/** The alerts to send to a team's followers, and their state afterwards. Nothing is sent before it is certain. */
export function teamAlerts(
	told: TeamAlertState,
	now: TeamNow,
): { readonly alerts: readonly TeamAlert[]; readonly told: TeamAlertState } {
	// Before the first match nothing is certain, so what was sent belongs to an earlier draw or replay.
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

/** Text that is equal for the same news: a division that becomes known later does not change it. */
function saidOf(fate: Fate): string {
	return [fate.kind, fate.stage, fate.round, fate.kind === "placed" ? fate.won : ""].join(" ");
}

/** Whether it follows from the group's table. */
const isOfGroup = ({ kind, round }: Fate): boolean => kind !== "placed" && round === null;

/** A later stage of play does not contradict the earlier fate. */
function isContradicted(before: Fate, now: Fate): boolean {
	if (isOfGroup(before) && isOfGroup(now) && before.kind !== now.kind) return true;
	if (before.kind !== "through") return before.stage === now.stage || now.kind !== "through";
	return now.kind === "through" && before.round === null && now.round === null && before.stage !== now.stage;
}
