import type { Turn } from "./turns.ts";

/** Values that are serialised at once, which takes some hundredths of a millisecond. */
const AT_ONCE = 256;

/**
 * The JSON of a value, identical to `JSON.stringify`, written within the slices of an answer, since a large value would exceed a
 * slice.
 */
export async function slicedJson(value: Readonly<Record<string, unknown>>, turn: Pick<Turn, "isOver" | "next">): Promise<string> {
	if (sizeOf(value, AT_ONCE) < AT_ONCE) return JSON.stringify(value);
	const parts: string[] = [];
	for (const part of partsOf(value)) {
		parts.push(part);
		if (turn.isOver) await turn.next();
	}
	return parts.join("");
}

/** The number of values in a value, including itself, up to `most`: counting stops there. */
function sizeOf(value: unknown, most: number): number {
	if (!isOfParts(value)) return 1;
	let size = 1;
	for (const part of Object.values(value)) {
		size += sizeOf(part, most - size);
		if (size >= most) break;
	}
	return size;
}

function* partsOf(value: Parts): Generator<string> {
	const isList = Array.isArray(value);
	yield isList ? "[" : "{";
	let before = "";
	for (const run of runsOf(value)) {
		const [only] = run;
		if (only && only.size >= AT_ONCE && isOfParts(only.value)) {
			yield isList ? before : `${before}${JSON.stringify(only.key)}:`;
			yield* partsOf(only.value);
		} else {
			const told = isList ? run.map((part) => part.value) : Object.fromEntries(run.map((part) => [part.key, part.value]));
			const text = JSON.stringify(told).slice(1, -1);
			// Undefined properties are left out.
			if (text === "") continue;
			yield before + text;
		}
		before = ",";
	}
	yield isList ? "]" : "}";
}

type Part = { readonly key: string; readonly value: unknown; readonly size: number };

/** The parts of a value in order: a large one by itself, others in groups that are serialised at once. */
function* runsOf(value: Parts): Generator<readonly Part[]> {
	let run: Part[] = [];
	let left = AT_ONCE;
	for (const [key, part] of Object.entries(value)) {
		const size = sizeOf(part, AT_ONCE);
		if (size >= left && run.length > 0) {
			yield run;
			run = [];
			left = AT_ONCE;
		}
		run.push({ key, value: part, size });
		left -= size;
	}
	if (run.length > 0) yield run;
}

type Parts = Readonly<Record<string, unknown>> | readonly unknown[];

/** Whether it is a list or an object without a `toJSON` method. */
function isOfParts(value: unknown): value is Parts {
	return typeof value === "object" && value !== null && !("toJSON" in value);
}
