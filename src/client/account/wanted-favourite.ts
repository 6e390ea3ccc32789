import type { Pinned } from "./calls.ts";
import { type Choosable, choosableField, choosableTeam } from "./choosable.ts";
import type { FieldToChoose, TeamToChoose } from "./user.ts";

/** The favourite of a heart or a pin, as plain data: passed to sign-in and back in the browser's history, and in no address. */
export type WantedFavourite = {
	/** The name of the team, the field, the arena or the match. */
	readonly name: string;
	readonly teams: readonly TeamToChoose[];
	readonly fields: readonly FieldToChoose[];
	readonly pin?: Pinned;
};

export function choosables({ teams, fields }: WantedFavourite): Choosable[] {
	return [...teams.map(choosableTeam), ...fields.map(choosableField)];
}

/** @returns what the visitor wanted before signing in, from the history state; null for nothing */
export function wantedIn(state: unknown): WantedFavourite | null {
	const wanted = (state as { wanted?: Partial<WantedFavourite> | null } | null)?.wanted;
	const isWanted = typeof wanted?.name === "string" && Array.isArray(wanted.teams) && Array.isArray(wanted.fields);
	return isWanted ? (wanted as WantedFavourite) : null;
}
