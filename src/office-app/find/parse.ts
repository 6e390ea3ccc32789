import type { DayMatch } from "../../office/day/day-data.ts";
import type { PlanStep } from "../../office/plan/plan-calls.ts";
import { LANGUAGES, type Language } from "../../text/language.ts";
import { type OfficeScreen, SCREEN_NAMES } from "../../text/office/screen-names.ts";
import { STEP_NAMES } from "../../text/plan/step-names.ts";
import { dayCalled } from "./day-called.ts";
import { folded, startsSome } from "./folded.ts";
import type { ActWord, FindWorld, Found, Reading, Token } from "./reading.ts";

/** Both languages are accepted, whatever the screen's language. */
const WORDS: Readonly<Record<string, ActWord>> = {
	shift: "shift",
	delay: "shift",
	forskjut: "shift",
	move: "move",
	flytta: "move",
	close: "close",
	stang: "close",
	postpone: "postpone",
	"skjut upp": "postpone",
	withdraw: "withdraw",
	"dra ur": "withdraw",
	utga: "withdraw",
	utgar: "withdraw",
	"dra sig ur": "withdraw",
	"drar sig ur": "withdraw",
	aterbud: "withdraw",
	lamnar: "withdraw",
	lamna: "withdraw",
	withdraws: "withdraw",
	withdrawn: "withdraw",
	points: "points",
	deduct: "points",
	deduction: "points",
	poang: "points",
	poangavdrag: "points",
	poangtillagg: "points",
	avdrag: "points",
	senarelagg: "shift",
	"w.o.": "walkover",
	wo: "walkover",
	"w/o": "walkover",
	walkover: "walkover",
	protest: "protest",
	protestera: "protest",
	export: "export",
	exportera: "export",
};
/** Acts on a team, which may be named before them. */
const isOfTeam = (act: ActWord | null): boolean => act === "withdraw" || act === "points";
const MINUTES = /^([+\-−])(\d{1,3})(?:min|m)?$/;
const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;
const SCORE = /^(\d{1,3})[-–:](\d{1,3})$/;
const RANGE = /^\d{1,3}(?:[-–]\d{1,3})?(?:,\d{1,3}(?:[-–]\d{1,3})?)*$/;
const MOST_FOUND = 6;
const A_DAY = 1440;

/** The numbers of "1-4,7". */
function numbersOf(range: string): Set<number> {
	const numbers = new Set<number>();
	for (const part of range.split(",")) {
		const [first = 0, last = first] = part.split(/[-–]/).map(Number);
		for (let number = first; number <= Math.min(last, first + 200); number++) numbers.add(number);
	}
	return numbers;
}

type Place = {
	readonly arenas: FindWorld["arenas"];
	readonly fields: readonly string[];
	readonly name: string;
	readonly words: number;
};

/** The longest run of words that begins a place's name, with the fields' numbers after it. */
function placeAt(words: readonly string[], from: number, world: FindWorld): Place | null {
	for (let end = Math.min(words.length, from + 3); end > from; end--) {
		const start = folded(words.slice(from, end).join(" "));
		if (start.length < 2 || !/\p{L}/u.test(start)) continue;
		const arenas = world.arenas.filter(({ name }) => startsSome(name, start));
		if (arenas.length === 0) continue;
		const range = words[end];
		const all = arenas.flatMap(({ fields }) => fields);
		if (range === undefined || !RANGE.test(range)) {
			const [only, ...more] = arenas;
			return {
				arenas,
				fields: all.map(({ id }) => id),
				name: more.length === 0 ? only!.name : words.slice(from, end).join(" "),
				words: end - from,
			};
		}
		const wanted = numbersOf(range);
		const some = arenas.filter(({ fields }) => fields.some(({ name }) => wanted.has(numberOf(name))));
		const fields = some.flatMap((arena) => arena.fields.filter(({ name }) => wanted.has(numberOf(name))));
		if (fields.length === 0) continue;
		return {
			arenas: some,
			fields: fields.map(({ id }) => id),
			name: `${some.map(({ name }) => name).join(", ")} ${range.replaceAll("-", "–")}`,
			words: end - from + 1,
		};
	}
	return null;
}

/** The number at the end of a field's name; -1: none. */
const numberOf = (name: string): number => Number(/(\d{1,3})\D*$/.exec(name)?.[1] ?? -1);

