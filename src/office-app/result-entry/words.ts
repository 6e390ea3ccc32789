import { type CupClock, cupTime } from "../../cup/cup-clock.ts";
import type { Ending, ListedSlip, SlipMatch, WantedSlip } from "../../cup/office/slip.ts";
import { playoffRoundName } from "../../cup/playoffs/playoff-round.ts";
import { formatInstant, formatScore } from "../../text/format.ts";
import { groupTitle } from "../../text/group-title.ts";
import type { Language } from "../../text/language.ts";
import { playoffEn } from "../../text/match/playoff-en.ts";
import { playoffSv } from "../../text/match/playoff-sv.ts";
import { playoffTitle } from "../../text/office/playoff-title.ts";
import type { resultsEn } from "../../text/office/results-en.ts";

type Texts = typeof resultsEn;

/** When a slip that waits was typed, on the cup's clock. */
export const timeTyped = (
	{ typedAt }: { readonly typedAt: number },
	{ clock, zone }: { readonly clock: CupClock; readonly zone: string },
	language: Language,
): string => formatInstant(cupTime(clock, new Date(typedAt)), zone, language, false);

/** "2–1", "1–1 (5–4)", "w.o." */
export function endingWords({ status, score, shootOut }: Ending, text: Texts): string {
	if (status === "walkover") return text.walkover;
	if (status === "postponed") return text.postponed;
	if (score === null) return text.played;
	const goals = formatScore(score.home, score.away);
	return shootOut === null ? goals : `${goals} (${formatScore(shootOut.home, shootOut.away)})`;
}

/** "Group 31", "Playoff A, round of 16" */
export function stageWords({ stage }: Pick<SlipMatch, "stage">, language: Language): string {
	if (stage.type === "group") return slipGroup(stage, language);
	if (typeof stage.round === "number") return stage.title[language];
	const rounds = (language === "sv" ? playoffSv : playoffEn).round;
	return `${stage.title[language]}, ${rounds(playoffRoundName(stage.round)).toLowerCase()}`;
}

/** "Group 31", "Main round, group 1" */
export const slipGroup = ({ division, title, namesStage }: SlipMatch["stage"], language: Language): string =>
	groupTitle({ name: division, stage: namesStage && title }, language);

export const listedStage = ({ type, division, stage }: Pick<ListedSlip, "type" | "division" | "stage">, language: Language) =>
	type === "group" ? groupTitle({ name: division, stage }, language) : playoffTitle(division)[language];

export const sidesWords = ({ home, away }: Pick<ListedSlip, "home" | "away">, text: Texts): string =>
	`${home.name ?? text.notYetKnown} – ${away.name ?? text.notYetKnown}`;

export function knownWords({ known }: Pick<WantedSlip, "known">, text: Texts): string {
	return "score" in known ? text.known[known.kind](formatScore(known.score.home, known.score.away)) : text.known[known.kind];
}
