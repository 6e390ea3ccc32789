import { cupTime, type RunningClock } from "../../cup/cup-clock.ts";
import { type Database, SNAPSHOT } from "../../database/database.ts";
import { CUP_FILE_FORMAT, type CupFile } from "./cup-file.ts";
import { instant } from "./nouns/value.ts";
import { withStatedCriteria } from "./played-criteria.ts";
import { editionOf, editionSummaries, lastingOf } from "./read.ts";
import { readRunningClock } from "./read-clock.ts";

/**
 * @param now the server's clock: a running cup clock is exported with its present time
 * @returns all data of a cup, editions oldest first; undefined if there is no such cup
 */
export function exportCup(db: Database, cupId: number, now: Date = new Date()): Promise<CupFile | undefined> {
	return db.orm.transaction(async (orm) => {
		const lasting = await lastingOf(orm, cupId);
		if (!lasting) return undefined;
		const running = await readRunningClock(orm, cupId);
		const editions: CupFile["editions"] = [];
		for (const { id } of await editionSummaries(orm, cupId)) {
			const found = await editionOf(orm, cupId, id);
			if (found) editions.push(withStatedCriteria(found.edition));
		}
		return { format: CUP_FILE_FORMAT, ...lasting, cup: { ...lasting.cup, ...standing(running, now) }, editions };
	}, SNAPSHOT);
}

function standing(running: RunningClock | undefined, now: Date): Pick<CupFile["cup"], "clock"> {
	if (!running) return {};
	const second = Math.floor(cupTime(running, now).getTime() / 1000) * 1000;
	return { clock: instant(new Date(second).toISOString()) };
}

/** @returns the file's text: the same bytes for the same record, one line per field, so that two exports can be compared */
export const printCupFile = (file: CupFile): string => `${JSON.stringify(file, null, "\t")}\n`;
