import type { Part, Piece, Statement, StyleTable } from "./style-table.ts";

/** Limit of the cache of class lists. */
const MOST_LISTS = 10_000;

/**
 * A stylesheet whose rules for a document are found by counting names; the build has computed what each rule needs (read-style-table.ts).
 */
export class Stylesheet {
	readonly #table: StyleTable;
	readonly #names: ReadonlyMap<string, number>;
	/** By a list of classes, the numbers of its names. */
	readonly #lists = new Map<string, readonly number[]>();

	constructor(table: StyleTable) {
		this.#table = table;
		this.#names = new Map(table.names.map((name, number) => [name, number]));
	}

	/** Its statements, in order. */
	get statements(): readonly Statement[] {
		return this.#table.statements;
	}

	/**
	 * @param lists values of `class`, as React writes them, and names of elements (`<p>`), of all that a document has
	 * @returns for each rule 1 where it may concern an element of such a document, else 0
	 */
	rulesFor(lists: readonly ReadonlySet<string>[]): Uint8Array {
		const has = new Uint8Array(this.#names.size);
		const chosen = new Uint8Array(this.#table.rules.length);
		for (const some of lists) for (const list of some) for (const name of this.#namesOf(list)) has[name] = 1;
		for (let name = 0; name < has.length; name++) {
			if (has[name] === 1) for (const rule of this.#table.enough[name]!) chosen[rule] = 1;
		}
		for (const [rule, names] of this.#table.together) if (names.every((name) => has[name] === 1)) chosen[rule] = 1;
		return chosen;
	}

	/** @param chosen from `rulesFor` @returns the statements with only these rules; empty if none is left */
	textsOf(chosen: Uint8Array): string[] {
		const isRead = (name: string) => this.#table.readers[name]?.some((rule) => chosen[rule] === 1) ?? false;
		return this.#table.statements.map(({ part, of }) => {
			if (of !== undefined && !isRead(of)) return "";
			return this.#textOf([part], chosen, isRead);
		});
	}

	#textOf(parts: readonly Part[], chosen: Uint8Array, isRead: (name: string) => boolean): string {
		let text = "";
		/** The block that is open at the text's end. Blocks of one condition that follow each other are one. */
		let open = "";
		for (const part of parts) {
			const own = typeof part === "number" ? this.#ruleOf(part, chosen, isRead) : this.#textOf(part.parts, chosen, isRead);
			if (own === "") continue;
			const head = typeof part === "number" ? "" : part.head;
			if (head !== open) text += `${open === "" ? "" : "}"}${head === "" ? "" : `${head}{`}`;
			text += own;
			open = head;
		}
		return open === "" ? text : `${text}}`;
	}

	#ruleOf(rule: number, chosen: Uint8Array, isRead: (name: string) => boolean): string {
		if (chosen[rule] !== 1) return "";
		const text = this.#table.rules[rule]!;
		const written = (piece: Piece) => (typeof piece === "string" ? piece : isRead(piece.measure) ? piece.text : "");
		return typeof text === "string" ? text : text.map(written).join("");
	}

	/** The names that some rule needs. */
	#namesOf(list: string): readonly number[] {
		const known = this.#lists.get(list);
		if (known !== undefined) return known;
		const names = unescaped(list)
			.split(" ")
			.flatMap((name) => this.#names.get(name) ?? []);
		if (this.#lists.size >= MOST_LISTS) this.#lists.clear();
		this.#lists.set(list, names);
		return names;
	}
}

/** As React writes an attribute. */
const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const unescaped = (text: string): string =>
	text.includes("&") ? text.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity) : text;
