import type { Origin, Report } from "../check/fault-report.ts";
import type { Removable } from "../cup-file-change.ts";
import { PARENT_KIND, WORDS } from "../cup-state.ts";

/** Ids are unique within a cup, across its editions (DECISIONS §1), and never move from one noun to another. */
export class Ownership {
	readonly #owners = new Map<string, string>();
	readonly #stated = new Map<string, Origin>();
	readonly #report: Report;

	constructor(report: Report) {
		this.#report = report;
	}

	knows(kind: Removable, id: string, owner: string): void {
		this.#owners.set(`${kind} ${id}`, owner);
	}

	isStated(kind: Removable, id: string, file: string): boolean {
		return this.#stated.get(`${kind} ${id}`)?.source.file === file;
	}

	/** @returns whether the file may state this id here; if not, a fault is reported */
	claim(kind: Removable, id: string, owner: string, origin: Origin): boolean {
		const key = `${kind} ${id}`;
		const stated = this.#stated.get(key);
		const place = { source: origin.source, path: [...origin.path, "id"] };
		const word = WORDS[kind];
		if (stated?.source.file === origin.source.file) {
			const line = stated.source.lineOf(stated.path);
			this.#report.at(place, "error", {
				value: id,
				message: `an id that another ${word} of the file has`,
				expected: line === undefined ? `a different id for each ${word}` : `a different id for each ${word}: see line ${line}`,
			});
			return false;
		}
		const present = this.#owners.get(key);
		if (present !== undefined && present !== owner) {
			const holder = PARENT_KIND[kind];
			this.#report.at(place, "error", {
				value: id,
				message: `an id that is already used by a ${word} in ${holder ? `${WORDS[holder]} "${present}"` : "the cup"}`,
				expected: `an id that no other ${word} in the cup has, in any edition`,
			});
			return false;
		}
		this.#owners.set(key, owner);
		this.#stated.set(key, origin);
		return true;
	}
}
