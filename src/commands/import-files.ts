import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { companionNames } from "../results/record/openfootball/tournament-files.ts";
import { Refusal } from "./refusal.ts";

export type NamedText = { readonly name: string; readonly text: string };

/** A cup file, or one of openfootball's, or neither. */
type Kind = "cup file" | "openfootball" | "neither";

const OPENFOOTBALL_NAMES = ["matches", "rounds", "stadiums", "groups", "teams", "clubs", "standings", "squads"];

/** By the names at the top of the file; a list at the top is openfootball's. Text that is not JSON is looked at as a cup file, which says where it is wrong. */
function kindOf(text: string): Kind {
	let input: unknown;
	try {
		input = JSON.parse(text.replace(/^\uFEFF/, ""));
	} catch (error) {
		if (error instanceof SyntaxError) return "cup file";
		throw error;
	}
	if (Array.isArray(input)) return "openfootball";
	if (typeof input !== "object" || input === null) return "neither";
	if ("format" in input || "cup" in input || "editions" in input) return "cup file";
	return OPENFOOTBALL_NAMES.some((name) => name in input) ? "openfootball" : "neither";
}

/**
 * Reads what the paths name: files, and the JSON files of folders; beside a file of openfootball matches also its
 * stadiums, teams and groups files.
 * @throws Refusal for a path that cannot be read, or a file that is neither kind
 */
export function readPaths(paths: readonly string[]): { cupFiles: NamedText[]; openfootball: NamedText[] } {
	const found = { cupFiles: [] as NamedText[], openfootball: [] as NamedText[] };
	const read = new Set<string>();
	const readOnce = (name: string, isNamed: boolean) => {
		const real = path.resolve(name);
		if (read.has(real)) return;
		read.add(real);
		const text = readFileSync(name, "utf8");
		const kind = kindOf(text);
		if (kind === "cup file") found.cupFiles.push({ name, text });
		else if (kind === "openfootball") {
			found.openfootball.push({ name, text });
			for (const beside of companionNames(name)) if (existsSync(beside)) readOnce(beside, false);
		} else if (isNamed) {
			throw new Refusal(
				`${name} is neither a cup file (its "format" is "cupboard-cup/1", docs/formats/cup-file.md) nor a file of openfootball matches.`,
			);
		}
	};
	for (const given of paths) {
		for (const name of filesOf(given)) readOnce(name, true);
	}
	return found;
}

function filesOf(given: string): string[] {
	const stat = statSync(given, { throwIfNoEntry: false });
	if (!stat) throw new Refusal(`${given} does not exist. Expected a file, or a folder of JSON files.`);
	if (!stat.isDirectory()) return [given];
	const files = readdirSync(given)
		.filter((name) => name.endsWith(".json"))
		.sort()
		.map((name) => path.join(given, name));
	if (files.length === 0) throw new Refusal(`The folder ${given} has no file that ends in .json.`);
	return files;
}
