import type { Fault } from "../../results/record/fault.ts";
import type { Source } from "../../results/record/input/source.ts";
import { readJsonSource } from "../json.ts";
import { asList, asObject, asText } from "./json-value.ts";
import { type Place, type Report, reportTo } from "./place.ts";

/** A file as given: its name as the user wrote it (possibly with a path) and its text. */
export type OpenfootballFile = { readonly name: string; readonly text: string };

/** The files of one tournament: its matches, and those that accompany them. */
export type TournamentFiles = { readonly matches: Source } & Readonly<Record<Companion, readonly Source[]>>;

type Companion = "stadiums" | "groups" | "teams";
type Kind = "matches" | Companion | "not needed";

/** The kinds of files that accompany a file of matches, by the end of their names. Squads name players and are never read. */
const COMPANION_ENDINGS = ["stadiums", "groups", "teams", "teams_meta", "clubs"] as const;
const OTHER_ENDINGS = ["standings", "squads"] as const;
const ENDING = new RegExp(`\\.(${[...COMPANION_ENDINGS, ...OTHER_ENDINGS].join("|")})?(\\.?json)$`, "i");

/**
 * The names of files that belong to this one if they are in the same folder: `2014.worldcup.json` has `2014.worldcup.teams.json`.
 */
export function companionNames(matchesFile: string): string[] {
	return ENDING.exec(matchesFile)?.[1]
		? []
		: COMPANION_ENDINGS.map((ending) => matchesFile.replace(/\.json$/i, `.${ending}.json`));
}

/** Reads the files, classifies them by content, and groups them by the matches that they belong to. */
export function readTournamentFiles(files: readonly OpenfootballFile[], faults: Fault[]): TournamentFiles[] {
	const report = reportTo(faults);
	const sorted = files.flatMap((file) => {
		if (/\.squads\.json$/i.test(file.name)) return [];
		const { source, faults: unread } = readJsonSource(file.name, file.text);
		faults.push(...unread);
		return source ? [{ source, kind: kindOf(source, report) }] : [];
	});
	const tournaments = sorted.flatMap(({ source, kind }) =>
		kind === "matches" ? [{ matches: source, stadiums: [] as Source[], groups: [] as Source[], teams: [] as Source[] }] : [],
	);
	for (const { source, kind } of sorted) {
		if (kind === "matches" || kind === "not needed" || kind === null) continue;
		const owner = tournaments.length === 1 ? tournaments[0] : tournaments.find(({ matches }) => belongs(source, matches));
		if (owner) owner[kind].push(source);
		else {
			const expected = "a file of matches with the same name before the dot, or the same `name` in it";
			report(whole(source), { value: source.file, expected, message: `a file of ${kind} without its matches` });
		}
	}
	if (tournaments.length === 0 && faults.length === 0) {
		const [file] = files;
		faults.push({
			severity: "error",
			file: file?.name ?? "openfootball",
			field: "file",
			value: files.map(({ name }) => name),
			expected: "a file with `matches` or `rounds`",
			message: "no matches",
		});
	}
	return tournaments;
}

const whole = (source: Source): Place => ({ source, path: [] });

function kindOf(source: Source, report: Report): Kind | null {
	const file = asObject(source.input) ?? {};
	if (file.matches !== undefined || file.rounds !== undefined) return "matches";
	if (file.stadiums !== undefined) return "stadiums";
	if (file.groups !== undefined) return isStandings(file.groups) ? "not needed" : "groups";
	if (file.teams !== undefined || file.clubs !== undefined) return "teams";
	const [first] = asList(source.input) ?? [];
	if (asObject(first)?.players !== undefined) return "not needed";
	if (asText(asObject(first)?.name)) return "teams";
	report(whole(source), {
		value: Object.keys(file),
		expected: "`matches`, `rounds`, `stadiums`, `groups`, `teams` or `clubs`",
		message: "no openfootball file",
	});
	return null;
}

const isStandings = (groups: unknown): boolean =>
	(asList(groups) ?? []).some((group) => asObject(group)?.standings !== undefined);

const stem = (source: Source): string => source.file.replace(ENDING, "");

function belongs(source: Source, matches: Source): boolean {
	if (stem(source) === stem(matches)) return true;
	const [one, other] = [source, matches].map(({ input }) => asText(asObject(input)?.name));
	return !!one && one === other;
}
