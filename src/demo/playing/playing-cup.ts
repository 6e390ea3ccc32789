import type { CupFile, CupFileEdition, CupFileMatch, CupFileStream } from "../../results/record/cup-file.ts";
import type { Play } from "../../results/record/playing/running.ts";
import { type DemoWish, madeCup } from "../demo-cup.ts";
import type { MadeEdition } from "../edition.ts";
import { laterStreams } from "../streams.ts";
import { demoHours } from "./hours.ts";
import { weekScript } from "./week-script.ts";

/**
 * The same demo cup to be played: what is being played at its hour, and what is just over, is not in the file but in the script
 * of all that happens until the week is over, so that it comes into the record as a report from a pitch does.
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

/** As it stood on the programme. */
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
