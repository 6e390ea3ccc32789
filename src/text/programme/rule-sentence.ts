import type { DaySpan, ProgrammeRule } from "../../cup/programme/programme-rule.ts";
import { formatLongWeekdayName } from "../format.ts";
import type { Language } from "../language.ts";

/** How what a rule names is called. */
export type RuleNames = {
	readonly category: (id: string) => string;
	readonly arena: (id: string) => string;
	readonly field: (id: string) => string;
	readonly club: (id: string) => string;
	readonly team: (id: string) => string;
};

/** A part of a rule's sentence; a token is a value that can be changed. */
export type SentencePart = { readonly text: string; readonly isToken: boolean };

/** @returns the rule as a sentence: "Every team rests at least 45 min between matches." */
export const ruleSentence = (rule: ProgrammeRule, names: RuleNames, language: Language): string =>
	sentenceParts(rule, names, language)
		.map(({ text }) => text)
		.join("");

/** @returns the sentence in its parts, in order */
export function sentenceParts(rule: ProgrammeRule, names: RuleNames, language: Language): SentencePart[] {
	const written = (language === "sv" ? inSwedish : inEnglish)(rule, sayer(names, language));
	// Tokens are between ⟦ and ⟧.
	return written
		.split(/(⟦[^⟧]*⟧)/)
		.filter((text) => text !== "")
		.map((text) => ({ text: text.replace(/[⟦⟧]/g, ""), isToken: text.startsWith("⟦") }));
}

type Sayer = ReturnType<typeof sayer>;

function sayer(names: RuleNames, language: Language) {
	const and = new Intl.ListFormat(language === "sv" ? "sv-SE" : "en-GB", { type: "conjunction" });
	const token = (text: string | number) => `⟦${text}⟧`;
	const list = (ids: readonly string[], name: (id: string) => string) => token(and.format(ids.map(name)));
	return {
		token,
		minutes: (minutes: number) => token(minutes % 60 === 0 && minutes > 60 ? `${minutes / 60} h` : `${minutes} min`),
		categories: (ids: readonly string[]) => list(ids, names.category),
		arenas: (ids: readonly string[]) => list(ids, names.arena),
		fields: (ids: readonly string[]) => list(ids, names.field),
		clubs: (ids: readonly string[]) => list(ids, names.club),
		teams: (ids: readonly string[]) => list(ids, names.team),
		days: (days: readonly string[]) => list(days, (day) => formatLongWeekdayName(day, language)),
	};
}

const isSpan = ({ from, until }: DaySpan) => from !== undefined || until !== undefined;

function inEnglish(rule: ProgrammeRule, say: Sayer): string {
	const { token } = say;
	const span = ({ from, until }: DaySpan) =>
		from === undefined
			? until === undefined
				? ""
				: `before ${token(until)}`
			: until === undefined
				? `after ${token(from)}`
				: `between ${token(from)} and ${token(until)}`;
	const on = (days: readonly string[] | undefined) => (days === undefined ? "" : ` on ${say.days(days)}`);
	switch (rule.kind) {
		case "rest":
			return `Every team rests at least ${say.minutes(rule.minutes)} between matches${rule.changingArena === undefined ? "" : `, ${say.minutes(rule.changingArena)} when it changes arena`}.`;
		case "way":
			return "A team has time for the way between two arenas.";
		case "matches-a-day":
			return `No team plays more than ${token(rule.most)} ${rule.most === 1 ? "match" : "matches"} a day${rule.inPlayoffs === undefined ? "" : `, ${token(rule.inPlayoffs)} in playoffs`}.`;
		case "where":
			return `${say.categories(rule.categories)} play${rule.arenas === undefined ? "" : ` at ${say.arenas(rule.arenas)}`}${isSpan(rule) ? `${rule.arenas === undefined ? " " : ", "}${span(rule)}` : ""}.`;
		case "days":
			return `${say.categories(rule.categories)} play on ${say.days(rule.days)}.`;
		case "rounds":
			return `A round is over before the next round ${token(rule.of === "group" ? "of the same group" : "of the same category")} begins.`;
		case "finals":
			return `${rule.categories === undefined ? "Finals are" : `The finals of ${say.categories(rule.categories)} are`} on ${say.fields(rule.fields)}, ${say.days([rule.day])}${isSpan(rule) ? `, ${span(rule)}` : ""}.`;
		case "clubs": {
			const who =
				rule.clubs === undefined ? `Clubs from more than ${token(`${rule.farther ?? 0} km`)} away` : say.clubs(rule.clubs);
			const when = [
				...(rule.from === undefined ? [] : [`start after ${token(rule.from)}`]),
				...(rule.until === undefined ? [] : [`are done by ${token(rule.until)}`]),
			];
			return `${who} ${when.length === 0 ? "play" : when.join(" and ")} on ${say.days([rule.day])}.`;
		}
		case "one-arena":
			return "A team stays at one arena a day.";
		case "club-apart":
			return "Two teams of one club do not play at the same time.";
		case "coach":
			return `${say.teams(rule.teams)} have one coach: they do not play at the same time.`;
		case "break":
			return `Nothing is played${isSpan(rule) ? ` ${span(rule)}` : ""}${rule.arenas === undefined ? "" : ` at ${say.arenas(rule.arenas)}`}${on(rule.days)}.`;
		case "keep-free":
			return `${say.fields(rule.fields)} ${rule.fields.length === 1 ? "is" : "are"} kept free${isSpan(rule) ? ` ${span(rule)}` : ""}${on(rule.days)}.`;
		case "home-arena":
			return `${say.clubs(rule.clubs)} play group matches at ${say.arenas(rule.arenas)}.`;
		case "waits":
			return `No team waits more than ${say.minutes(rule.most)} between two matches of a day.`;
	}
}

