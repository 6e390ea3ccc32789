import type { Hono } from "hono";
import { recordSource } from "../../results/edition/keeping/read-model-source.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { currentEdition } from "../current-edition.ts";
import type { OfficeEnv } from "../env.ts";
import type { OfficeOptions } from "../service.ts";
import { CachedEdition } from "./cached-edition.ts";
import { dayRoutes } from "./day-routes.ts";

type Options = Pick<OfficeOptions, "database" | "brand" | "log" | "now">;

/** The day of the office's edition, loaded at the first call and then cached. */
export async function openDay({ database, brand: { cup }, log, now }: Options): Promise<{
	readonly routes: Hono<OfficeEnv>;
	/** The cached edition; undefined: the cup has none. */
	readonly kept: () => Promise<EditionRecord | undefined>;
	close(): Promise<void>;
}> {
	const source = recordSource(database);
	let kept: { readonly id: string; readonly edition: CachedEdition } | undefined;
	const stop = await source.listen(
		(change) => kept?.edition.changed(change),
		(error) => log.error({ err: error }, "the office's day could not be told of a change"),
	);
	const edition = async () => {
		const current = await currentEdition(database, cup, now());
		if (current === undefined) return undefined;
		const { edition: id } = current;
		if (kept?.id !== id) kept = { id, edition: new CachedEdition(source, { cup, edition: id }) };
		return kept.edition;
	};
	return { routes: dayRoutes({ edition, now }), kept: async () => (await edition())?.current(), close: stop };
}
