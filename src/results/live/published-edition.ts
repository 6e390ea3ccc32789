import type { ReadModelProvider } from "../edition/keeping/read-model-provider.ts";
import { isAnyPublished } from "./is-any-published.ts";

/** @returns a cup's published edition of a year; null if there is none */
export async function publishedEdition(
	models: Pick<ReadModelProvider, "cup">,
	cup: number,
	year: number,
): Promise<{ zone: string } | null> {
	const edition = (await models.cup(cup))?.tournaments.find((one) => one.year === year);
	return edition !== undefined && isAnyPublished(edition) ? { zone: edition.zone } : null;
}
