import { listParts } from "../words/vocabulary.ts";

/** Positions of a group that go on, as a sheet says it. `last` is null where the rest does. */
export type GoingOn = {
	readonly first: number | null;
	readonly last: number | null;
	readonly to: string;
	readonly groupSize?: number;
};

const SPAN =
	/^(?:(\d+)\s*[-–—]\s*(\d+)|(\d+)|the rest|rest|resten|övriga)(?:\s*(?:→|->|:|=|\bto\b|\btill\b))?\s+(.+?)(?:\s*\((?:groups? of|grupper? (?:om|med))?\s*(\d+)(?:\s*(?:teams|lag))?\))?$/i;

/** 1-2 A, 3-4 B; 1-2 A, rest B; 1-2 till A, 3 till B (4). @returns null, and what it is about, where a part says something else */
export function readAdvancement(text: string): { spans: GoingOn[]; wrong?: string } {
	const spans: GoingOn[] = [];
	for (const part of listParts(text)) {
		const found = SPAN.exec(part);
		if (!found) return { spans, wrong: part };
		const [, from, until, only, to, size] = found;
		const first = from ?? only;
		const last = until ?? only;
		spans.push({
			first: first === undefined ? null : Number(first),
			last: last === undefined ? null : Number(last),
			to: to!,
			...(size !== undefined && { groupSize: Number(size) }),
		});
	}
	return { spans };
}
