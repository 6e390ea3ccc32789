import { PRESET_RULES } from "../../src/cup/presets.ts";
import { FACT_CRITERIA, PRESETS } from "../../src/cup/rules.ts";
import type {
	CupFile,
	CupFileArena,
	CupFileCategory,
	CupFileClub,
	CupFileEdition,
	CupFileFact,
	CupFileMatch,
	CupFileSlot,
	CupFileStage,
	CupFileTeam,
} from "../../src/results/record/cup-file.ts";
import { CUP_FILE_FORMAT } from "../../src/results/record/cup-file.ts";
import { missingNamed } from "../../src/results/record/naming/missing-named.ts";
import { RESULT_FIELDS } from "../../src/results/record/reporting/reported-result.ts";
import { Lots } from "./lots.ts";

/** A randomly drawn small cup, and the moment at which it is examined. */
export type OddCup = { readonly file: CupFile; readonly now: Date };

const seeds = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);
/** The seeds of the examined cups, by test. */
export const ODD_SEEDS = {
	readers: seeds(1, 24),
	acts: seeds(101, 14),
	followers: seeds(201, 20),
	office: seeds(301, 24),
} as const;

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const both = (en: string, sv = en) => ({ en, sv });
/** An instant as the record writes it. */
export const at = (time: number): string => new Date(time).toISOString().replace(".000Z", "Z");
const day = (time: number) => at(time).slice(0, 10);

const ZONES = ["Europe/Stockholm", "America/New_York", "Pacific/Auckland", "Asia/Kolkata"];
const NATIONS = ["se", "no", "dk", "wa", "tpe", "ko", "de", "aq"];
const CLUBS = [
	"Ängby IF",
	"Bro FK",
	"Örby",
	"Ek United",
	"FK Gnista",
	"Håv SK",
	"Kållered BK",
	"Lax & Sill",
	"Ås 08",
	"Älta",
	"Zeta",
];

function clubsOf(lots: Lots): CupFileClub[] {
	return CLUBS.map((name, number) => ({ id: `k${number}`, name, nation: lots.of(NATIONS) }));
}

const ARENAS = ["Norra", "Södra", "Vilan"];

function arenasOf(lots: Lots): CupFileArena[] {
	return ARENAS.map((name, number) => ({
		id: `a${number}`,
		name,
		...(lots.is(0.3) && { zone: lots.of(ZONES) }),
		...(lots.is(0.5) && { address: `${name} vägen ${lots.within(1, 99)}` }),
		...(lots.is(0.5) && { latitude: 57 + number, longitude: 12 - number }),
		...(lots.is(0.3) && { text: both("Bring water", "Ta med vatten") }),
		fields: Array.from({ length: lots.within(1, 3) }, (_, field) => ({
			id: `a${number}f${field}`,
			name: `${name} ${field + 1}`,
			...(lots.is(0.5) && { surface: lots.of(["grass", "gravel", "indoor"]) }),
			...(lots.is(0.3) && { size: "100 × 60" }),
		})),
	}));
}

/** When and where the next match can be, one after the other on each field. */
type Programme = () => Pick<CupFileMatch, "start" | "field">;

function programmeOf(lots: Lots, begins: number, fields: readonly string[]): Programme {
	let slot = 0;
	return () => {
		const start = begins + Math.floor(slot / fields.length / 6) * DAY + (8 + (Math.floor(slot / fields.length) % 6) * 1.5) * HOUR;
		const field = fields[slot % fields.length]!;
		slot += 1;
		if (lots.is(0.05)) return {};
		return { start: at(start), ...(!lots.is(0.08) && { field }) };
	};
}

type Played = Pick<CupFileMatch, "status"> & Partial<CupFileMatch>;

type State = {
	readonly lots: Lots;
	readonly now: number;
	readonly most: number;
	/** For the young no score is stored. */
	readonly isYoung: boolean;
	readonly halves: number;
	readonly minutes: number;
	/** Everything is played as planned: its tables are completed. */
	readonly isTidy: boolean;
};

