import type { CupFileEdition, CupFileStream } from "../../results/record/cup-file.ts";
import type { ScriptLine } from "../../results/record/script.ts";
import { instantAfter, minuteOfWeek, weekTime } from "../calendar.ts";
import type { MadeEdition } from "../edition.ts";
import type { Fixture } from "../fixture.ts";
import { playWeek } from "../play-week.ts";
import { randomFrom } from "../random.ts";
import { resultReport, runningReports, type ScriptedReport } from "./match-script.ts";

/** What began so long before now, in minutes, is told by reports too: all that is being played, and what is just over. */
const BEFORE_NOW = 100;
/** How many of the fields have somebody who reports a match while it is played; the others send a result when it is over. */
const RUNNING = 0.75;
const TOLD_ROUNDS = ["final", "third-place", "semi-final", "quarter-final", "round-of-16"];
/** Minutes from now after which the home page's games are chosen by nobody, and after which the teams that still share a place are parted. */
const UNCHOSEN_AFTER = 26;
const PARTED_AFTER = 45;
/** Minutes after midnight. */
const DAY_OVER = 20 * 60 + 15;

export type WeekScript = {
	/** In order of time. */
	readonly lines: readonly ScriptLine[];
	/** The matches that are told: nothing of them is in the record before. */
	readonly matches: ReadonlySet<string>;
	/** The second of the week at which the last of it happens. */
	readonly last: number;
};

type Timed = { readonly second: number; readonly content: ScriptLine["content"] };

/** All that happens in an edition from shortly before now to its end. @param streams those that are filmed, with what they are now */
export function weekScript({ file, week }: MadeEdition, streams: readonly CupFileStream[]): WeekScript {
	const { seed, year, now } = week;
	const whole = playWeek({ ...week, now: Number.POSITIVE_INFINITY, awaiting: new Set() });
	const filmed = new Map(streams.flatMap((stream) => (stream.match === undefined ? [] : [[stream.match, stream] as const])));
	const chosen = new Set(file.selectedGames);
	const timed: Timed[] = [];
	const matches = new Set<string>();
	for (const fixture of week.fixtures) {
		const play = whole.plays.get(fixture.id);
		const start = minuteOfWeek(week.places.get(fixture.id)!.time);
		if (!play || start <= now - BEFORE_NOW) continue;
		const random = randomFrom(seed, "told", fixture.id);
		const stream = filmed.get(fixture.id);
		const isRunning = random.chance(RUNNING) || stream !== undefined || chosen.has(fixture.id) || isToldRound(fixture);
		const told = isRunning
			? runningReports(fixture.category, play, start * 60, random)
			: [resultReport(fixture.category, play, start * 60, random)];
		timed.push(...told.map((one, index) => reportOf(fixture.id, year, one, index)));
		if (stream) timed.push(...cameraOf(stream, told, now * 60));
		matches.add(fixture.id);
	}
	timed.push(...parted(file, whole.facts, year, now), ...fieldCameras(streams, year));
	const unchosenAt = (now + UNCHOSEN_AFTER) * 60;
	if (chosen.size > 0) timed.push({ second: unchosenAt, content: { kind: "unchosen", games: [...chosen] } });
	timed.push(...unsaid(file, year, { from: now * 60, until: Math.max(...timed.map(({ second }) => second)) }));
	timed.sort((a, b) => a.second - b.second);
	const lines = timed.map(({ second, content }) => ({ at: instantAfter(year, second), content }));
	return { lines, matches, last: timed.at(-1)?.second ?? now * 60 };
}

const isToldRound = ({ playoff, round }: Fixture) => playoff === "A" && TOLD_ROUNDS.includes(String(round));

/** Ids of their own from the match, so that none counts twice, in whatever round and after whatever restart. */
function reportOf(match: string, year: number, { second, content }: ScriptedReport, index: number): Timed {
	const id = `demo-${match}-${String(index + 1).padStart(2, "0")}`;
	return { second, content: { kind: "report", report: { id, match, at: instantAfter(year, second), content } } };
}

/** Switched on with the kick-off and off with the end, as far as that is still to come. */
function cameraOf({ id, state }: CupFileStream, told: readonly ScriptedReport[], now: number): Timed[] {
	const on = told[0]!.second;
	const off = told.at(-1)!.second;
	return [
		...(on > now ? [{ second: on, content: { kind: "stream", stream: id, state: "live", was: state } } as const] : []),
		...(off > now
			? [{ second: off, content: { kind: "stream", stream: id, state: "replay", was: on > now ? "live" : state } } as const]
			: []),
	];
}

/** The one that stays at a field is switched off when its day is over. */
function fieldCameras(streams: readonly CupFileStream[], year: number): Timed[] {
	const first = Date.parse(instantAfter(year, 0));
	return streams.flatMap(({ id, field, until, state }): Timed[] => {
		if (field === undefined || until === undefined || state !== "live") return [];
		const second = (Date.parse(until) - first) / 1000;
		return [{ second, content: { kind: "stream", stream: id, state: "replay", was: state } }];
	});
}

/** What the cup says on a day is taken down when that day's matches are over; on the last one it stands to the end. */
function unsaid(
	{ announcements = [] }: CupFileEdition,
	year: number,
	{ from, until }: { readonly from: number; readonly until: number },
): Timed[] {
	const first = Date.parse(instantAfter(year, 0));
	const days = new Map<number, number[]>();
	for (const [ordinal, { publishedAt }] of announcements.entries()) {
		const minute = (Date.parse(publishedAt ?? "") - first) / 60_000;
		const over = minuteOfWeek({ day: weekTime(minute).day, minute: DAY_OVER }) * 60;
		days.set(over, [...(days.get(over) ?? []), ordinal]);
	}
	return [...days].flatMap(([second, ordinals]): Timed[] => {
		const taken = ordinals.map((ordinal) => announcements[ordinal]!);
		return second > from && second <= until ? [{ second, content: { kind: "unsaid", announcements: taken, ordinals } }] : [];
	});
}

/** What parts the teams that results leave level; where the cup has taken its time it does so soon. */
function parted(file: CupFileEdition, facts: NonNullable<CupFileEdition["facts"]>, year: number, now: number): Timed[] {
	const known = new Set((file.facts ?? []).flatMap((fact) => ("division" in fact ? [fact.division] : [])));
	const first = Date.parse(instantAfter(year, 0));
	return facts.flatMap((fact): Timed[] => {
		if ((fact.kind !== "shoot-out" && fact.kind !== "lots") || known.has(fact.division)) return [];
		const due = (Date.parse(fact.at) - first) / 1000;
		const second = due <= now * 60 ? (now + PARTED_AFTER) * 60 : due;
		return [{ second, content: { kind: "fact", fact: { ...fact, at: instantAfter(year, second) } } }];
	});
}
