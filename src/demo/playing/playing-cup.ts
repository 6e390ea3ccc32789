import type { RunningClock } from "../../cup/cup-clock.ts";
import type { CupFile, CupFileEdition, CupFileMatch, CupFileStream } from "../../results/record/cup-file.ts";
import type { Play } from "../../results/record/playing/running.ts";
import { instantAfter, minuteOfWeek, weekTime } from "../calendar.ts";
import { type DemoWish, madeCup } from "../demo-cup.ts";
import type { MadeEdition } from "../edition.ts";
import { laterStreams } from "../streams.ts";
import { weekScript } from "./week-script.ts";

/** The daily hours of a running clock, in minutes after midnight: the nights are skipped. */
const MORNING = 7 * 60 + 45;
const EVENING = 20 * 60 + 30;
/** Minutes of the last day after everything is over. */
const FAREWELL = 60;
/**
 * @param now the start of the clock, in minutes of the week
 * @param last the last event, in seconds of the week
 */
function demoHours(year: number, now: number, last: number): RunningClock["hours"] {
	const end = Math.ceil(last / 60) + FAREWELL;
	const days = weekTime(end).day - weekTime(now).day + 1;
	return Array.from({ length: days }, (_, index) => {
		const day = weekTime(now).day + index;
		const from = Math.max(now, minuteOfWeek({ day, minute: MORNING }));
		const until = Math.min(end, minuteOfWeek({ day, minute: EVENING }));
		return [instantAfter(year, from * 60), instantAfter(year, until * 60)] as const;
	});
}

/**
 * The same demo cup to be played: current and just finished matches are not in the file but in a script of everything up to the
 * end of the week, so that they are recorded in the same way as reports from a pitch.
 */
export function playingCup(wish: DemoWish): { readonly file: CupFile; readonly play: Play } {
	const { file, current } = madeCup(wish);
	const streams = [...(current.file.streams ?? []), ...later(current, file)];
	const { lines, matches, last } = weekScript(current, streams);
	const edition: CupFileEdition = {
		...current.file,
		streams,
		matches: current.file.matches.map((match) => (matches.has(match.id) ? unplayed(match) : match)),
	};
	return {
		file: {
			...file,
			cup: { ...file.cup, shirtNumbers: true },
			editions: file.editions.map((one) => (one === current.file ? edition : one)),
		},
		play: { edition: edition.id, hours: demoHours(current.week.year, current.week.now, last), lines },
	};
}

function later({ file, week }: MadeEdition, { arenas }: CupFile): CupFileStream[] {
	return laterStreams({ ...week, matches: file.matches, arenas }, file.streams ?? []);
}

/** The match as scheduled. */
function unplayed({ id, number, division, round, position, start, field, home, away, moved }: CupFileMatch): CupFileMatch {
	return {
		id,
		number,
		division,
		round,
		...(position !== undefined && { position }),
		start,
		field,
		home,
		away,
		status: "scheduled",
		...(moved !== undefined && { moved }),
	};
}
