import type { CupFileClub } from "../../results/record/cup-file.ts";
import { randomFrom } from "../random.ts";
import { type NameParts, putTogether } from "./put-together.ts";

/** How many teams a nation sends to the current edition, and its clubs where they are few enough to be named one by one. */
export type NationOfClubs = { readonly code: string; readonly teams: number; readonly clubs: readonly string[] };

export type ClubsPlan = {
	/** The nations of the current edition; a smaller one leaves out the last. */
	readonly nations: readonly NationOfClubs[];
	/** Of nations with more clubs than anyone would name by hand, by their code. */
	readonly nameParts: Readonly<Record<string, NameParts>>;
};

/** Every club that was ever at a demo cup, nation by nation, with ids from "1". The same seed, the same clubs. */
export function demoClubs({ nations, nameParts }: ClubsPlan, seed: string): CupFileClub[] {
	const clubs = nations.flatMap(({ code, clubs: byHand }) => {
		const parts = nameParts[code];
		const names = parts ? [...byHand, ...putTogether(parts, randomFrom(seed, "clubs", code))] : byHand;
		return names.map((name) => ({ name, nation: code }));
	});
	return clubs.map((club, index) => ({ id: String(index + 1), ...club }));
}
