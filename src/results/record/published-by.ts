import { SWITCHES } from "../../cup/publication-order.ts";
import type { Database } from "../../database/database.ts";
import { readEditions } from "./read.ts";

type Stated = { readonly id?: unknown; readonly published?: unknown };

/**
 * Whether a source would show visitors what is hidden now: it turns a switch on. What is wrong in its form is another check's.
 * @param input a cup file or a change of one
 * @param alsoNew false: an edition that the record does not have may be published
 */
export async function publishes(db: Database, cup: number, input: unknown, alsoNew = true): Promise<boolean> {
	const { editions } = (input ?? {}) as { readonly editions?: unknown };
	if (!Array.isArray(editions)) return false;
	const stated = (editions as (Stated | null)[]).filter((one) => one?.published !== undefined);
	if (stated.length === 0) return false;
	const recorded = new Map((await readEditions(db, cup)).map(({ id, published }) => [id as unknown, published]));
	return stated.some((edition) => {
		const before = recorded.get(edition?.id);
		const after = edition?.published as Partial<Record<string, unknown>> | null;
		return (before !== undefined || alsoNew) && SWITCHES.some((of) => after?.[of] === true && before?.[of] !== true);
	});
}
