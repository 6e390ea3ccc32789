import type { CupFileClub } from "../../results/record/cup-file.ts";
import { randomFrom } from "../random.ts";
import { inventClubs, type NameParts } from "./invent-clubs.ts";

/** The number of teams that a nation sends to the current edition, and its clubs if they are listed by hand. */
export type NationOfClubs = { readonly code: string; readonly teams: number; readonly clubs: readonly string[] };

export type ClubsPlan = {
	/** The nations of the current edition; a smaller edition leaves out the last ones. */
	readonly nations: readonly NationOfClubs[];
	/** For nations with too many clubs to list by hand, by their code. */
	readonly nameParts: Readonly<Record<string, NameParts>>;
};

/** Every club in any edition of a demo cup, nation by nation, with ids from "1". The same for the same seed. */
export function demoClubs({ nations, nameParts }: ClubsPlan, seed: string): CupFileClub[] {
	const clubs = nations.flatMap(({ code, clubs: byHand }) => {
		const parts = nameParts[code];
		const names = parts ? [...byHand, ...inventClubs(parts, randomFrom(seed, "clubs", code))] : byHand;
		return names.map((name) => ({ name, nation: code }));
	});
	return clubs.map((club, index) => ({ id: String(index + 1), ...club }));
}
