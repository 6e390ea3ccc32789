import { z } from "zod";
import type { OrderedMatch } from "../../edition/building/match-order.ts";
import { badInput } from "./errors.ts";

const STATES = ["upcoming", "live", "finished", "postponed", "cancelled"] as const;
const cursor = z.tuple([z.enum(STATES), z.number().nullable(), z.string().nullable(), z.string()]);

/**
 * A match's place in an order, as text. It contains everything that the order compares, so it stays valid after the match has
 * moved.
 */
export function cursorOf({ state, at, place, id }: OrderedMatch): string {
	const told: z.infer<typeof cursor> = [state, Number.isFinite(at) ? at : null, place?.name ?? null, id];
	return Buffer.from(JSON.stringify(told)).toString("base64url");
}

/** @throws BAD_USER_INPUT if `cursorOf` did not write it */
export function afterCursor(text: string): OrderedMatch {
	const read = cursor.safeParse(parsed(Buffer.from(text, "base64url").toString()));
	if (!read.success) throw badInput("after must be a `next` of the page before");
	const [state, at, place, id] = read.data;
	return { state, at: at ?? Number.POSITIVE_INFINITY, place: place === null ? null : { name: place }, id };
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
