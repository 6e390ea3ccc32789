import { type CupFileChange, cupFileChange } from "../cup-file-change.ts";
import type { Fault } from "../fault.ts";
import { type JsonPath, printPath, valueAt } from "./json-path.ts";
import { innermostNoun } from "./noun-path.ts";
import { shapeFaults } from "./shape-fault.ts";
import type { Source } from "./source.ts";
import { unwritableTexts } from "./unwritable-text.ts";

/** A cup file's fields that have the right types, and the faults of the others. */
export type ShapeCheck = {
	readonly source: Source;
	/** Without the wrong fields. Null: too faulty for further checks. */
	readonly change: CupFileChange | null;
	readonly faults: Fault[];
	/** Nouns (printed paths) with a wrong field: further faults would only repeat it. */
	readonly broken: ReadonlySet<string>;
	/** Nouns without a usable id: in `change` a placeholder replaces them. */
	readonly dropped: ReadonlySet<string>;
};

/** Replaces a noun so that those after it stay at their index. */
const STAND_IN = { id: "x" };
const FACT_STAND_IN = { ...STAND_IN, kind: "ranking", at: "2000-01-01T00:00:00Z", team: "x", ranking: 1 };

/** Removing a wrong field can reveal another fault behind it. After this many rounds, faults only repeat. */
const ROUNDS = 4;

/** Reports every wrong field at once; later checks use the right ones. */
export function readShape(source: Source): ShapeCheck {
	const say = (fault: Fault) => source.say?.(fault) ?? fault;
	const faults: Fault[] = [...source.faults, ...unwritableTexts(source).map(say)];
	const broken = new Set<string>(source.broken);
	const dropped = new Set<string>();
	const stated = composed(source.input);
	let result = cupFileChange.safeParse(stated);
	if (result.success) return { source, change: result.data, faults, broken, dropped };
	let input: unknown = structuredClone(stated);
	for (let round = 0; !result.success && round < ROUNDS; round++) {
		for (const issue of result.error.issues) {
			if (round === 0) faults.push(...shapeFaults(source, issue).map(say));
			const path = issue.path as JsonPath;
			if (issue.code === "unrecognized_keys") for (const key of issue.keys) takeOut(input, [...path, key]);
			else input = takeOutWrong(input, path, broken, dropped);
		}
		result = cupFileChange.safeParse(input);
	}
	return { source, change: result.data ?? null, faults: once(faults), broken, dropped };
}

/** The same with each text in NFC, so that names that look alike are equal. Unchanged values stay the same objects. */
function composed(value: unknown): unknown {
	if (typeof value === "string") return value.normalize();
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) {
		const texts = value.map(composed);
		return texts.every((text, at) => text === value[at]) ? value : texts;
	}
	const entries = Object.entries(value).map(([key, text]) => [key, composed(text)] as const);
	return entries.every(([key, text]) => text === value[key as keyof typeof value]) ? value : Object.fromEntries(entries);
}

/** A score with both numbers wrong is one fault. */
const once = (faults: readonly Fault[]) => [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];

function takeOut(input: unknown, path: JsonPath): void {
	const holder = valueAt(input, path.slice(0, -1));
	if (typeof holder === "object" && holder !== null) Reflect.deleteProperty(holder, path.at(-1)!);
}

function takeOutWrong(input: unknown, path: JsonPath, broken: Set<string>, dropped: Set<string>): unknown {
	const { kind, steps } = innermostNoun(path);
	const noun = path.slice(0, steps);
	if (kind === "file") {
		takeOut(input, path.slice(0, path[0] === "cup" && path.length > 1 ? 2 : 1));
		return input;
	}
	broken.add(printPath(noun));
	if (kind !== "facts" && path.length > steps && path[steps] !== "id") {
		takeOut(input, path.slice(0, steps + 1));
		return input;
	}
	dropped.add(printPath(noun));
	const list = valueAt(input, noun.slice(0, -1)) as unknown[];
	list[noun.at(-1) as number] = kind === "facts" ? FACT_STAND_IN : STAND_IN;
	return input;
}
