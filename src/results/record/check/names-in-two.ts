import type { CellKind } from "../cells.ts";
import type { CupFileSide } from "../cup-file.ts";
import type { NounNames } from "../naming/noun-names.ts";
import { inTwo } from "../naming/two-languages.ts";

/** Display names of a cup's nouns in each language, since a fault is in the language of its sheet. */
export class NamesInTwo {
	readonly #all: readonly [en: NounNames, sv: NounNames];

	constructor(names: NounNames) {
		this.#all = [names.in("en"), names.in("sv")];
	}

	#each(name: (names: NounNames) => string): string {
		const [en, sv] = this.#all;
		return inTwo(name(en), name(sv));
	}

	of(kind: CellKind, id: string): string {
		return this.#each((names) => names.of(kind, id));
	}

	match(id: string): string {
		return this.#each((names) => names.match(id));
	}

	team(id: string): string {
		return this.#each((names) => names.team(id));
	}

	category(id: string): string {
		return this.#each((names) => names.category(id));
	}

	group(id: string): string {
		return this.#each((names) => names.group(id));
	}

	division(id: string): string {
		return this.#each((names) => names.division(id));
	}

	field(id: string): string {
		return this.#each((names) => names.field(id));
	}

	side(side: CupFileSide): string {
		return this.#each((names) => names.side(side));
	}
}