/** What has become of a match by now. */
function playedBy(
	start: string | undefined,
	isPlayoff: boolean,
	{ lots, now, most, isYoung, halves, minutes, isTidy }: State,
): Played {
	const begins = start === undefined ? Number.POSITIVE_INFINITY : Date.parse(start);
	const late = lots.within(0, 12) * MINUTE;
	if (begins > now) return { status: lots.is(0.05) ? lots.of(["postponed", "cancelled"] as const) : "scheduled" };
	const isCalledOff = isTidy ? isPlayoff && lots.is(0.2) : lots.is(0.07);
	if (isCalledOff) return { status: isTidy ? "cancelled" : lots.of(["postponed", "cancelled", "scheduled"] as const) };
	if (isYoung) return { status: begins + HOUR > now ? "live" : "finished" };
	if (lots.is(0.05)) return { status: "walkover", winner: lots.of(["home", "away", "none"] as const) };
	const goals = () => (most > 9 ? lots.within(12, most) : lots.within(0, most));
	const score = { home: goals(), away: goals() };
	const begun = lots.is(0.5) && { begun: at(begins + late) };
	if (begins + HOUR > now) {
		const period = halves === 1 ? ("first-half" as const) : lots.of(["first-half", "half-time", "second-half"] as const);
		return {
			...{ status: "live", score, period, minute: lots.within(1, minutes) },
			...(lots.is(0.5) && { periodStart: at(now - 6 * MINUTE), periodMinute: period === "second-half" ? minutes : 0 }),
			...begun,
			events: [
				{ minute: 0, kind: "kick-off" },
				...(score.home > 0
					? [
							{
								minute: lots.within(1, minutes),
								kind: "goal" as const,
								side: "home" as const,
								shirt: lots.within(1, 20),
								score: { home: 1, away: 0 },
							},
						]
					: []),
			],
		};
	}
	const whole = { ...begun, ...(lots.is(0.4) && { ended: at(begins + late + HOUR) }), status: "finished" as const };
	const half = lots.is(0.4) && { halfTime: { home: Math.floor(score.home / 2), away: Math.floor(score.away / 2) } };
	if (!isPlayoff || score.home !== score.away || lots.is(0.1)) return { ...whole, score, ...half };
	const way = lots.of(["penalties", "lots", "extra-time"] as const);
	if (way === "lots") return { ...whole, score, decidedBy: way, winner: lots.of(["home", "away"] as const) };
	if (way === "penalties")
		return {
			...whole,
			score,
			decidedBy: way,
			shootOut: lots.of([
				{ home: 4, away: 3 },
				{ home: 1, away: 2 },
			]),
		};
	return { ...whole, score: { ...score, away: score.away + 1 }, regularTime: score, decidedBy: way };
}

/** All pairings, or as many as remain. */
function meetings(teams: readonly string[]): [home: string, away: string][] {
	return teams.flatMap((home, place) => teams.slice(place + 1).map((away): [string, string] => [home, away]));
}

type Part = {
	readonly category: CupFileCategory;
	readonly teams: CupFileTeam[];
	readonly matches: CupFileMatch[];
	readonly facts: CupFileFact[];
};

/** What groups lead to. */
const WAYS = ["league", "final", "semi-finals", "A and B", "best second", "best second", "second stage"] as const;

