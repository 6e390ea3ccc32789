import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** All of it as text is written here, where it is asked for. */
const FOLDER = process.env.ODD_CUPS;

const markOf = (lines: readonly string[] | undefined): string =>
	lines === undefined ? "----" : createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 4);

/**
 * What cups that are drawn by lot come to, of each thing that says it a mark for each cup: all of it as text would be megabytes. What a mark is of is seen
 * with `ODD_CUPS=FOLDER`, once with a change and once without it, and `diff -r`.
 */
export class OddMarks {
	readonly #name: string;
	readonly #seeds: readonly number[];
	readonly #said = new Map<string, Map<number, string[]>>();

	/** @param name of the file in `tests/said` */
	constructor(name: string, seeds: readonly number[]) {
		this.#name = name;
		this.#seeds = seeds;
	}

	/** @param what says it: a field, a kind of page, of act or of alert */
	add(seed: number, what: string, ...lines: readonly string[]): void {
		const all = this.#said.get(what) ?? new Map<number, string[]>();
		this.#said.set(what, all);
		const own = all.get(seed);
		// One by one: of the largest cups more come at once than a call takes.
		if (own === undefined) all.set(seed, [...lines]);
		else for (const line of lines) own.push(line);
	}

	get file(): string {
		return fileURLToPath(new URL(`../said/${this.#name}.txt`, import.meta.url));
	}

	/** A line for each thing, with a mark for each cup; "----" where it says nothing. */
	written(): string {
		const all = [...this.#said].toSorted(([one], [other]) => (one < other ? -1 : 1));
		if (FOLDER !== undefined) this.#write(FOLDER, all);
		return all.map(([what, said]) => `${what}: ${this.#seeds.map((seed) => markOf(said.get(seed))).join(" ")}\n`).join("");
	}

	#write(folder: string, all: readonly (readonly [what: string, said: ReadonlyMap<number, readonly string[]>])[]): void {
		mkdirSync(folder, { recursive: true });
		for (const seed of this.#seeds) {
			const told = all.flatMap(([what, said]) => (said.has(seed) ? [`######## ${what}`, ...said.get(seed)!, ""] : []));
			writeFileSync(path.join(folder, `${this.#name}-${seed}.txt`), told.join("\n"));
		}
	}
}
