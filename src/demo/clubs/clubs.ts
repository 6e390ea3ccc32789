import type { CupFileClub } from "../../results/record/cup-file.ts";
import { randomFrom } from "../random.ts";
import { NATIONS_OF_CLUBS } from "./nations.ts";
import { NAME_PARTS, putTogether } from "./put-together.ts";

/** Every club that was ever at the demo cup, nation by nation, with ids from "1". The same seed, the same clubs. */
export function demoClubs(seed: string): CupFileClub[] {
	const clubs = NATIONS_OF_CLUBS.flatMap(({ code, clubs: byHand }) => {
		const parts = NAME_PARTS[code];
		const names = parts ? [...byHand, ...putTogether(parts, randomFrom(seed, "clubs", code))] : byHand;
		return names.map((name) => ({ name, nation: code }));
	});
	return clubs.map((club, index) => ({ id: String(index + 1), ...club }));
}
