import type { Origin, Report } from "../check/fault-report.ts";
import { REMOVABLE, type Removable } from "../cup-file-change.ts";
import { aNoun, type CupState, type Noun, walkNouns, withoutNouns } from "../cup-state.ts";
import type { ShapeCheck } from "../input/shape.ts";
import type { Ownership } from "./ownership.ts";

/** @returns the cup without the nouns that the file removes, and without those inside them */
export function removeStated(state: CupState, { change, source }: ShapeCheck, ownership: Ownership, report: Report): CupState {
	const stated = new Map<string, Origin>();
	for (const kind of REMOVABLE) {
		for (const [at, id] of (change?.remove?.[kind] ?? []).entries())
			stated.set(`${kind} ${id}`, { source, path: ["remove", kind, at] });
	}
	if (stated.size === 0) return state;

	const present = new Set<string>();
	walkNouns(state, (kind, noun) => present.add(`${kind} ${noun.id}`));
	for (const [key, origin] of stated) {
		const [kind, id] = key.split(" ") as [Removable, string];
		if (ownership.isStated(kind, id, source.file)) {
			report.at(origin, "error", {
				value: id,
				message: `${aNoun(kind)} that the file both lists and removes`,
				expected: "one of the two",
			});
		} else if (!present.has(key)) {
			report.at(origin, "warning", {
				value: id,
				message: `${aNoun(kind)} that does not exist in the record`,
				expected: `the id of ${aNoun(kind)} of the cup; nothing is removed`,
			});
		}
	}

	const isStated = (kind: Removable, noun: Noun) => stated.has(`${kind} ${noun.id}`);
	walkNouns(state, (kind, noun) => {
		const origin = stated.get(`${kind} ${noun.id}`);
		if (!origin) return;
		report.removes(kind, noun.id, origin);
		walkNouns(noun, (inside, { id }) => report.removes(inside, id, origin), kind);
	});
	return withoutNouns(state, isStated, (before, after) => report.replaces(before, after));
}
