import type { WayFrom } from "../cup/alerts/kick-off-soon.ts";
import type { MatchAlert } from "../cup/alerts/match-alerts.ts";
import type { TeamAlert } from "../cup/alerts/team-alerts.ts";
import type { Score } from "../cup/match/match.ts";
import { outcomeFor } from "../cup/match/outcome-for.ts";
import { placesOf } from "../cup/playoffs/playoff-round.ts";
import { shortTeamName } from "../site/team/short-name.ts";
import { formatScore, formatTime, formatWeekdayName } from "../text/format.ts";
import type { Language, Sport } from "../text/language.ts";
import type { AlertTexts } from "../text/push/en.ts";
import { ALERT_TEXTS } from "../text/push/texts.ts";
import { textsIn } from "../text/texts.ts";
import { fittedBody, fittedTitle, type Message } from "./fitted.ts";

/** The words for a match and its parts, in the reader's language. Times are zoned: "2026-07-16T14:20:00+02:00". */
export type MatchWords = {
	readonly home: string;
	readonly away: string;
	/** "G14". */
	readonly category: string;
	/** "Group 6", "Playoff A". */
	readonly division: string;
	/** "Quarter-final 1", "Match for 5th place" of a playoff; null in a group. */
	readonly round: string | null;
	readonly start: string | null;
	readonly field: string | null;
	readonly minute: number | null;
	readonly isWalkover: boolean;
	/** The winner, by the score, a shoot-out, lots or an award; null: none yet. */
	readonly leads: "home" | "away" | null;
};

/** An event of a match; a start that comes by the clock alone is reported as "soon". */
export type MatchNews =
	| Exclude<MatchAlert, { what: "moved" | "off" | "late" | "next" | "on-time" | "goal" | "final-corrected" | "goal-corrected" }>
	| { readonly what: "soon"; readonly minutes: number; readonly at: string; readonly way: WayFrom | null }
	| { readonly what: "moved"; readonly was: PlaceBefore }
	| { readonly what: "off"; readonly state: "postponed" | "cancelled"; readonly was: PlaceBefore }
	| (Extract<MatchAlert, { what: "goal" }> & { readonly rival: RivalLead | null })
	| { readonly what: "late"; readonly at: string; readonly minutes: number }
	| { readonly what: "next" | "on-time"; readonly at: string }
	| { readonly what: "goal-corrected"; readonly score: Score; readonly was: Score; readonly since: string | null }
	| {
			readonly what: "final-corrected";
			readonly score: Score;
			readonly shootOut: Score | null;
			readonly was: Score;
			readonly since: string | null;
			readonly inGroup: boolean;
	  };

/** A team of the same group that leads in another match at the same time, its own goals first; where several do, how many. */
export type RivalLead = { readonly team: string; readonly own: number; readonly theirs: number } | { readonly count: number };

/** A match's earlier place and time. */
type PlaceBefore = {
	readonly start: string | null;
	readonly field: string | null;
	/** Nothing may be played on that field then. */
	readonly isClosed: boolean;
};

/** The recipient's relation to the match. */
export type Reader = {
	readonly language: Language;
	readonly sport: Sport;
	/** The side that is followed; null where the field is, or both are. */
	readonly own: "home" | "away" | null;
	readonly scoreLeftOut: boolean;
};

