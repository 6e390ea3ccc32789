import type { CupFileEdition, CupFileStream } from "../../results/record/cup-file.ts";
import type { ScriptLine } from "../../results/record/script.ts";
import { instantAfter, minuteOfWeek, weekTime } from "../calendar.ts";
import type { MadeEdition } from "../edition.ts";
import type { Fixture } from "../fixture.ts";
import { playWeek } from "../play-week.ts";
import { randomFrom } from "../random.ts";
import { resultReport, runningReports, type ScriptedReport } from "./match-script.ts";

/** Matches that began within this many minutes before now are in the script too: all current ones, and those just finished. */
const BEFORE_NOW = 100;
/** The share of fields with live reports; the others send the final result. */
const RUNNING = 0.75;
const TOLD_ROUNDS = ["final", "third-place", "semi-final", "quarter-final", "round-of-16"];
/**
 * Minutes from now after which the home page's selected games end, and after which teams that still share a position are
 * separated.
 */
const UNCHOSEN_AFTER = 26;
const PARTED_AFTER = 45;
/** Minutes after midnight. */
const DAY_OVER = 20 * 60 + 15;

export type WeekScript = {
	/** In order of time. */
	readonly lines: readonly ScriptLine[];
	/** The matches in the script: nothing of them is in the record before. */
	readonly matches: ReadonlySet<string>;
	/** The second of the week of the last event. */
	readonly last: number;
};

type Timed = { readonly second: number; readonly content: ScriptLine["content"] };

/**
 * Everything that happens in an edition from shortly before now to its end.
 * @param streams the streams with their present state
 */
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

/** Its id is derived from the match, so that a report never counts twice, even after a repetition or a restart. */
function reportOf(match: string, year: number, { second, content }: ScriptedReport, index: number): Timed {
	const id = `demo-${match}-${String(index + 1).padStart(2, "0")}`;
	return { second, content: { kind: "report", report: { id, match, at: instantAfter(year, second), content } } };
}

/** A stream starts at the kick-off and ends with the match, as far as these are in the future. */
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

/** The stream of a field ends at the end of its day. */
function fieldCameras(streams: readonly CupFileStream[], year: number): Timed[] {
	const first = Date.parse(instantAfter(year, 0));
	return streams.flatMap(({ id, field, until, state }): Timed[] => {
		if (field === undefined || until === undefined || state !== "live") return [];
		const second = (Date.parse(until) - first) / 1000;
		return [{ second, content: { kind: "stream", stream: id, state: "replay", was: state } }];
	});
}

/** A day's announcements are withdrawn when its matches are over; those of the last day stay to the end. */
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

/** The facts that separate level teams; overdue ones are recorded soon. */
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
