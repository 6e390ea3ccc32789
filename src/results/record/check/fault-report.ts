import { orNear } from "../../../cup/search/near-names.ts";
import type { Removable } from "../cup-file-change.ts";
import { aNoun, type Noun, WORDS } from "../cup-state.ts";
import { type Fault, faultReadBy } from "../fault.ts";
import { type JsonPath, printPath, valueAt } from "../input/json-path.ts";
import { placeIn, type Source } from "../input/source.ts";

/** Where a file speaks of a noun. */
export type Origin = { readonly source: Source; readonly path: JsonPath };

/** A cup's id is a number. */
type Named = { readonly id: string | number };
type Words = { readonly value: unknown; readonly message: string; readonly expected: string };

/** Collects the faults of an import, each with the place in the file that speaks of the noun. */
export class Report {
	readonly faults: Fault[] = [];
	readonly #origins = new Map<object, Origin>();
	readonly #broken = new Set<object>();
	readonly #refused = new Set<object>();
	readonly #removed = new Map<string, Origin>();
	readonly #first: Source;

	readonly #judgesAll: boolean;

	/**
	 * @param first the file that is named where a fault is in no file: in what the record already has
	 * @param judgesAll no file states anything, as in undoing: all is judged as if one did
	 */
	constructor(first: Source, { judgesAll = false }: { readonly judgesAll?: boolean } = {}) {
		this.#first = first;
		this.#judgesAll = judgesAll;
	}

	comesFrom(noun: object, origin: Origin): void {
		this.#origins.set(noun, origin);
	}

	/** A copy takes the place of a noun. */
	replaces(before: object, after: object): void {
		const origin = this.#origins.get(before);
		if (origin) this.#origins.set(after, origin);
		if (this.#broken.has(before)) this.#broken.add(after);
	}

	isStated(noun: object): boolean {
		return this.#origins.has(noun);
	}

	/** Whether what is wrong of a noun is asked for. */
	concerns(noun: object): boolean {
		return this.#judgesAll || this.isStated(noun);
	}

	/** The row of a sheet that a noun is of; undefined: it is of the record, or of a file whose author gave it its id. */
	rowOf(noun: object): number | undefined {
		const origin = this.#origins.get(noun);
		return origin?.source.placeOf?.(origin.path).line;
	}

	/** Whether a file itself gives the noun one of these fields. */
	states(noun: object, ...keys: readonly string[]): boolean {
		if (this.#judgesAll) return true;
		const origin = this.#origins.get(noun);
		const stated = origin && valueAt(origin.source.input, origin.path);
		return typeof stated === "object" && stated !== null && keys.some((key) => key in stated);
	}

	/** Nothing more is said of a noun with a wrong or missing field. */
	breaks(noun: object): void {
		this.#broken.add(noun);
	}

	isBroken(noun: object): boolean {
		return this.#broken.has(noun);
	}

	/** Something said of it refuses it: what it meets in the record would only repeat that. */
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
	 * @param place where the thing is, for ids that say it badly: a misspelt one is told with those that come near
	 * @returns the thing; where there is none: undefined, and a fault at the field, or at the removal that took it away
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