function partOf(
	id: string,
	number: number,
	lots: Lots,
	programme: Programme,
	{ now, begins, sport }: { readonly now: number; readonly begins: number; readonly sport: string },
): Part {
	const way = lots.of(WAYS);
	const groupCount = way === "best second" ? 3 : way === "league" || way === "final" ? lots.within(1, 2) : 2;
	const sizes = Array.from({ length: groupCount }, () =>
		groupCount === 3 ? lots.within(2, 4) : lots.within(groupCount === 1 || way === "A and B" ? 3 : 2, 6),
	);
	const young = lots.is(0.2);
	const publishes = young
		? { scores: false, tables: false, playoffs: false }
		: lots.is(0.3)
			? { scores: true, tables: lots.is(0.4), playoffs: lots.is(0.7) }
			: undefined;
	const halves = lots.within(1, 2);
	const minutes = lots.within(10, 30);
	const state: State = {
		lots,
		now,
		most: sport === "handball" ? 27 : way === "best second" ? 1 : 3,
		isYoung: young,
		halves,
		minutes,
		isTidy: lots.is(way === "best second" ? 0.9 : 0.6),
	};
	const rules: CupFileCategory["rules"] = {
		preset: lots.of(PRESETS),
		...(lots.is(0.15) && { points: { win: 2, draw: 1, loss: 0 } }),
		...(lots.is(0.15) && { withdrawn: lots.of(["keep", "annul"] as const) }),
		...(lots.is(0.1) && { goalCap: 3 }),
		...(lots.is(0.15) && { lotsOnlyWhereTheyDecide: true }),
		...(lots.is(0.15) && { walkover: { winner: 5, loser: 0 } }),
	};
	const teams: CupFileTeam[] = [];
	const members = sizes.map((size) =>
		Array.from({ length: size }, () => {
			const club = `k${lots.within(0, CLUBS.length - 1)}`;
			const before = teams.filter((team) => team.club === club).length;
			const team: CupFileTeam = {
				...{ id: `${id}t${teams.length}`, club, category: id },
				...(before > 0 && { suffix: String(before + 1) }),
				...(lots.is(0.2) && { shirts: lots.of([{ home: "red" }, { home: "blue", away: "white" }]) }),
				...(lots.is(0.06) && { withdrawn: true }),
			};
			teams.push(team);
			return team.id;
		}),
	);
	const group = (place: number) => `${id}g-${place + 1}`;
	const position = (place: number, first: number): CupFileSlot => ({ kind: "position", division: group(place), position: first });
	const stages: CupFileStage[] = [
		{
			...{ id: `${id}g`, type: "group", rank: 1, name: "Gruppspel", title: both("Group stage", "Gruppspel") },
			divisions: members.map((own, place) => ({ id: group(place), name: String(place + 1), teams: own })),
			...(lots.is(0.2) && { minutesPerHalf: minutes + 5 }),
		},
	];
	const matches: CupFileMatch[] = [];
	/** Including those whose teams the rules determine. */
	const arePlayed = lots.is(0.7);
	const add = (
		name: string,
		division: string,
		round: CupFileMatch["round"],
		home: CupFileMatch["home"],
		away: CupFileMatch["away"],
		more: Partial<CupFileMatch> = {},
	) => {
		const planned = programme();
		const isKnown = home.team !== undefined && away.team !== undefined;
		const played: Played =
			isKnown || arePlayed ? playedBy(planned.start, typeof round === "string", state) : { status: "scheduled" };
		matches.push({
			...{ id: `${id}${name}`, division, round, home, away, ...planned, ...more, ...played },
			...(lots.is(0.5) && { number: String(number * 100 + matches.length) }),
			...(planned.start !== undefined &&
				lots.is(0.08) && {
					moved: { start: at(Date.parse(planned.start) - HOUR), ...(lots.is(0.5) && { field: `a${ARENAS.length - 1}f0` }) },
				}),
		});
	};
	for (const [place, own] of members.entries()) {
		for (const [home, away] of meetings(own)) {
			if (!state.isTidy && lots.is(0.04)) continue;
			add(`m${matches.length}`, group(place), 1 + (matches.length % 3), { team: home }, { team: away });
		}
	}

	const playoff = (name: string, rank: number, more: Partial<CupFileStage> = {}) => {
		stages.push({
			...{
				id: `${id}${name}`,
				type: "playoff",
				rank,
				name: `Slutspel ${name}`,
				title: both(`Playoff ${name}`, `Slutspel ${name}`),
			},
			...{ divisions: [{ id: `${id}${name}-1`, name }], ...more },
		});
	};
	/** A slot's team may be recorded already, as in a playoff drawn by hand. */
	const seat = (slot: CupFileSlot, known: string | undefined): CupFileMatch["home"] =>
		known === undefined ? { slot } : { team: known };
	const isDrawn = lots.is(0.4);
	const drawn = (place: number, first: number) => (isDrawn ? members[place]?.[first - 1] : undefined);
	const advance = (positions: [number, number], to: string) => ({ positions, to: `${id}${to}` });
	const second = Math.min(1, groupCount - 1);
	if (way === "final") {
		playoff("a", 2);
		stages[0]!.advance = [advance([1, second === 0 ? 2 : 1], "a")];
		add(
			"f",
			`${id}a-1`,
			"final",
			seat(position(0, 1), drawn(0, 1)),
			seat(position(second, second === 0 ? 2 : 1), drawn(second, second === 0 ? 2 : 1)),
			{ position: 1 },
		);
	}
	if (way === "semi-finals" || way === "A and B") {
		playoff("a", 2);
		stages[0]!.advance = [advance([1, 2], "a"), ...(way === "A and B" ? [advance([3, 3], "b")] : [])];
		add("s1", `${id}a-1`, "semi-final", seat(position(0, 1), drawn(0, 1)), seat(position(1, 2), drawn(1, 2)), { position: 1 });
		add("s2", `${id}a-1`, "semi-final", seat(position(1, 1), drawn(1, 1)), seat(position(0, 2), drawn(0, 2)), { position: 2 });
		const after = (kind: "winner" | "loser", match: string) => ({ slot: { kind, match: `${id}${match}` } });
		if (lots.is(0.6)) add("t", `${id}a-1`, "third-place", after("loser", "s1"), after("loser", "s2"), { position: 1 });
		add("f", `${id}a-1`, "final", after("winner", "s1"), after("winner", "s2"), { position: 1 });
	}
	if (way === "A and B") {
		playoff("b", 3);
		const third = (place: number) => (sizes[place]! >= 3 ? { slot: position(place, 3) } : { slot: { kind: "bye" as const } });
		add("b1", `${id}b-1`, "semi-final", third(0), { slot: { kind: "bye" } }, { position: 1 });
		add("bf", `${id}b-1`, "final", { slot: { kind: "winner", match: `${id}b1` } }, third(1), { position: 1 });
	}
	if (way === "best second") {
		const best = { kind: "best-of" as const, position: 2, divisions: [group(0), group(1), group(2)] };
		playoff("a", 2, {
			bestOf: { "1": { [`${id}s1`]: group(0) }, "2": { [`${id}s1`]: group(1) }, "3": { [`${id}s1`]: group(2) } },
		});
		stages[0]!.advance = [advance([1, 1], "a")];
		add("s1", `${id}a-1`, "semi-final", { slot: position(0, 1) }, { slot: best }, { position: 1 });
		add("s2", `${id}a-1`, "semi-final", { slot: position(1, 1) }, { slot: position(2, 1) }, { position: 2 });
		add(
			"f",
			`${id}a-1`,
			"final",
			{ slot: { kind: "winner", match: `${id}s1` } },
			{ slot: { kind: "winner", match: `${id}s2` } },
			{ position: 1 },
		);
	}
	if (way === "second stage") {
		stages.push({
			...{ id: `${id}n`, type: "group", rank: 2, name: "Mellanspel", title: both("Second stage", "Mellanspel") },
			divisions: [{ id: `${id}n-x`, name: "X" }],
		});
		stages[0]!.advance = [advance([1, 1], "n")];
		add("n1", `${id}n-x`, 1, { slot: position(0, 1) }, { slot: position(1, 1) });
	}

	const facts: CupFileFact[] = [];
	const told = at(Math.min(now, begins + 2 * DAY));
	if (!young) {
		const asked = FACT_CRITERIA.filter((kind) => PRESET_RULES[rules.preset].criteria.includes(kind));
		for (const [place, own] of members.entries()) {
			for (const kind of asked) {
				if (!lots.is(0.4)) continue;
				const fact = { id: `${id}${kind}${place}`, at: told };
				const division = group(place);
				if (kind === "ranking") facts.push({ ...fact, kind, team: lots.of(own), ranking: lots.within(1, 9) });
				else if (kind === "fair-play") facts.push({ ...fact, kind, division, team: lots.of(own), points: -lots.within(1, 4) });
				else facts.push({ ...fact, kind, division, order: lots.some(own, 2) });
			}
		}
		if (way === "best second" && lots.is(0.5)) {
			const stage = `${id}a`;
			facts.push({ id: `${id}bf`, at: told, kind: "fair-play", stage, team: lots.of(members[0]!), points: -lots.within(1, 3) });
			facts.push({ id: `${id}bl`, at: told, kind: "lots", stage, order: [lots.of(members[1]!), lots.of(members[2]!)] });
		}
		const ended = matches.find(({ status }) => status === "finished");
		if (ended && lots.is(0.3))
			facts.push({
				...{ id: `${id}c`, at: told, kind: "protest", match: ended.id, note: "A shirt that is not on the list" },
				...(lots.is(0.5) && { outcome: "rejected" as const, answer: "It is" }),
			});
	}
	const name = `${lots.of(["Boys", "Girls"])} ${10 + number}`;
	return {
		category: {
			...{ id, name: both(name, name.replace("Boys", "Pojkar").replace("Girls", "Flickor")), shortName: both(id.toUpperCase()) },
			gender: lots.of(["boys", "girls", "mixed"] as const),
			...(lots.is(0.8) && { age: 10 + number }),
			...(publishes && { publishes }),
			...{ rules, halves, minutesPerHalf: minutes },
			...(lots.is(0.3) && { restMinutes: 45 }),
			...(lots.is(0.3) && { confirmsResults: true }),
			stages,
		},
		...{ teams, matches, facts },
	};
}

