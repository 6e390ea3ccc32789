import type { KindOfRule } from "./behaviour.ts";

export const oneArena: KindOfRule<"one-arena"> = {
	behaves: () => ({
		day: {
			/** Each arena after the first. */
			broken({ count, arena }) {
				let more = 0;
				for (let at = 1; at < count; at++) {
					let isNew = true;
					for (let before = 0; before < at; before++) if (arena[before] === arena[at]) isNew = false;
					if (isNew) more++;
				}
				return more;
			},
			cases: ({ count }) => Math.max(0, count - 1),
		},
	}),
	relaxed: () => [],
};
