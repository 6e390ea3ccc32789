import { html } from "hono/html";
import { stageLine } from "../../site/match/stage-line.ts";
import { formatTime } from "../../text/format.ts";
import { flagAddress } from "../../ui/flag-code.ts";
import type { PaperMatch } from "./paper.graphql.ts";
import { joined, type Making, type Markup } from "./paper-document.ts";

const KICKS: readonly string[] = ["PENALTIES", "SEVEN_METRE_THROWS"];

/** Whether a level match goes to kicks, so that paper needs room for them. */
export function mayHaveKicks({ division, category: { rules } }: PaperMatch): boolean {
	const ways = division?.stage.type === "PLAYOFF" ? rules.drawnPlayoff : rules.drawnGroup;
	return ways.some((way) => KICKS.includes(way));
}

/** Whether the match is played: it has both sides, or will have. */
export const isPlayed = ({ home, away }: PaperMatch): boolean => home.slot?.kind !== "BYE" && away.slot?.kind !== "BYE";

export const flag = (nation: string | null): Markup | "" => {
	const address = nation === null ? null : flagAddress(nation);
	return address === null ? "" : html`<img class="flag" src="${address}" alt="">`;
};

/** A side with its flag; without a team the slot in words, "Winner 2184". */
export const team = (name: string, nation: string | null): Markup =>
	html`<span class="team">${flag(nation)}<span>${name}</span></span>`;

/** The name of a side: its team, or the match that the team comes from by its number, else the slot in words. */
export function sideName(match: PaperMatch, which: "home" | "away", { languages }: Making): string {
	const { team: known, slot } = match[which];
	const number = slot?.match?.number ?? null;
	if (known !== null || number === null) return which === "home" ? match.homeTeamName : match.awayTeamName;
	return joined([languages[0]], (words) => (slot?.kind === "LOSER" ? words.loserOf(number) : words.winnerOf(number)));
}

/** "B15 · Group 31"; a playoff's with its round. */
export const stage = (match: PaperMatch): string => stageLine(match);

export const timeOf = ({ zonedStartTime }: PaperMatch): string => (zonedStartTime === null ? "–" : formatTime(zonedStartTime));

/** Room for a pen: boxes for the goals, and for kicks where there may be some. Of a young category only whether it was played. */
export function room(match: PaperMatch, { languages }: Making): Markup {
	if (!match.category.publishesScores) {
		const [first, second] = joined(languages, (words) => words.played).split(" · ");
		return html`<span class="tick">${first}<i></i>${second}</span>`;
	}
	const kick = mayHaveKicks(match) ? html`<i class="box kick"></i>` : "";
	return html`<span class="boxes">${kick}<i class="box"></i>–<i class="box"></i>${kick}</span>`;
}

/** "Cancelled", "Postponed"; empty for a match that stands. */
export function offWord({ state }: PaperMatch, { languages }: Making): string {
	if (state === "CANCELLED") return joined(languages, (words) => words.cancelled);
	return state === "POSTPONED" ? joined(languages, (words) => words.postponed) : "";
}
