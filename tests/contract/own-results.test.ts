import { createElement as drawn } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { matchMessage } from "../../src/alerts/message.ts";
import { type SiteData, SiteProvider } from "../../src/client/data/site-data.ts";
import type { Ask } from "../../src/client/graphql/ask.ts";
import type { MatchCardData } from "../../src/client/queries/match-card.graphql.ts";
import { titleOf } from "../../src/sharing/calendar/match-event.ts";
import { readPicture } from "../../src/sharing/picture/read-picture.ts";
import { TeamScore } from "../../src/site/team/TeamScore.tsx";
import { capital } from "../../src/text/capital.ts";
import { LANGUAGES, type Language, type Sport } from "../../src/text/language.ts";
import { textsIn } from "../../src/text/texts.ts";
import { LanguageContext } from "../../src/text/use-text.ts";
import { saidText } from "../support/said-text.ts";
import { shownMatch } from "../support/shown-match.ts";

const over = (
	home: number | null,
	away: number | null,
	leadingSide: MatchCardData["leadingSide"],
	more: Partial<MatchCardData> = {},
) => shownMatch("Ask", "Bro", { state: "FINISHED", homeScore: home, awayScore: away, leadingSide, ...more });
const walkover = { isWalkover: true, decidedBy: "WALKOVER" } as const;

/** How a match may end, with what it was for the home side and for the away side. */
const ENDS: Record<string, [match: MatchCardData, home: "won" | "drawn" | "lost", away: "won" | "drawn" | "lost"]> = {
	"a home win": [over(2, 1, "HOME"), "won", "lost"],
	"an away win": [over(1, 2, "AWAY"), "lost", "won"],
	"a draw": [over(1, 1, null), "drawn", "drawn"],
	"a walkover": [over(3, 0, "HOME", walkover), "won", "lost"],
	"a walkover without a score": [over(null, null, "AWAY", walkover), "lost", "won"],
	"a walkover that both lost": [over(0, 0, null, walkover), "lost", "lost"],
	"a match that was played and then awarded to neither": [over(2, 1, null, walkover), "lost", "lost"],
	penalties: [over(1, 1, "HOME", { shootOutHome: 4, shootOutAway: 3, decidedBy: "PENALTIES" }), "won", "lost"],
	lots: [over(1, 1, "AWAY", { decidedBy: "LOTS" }), "lost", "won"],
	"an abandoned match that is awarded against its score": [over(2, 1, "AWAY", walkover), "lost", "won"],
};
const LEADS = { HOME: "home", AWAY: "away" } as const;
const KEYS = { won: "WON", drawn: "DRAWN", lost: "LOST" } as const;

/** The text of Home, My Week and team cards, from the component that all of them use. */
function onSite(match: MatchCardData, team: string, language: Language, sport: Sport): string {
	const site = { brand: { sport }, editions: [], followed: {}, language } as unknown as SiteData;
	const score = drawn(LanguageContext, { value: language }, drawn(TeamScore, { team, match }));
	return saidText(renderToStaticMarkup(drawn(SiteProvider, { value: site }, score))).join(" ");
}

function inAlert(match: MatchCardData, own: "home" | "away", language: Language, sport: Sport): string | null {
	const { homeScore, awayScore, shootOutHome, shootOutAway, leadingSide, isWalkover } = match;
	if (homeScore === null || awayScore === null) return null;
	const shootOut = shootOutHome === null || shootOutAway === null ? null : { home: shootOutHome, away: shootOutAway };
	const words = {
		...{
			home: "Ask",
			away: "Bro",
			category: "B16",
			division: "Playoff A",
			round: null,
			start: match.zonedStartTime,
			field: "Heden 1",
		},
		...{ minute: null, isWalkover, leads: leadingSide && LEADS[leadingSide] },
	};
	const news = { what: "final", score: { home: homeScore, away: awayScore }, shootOut } as const;
	const { title, body } = matchMessage(news, words, { language, sport, own, scoreLeftOut: false });
	return `${title} | ${body}`;
}

async function inPicture(match: MatchCardData, id: string, language: Language, sport: Sport) {
	const named = { name: id, nation: { code: "se", name: "Sweden" }, category: { name: "Boys 16" }, division: null };
	const ask = (async () => ({ tournament: { team: { id, ...named, matches: [match] } } })) as unknown as Ask;
	const edition = { name: "2026", tournaments: [{ id: "lc-2026", startsAt: "2026-07-13", endsAt: "2026-07-18" }] };
	const picture = await readPicture({ ask, cup: 7, sport, language, edition: edition as never, of: { kind: "teams", id } });
	if (picture?.kind !== "team" || picture.match === null) throw new Error("The team has no picture of its match");
	return picture.match;
}

test.each(LANGUAGES.flatMap((language) => (["football", "handball"] as const).map((sport) => [language, sport] as const)))(
	"a result is shown as its team sees it on Home, in My Week, on cards, in calendars, alerts and pictures: its own goals first, with won, drawn or lost (%s, %s)",
	async (language, sport) => {
		const { match: text } = textsIn(language, sport);
		for (const [end, [match, ...outcomes]] of Object.entries(ENDS)) {
			for (const [side, [own, other]] of [
				["Ask", "Bro"],
				["Bro", "Ask"],
			].entries()) {
				const { letter, word } = text.table.outcomes[KEYS[outcomes[side] as "won"]];
				const isHome = side === 0;
				const goals =
					match.homeScore === null ? null : isHome ? [match.homeScore, match.awayScore] : [match.awayScore, match.homeScore];
				const score = goals?.join("–") ?? null;
				const why = `${end}, ${own}`;
				expect(onSite(match, own as string, language, sport), why).toMatch(
					new RegExp(`^${score ?? text.walkover}.*${letter}.*${word}$`),
				);
				const title = titleOf({ ...match, id: "m" } as never, text, own as string);
				expect(title, why).toMatch(new RegExp(`^${own} ${score ?? "–"} ${other} \\(.*${word}\\)$`));
				const alert = inAlert(match, isHome ? "home" : "away", language, sport);
				if (alert !== null) expect(alert, why).toMatch(new RegExp(`: ${own} ${score} ${other} \\| ${capital(word)}\\.`));
				const picture = await inPicture(match, own as string, language, sport);
				expect([picture.home.name, picture.away.name], why).toEqual([own, other]);
				expect(picture.badge?.text, why).toMatch(new RegExp(`${word}$`, "i"));
				const board = picture.board.kind === "score" ? `${picture.board.home.goals}–${picture.board.away.goals}` : null;
				expect(board, why).toBe(score);
			}
		}
	},
);

test("a match in progress shows one's own goals first and no letter, on either side", () => {
	const live = shownMatch("Ask", "Bro", { state: "LIVE", homeScore: 0, awayScore: 2, leadingSide: "AWAY" });
	expect(onSite(live, "Ask", "en", "football")).toBe("0–2");
	expect(onSite(live, "Bro", "en", "football")).toBe("2–0");
});

test("a young match shows that it was played, and not the winner", () => {
	const young = shownMatch("Ask", "Bro", { state: "FINISHED", isPlayedWithoutScore: true });
	expect(onSite(young, "Ask", "en", "football")).toBe("Played");
	expect(onSite(young, "Bro", "sv", "football")).toBe("Spelad");
});
