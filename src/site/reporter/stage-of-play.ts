import type { ReporterMatch } from "../../cup/reports/programme.ts";
import type { Stated } from "../../cup/reports/report.ts";

export type StageOfPlay =
	| "before"
	| "first-half"
	| "half-time"
	| "second-half"
	| "extra-time"
	| "shoot-out"
	| "over"
	/** A walkover, or cancelled. */
	| "off";
export type NextPhase = "kick-off" | "half-time" | "second-half" | "extra-time" | "shoot-out" | "full-time";

/** The stage of a match, by its reports. */
export function stageOfPlay({ status, period }: Pick<Stated, "status" | "period">): StageOfPlay {
	switch (status) {
		case "scheduled":
		case "postponed":
			return "before";
		case "live":
			return period ?? "first-half";
		case "finished":
			return "over";
		default:
			return "off";
	}
}

/** Whether a level match goes on. */
export const mustHaveWinner = ({ type, decidesDraws }: Pick<ReporterMatch, "type" | "decidesDraws">): boolean =>
	type === "playoff" || decidesDraws === true;

/** The possible next phases, the likeliest first. A level match goes on only if it needs a winner. */
export function nextPhases(stated: Stated, match: Pick<ReporterMatch, "type" | "decidesDraws" | "halfMinutes">): NextPhase[] {
	const level = mustHaveWinner(match) && stated.score !== null && stated.score.home === stated.score.away;
	const decided = stated.shootOut !== null && stated.shootOut.home !== stated.shootOut.away;
	switch (stageOfPlay(stated)) {
		case "before":
			return ["kick-off"];
		case "first-half":
			return match.halfMinutes === null ? ["half-time", "full-time"] : ["half-time"];
		case "half-time":
			return ["second-half"];
		case "second-half":
			return level ? ["full-time", "extra-time", "shoot-out"] : ["full-time"];
		case "extra-time":
			return level ? ["full-time", "shoot-out"] : ["full-time"];
		case "shoot-out":
			return decided ? ["full-time"] : [];
		case "over":
			if (!level || stated.shootOut !== null || stated.winner !== null) return [];
			return stated.regularTime === null ? ["extra-time", "shoot-out"] : ["shoot-out"];
		case "off":
			return [];
	}
}
