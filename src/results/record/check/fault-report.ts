import { orNear } from "../../../cup/search/near-names.ts";
import type { Removable } from "../cup-file-change.ts";
import { aNoun, type Noun, WORDS } from "../cup-state.ts";
import { type Fault, faultReadBy } from "../fault.ts";
import { type JsonPath, printPath, valueAt } from "../input/json-path.ts";
import { placeIn, type Source } from "../input/source.ts";

/** The place in a file that states a noun. */
export type Origin = { readonly source: Source; readonly path: JsonPath };

/** A cup's id is a number. */
type Named = { readonly id: string | number };
type Words = { readonly value: unknown; readonly message: string; readonly expected: string };

/** Collects the faults of an import, each with the place in the file that states the noun. */
export class Report {
	readonly faults: Fault[] = [];
	readonly #origins = new Map<object, Origin>();
	readonly #broken = new Set<object>();
	readonly #refused = new Set<object>();
	readonly #removed = new Map<string, Origin>();
	readonly #first: Source;

	readonly #judgesAll: boolean;

	/**
	 * @param first the file named for faults in no file, that is, in the existing record
	 * @param judgesAll for an undo, where no file states anything: checks everything as if a file did
	 */
	constructor(first: Source, { judgesAll = false }: { readonly judgesAll?: boolean } = {}) {
		this.#first = first;
		this.#judgesAll = judgesAll;
	}

	comesFrom(noun: object, origin: Origin): void {
		this.#origins.set(noun, origin);
	}

	/** Transfers a noun's origin and faults to the copy that replaces it. */
	replaces(before: object, after: object): void {
		const origin = this.#origins.get(before);
		if (origin) this.#origins.set(after, origin);
		if (this.#broken.has(before)) this.#broken.add(after);
	}

	isStated(noun: object): boolean {
		return this.#origins.has(noun);
	}

	/** Whether faults of a noun are reported. */
	concerns(noun: object): boolean {
		return this.#judgesAll || this.isStated(noun);
	}

	/** A noun's row in a sheet; undefined: it is from the record, or from a file whose author chose its id. */
	rowOf(noun: object): number | undefined {
		const origin = this.#origins.get(noun);
		return origin?.source.placeOf?.(origin.path).line;
	}

	/** Whether a file itself states one of the noun's fields. */
	states(noun: object, ...keys: readonly string[]): boolean {
		if (this.#judgesAll) return true;
		const origin = this.#origins.get(noun);
		const stated = origin && valueAt(origin.source.input, origin.path);
		return typeof stated === "object" && stated !== null && keys.some((key) => key in stated);
	}

	/** Marks a noun with a wrong or missing field: it gets no further faults. */
	breaks(noun: object): void {
		this.#broken.add(noun);
	}

	isBroken(noun: object): boolean {
		return this.#broken.has(noun);
	}

	/** Whether an error refuses the noun; comparing it with the record would only repeat that. */
	isRefused(noun: object): boolean {
		return this.#refused.has(noun);
	}

	removes(kind: Removable, id: string, origin: Origin): void {
		this.#removed.set(`${kind} ${id}`, origin);
	}

	/** @param steps from the noun to the field */
	error(noun: Named, steps: JsonPath, words: Words): void {
		this.#refused.add(noun);
		this.#add("error", noun, steps, words);
	}

	warning(noun: Named, steps: JsonPath, words: Words): void {
		this.#add("warning", noun, steps, words);
	}

	at(origin: Origin, severity: Fault["severity"], { value, message, expected }: Words): void {
		const fault: Fault = { severity, ...placeIn(origin.source, origin.path, value), expected, message };
		this.faults.push(origin.source.say?.(fault) ?? faultReadBy("en", fault));
	}

	/**
	 * @param place the thing's place, for ids that do not show it; suggestions for a misspelt one include it
	 * @returns the thing; if there is none, undefined, with a fault at the field or at the removal that removed it
	 */
	find<Thing>(
		things: ReadonlyMap<string, Thing>,
		kind: Removable,
		id: string,
		from: Noun,
		steps: JsonPath,
		of: string,
		place?: (thing: Thing) => string,
	): Thing | undefined {
		const thing = things.get(id);
		if (thing !== undefined) return thing;
		const removal = this.#removed.get(`${kind} ${id}`);
		if (removal && !this.isStated(from)) {
			this.at(removal, "error", {
				value: id,
				message: `${from.id} still refers to this ${WORDS[kind]} (${printPath(steps)})`,
				expected: "nothing that stays to refer to what is removed",
			});
		} else {
			const placed = (near: string) => (place ? `${near} (${place(things.get(near)!)})` : near);
			this.error(from, steps, {
				value: id,
				message: `no such ${WORDS[kind]}`,
				expected: orNear(`the id of ${aNoun(kind)} of ${of}`, id, things.keys(), placed),
			});
		}
		return undefined;
	}

	#add(severity: Fault["severity"], noun: Named, steps: JsonPath, words: Words): void {
		const origin = this.#origins.get(noun);
		if (origin) {
			this.at({ source: origin.source, path: [...origin.path, ...steps] }, severity, words);
			return;
		}
		const message = `${words.message} (of "${noun.id}" in the record)`;
		const field = String(steps.findLast((step) => typeof step === "string"));
		const fault: Fault = { severity, file: this.#first.file, field, ...words, message };
		this.faults.push(this.#first.say?.(fault) ?? faultReadBy("en", fault));
	}
}