const teamsOf = ({ matches }: FindWorld): Map<string, string> =>
	new Map(
		matches.flatMap(({ home, away }) =>
			[home, away].flatMap(({ team, name }) => (team !== null && name !== null ? [[team, name] as const] : [])),
		),
	);

/** The longest run of words that is in a team's name. */
function teamsAt(words: readonly string[], from: number, teams: ReadonlyMap<string, string>) {
	for (let end = Math.min(words.length, from + 5); end > from; end--) {
		const part = folded(words.slice(from, end).join(" "));
		if (part.length < 2 || !/\p{L}/u.test(part)) continue;
		const found = [...teams].filter(([, name]) => startsSome(name, part) || folded(name).includes(` ${part}`));
		if (found.length > 0) return { found, words: end - from };
	}
	return null;
}

/** The steps or screens with a word of their name that begins so, in either language. */
function called<Name extends string>(text: string, names: Readonly<Record<Language, Readonly<Record<Name, string>>>>): Name[] {
	const start = folded(text.trim());
	if (start.length < 2) return [];
	return (Object.keys(names.en) as Name[]).filter((name) =>
		LANGUAGES.some((language) => startsSome(names[language][name], start)),
	);
}

type Verb = { readonly act: ActWord; readonly length: number };

/** The longest run of words that is an act, of three at most. */
function verbAt(words: readonly string[], at: number): Verb | null {
	for (let length = Math.min(3, words.length - at); length > 0; length--) {
		const said = folded(words.slice(at, at + length).join(" "));
		const act = Object.hasOwn(WORDS, said) ? WORDS[said] : undefined;
		if (act !== undefined) return { act, length };
	}
	return null;
}