function inSwedish(rule: ProgrammeRule, say: Sayer): string {
	const { token } = say;
	const span = ({ from, until }: DaySpan) =>
		from === undefined
			? until === undefined
				? ""
				: `före ${token(until)}`
			: until === undefined
				? `efter ${token(from)}`
				: `mellan ${token(from)} och ${token(until)}`;
	const on = (days: readonly string[] | undefined) => (days === undefined ? "" : ` på ${say.days(days)}`);
	switch (rule.kind) {
		case "rest":
			return `Varje lag vilar minst ${say.minutes(rule.minutes)} mellan matcher${rule.changingArena === undefined ? "" : `, ${say.minutes(rule.changingArena)} när det byter arena`}.`;
		case "way":
			return "Ett lag hinner vägen mellan två arenor.";
		case "matches-a-day":
			return `Inget lag spelar fler än ${token(rule.most)} ${rule.most === 1 ? "match" : "matcher"} om dagen${rule.inPlayoffs === undefined ? "" : `, ${token(rule.inPlayoffs)} i slutspel`}.`;
		case "where":
			return `${say.categories(rule.categories)} spelar${rule.arenas === undefined ? "" : ` på ${say.arenas(rule.arenas)}`}${isSpan(rule) ? `${rule.arenas === undefined ? " " : ", "}${span(rule)}` : ""}.`;
		case "days":
			return `${say.categories(rule.categories)} spelar på ${say.days(rule.days)}.`;
		case "rounds":
			return `En omgång är slut innan nästa omgång ${token(rule.of === "group" ? "i samma grupp" : "i samma klass")} börjar.`;
		case "finals":
			return `${rule.categories === undefined ? "Finaler" : `Finalerna i ${say.categories(rule.categories)}`} spelas på ${say.fields(rule.fields)}, ${say.days([rule.day])}${isSpan(rule) ? `, ${span(rule)}` : ""}.`;
		case "clubs": {
			const who =
				rule.clubs === undefined ? `Klubbar från mer än ${token(`${rule.farther ?? 0} km`)} bort` : say.clubs(rule.clubs);
			const when = [
				...(rule.from === undefined ? [] : [`börjar efter ${token(rule.from)}`]),
				...(rule.until === undefined ? [] : [`är klara senast ${token(rule.until)}`]),
			];
			return `${who} ${when.length === 0 ? "spelar" : when.join(" och ")} på ${say.days([rule.day])}.`;
		}
		case "one-arena":
			return "Ett lag spelar på en arena om dagen.";
		case "club-apart":
			return "Två lag från samma klubb spelar inte samtidigt.";
		case "coach":
			return `${say.teams(rule.teams)} har samma ledare: de spelar inte samtidigt.`;
		case "break":
			return `Inget spelas${isSpan(rule) ? ` ${span(rule)}` : ""}${rule.arenas === undefined ? "" : ` på ${say.arenas(rule.arenas)}`}${on(rule.days)}.`;
		case "keep-free":
			return `${say.fields(rule.fields)} hålls ${rule.fields.length === 1 ? "ledig" : "lediga"}${isSpan(rule) ? ` ${span(rule)}` : ""}${on(rule.days)}.`;
		case "home-arena":
			return `${say.clubs(rule.clubs)} spelar gruppmatcher på ${say.arenas(rule.arenas)}.`;
		case "waits":
			return `Inget lag väntar mer än ${say.minutes(rule.most)} mellan två matcher samma dag.`;
	}
}
