import { z } from "zod";
import { DRAW_ATTRIBUTES, LAST_DRAW_NUMBER } from "../../cup/draw-rule.ts";
import { id } from "./cup-file-value.ts";

/** How a stage's groups were drawn. Its teams and groups may be gone by now: it records what was done. */
export const stageDraw = z
	.strictObject({
		/** Unsigned, of 32 bits. */
		number: z.int().min(0).max(LAST_DRAW_NUMBER),
		/** Earlier wishes count more. */
		rules: z.array(z.strictObject({ apart: z.enum(DRAW_ATTRIBUTES), must: z.boolean() })).max(DRAW_ATTRIBUTES.length),
		pots: z.array(z.array(id).min(1)).min(1),
		/** As drawn, before the swaps. */
		groups: z.array(z.strictObject({ division: id, teams: z.array(id) })).min(1),
		/** By hand, in order. */
		swaps: z
			.array(z.tuple([id, id]))
			.min(1)
			.optional(),
	})
	.meta({ id: "Draw", description: "How groups were drawn: repeated and checked by `npx cupboard draw`." });
