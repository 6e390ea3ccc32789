import type { FieldId, TeamId } from "../../cup/ids.ts";
import type { Notice } from "./notice.ts";
import type { User } from "./user.ts";

/** What the site's main state has of the user (SPEC §3, §4): copied in after each load of the user. */
export type MainState = Pick<User, "purchases" | "pin_match" | "pin_year">;

export type AccountState = {
	/** SPEC §4 Auth. */
	readonly auth: boolean;
	/** With the favourites as wanted, whether or not the service has saved them; null while signed out. */
	readonly user: User | null;
	readonly main: MainState;
	/**
	 * `start`: on the server, and in the browser until its scripts run; `loading`: a token is stored, and the first load of its user has not
	 * ended; `known`: signed in or signed out for certain.
	 */
	readonly phase: "start" | "loading" | "known";
	/** A token is stored, but its user could not be loaded: treated as signed out (SPEC §4) until a retry succeeds. */
	readonly unreached: boolean;
	/** The user; if they cannot be loaded, only their favourites, from this device. Null: no user is known. */
	readonly own: User | null;
	/** Favourites, by key, of which a change waits for the network. */
	readonly waits: ReadonlySet<string>;
	/** The ids of the favourites, for the many places that ask for one. */
	readonly chosen: { readonly teams: ReadonlySet<TeamId>; readonly fields: ReadonlySet<FieldId> };
	/** The notice about the last change of a favourite. */
	readonly notice: Notice | null;
};

const NOTHING: MainState = { purchases: [], pin_match: null, pin_year: null };
const NONE_CHOSEN: AccountState["chosen"] = { teams: new Set(), fields: new Set() };

const NONE_WAITS: AccountState["waits"] = new Set();

/** The state before anything is known: what the server renders. */
export const INITIAL_ACCOUNT_STATE: AccountState = {
	auth: false,
	user: null,
	main: NOTHING,
	phase: "start",
	unreached: false,
	own: null,
	waits: NONE_WAITS,
	chosen: NONE_CHOSEN,
	notice: null,
};

/**
 * @param user as shown; null: signed out
 * @param rest the part that does not depend on the user
 * @param favourites the user whose favourites are shown
 * @returns the state of that user; purchases and the pin belong to a signed-in user only
 */
export function stateOf(
	user: User | null,
	rest: Pick<AccountState, "phase" | "unreached" | "notice" | "own" | "waits">,
	favourites: Favourites | null,
): AccountState {
	if (user === null) return { ...INITIAL_ACCOUNT_STATE, ...rest, chosen: chosenBy(favourites) };
	return {
		auth: true,
		user,
		main: { purchases: user.purchases, pin_match: user.pin_match, pin_year: user.pin_year },
		...rest,
		chosen: chosenBy(favourites),
	};
}

type Favourites = Pick<User, "favourite_teams" | "favourite_arenas">;

function chosenBy(user: Favourites | null): AccountState["chosen"] {
	if (user === null) return NONE_CHOSEN;
	return {
		teams: new Set(user.favourite_teams.map(({ team_id }) => team_id)),
		fields: new Set(user.favourite_arenas.map(({ field_id }) => field_id)),
	};
}
