import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Orm } from "../database/database.ts";
import { calendar, favouriteField, favouriteTeam } from "./tables/kept.ts";

/** 128 bits. */
const SECRET_BYTES = 16;

const newSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

/**
 * The secret of an account's calendar address, created on first use. It is stored in plain text, since the address is shown again for
 * setting up a second device; and it gives access to nothing but a list of matches.
 */
export async function calendarSecret(orm: Orm, account: number, cup: number): Promise<string> {
	await orm.insert(calendar).values({ account, cup, secret: newSecret() }).onConflictDoNothing();
	const [row] = await orm
		.select({ secret: calendar.secret })
		.from(calendar)
		.where(and(eq(calendar.account, account), eq(calendar.cup, cup)));
	if (row === undefined) throw new Error("A calendar's secret went while it was being read.");
	return row.secret;
}

/** Replaces the secret; the old one gives no access from now on. */
export async function renewCalendarSecret(orm: Orm, account: number, cup: number): Promise<string> {
	const secret = newSecret();
	await orm
		.insert(calendar)
		.values({ account, cup, secret })
		.onConflictDoUpdate({ target: [calendar.account, calendar.cup], set: { secret } });
	return secret;
}

export type Followed = { readonly teams: string[]; readonly fields: string[] };

/** @returns what the account with this calendar follows, by year; undefined where no account has it */
export async function followedByCalendar(orm: Orm, cup: number, secret: string): Promise<Map<number, Followed> | undefined> {
	const [owner] = await orm
		.select({ account: calendar.account })
		.from(calendar)
		.where(and(eq(calendar.cup, cup), eq(calendar.secret, secret)));
	if (owner === undefined) return undefined;
	const years = new Map<number, Followed>();
	const ofYear = (year: number): Followed => {
		const followed = years.get(year) ?? { teams: [], fields: [] };
		years.set(year, followed);
		return followed;
	};
	const own = (table: typeof favouriteTeam | typeof favouriteField) => and(eq(table.account, owner.account), eq(table.cup, cup));
	for (const { year, team } of await orm.select().from(favouriteTeam).where(own(favouriteTeam))) ofYear(year).teams.push(team);
	for (const { year, field } of await orm.select().from(favouriteField).where(own(favouriteField)))
		ofYear(year).fields.push(field);
	return years;
}