function editionOf(begins: number, lots: Lots, now: number, arenas: readonly CupFileArena[], sport: string): CupFileEdition {
	const year = new Date(begins).getUTCFullYear();
	const programme = programmeOf(
		lots,
		begins,
		// On the last of them nothing is played.
		arenas.slice(0, -1).flatMap(({ fields }) => fields.map(({ id }) => id)),
	);
	const parts = Array.from({ length: lots.within(2, 4) }, (_, number) =>
		partOf(`y${year % 100}c${number}`, number, lots, programme, { now, begins, sport }),
	);
	const matches = parts.flatMap((part) => part.matches);
	const teams = parts.flatMap((part) => part.teams);
	const last = Math.max(begins, ...matches.map(({ start }) => (start === undefined ? 0 : Date.parse(start))));
	const timed = matches.filter(({ start, field }) => start !== undefined && field !== undefined);
	const audience = () =>
		lots.of([
			undefined,
			{ kind: "all" as const },
			{ kind: "arena" as const, arena: lots.of(arenas).id },
			{ kind: "category" as const, category: lots.of(parts).category.id },
			{ kind: "team" as const, team: lots.of(teams).id },
		]);
	return {
		...{ id: `e${year}`, year, name: `Udda cupen ${year}`, startsOn: day(begins - DAY), endsOn: day(last + DAY) },
		published: { clubs: lots.is(0.9), teams: lots.is(0.9), lot: lots.is(0.88), schedule: lots.is(0.88) },
		announcements: Array.from({ length: lots.within(0, 3) }, (_, number) => {
			const publishedAt = now + lots.within(-30, 10) * HOUR;
			const whom = audience();
			return {
				...{
					id: `y${year % 100}n${number}`,
					text: lots.is(0.7) ? both(`News ${number}`, `Nytt ${number}`) : { sv: `Bara nytt ${number}` },
				},
				...(whom && { audience: whom }),
				...(lots.is(0.8) && {
					publishedAt: at(publishedAt),
					...(lots.is(0.4) && { publishedUntil: at(publishedAt + lots.within(1, 40) * HOUR) }),
				}),
			};
		}),
		...(lots.is(0.5) && { selectedGames: lots.some(matches, lots.within(1, 4)).map(({ id }) => id) }),
		categories: parts.map(({ category }) => category),
		...{ teams, matches, facts: parts.flatMap((part) => part.facts) },
		streams: lots.some(timed, 2).map((match, number) => ({
			...{ id: `y${year % 100}s${number}`, title: both(`Stream ${number}`, `Sändning ${number}`) },
			...(number === 0
				? { match: match.id }
				: { field: match.field!, from: at(Date.parse(match.start!) - HOUR), until: at(Date.parse(match.start!) + 5 * HOUR) }),
			...{ provider: "hls" as const, address: "https://live.cup.example/secret/index.m3u8" },
			...{ state: lots.of(["upcoming", "live", "replay"] as const), access: lots.of(["open", "account", "pass"] as const) },
		})),
	};
}

