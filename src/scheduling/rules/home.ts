import type { KindOfRule } from "./behaviour.ts";

export const home: KindOfRule<"home"> = {
	behaves({ arena }, found) {
		const own = found.arenaAt.get(arena);
		return { place: (field) => found.arenaOf[field] === own };
	},
	relaxed: () => [],
};
