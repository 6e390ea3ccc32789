import type { Copies } from "../results/edition/reading.ts";
import { isOut } from "../results/live/is-out.ts";

/** @returns a cup's edition of a year, as far as anything of it is published; null where there is none */
export async function publishedEdition(copies: Pick<Copies, "cup">, cup: number, year: number): Promise<{ zone: string } | null> {
	const edition = (await copies.cup(cup))?.tournaments.find((one) => one.year === year);
	return edition !== undefined && isOut(edition) ? { zone: edition.zone } : null;
}
