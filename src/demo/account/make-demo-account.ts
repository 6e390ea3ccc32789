import { findAccount, makeAccount } from "../../accounts/account.ts";
import { addFavouriteField, favouriteFields, type NewFavouriteField } from "../../accounts/favourite-field.ts";
import { addFavouriteTeam, favouriteTeams, type NewFavouriteTeam } from "../../accounts/favourite-team.ts";
import { grantPass } from "../../accounts/pass.ts";
import { hashPassword } from "../../accounts/password/hash.ts";
import type { Orm } from "../../database/database.ts";

export type DemoFavourites = { readonly teams: readonly NewFavouriteTeam[]; readonly fields: readonly NewFavouriteField[] };

type Options = {
	readonly email: string;
	readonly password: string;
	readonly cup: number;
	/** The only edition that it has All Access for; undefined: none is published. */
	readonly passYear: number | undefined;
	/** Called only if the account has no favourites in the cup. */
	readonly favourites: () => Promise<DemoFavourites>;
};

/** Makes the demo account if it is missing, with a pass, and with favourites in a cup in which it has none. */
export async function makeDemoAccount(orm: Orm, { email, password, cup, passYear, favourites }: Options): Promise<void> {
	const demo =
		(await findAccount(orm, email)) ??
		(await makeAccount(orm, {
			name: "Demo",
			email,
			passwordHash: await hashPassword(password),
			language: "en",
			createdAt: new Date(),
		})) ??
		(await findAccount(orm, email));
	if (demo === undefined) return;
	if (passYear !== undefined) await grantPass(orm, demo.id, cup, passYear, new Date());
	const kept = [...(await favouriteTeams(orm, demo.id, cup)), ...(await favouriteFields(orm, demo.id, cup))];
	if (kept.length > 0) return;
	const { teams, fields } = await favourites();
	for (const team of teams) await addFavouriteTeam(orm, demo.id, cup, team);
	for (const field of fields) await addFavouriteField(orm, demo.id, cup, field);
}
