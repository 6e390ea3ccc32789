import { eq, sql } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import { headingPick } from "./heading-pick-table.ts";

export type HeadingPick = { readonly sheet: string; readonly heading: string; readonly meaning: string | null };

/** @returns by "sheet heading": what headings were picked to mean in earlier workbooks of the cup */
export async function readHeadingPicks(orm: Orm, cup: number): Promise<Map<string, string | null>> {
	const rows = await orm.select().from(headingPick).where(eq(headingPick.cup, cup));
	return new Map(rows.map(({ sheet, heading, meaning }) => [`${sheet} ${heading}`, meaning]));
}

/** Remembers picks; a later pick replaces an earlier one of the same heading. */
export async function saveHeadingPicks(orm: Orm, cup: number, picks: readonly HeadingPick[]): Promise<void> {
	const last = new Map(picks.map((pick) => [`${pick.sheet} ${pick.heading}`, { cup, ...pick }]));
	if (last.size === 0) return;
	await orm
		.insert(headingPick)
		.values([...last.values()])
		.onConflictDoUpdate({
			target: [headingPick.cup, headingPick.sheet, headingPick.heading],
			set: { meaning: sql`excluded.meaning` },
		});
}
