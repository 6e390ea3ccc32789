import type { Score } from "../../cup/match/match.ts";
import type { Ending, SlipMatch } from "../../cup/office/slip.ts";
import { isUnlikelyScore } from "../../cup/office/unlikely-score.ts";

/** The inputs of one slip, in this order. */
export const FIELDS = ["number", "home", "away", "kicksHome", "kicksAway"] as const;
export type Field = (typeof FIELDS)[number];
export type Typed = Readonly<Record<Field, string>>;
export const NOTHING_TYPED: Typed = { number: "", home: "", away: "", kicksHome: "", kicksAway: "" };

/** A slip's proposal, as the office's calls accept it. */
export type SlipProposal =
	| { readonly kind: "result"; readonly match: string; readonly score: Score; readonly shootOut?: Score }
	| { readonly kind: "walkover"; readonly match: string; readonly absent: "home" | "away" | "both" }
	| { readonly kind: "postpone" | "played"; readonly match: string }
	| {
			readonly kind: "park";
			readonly match: string;
			readonly reason: "differs" | "unclear" | "waits-for-teams";
			readonly slip?: {
				readonly score?: Score;
				readonly shootOut?: Score;
				readonly absent?: "home" | "away" | "both";
				readonly played?: true;
			};
	  };

/** @returns the same slip, parked until both teams of its match are known; null if it has no result */
export function parkedForTeams(proposal: SlipProposal): Extract<SlipProposal, { kind: "park" }> | null {
	const park = { kind: "park", match: proposal.match, reason: "waits-for-teams" } as const;
	switch (proposal.kind) {
		case "result":
			return { ...park, slip: { score: proposal.score, ...(proposal.shootOut && { shootOut: proposal.shootOut }) } };
		case "walkover":
			return { ...park, slip: { absent: proposal.absent } };
		case "played":
			return { ...park, slip: { played: true } };
		default:
			return null;
	}
}

/** Every digit that was typed: a score that is too high is asked about, never shortened to one that looks right. */
export const digitsOf = (text: string, field: Field): string =>
	field === "number" ? text.trim().slice(0, 64) : text.replace(/\D/g, "");

const scoreOf = (home: string, away: string): Score | null =>
	home === "" || away === "" ? null : { home: Number(home), away: Number(away) };

export const typedScore = ({ home, away }: Typed): Score | null => scoreOf(home, away);
export const typedKicks = ({ kicksHome, kicksAway }: Typed): Score | null => scoreOf(kicksHome, kicksAway);

/** Whether one side has to go on and the score does not decide which. */
export function asksForKicks({ stage }: Pick<SlipMatch, "stage">, typed: Typed): boolean {
	const score = typedScore(typed);
	return (stage.type === "playoff" || stage.decidesDraws === true) && score !== null && score.home === score.away;
}

/** @returns the field that is typed next; null: the slip is whole */
export function nextField(match: Pick<SlipMatch, "stage">, typed: Typed): Field | null {
	if (typed.home === "") return "home";
	if (typed.away === "") return "away";
	if (!asksForKicks(match, typed)) return null;
	if (typed.kicksHome === "") return "kicksHome";
	return typed.kicksAway === "" ? "kicksAway" : null;
}

/** @returns null while a figure is missing, or for a shoot-out without a winner */
export function resultOf(match: SlipMatch, typed: Typed): Extract<SlipProposal, { kind: "result" }> | null {
	const score = typedScore(typed);
	if (score === null) return null;
	const proposal = { kind: "result", match: match.id, score } as const;
	if (!asksForKicks(match, typed)) return proposal;
	const shootOut = typedKicks(typed);
	return shootOut === null || shootOut.home === shootOut.away ? null : { ...proposal, shootOut };
}

/** @returns the typed figures that lead to a proposal, if it has a score */
export function typedOf(number: string, proposal: SlipProposal): Typed {
	if (proposal.kind !== "result") return { ...NOTHING_TYPED, number };
	const { score, shootOut } = proposal;
	const kicks = shootOut && { kicksHome: String(shootOut.home), kicksAway: String(shootOut.away) };
	return { ...NOTHING_TYPED, number, home: String(score.home), away: String(score.away), ...kicks };
}

export const isNothingTyped = (typed: Typed): boolean => FIELDS.every((field) => typed[field] === "");

/** How a match would have ended by a proposal; null: it ends in no way. */
export function endingOf(proposal: SlipProposal): Ending | null {
	const none = { score: null, shootOut: null, decidedBy: null, winner: null };
	switch (proposal.kind) {
		case "result":
			return { ...none, status: "finished", score: proposal.score, shootOut: proposal.shootOut ?? null };
		case "walkover":
			return { ...none, status: "walkover", winner: ({ home: "away", away: "home", both: "none" } as const)[proposal.absent] };
		case "postpone":
			return { ...none, status: "postponed" };
		case "played":
			return { ...none, status: "finished" };
		case "park":
			return null;
	}
}

const isSameScore = (a: Score | null, b: Score | null) => a?.home === b?.home && a?.away === b?.away;
export const isSameEnding = (a: Ending, b: Ending): boolean =>
	a.status === b.status &&
	isSameScore(a.score, b.score) &&
	isSameScore(a.shootOut, b.shootOut) &&
	(a.winner ?? null) === (b.winner ?? null);

const ENDED: readonly Ending["status"][] = ["finished", "walkover", "postponed", "cancelled"];

/** Whether a slip's goals or kicks are above the sport's limit. */
export const isUnlikely = (proposal: SlipProposal, sport: "football" | "handball"): boolean =>
	proposal.kind === "result" && isUnlikelyScore(sport, proposal.score, proposal.shootOut);

/** The reports that differ from a slip: the last of each reporter, and the recorded result if no report has it. */
export function differingReports({ said, stands, isYoung }: SlipMatch, slip: Ending): SlipMatch["said"] {
	if (isYoung) return [];
	const last = new Map(said.map((one) => [`${one.by} ${one.who}`, one]));
	const others = [...last.values()].filter(({ ending }) => !isSameEnding(ending, slip));
	const isTold = said.some(({ ending }) => isSameEnding(ending, stands));
	if (!ENDED.includes(stands.status) || isTold || isSameEnding(stands, slip)) return others;
	return [...others, { by: "desk", who: null, at: "", ending: stands }];
}

/** The side that wins by an ending; null for none. */
export function winnerOf({ score, shootOut, winner }: Ending): "home" | "away" | null {
	if (winner === "home" || winner === "away") return winner;
	const decides = shootOut ?? score;
	if (decides === null || decides.home === decides.away) return null;
	return decides.home > decides.away ? "home" : "away";
}
