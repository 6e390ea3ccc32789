import { expect } from "vitest";
import { type OpenfootballOptions, readOpenfootball } from "../../src/formats/openfootball/openfootball.ts";
import { checkState } from "../../src/results/record/check/check.ts";
import { Report } from "../../src/results/record/check/fault-report.ts";
import {
	type CupFile,
	type CupFileEdition,
	type CupFileMatch,
	type CupFileStage,
	cupFile,
} from "../../src/results/record/cup-file.ts";
import { isError, printFault } from "../../src/results/record/fault.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";

export const CUP: OpenfootballOptions = { cup: { id: 7, name: "World Cup", zone: "Europe/Stockholm", sport: "football" } };

export type Json = Record<string, unknown>;

const RESULT = /^(\d+)-(\d+)(?: \((\d+)-(\d+)\))?(?: p (\d+)-(\d+))?$/;

/**
 * A match as openfootball writes it. The result is "2-1", "3-2 (1-1)" after extra time, "3-3 (2-2) p 4-2" after a
 * shoot-out, or "" where it is not played.
 */
export function match(round: string, date: string, team1: string, result: string, team2: string, more: Json = {}): Json {
	const [, ...goals] = RESULT.exec(result) ?? [];
	const [score, at90, kicks] = [0, 2, 4].map((index) =>
		goals[index] ? [Number(goals[index]), Number(goals[index + 1])] : undefined,
	);
	const stated = { ...(kicks && { p: kicks }), ...(at90 ? { et: score, ft: at90 } : { ft: score }) };
	return { round, date, time: "18:00 UTC+2", team1, team2, ...(score && { score: stated }), ...more };
}

/** Matches of a group, the rounds of two matches each. */
export function group(name: string, dates: readonly string[], results: readonly (readonly [string, string, string])[]): Json[] {
	return results.map(([team1, result, team2], index) =>
		match(`Matchday ${index + 1}`, dates[index >> 1]!, team1, result, team2, { group: name }),
	);
}

export const fileOf = (name: string, content: unknown) => ({ name, text: JSON.stringify(content, null, 1) });

/**
 * The cup file of a tournament, valid and past every check of the record.
 * @throws where a file is refused, with its faults
 */
export function imported(
	name: string,
	matches: readonly Json[],
	options = CUP,
	beside: { name: string; text: string }[] = [],
): CupFile {
	const { file, faults } = readOpenfootball([fileOf("cup.json", { name, matches }), ...beside], options);
	if (!file) throw new Error(faults.map(printFault).join("\n"));
	expect(cupFile.safeParse(file).error).toBeUndefined();
	const report = new Report(sourceWithoutLines("cup.json", file));
	checkState(file, [], report);
	expect(report.faults.filter(isError).map(printFault)).toEqual([]);
	return file;
}

export function faultsOf(content: unknown, beside: { name: string; text: string }[] = [], options = CUP): string[] {
	const { file, faults } = readOpenfootball([fileOf("cup.json", content), ...beside], options);
	if (file) throw new Error("no fault");
	return faults.map(printFault);
}

export const onlyEdition = (file: CupFile): CupFileEdition => file.editions[0]!;
export const stagesOf = (edition: CupFileEdition): CupFileStage[] => edition.categories[0]!.stages;

export function matchOf({ matches }: CupFileEdition, id: string): CupFileMatch {
	const found = matches.find((match) => match.id === id);
	if (!found) throw new Error(`no match ${id} among ${matches.map(({ id }) => id).join(", ")}`);
	return found;
}

/** The match of these two teams in a round. */
export function tie({ matches }: CupFileEdition, round: CupFileMatch["round"], home: string, away: string): CupFileMatch {
	const found = matches.filter(
		(match) => match.round === round && match.home.team?.endsWith(home) && match.away.team?.endsWith(away),
	);
	if (found.length !== 1) throw new Error(`${found.length} matches ${home} – ${away}`);
	return found[0]!;
}
