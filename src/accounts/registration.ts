import { and, asc, desc, eq } from "drizzle-orm";
import type { Orm } from "../database/database.ts";
import { account } from "./tables/account.ts";
import { registration } from "./tables/kept.ts";

export type Registration = { readonly year: number; readonly team: string; readonly teamName: string };

/** Writes that a person was a team's leader in a year. @returns false where that was known */
export async function addRegistration(orm: Orm, owner: number, cup: number, given: Registration): Promise<boolean> {
	const made = await orm
		.insert(registration)
		.values({ account: owner, cup, ...given })
		.onConflictDoNothing()
		.returning({ team: registration.team });
	return made.length > 0;
}

/** @returns false where the person was not that team's leader */
export async function removeRegistration(orm: Orm, owner: number, cup: number, year: number, team: string): Promise<boolean> {
	const one = and(
		eq(registration.account, owner),
		eq(registration.cup, cup),
		eq(registration.year, year),
		eq(registration.team, team),
	);
	const gone = await orm.delete(registration).where(one).returning({ team: registration.team });
	return gone.length > 0;
}

/** @returns a cup's team leaders, latest year first */
export function listRegistrations(orm: Orm, cup: number): Promise<(Registration & { readonly email: string })[]> {
	const { year, team, teamName } = registration;
	return orm
		.select({ email: account.email, year, team, teamName })
		.from(registration)
		.innerJoin(account, eq(account.id, registration.account))
		.where(eq(registration.cup, cup))
		.orderBy(desc(year), asc(teamName), asc(account.email));
}