/**
 * A cup drawn at random: its rules, groups, ways on, programme and publication, and its matches' states at a moment before, during or after
 * its week. The same seed always gives the same cup.
 */
export function anOddCup(seed: number): OddCup {
	const lots = new Lots(seed);
	const sport = lots.of(["football", "handball"] as const);
	const arenas = arenasOf(lots);
	const begins = Date.parse(`2026-07-${lots.within(10, 14)}T00:00:00Z`);
	// Mostly while something is played.
	const now = begins + lots.of([-1, 0, 0, 0, 1, 1, 1, 2, 6]) * DAY + lots.within(8 * 4, 16 * 4) * 15 * MINUTE;
	const odd: OddCup = {
		file: {
			format: CUP_FILE_FORMAT,
			cup: {
				id: 7,
				name: "Udda cupen",
				zone: lots.of(ZONES),
				sport,
				clock: at(now),
				...(lots.is(0.5) && { shirtNumbers: true }),
			},
			...{ clubs: clubsOf(lots), arenas },
			editions: [editionOf(begins, lots, now, arenas, sport), editionOf(begins - 364 * DAY, lots, now, arenas, sport)],
		},
		now: new Date(now),
	};
	for (const edition of odd.file.editions) withoutPhantoms(edition);
	return odd;
}

