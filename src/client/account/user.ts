import type { Purchase } from "../../cup/all-access.ts";
import type { ArenaId, FieldId, TeamId } from "../../cup/ids.ts";

/** A user as the account service returns it (SPEC §3, §7). */
export type User = {
	readonly id: number;
	readonly name: string;
	readonly email: string;
	readonly profile_photo_url: string | null;
	readonly purchases: readonly Purchase[];
	readonly registrations: readonly Registration[];
	readonly favourite_teams: readonly FavouriteTeam[];
	readonly favourite_arenas: readonly FavouriteArena[];
	readonly pin_match: string | null;
	readonly pin_year: number | null;
};

/** A year in which the user was a team's leader. */
export type Registration = { readonly year: number; readonly team_id: string; readonly teamName: string };

export type FavouriteTeam = {
	/** Null until the service has answered. */
	readonly id: number | null;
	readonly team_id: TeamId;
	readonly year: number;
	readonly teamName: string;
	readonly nation: string;
	readonly nationCode: string;
	readonly catShort: string;
	readonly category: string;
};

/** A favourite place: a field of an arena. */
export type FavouriteArena = {
	/** Null until the service has answered. */
	readonly id: number | null;
	readonly field_id: FieldId;
	readonly year: number;
	readonly arena_id: ArenaId;
	readonly fieldName: string;
};

/** The data for creating a favourite team (SPEC §7). */
export type TeamToChoose = {
	readonly teamId: TeamId;
	readonly year: number;
	readonly teamName: string;
	readonly nation: string;
	readonly nationCode: string;
	readonly category: string;
	readonly catShort: string;
};

/** The data for creating a favourite field (SPEC §7). */
export type FieldToChoose = {
	readonly arenaId: ArenaId;
	readonly fieldId: FieldId;
	readonly fieldName: string;
	readonly year: number;
};

type Kind = "string" | "number";
type Shape = Readonly<Record<string, Kind>>;

/** Required fields and their types; optional ones are not checked. */
const OWN: Shape = { id: "number", name: "string", email: "string" };
const LISTS: Readonly<Record<string, Shape>> = {
	purchases: { type: "string", year: "number" },
	registrations: { year: "number", team_id: "string", teamName: "string" },
	favourite_teams: {
		team_id: "string",
		year: "number",
		teamName: "string",
		nationCode: "string",
		catShort: "string",
		category: "string",
	},
	favourite_arenas: { field_id: "string", year: "number" },
};

function has(thing: unknown, shape: Shape): boolean {
	if (typeof thing !== "object" || thing === null) return false;
	return Object.entries(shape).every(([key, kind]) => typeof (thing as Record<string, unknown>)[key] === kind);
}

/**
 * @param answer of the account service
 * @throws if it is no user: the page of a proxy in between signs nobody in
 */
export function readUser(answer: unknown): User {
	const isUser =
		has(answer, OWN) &&
		Object.entries(LISTS).every(([list, shape]) => {
			const things = (answer as Record<string, unknown>)[list];
			return Array.isArray(things) && things.every((thing) => has(thing, shape));
		});
	if (!isUser) throw new Error("The account service answered no user");
	return answer as User;
}
