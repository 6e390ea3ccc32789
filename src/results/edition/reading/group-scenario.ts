import { type GroupScenario, scenario } from "../../../cup/scenario/scenario.ts";
import type { OpenGroupEntity } from "../entities.ts";

/** One for each state of a group: it is counted once, when somebody asks. */
const counted = new WeakMap<OpenGroupEntity, GroupScenario | null>();

/** How a group may still end; null where nothing can be told, and once it is decided. */
export function groupScenario(group: OpenGroupEntity): GroupScenario | null {
	const known = counted.get(group);
	if (known !== undefined) return known;
	const found = scenario(group.input, group.aims);
	const isDecided =
		found?.group.open.length === 0 &&
		[...found.marks.values()].every((marks) => [...marks.values()].every((mark) => mark !== "level" && mark !== "elsewhere"));
	const told = isDecided ? null : found;
	counted.set(group, told);
	return told;
}
