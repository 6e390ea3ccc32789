import { and, asc, eq } from "drizzle-orm";
import type { Orm } from "../database/database.ts";
import { forgetChoices } from "./alert-device.ts";
import { favouriteField } from "./tables/kept.ts";

type Row = typeof favouriteField.$inferSelect;
export type NewFavouriteField = Omit<Row, "id" | "account" | "cup">;

/** SPEC §3's favourite arena or field, in the API's format. */
export function fieldPayload({ id, field, year, arena, fieldName }: Row) {
	return { id, field_id: field, year, arena_id: arena, fieldName };
}

const ofPerson = (account: number, cup: number) => and(eq(favouriteField.account, account), eq(favouriteField.cup, cup));

/** @returns a person's favourite fields in a cup, in the order in which they were added */
export function favouriteFields(orm: Orm, account: number, cup: number): Promise<Row[]> {
	return orm.select().from(favouriteField).where(ofPerson(account, cup)).orderBy(asc(favouriteField.id));
}

/** Adds a favourite; an existing one is unchanged. */
export async function addFavouriteField(
	orm: Orm,
	account: number,
	cup: number,
	given: NewFavouriteField,
): Promise<{ readonly row: Row; readonly isNew: boolean }> {
	const [made] = await orm
		.insert(favouriteField)
		.values({ account, cup, ...given })
		.onConflictDoNothing()
		.returning();
	if (made !== undefined) return { row: made, isNew: true };
	const same = and(ofPerson(account, cup), eq(favouriteField.year, given.year), eq(favouriteField.field, given.field));
	const [there] = await orm.select().from(favouriteField).where(same);
	// Removed between the two statements: it is added after all.
	return there === undefined ? addFavouriteField(orm, account, cup, given) : { row: there, isNew: false };
}

/** @returns false where the person has no such favourite */
export async function removeFavouriteField(orm: Orm, account: number, cup: number, id: number): Promise<boolean> {
	const [gone] = await orm
		.delete(favouriteField)
		.where(and(ofPerson(account, cup), eq(favouriteField.id, id)))
		.returning({ subjectId: favouriteField.field, year: favouriteField.year });
	if (gone === undefined) return false;
	await forgetChoices(orm, account, cup, { subject: "field", ...gone });
	return true;
}
