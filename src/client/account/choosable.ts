import type { AccountCalls } from "./calls.ts";
import type { FieldToChoose, TeamToChoose, User } from "./user.ts";

/** A favourite as plain data, as stored while it waits for the network. */
export type Choice = { readonly team: TeamToChoose } | { readonly field: FieldToChoose };

/** @returns the favourite of stored plain data */
export const choosableOf = (choice: Choice): Choosable =>
	"team" in choice ? choosableTeam(choice.team) : choosableField(choice.field);

/** Something that can be a favourite, with how it gets into a user's favourites and out of them. */
export type Choosable = {
	/** Unique for each favourite. */
	readonly key: string;
	readonly choice: Choice;
	/** The notice of its removal: from My teams, or from My Week alone. */
	readonly removed: "removedTeam" | "removedPlace";
	/** The notice that it is a favourite. */
	readonly chosen: "chosenTeam" | "chosenPlace";
	/** @returns the favourite's id; null if the service has not returned it yet; undefined if it is no favourite */
	readonly idIn: (user: User) => number | null | undefined;
	readonly into: (user: User, id: number | null) => User;
	readonly outOf: (user: User) => User;
	/** @returns the new favourite's id */
	readonly add: (calls: AccountCalls) => Promise<number>;
	readonly remove: (calls: AccountCalls, id: number) => Promise<void>;
};

export function choosableTeam(team: TeamToChoose): Choosable {
	const { teamId, ...rest } = team;
	const others = (user: User) => user.favourite_teams.filter(({ team_id }) => team_id !== teamId);
	return {
		key: `team ${teamId}`,
		choice: { team },
		removed: "removedTeam",
		chosen: "chosenTeam",
		idIn: (user) => user.favourite_teams.find(({ team_id }) => team_id === teamId)?.id,
		into: (user, id) => ({ ...user, favourite_teams: [...others(user), { id, team_id: teamId, ...rest }] }),
		outOf: (user) => ({ ...user, favourite_teams: others(user) }),
		add: async (calls) => (await calls.addTeam(team)).id,
		remove: (calls, id) => calls.removeTeam(id),
	};
}

export function choosableField(field: FieldToChoose): Choosable {
	const { fieldId, arenaId, fieldName, year } = field;
	const others = (user: User) => user.favourite_arenas.filter(({ field_id }) => field_id !== fieldId);
	const favourite = { field_id: fieldId, arena_id: arenaId, fieldName, year };
	return {
		key: `field ${fieldId}`,
		choice: { field },
		removed: "removedPlace",
		chosen: "chosenPlace",
		idIn: (user) => user.favourite_arenas.find(({ field_id }) => field_id === fieldId)?.id,
		into: (user, id) => ({ ...user, favourite_arenas: [...others(user), { id, ...favourite }] }),
		outOf: (user) => ({ ...user, favourite_arenas: others(user) }),
		add: async (calls) => (await calls.addField(field)).id,
		remove: (calls, id) => calls.removeField(id),
	};
}