/** The alert about a match. */
export function matchMessage(news: MatchNews, words: MatchWords, reader: Reader): Message {
	const text = ALERT_TEXTS[reader.language];
	const { sport, scoreLeftOut } = reader;
	const start = text.startOf[sport];
	const ground = text.ground[sport];
	// "Final: …" about a match for 5th place must not read as the playoff's final.
	const stage = [words.division, words.round].flatMap((name) => (name === null ? [] : text.group(name))).join(", ");
	const where = `${words.category}, ${stage}`;
	const whos = whosOf(words, reader, text);
	const pairs = pairsOf(words).map(({ home, away }) => text.pair(home, away));
	const time = (zoned: string) => text.time(formatTime(zoned));
	const titled = (title: (who: string) => string) => fittedTitle([...whos, words.category].map(title));
	switch (news.what) {
		case "soon":
			return {
				title: titled((who) => text.soon(who, start, news.minutes)),
				body: fittedBody([text.at(time(news.at), words.field), news.way && text.way(news.way.minutes, news.way.arena)]),
			};
		case "moved":
			return moved(news.was);
		case "off": {
			const before = whatWas(news.was, news.was.start && time(news.was.start));
			return {
				title: fittedTitle([...pairs, ...whos, words.category].map((who) => text[news.state](who))),
				body: fittedBody([...before, `${where}.`]),
			};
		}
		case "late":
			return {
				title: titled((who) => text.about(who, start, time(news.at))),
				body: fittedBody([text.late(news.minutes, ground)]),
			};
		case "on-time":
			return {
				title: titled((who) => text.asPlanned(who, start, time(news.at))),
				body: fittedBody([text.onTimeAgain(ground), words.field && `${words.field}.`]),
			};
		case "next":
			return { title: text.next, body: fittedBody([text.aboutAt(time(news.at), words.field)]) };
		case "goal":
			return {
				title: scoreLeftOut ? fittedTitle([...pairs, words.category].map(text.goalWithout)) : scored(news.score, text.goal),
				body: fittedBody([
					words.minute === null || scoreLeftOut ? `${where}.` : text.minute(words.minute, stage),
					news.rival && !scoreLeftOut ? rivals(news.rival) : null,
				]),
			};
		case "final":
			return scoreLeftOut
				? { title: titled(text.finalWithout), body: fittedBody([`${where}. ${text.tapToSee}`]) }
				: {
						title: scored(news.score, text.final),
						body: fittedBody([outcome(), shootOut(news.shootOut), walkover(), `${where}.`]),
					};
		case "goal-corrected":
		case "final-corrected": {
			if (scoreLeftOut) {
				return { title: fittedTitle([...pairs, words.category].map(text.corrected)), body: fittedBody([text.resultChanged]) };
			}
			const was = figuresOf(news.was);
			return {
				title: scored(news.score, text.corrected),
				body: fittedBody([
					...(news.what === "final-corrected" ? [outcome(), shootOut(news.shootOut)] : []),
					news.since === null ? text.was(was) : text.wasUntil(was, time(news.since)),
					news.what === "final-corrected" && news.inGroup ? text.tableChanged : null,
				]),
			};
		}
		case "played":
			return {
				title: fittedTitle([...whos.map((who) => text.played(who, words.category)), text.played(words.category, null)]),
				body: fittedBody([text.noResults]),
			};
	}

	/** The followed side and its goals are first, so that no defeat reads as a win. */
	function scored(score: Score, title: (text: string) => string): string {
		const figures = figuresOf(score);
		const named = pairsOf(words).map(({ home, away }) => {
			const [first, second] = reader.own === "away" ? [away, home] : [home, away];
			return `${first} ${figures} ${second}`;
		});
		return fittedTitle([...named, `${figures}, ${words.category}`].map(title));
	}

	function figuresOf({ home, away }: Score): string {
		return reader.own === "away" ? formatScore(away, home) : formatScore(home, away);
	}

	/** "Lost."; null for a follower of the field, or of both sides. */
	function outcome(): string | null {
		const { leads, isWalkover } = words;
		const own = reader.own && outcomeFor(reader.own, { leads, hasScore: true, isWalkover });
		return own && text.outcomes[own];
	}

	function rivals(rival: RivalLead): string {
		if ("count" in rival) return text.leadToo(rival.count);
		return text.leadsToo(rival.team, formatScore(rival.own, rival.theirs));
	}

	function shootOut(score: Score | null): string | null {
		return score && text.penalties[sport](figuresOf(score));
	}

	function walkover(): string | null {
		return words.isWalkover ? text.walkover : null;
	}

	/** The reason for a closed field, as a sentence of its own. */
	function whatWas({ field, isClosed }: PlaceBefore, when: string | null): (string | null)[] {
		const closed = isClosed ? field : null;
		const before = [when, closed === null ? field : null].filter(Boolean).join(", ");
		return [before === "" ? null : text.was(before), closed && text.isClosed(closed)];
	}

	function moved(was: PlaceBefore): Message {
		const { start: now, field } = words;
		if (now === null || now === was.start) {
			const said = [now === null ? null : text.timeAsBefore(time(now)), ...whatWas(was, null)];
			return { title: titled((who) => text.newField(who, field ?? words.category, ground)), body: fittedBody(said) };
		}
		const isSameField = field !== null && field === was.field;
		const isSameDay = was.start?.slice(0, 10) === now.slice(0, 10);
		return {
			title: titled((who) => (isSameDay ? text.movedTo(who, time(now)) : text.movedToDay(who, whenOf(now, was.start)))),
			body: fittedBody(
				isSameField
					? [was.start && text.was(whenOf(was.start, now)), text.placeAsBefore(field)]
					: [field && `${field}.`, ...whatWas(was, was.start && whenOf(was.start, now))],
			),
		};
	}

	/** With the weekday if that has changed. */
	function whenOf(zoned: string, beside: string | null): string {
		return zoned.slice(0, 10) === beside?.slice(0, 10)
			? time(zoned)
			: `${formatWeekdayName(zoned, reader.language)} ${time(zoned)}`;
	}
}

