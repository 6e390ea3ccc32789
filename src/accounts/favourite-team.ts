import { and, asc, eq } from "drizzle-orm";
import type { Orm } from "../database/database.ts";
import { forgetChoices } from "./alert-device.ts";
import { favouriteTeam } from "./tables/kept.ts";

type Row = typeof favouriteTeam.$inferSelect;
export type NewFavouriteTeam = Omit<Row, "id" | "account" | "cup">;

/** SPEC §3's favourite team, in the API's format. */
export function teamPayload({ id, team, year, teamName, nation, nationCode, catShort, category }: Row) {
	return { id, team_id: team, year, teamName, nation, nationCode, catShort, category };
}

const ofPerson = (account: number, cup: number) => and(eq(favouriteTeam.account, account), eq(favouriteTeam.cup, cup));

/** @returns a person's favourite teams in a cup, in the order in which they were added */
export function favouriteTeams(orm: Orm, account: number, cup: number): Promise<Row[]> {
	return orm.select().from(favouriteTeam).where(ofPerson(account, cup)).orderBy(asc(favouriteTeam.id));
}

/** Adds a favourite; an existing one is unchanged. */
export async function addFavouriteTeam(
	orm: Orm,
	account: number,
	cup: number,
	given: NewFavouriteTeam,
): Promise<{ readonly row: Row; readonly isNew: boolean }> {
	const [made] = await orm
		.insert(favouriteTeam)
		.values({ account, cup, ...given })
		.onConflictDoNothing()
		.returning();
	if (made !== undefined) return { row: made, isNew: true };
	const same = and(ofPerson(account, cup), eq(favouriteTeam.year, given.year), eq(favouriteTeam.team, given.team));
	const [there] = await orm.select().from(favouriteTeam).where(same);
	// Removed between the two statements: it is added after all.
	return there === undefined ? addFavouriteTeam(orm, account, cup, given) : { row: there, isNew: false };
}

/** @returns false where the person has no such favourite */
export async function removeFavouriteTeam(orm: Orm, account: number, cup: number, id: number): Promise<boolean> {
	const [gone] = await orm
		.delete(favouriteTeam)
		.where(and(ofPerson(account, cup), eq(favouriteTeam.id, id)))
		.returning({ subjectId: favouriteTeam.team, year: favouriteTeam.year });
	if (gone === undefined) return false;
	await forgetChoices(orm, account, cup, { subject: "team", ...gone });
	return true;
}
