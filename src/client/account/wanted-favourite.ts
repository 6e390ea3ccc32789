import type { Pinned } from "./calls.ts";
import { type Choosable, choosableField, choosableTeam } from "./choosable.ts";
import type { FieldToChoose, TeamToChoose } from "./user.ts";

/** What a heart or a pin stands for, as plain data: it goes along to sign-in and back in the browser's own history, and in no address. */
export type WantedFavourite = {
	/** Of the team, the field, the arena or the match. */
	readonly name: string;
	readonly teams: readonly TeamToChoose[];
	readonly fields: readonly FieldToChoose[];
	readonly pin?: Pinned;
};

export function choosables({ teams, fields }: WantedFavourite): Choosable[] {
	return [...teams.map(choosableTeam), ...fields.map(choosableField)];
}

/** @returns what was wanted when somebody was led to sign-in, read from where they came; null where it was nothing */
export function wantedIn(state: unknown): WantedFavourite | null {
	const wanted = (state as { wanted?: Partial<WantedFavourite> | null } | null)?.wanted;
	const isWanted = typeof wanted?.name === "string" && Array.isArray(wanted.teams) && Array.isArray(wanted.fields);
	return isWanted ? (wanted as WantedFavourite) : null;
}
