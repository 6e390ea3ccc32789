import { and, eq, inArray, sql } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import { account } from "../tables/account.ts";
import { favouriteTeam, registration } from "../tables/kept.ts";

export const AUDIENCES = ["teams", "followers"] as const;
/** The leaders of teams, or their followers. */
export type MailAudience = (typeof AUDIENCES)[number];

/** A queued message to the leaders or the followers of teams: the recipients are looked up when it is sent. */
export type AudienceMail = {
	readonly text: { readonly en: string; readonly sv: string };
	readonly year: number;
	readonly teams: readonly string[];
};

/** Only people who have turned mails on in the profile. Others see it on the site, in calendars and as alerts. */
const agreed = and(eq(account.toldOfMoves, true), sql`${account.emailConfirmedAt} is not null`);

/** @returns the accounts that follow or lead one of the teams */
export function mailedAccounts(
	orm: Orm,
	{
		cup,
		year,
		teams,
		as,
	}: { readonly cup: number; readonly year: number; readonly teams: readonly string[]; readonly as: MailAudience },
): Promise<{ readonly id: number }[]> {
	if (teams.length === 0) return Promise.resolve([]);
	const of = as === "teams" ? registration : favouriteTeam;
	return orm
		.selectDistinct({ id: account.id })
		.from(account)
		.innerJoin(of, eq(of.account, account.id))
		.where(and(agreed, eq(of.cup, cup), eq(of.year, year), inArray(of.team, [...teams])));
}
