import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Where `npm run compare` wants them. Without it the outputs are made and thrown away: `npx vitest run --config vitest.comparison.config.ts`. */
const FOLDER = process.env.OUTPUTS;

/**
 * What a build outputs for cups drawn by lot, to be compared with what another build outputs (`main.ts`): for each thing (a field of the API, a kind of
 * page, of act or of alert) a file, with a section for each cup.
 */
export class Outputs {
	readonly #name: string;
	readonly #lines = new Map<string, Map<number, string[]>>();

	/** @param name of the folder that gets the files */
	constructor(name: string) {
		this.#name = name;
	}

	/** @param thing that outputs the lines: a field, a kind of page, of act or of alert */
	add(seed: number, thing: string, ...lines: readonly string[]): void {
		const ofThing = this.#lines.get(thing) ?? new Map<number, string[]>();
		this.#lines.set(thing, ofThing);
		const ofCup = ofThing.get(seed);
		// One by one: the largest cups have more lines than a call has arguments.
		if (ofCup === undefined) ofThing.set(seed, [...lines]);
		else for (const line of lines) ofCup.push(line);
	}

	/** Number of different things that anything was output for. */
	get things(): number {
		return this.#lines.size;
	}

	write(): void {
		if (FOLDER === undefined) return;
		const folder = path.join(FOLDER, this.#name);
		mkdirSync(folder, { recursive: true });
		for (const [thing, cups] of this.#lines) {
			const sections = [...cups].map(([seed, lines]) =>
				[`${CUP}${seed}`, ...lines.flatMap((line) => line.split("\n"))].join("\n"),
			);
			writeFileSync(path.join(folder, `${thing.replaceAll("/", "_")}.txt`), `${sections.join("\n")}\n`);
		}
	}
}

/** Begins the section of a cup. */
export const CUP = "######## cup ";
