import { and, eq, inArray, sql } from "drizzle-orm";
import { deleteRows, insertRows, updateRows } from "../../database/bulk.ts";
import type { Database } from "../../database/database.ts";
import { edition as editionTable } from "./nouns/edition.ts";
import { pastClub, pastEdition } from "./nouns/past-edition.ts";

/** A stored edition as other years show it; its entities are JSON. */
export type StoredPastEdition = {
	readonly revision: number;
	readonly publicRevision: number;
	readonly digest: string;
	readonly entities: string;
};
/** The same of a club. */
export type StoredPastClub = {
	readonly club: string;
	readonly digest: string;
	readonly history: string;
	readonly meetings: string;
};
/** What is read of a club: its teams, or its matches. */
export type ClubPart = "history" | "meetings";

/** Names an edition. */
export type PastOf = { readonly cup: number; readonly edition: string };

/** @returns undefined if none is stored in this format */
export async function readPastEdition(
	{ orm }: Database,
	{ cup, edition }: PastOf,
	format: number,
): Promise<StoredPastEdition | undefined> {
	const [row] = await orm
		.select()
		.from(pastEdition)
		.where(and(eq(pastEdition.cup, cup), eq(pastEdition.edition, edition), eq(pastEdition.format, format)));
	return row;
}

/** @returns a club's part of each of these editions in which it was entered, as JSON by edition */
export async function readPastClub(
	{ orm }: Database,
	cup: number,
	editions: readonly string[],
	club: string,
	part: ClubPart,
): Promise<ReadonlyMap<string, string>> {
	const rows = await orm
		.select({ edition: pastClub.edition, json: pastClub[part] })
		.from(pastClub)
		.where(and(eq(pastClub.cup, cup), inArray(pastClub.edition, [...editions]), eq(pastClub.club, club)));
	return new Map(rows.map(({ edition, json }) => [edition, json]));
}

/** Stores a past edition, of which only changed clubs are written. One of a later revision stays; of a removed edition nothing is stored. */
export async function writePastEdition(
	{ orm: whole }: Database,
	{ cup, edition }: PastOf,
	format: number,
	past: StoredPastEdition,
	clubs: readonly StoredPastClub[],
): Promise<void> {
	await whole.transaction(async (orm) => {
		// Another process may have removed it since it was read. Until this is written, none can.
		const [recorded] = await orm
			.select({ id: editionTable.id })
			.from(editionTable)
			.where(and(eq(editionTable.cup, cup), eq(editionTable.id, edition)))
			.for("key share");
		if (recorded === undefined) return;
		const { revision, publicRevision, digest, entities } = past;
		const row = { format, revision, publicRevision, digest, entities };
		const written = await orm
			.insert(pastEdition)
			.values({ cup, edition, ...row })
			.onConflictDoUpdate({
				target: [pastEdition.cup, pastEdition.edition],
				set: row,
				setWhere: sql`${pastEdition.revision} < ${revision} or ${pastEdition.format} <> ${format}`,
			})
			.returning({ edition: pastEdition.edition });
		if (written.length === 0) return;
		const stored = await orm
			.select({ club: pastClub.club, digest: pastClub.digest })
			.from(pastClub)
			.where(and(eq(pastClub.cup, cup), eq(pastClub.edition, edition)));
		const before = new Map(stored.map(({ club, digest }) => [club, digest]));
		const rows = clubs.map(({ club, digest, history, meetings }) => ({ cup, edition, club, digest, history, meetings }));
		const there = new Set(clubs.map(({ club }) => club));
		const gone = stored.filter(({ club }) => !there.has(club)).map(({ club }) => ({ cup, edition, club }));
		const nobody = () => undefined;
		await deleteRows(orm, pastClub, gone, nobody);
		await insertRows(
			orm,
			pastClub,
			rows.filter(({ club }) => !before.has(club)),
			nobody,
		);
		const changed = rows.filter(({ club, digest }) => before.has(club) && before.get(club) !== digest);
		await updateRows(orm, pastClub, changed, nobody);
	});
}