/** Removes the results of matches without both teams, until none has one: no import accepts them. */
export function withoutPhantoms(edition: CupFileEdition): void {
	for (;;) {
		const phantoms = edition.matches.filter(
			({ id, status }) => ["live", "finished", "walkover"].includes(status) && missingNamed({ edition }, id) !== null,
		);
		if (phantoms.length === 0) return;
		for (const match of phantoms) {
			for (const field of RESULT_FIELDS) delete match[field];
			match.status = "scheduled";
		}
	}
}

/** Reports on some of its matches after that moment, in order: each with its state then, and no score for the young. */
export function reportsOn({ file, now }: OddCup, seed: number, count: number): CupFileMatch[] {
	const lots = new Lots(seed + 1_000);
	const [edition] = file.editions as [CupFileEdition];
	const young = new Set(
		edition.categories
			.filter(({ publishes }) => publishes?.scores === false)
			.flatMap(({ stages }) => stages.flatMap(({ divisions }) => divisions.map(({ id }) => id))),
	);
	const known = edition.matches.filter(({ home, away }) => home.team !== undefined && away.team !== undefined);
	return Array.from({ length: count }, () => {
		const { id, number, division, round, position, start, field, home, away, moved } = lots.of(known);
		const later = now.getTime() + lots.within(0, 3) * HOUR;
		const begins = start === undefined || Date.parse(start) > later ? at(later - lots.within(0, 2) * HOUR) : start;
		const state = { lots, now: later, most: file.cup.sport === "handball" ? 27 : 3, isYoung: young.has(division) };
		const played = playedBy(begins, typeof round === "string", { ...state, halves: 2, minutes: 20, isTidy: lots.is(0.5) });
		const planned = {
			...(number !== undefined && { number }),
			...(position !== undefined && { position }),
			...(moved && { moved }),
		};
		return { id, division, round, home, away, ...planned, start: begins, ...(field !== undefined && { field }), ...played };
	});
}
