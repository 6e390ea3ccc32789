import { z } from "zod";
import { addFavouriteField, favouriteFields, fieldPayload, removeFavouriteField } from "../favourite-field.ts";
import { addFavouriteTeam, favouriteTeams, removeFavouriteTeam, teamPayload } from "../favourite-team.ts";
import { signedIn } from "../request/bearer.ts";
import type { Call } from "../request/caller.ts";
import { cupId, idOf, optionalText, requiredText, year } from "../request/fields.ts";
import { payload } from "../request/payload.ts";
import { InvalidPayload, RequestRefused } from "../request/refused.ts";
import type { Service } from "../service.ts";

/** Limits of teams, and of fields: more than a cup's busiest scout follows, fewer than a script would need to fill the record. */
export const FAVOURITES_AT_MOST = 500;

const newTeam = z.object({
	teamId: cupId,
	year,
	teamName: requiredText(200),
	nation: optionalText(100),
	nationCode: optionalText(20),
	category: optionalText(100),
	catShort: optionalText(50),
});
const newField = z.object({ arenaId: cupId, fieldId: cupId, fieldName: requiredText(200), year });

/** POST /api/user/favorites/teams: 201 with the favourite; 200 where it was one already. */
export const addTeam =
	(service: Service): Call =>
	async (caller) => {
		const { account } = await signedIn(service, caller);
		const { teamId, ...given } = await payload(caller, newTeam);
		const { orm, cup } = service;
		const kept = await favouriteTeams(orm, account.id, cup);
		const isKept = kept.some(({ team, year }) => team === teamId && year === given.year);
		if (!isKept && kept.length >= FAVOURITES_AT_MOST) throw full("teamId");
		const { row, isNew } = await addFavouriteTeam(orm, account.id, cup, { ...given, team: teamId });
		return caller.json(teamPayload(row), isNew ? 201 : 200);
	};

/** POST /api/user/favorites/fields: 201 with the favourite; 200 where it was one already. */
export const addField =
	(service: Service): Call =>
	async (caller) => {
		const { account } = await signedIn(service, caller);
		const { arenaId, fieldId, ...given } = await payload(caller, newField);
		const { orm, cup } = service;
		const kept = await favouriteFields(orm, account.id, cup);
		const isKept = kept.some(({ field, year }) => field === fieldId && year === given.year);
		if (!isKept && kept.length >= FAVOURITES_AT_MOST) throw full("fieldId");
		const { row, isNew } = await addFavouriteField(orm, account.id, cup, { ...given, arena: arenaId, field: fieldId });
		return caller.json(fieldPayload(row), isNew ? 201 : 200);
	};

const full = (field: string) => new InvalidPayload({ [field]: ["tooManyFavourites"] });

type Remove = typeof removeFavouriteTeam;

const remove =
	(removeFrom: Remove) =>
	(service: Service): Call =>
	async (caller) => {
		const { account } = await signedIn(service, caller);
		const id = idOf(caller.req.param("id") ?? "");
		const removed = id !== undefined && (await removeFrom(service.orm, account.id, service.cup, id));
		if (!removed) throw new RequestRefused(404, "noFavourite");
		return caller.body(null, 204);
	};

/** DELETE /api/user/favorites/teams/{id}; another person's is not there. */
export const removeTeam = remove(removeFavouriteTeam);
/** DELETE /api/user/favorites/fields/{id}; another person's is not there. */
export const removeField = remove(removeFavouriteField);
