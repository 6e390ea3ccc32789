import type { Place } from "../../results/record/fault.ts";
import type { JsonPath } from "../../results/record/input/json-path.ts";
import { printPath } from "../../results/record/input/json-path.ts";
import type { Cell } from "./file/cell.ts";
import { columnLetter } from "./file/letter.ts";

/** The position of a noun in the sheets: its row, and the cells of its fields by their path within it ("home.team"). */
export type Origin = {
	readonly file: string;
	readonly line: number;
	readonly cells: ReadonlyMap<string, Cell | undefined>;
};

type Found = Place & { readonly value?: unknown };

/** Maps paths in the cup file made from the sheets back to their cells. */
export class Origins {
	readonly #origins = new WeakMap<object, Origin>();
	readonly #folder: string;

	/** @param folder named for paths without a row */
	constructor(folder: string) {
		this.#folder = folder;
	}

	set(noun: object, origin: Origin): void {
		this.#origins.set(noun, origin);
	}

	of(noun: object): Origin | undefined {
		return this.#origins.get(noun);
	}

	/** Copies the origin of a noun to another made from it. */
	pass(from: object, to: object): void {
		const origin = this.#origins.get(from);
		if (origin) this.#origins.set(to, origin);
	}

	placeOf(input: unknown, path: JsonPath): Found {
		const found = this.#innermost(input, path);
		const field = String(path.findLast((step) => typeof step === "string") ?? "file");
		if (!found) return { file: this.#folder, path: printPath(path), field };
		const { origin, rest } = found;
		for (let length = rest.length; length > 0; length--) {
			const cell = origin.cells.get(rest.slice(0, length).join("."));
			if (!cell) continue;
			const { file, line, column, heading, text } = cell;
			return { file, line, column: { letter: columnLetter(column), heading }, field, value: text || undefined };
		}
		return { file: origin.file, line: origin.line, field };
	}

	#innermost(input: unknown, path: JsonPath): { origin: Origin; rest: JsonPath } | undefined {
		let value = input;
		let found: { origin: Origin; rest: JsonPath } | undefined;
		for (const [at, step] of [...path, undefined].entries()) {
			if (typeof value !== "object" || value === null) break;
			const origin = this.#origins.get(value);
			if (origin) found = { origin, rest: path.slice(at) };
			if (step === undefined) break;
			value = (value as Record<string | number, unknown>)[step];
		}
		return found;
	}
}
