import type { KindOfRule } from "./behaviour.ts";
import { later, MIDNIGHT } from "./relaxed-minutes.ts";

export const waits: KindOfRule<"waits"> = {
	behaves: ({ longest }) => ({
		day: {
			broken({ count, start, end }) {
				let broken = 0;
				for (let at = 1; at < count; at++) if (start[at]! - end[at - 1]! > longest) broken++;
				return broken;
			},
			cases: ({ count }) => Math.max(0, count - 1),
		},
	}),
	relaxed: (rule) => later(rule.longest, MIDNIGHT).map((longest) => ({ ...rule, longest })),
};
