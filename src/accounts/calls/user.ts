import { and, asc, desc, eq } from "drizzle-orm";
import { favouriteFields, fieldPayload } from "../favourite-field.ts";
import { favouriteTeams, teamPayload } from "../favourite-team.ts";
import { signedIn } from "../request/bearer.ts";
import type { Call } from "../request/caller.ts";
import type { Service } from "../service.ts";
import { photo } from "../tables/account.ts";
import { pin, purchase, registration } from "../tables/kept.ts";

/** GET /api/user: the user of SPEC §3. */
export const user =
	(service: Service): Call =>
	async (caller) => {
		const { account } = await signedIn(service, caller);
		const { orm, cup } = service;
		const own = (table: typeof purchase | typeof registration | typeof pin) =>
			and(eq(table.account, account.id), eq(table.cup, cup));
		const { type, year } = purchase;
		const [purchases, registrations, teams, fields, [pinned], [picture]] = await Promise.all([
			orm.select({ type, year }).from(purchase).where(own(purchase)).orderBy(asc(purchase.id)),
			orm
				.select({ year: registration.year, team_id: registration.team, teamName: registration.teamName })
				.from(registration)
				.where(own(registration))
				.orderBy(desc(registration.year), asc(registration.teamName)),
			favouriteTeams(orm, account.id, cup),
			favouriteFields(orm, account.id, cup),
			orm.select().from(pin).where(own(pin)),
			orm.select({ name: photo.name }).from(photo).where(eq(photo.account, account.id)),
		]);
		return caller.json({
			id: account.id,
			name: account.name,
			email: account.email,
			profile_photo_url: picture === undefined ? null : `${service.originOf(caller)}/api/photos/${picture.name}`,
			purchases,
			registrations,
			favourite_teams: teams.map(teamPayload),
			favourite_arenas: fields.map(fieldPayload),
			pin_match: pinned?.match ?? null,
			pin_year: pinned?.year ?? null,
		});
	};
