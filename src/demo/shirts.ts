import type { CupFileClub } from "../results/record/cup-file.ts";
import { randomFrom } from "./random.ts";

/** CSS colours. */
const HOME = [
	"#0b5fae",
	"#c4281c",
	"#1e7a3c",
	"#f2c230",
	"#12243a",
	"#7a1f5c",
	"#e8731a",
	"#4aa3d8",
	"#5b2d8c",
	"#0e6f6a",
] as const;
const AWAY = ["#ffffff", "#d9dee4", "#f6e27a", "#2b2b2b", "#b7dcc5"] as const;

/** A club has the same colours every year. */
export function shirtsOf(club: CupFileClub): { home: string; away: string } {
	const random = randomFrom("shirts", club.id, club.name);
	return { home: random.pick(HOME), away: random.pick(AWAY) };
}