/** The words for a team and its position. */
export type TeamWords = {
	readonly team: string;
	readonly category: string;
	/** The group it plays in: "Group 6". */
	readonly group: string | null;
	/** Its place there, where the group is decided. */
	readonly position: number | null;
	/** The subject of its fate: "Playoff A". */
	readonly playoff: string | null;
	/** The round of it, as the API names rounds: "SEMI_FINAL". */
	readonly round: Parameters<ReturnType<typeof textsIn>["match"]["playoff"]["theRound"]>[0] | null;
	/** Its next match. */
	readonly next: { readonly start: string; readonly field: string | null } | null;
	/** The others of its group that come first, by place. */
	readonly others: readonly { readonly team: string; readonly position: number }[];
};

/** The alert about a team. */
export function teamMessage(
	alert: TeamAlert,
	words: TeamWords,
	{ language, sport }: Pick<Reader, "language" | "sport">,
): Message {
	const text = ALERT_TEXTS[language];
	const { match } = textsIn(language, sport);
	const group = text.group(words.group ?? words.category);
	const whos = [words.team, shortTeamName(words.team), words.category];
	const playoff = words.playoff ?? words.category;
	const next =
		words.next &&
		text.at(`${formatWeekdayName(words.next.start, language)} ${text.time(formatTime(words.next.start))}`, words.next.field);
	const place = words.position === null ? null : text.placeIn(text.rank(words.position), group);
	const titled = (title: (who: string) => string, corrected: boolean) =>
		fittedTitle(whos.map((who) => (corrected ? text.corrected(title(who)) : title(who))));
	switch (alert.what) {
		case "open-again":
			return {
				title: titled(alert.fate.kind === "out" ? text.notOut : text.notThrough, true),
				body: fittedBody([`${text.openAgain(words.group ?? words.category)}.`]),
			};
		case "place-open":
			return {
				title: fittedTitle([text.corrected(text.openAgain(words.group ?? words.category))]),
				body: fittedBody([text.placeOpen(words.team)]),
			};
		case "place": {
			const ordinal = text.rank(alert.position);
			const title = (who: string) =>
				alert.corrected
					? text.corrected(text.placeCorrected(who, ordinal, group))
					: text.decided(words.group ?? words.category, who, ordinal);
			const others = words.others.map(({ team, position }) => `${team} ${text.rank(position)}`);
			const fitting = [others, others.slice(0, 1), []].map((some) => some.join(", ")).find((some) => some.length < 100);
			return { title: fittedTitle(whos.map(title)), body: fittedBody([fitting ? `${fitting}.` : null]) };
		}
		case "fate": {
			const { fate, corrected } = alert;
			const where = words.round === null ? playoff : match.playoff.theRound(words.round);
			if (fate.kind === "placed") {
				const [best] = placesOf(fate.round);
				const place = fate.won ? best : best + 1;
				return {
					title: titled((who) => text.placed(who, place, playoff), corrected),
					body: fittedBody([words.category && `${words.category}.`]),
				};
			}
			if (fate.kind === "out" && fate.round === null) {
				return { title: titled((who) => text.endsIn(who, group), corrected), body: fittedBody([place]) };
			}
			if (fate.kind === "out") {
				return { title: titled((who) => text.out(who, playoff), corrected), body: fittedBody([text.outIn(where)]) };
			}
			return {
				title: titled((who) => text.through(who, where), corrected),
				body: fittedBody([words.round === null ? place : `${playoff}.`, next]),
			};
		}
	}
}

type Pair = { readonly home: string; readonly away: string };

/** Whole names, then short ones. */
function pairsOf({ home, away }: MatchWords): readonly Pair[] {
	return [
		{ home, away },
		{ home: shortTeamName(home), away: shortTeamName(away) },
	];
}

/** The names of the match's teams for this reader: the fullest first. */
function whosOf(words: MatchWords, { own }: Reader, text: AlertTexts): readonly string[] {
	return pairsOf(words).map(({ home, away }) => (own === null ? text.pair(home, away) : own === "home" ? home : away));
}