/** Parses the input of Find or do. It never throws: an unknown word is a token without a meaning. */
export function parse(text: string, world: FindWorld): Reading {
	const words = text
		.trim()
		.split(/\s+/)
		.filter((word) => word !== "");
	const asksMinutes = words.some((word) => MINUTES.test(word));
	const tokens: Token[] = [];
	const teams = teamsOf(world);
	const numbers = new Map(
		world.matches.flatMap((match) => (match.number === null ? [] : [[folded(match.number), match] as const])),
	);
	let act: ActWord | null = null;
	let place: Place | null = null;
	let from: number | null = null;
	let minutes: number | null = null;
	let on: string | null = null;
	let match: DayMatch | null = null;
	let number: string | null = null;
	let score: readonly [number, number] | null = null;
	let named: readonly (readonly [string, string])[] = [];

	for (let at = 0; at < words.length; ) {
		const word = words[at]!;
		const verb: Verb | null = act === null ? verbAt(words, at) : null;
		// After a name only what cannot be a part of one: "Måsberga utgår".
		if (verb !== null && (at === 0 || isOfTeam(verb.act))) {
			act = verb.act;
			const { length } = verb;
			tokens.push({ text: words.slice(at, at + length).join(" "), means: "act" });
			at += length;
			continue;
		}
		const later = MINUTES.exec(word);
		if (later && minutes === null) {
			minutes = Number(later[2]) * (later[1] === "+" ? 1 : -1);
			tokens.push({ text: word, means: "minutes" });
			at++;
			continue;
		}
		const goals = SCORE.exec(word);
		if (goals && number !== null && act === null && score === null) {
			score = [Number(goals[1]), Number(goals[2])];
			tokens.push({ text: word, means: "score" });
			at++;
			continue;
		}
		// Alone it may begin a name: "Sat" of Satélite.
		const day: string | null = on === null && (act !== null || asksMinutes) ? dayCalled(word, world) : null;
		if (day !== null) {
			on = day;
			tokens.push({ text: word, means: "day" });
			at++;
			continue;
		}
		const time = TIME.exec(word);
		if (time && from === null) {
			from = Number(time[1]) * 60 + Number(time[2]);
			tokens.push({ text: word, means: "from" });
			at++;
			continue;
		}
		if (number === null && (numbers.has(folded(word)) || /^\d{1,6}$/.test(word))) {
			match = numbers.get(folded(word)) ?? null;
			number = word;
			tokens.push({ text: word, means: "match" });
			at++;
			continue;
		}
		const where: Place | null = place === null && !isOfTeam(act) ? placeAt(words, at, world) : null;
		const who = named.length === 0 ? teamsAt(words, at, teams) : null;
		// The longer of the two is meant; a place where they are alike.
		if (where && (who === null || where.words >= who.words)) {
			place = where;
			tokens.push({ text: words.slice(at, at + where.words).join(" "), means: "fields", count: where.fields.length });
			at += where.words;
			// A team of the same name is found too.
			if (who && act === null) named = who.found;
			continue;
		}
		if (who) {
			named = who.found;
			tokens.push({ text: words.slice(at, at + who.words).join(" "), means: "team", count: who.found.length });
			at += who.words;
			continue;
		}
		tokens.push({ text: word, means: "unknown" });
		at++;
	}

	if (on !== null && on !== world.date) return { tokens, acts: [], places: [], on };
	const toCome = (fields: readonly string[], since: number) =>
		world.matches
			.filter((one) => one.state === "upcoming" && one.field !== null && fields.includes(one.field) && one.minute >= since)
			.map(({ id }) => id);
	const since = from ?? world.now ?? 0;
	const acts: Found[] = [];
	const shiftable = place ? toCome(place.fields, since) : match?.state === "upcoming" ? [match.id] : [];
	const placeName = place?.name ?? match?.number ?? "";
	const moved = new Set(shiftable);
	// For a whole day, when its first match begins.
	const begins =
		from ?? world.now ?? Math.min(A_DAY, ...world.matches.flatMap(({ id, minute }) => (moved.has(id) ? minute : [])));
	const shift = (by: number): Found => ({
		...{ act: "shift", matches: shiftable, place: placeName, minutes: by },
		// For one match, its own start.
		from: place === null && match !== null ? match.minute : begins,
	});
	const close = (): Found[] =>
		place && shiftable.length > 0
			? [{ act: "close", matches: shiftable, fields: place.fields, place: place.name, from: begins }]
			: [];
	const move = (): Found[] => {
		if (match) {
			const [field] = place?.fields ?? [];
			const to = field !== undefined && from !== null && from < A_DAY ? { field, minute: from } : null;
			return match.state === "upcoming" ? [{ act: "move", matches: [match.id], place: match.number, from: null, to }] : [];
		}
		return place && shiftable.length > 0 ? [{ act: "move", matches: shiftable, place: place.name, from: begins, to: null }] : [];
	};
	if (number !== null && score !== null) acts.push({ act: "result", number, score });
	if (act === "shift" && shiftable.length > 0 && minutes !== 0)
		acts.push(shift(minutes ?? 5), ...close(), ...(place ? move() : []));
	else if (act === "close") acts.push(...close());
	else if (act === "move") acts.push(...move());
	else if (act === "walkover" && number !== null) acts.push({ act: "walkover", number });
	else if (act === "protest") acts.push({ act: "protest", number });
	else if (act === "export") acts.push({ act: "export" });
	else if (act === "postpone" && match?.state === "upcoming") acts.push({ act: "postpone", match: match.id });
	else if (act === "withdraw" || act === "points")
		acts.push(...named.slice(0, MOST_FOUND).map(([team, name]): Found => ({ act, team, name })));
	else if (act === null && minutes !== null && minutes !== 0 && shiftable.length > 0) acts.push(shift(minutes));

	const withTeam = new Set(named.map(([team]) => team));
	const playedBy = world.matches.filter(({ home, away }) => withTeam.has(home.team ?? "") || withTeam.has(away.team ?? ""));
	const begun = number === null || match ? [] : world.matches.filter((one) => one.number?.startsWith(number ?? ""));
	const steps = called<PlanStep>(text, STEP_NAMES);
	const screens = called<OfficeScreen>(text, SCREEN_NAMES);
	const isName = steps.length + screens.length > 0 && tokens.every(({ means }) => means === "unknown");
	const opened = [...(match ? [match] : []), ...begun, ...(isOfTeam(act) ? [] : playedBy)];
	const places: Found[] = [
		...(place?.arenas ?? []).map(({ id, name, fields }): Found => ({ act: "arena", arena: id, name, fields: fields.length })),
		...[...new Set(opened.map(({ id }) => id))].map((id): Found => ({ act: "open", match: id })),
	].slice(0, MOST_FOUND);
	return {
		tokens: isName ? [{ text: words.join(" "), means: steps.length > 0 ? "step" : "screen" }] : tokens,
		acts,
		places: [
			...places,
			...steps.map((step): Found => ({ act: "step", step })),
			...screens.map((screen): Found => ({ act: "screen", screen })),
		],
		on,
	};
}
