import type { CupFileArena, CupFileMatch } from "../results/record/cup-file.ts";
import { instantOf, minuteOfWeek, weekTime } from "./calendar.ts";
import type { Fixture } from "./fixture.ts";
import type { Place } from "./programme.ts";
import type { Random } from "./random.ts";

/** What happened to a match besides its being played. */
export type Incident =
	| { readonly kind: "walkover"; readonly winner: "home" | "away" | "none"; readonly note: string }
	| { readonly kind: "postponed" }
	| { readonly kind: "cancelled" }
	| { readonly kind: "moved"; readonly from: NonNullable<CupFileMatch["moved"]> };

const WALKOVERS_IN = ["B18", "B15", "B14", "B13", "B12", "G16", "G14", "G13"];
const NOTES = { home: "The away side did not come.", away: "The home side did not come.", none: "Neither side came." };
const THURSDAY = 3;

type Mishaps = {
	readonly year: number;
	readonly fixtures: readonly Fixture[];
	readonly places: ReadonlyMap<string, Place>;
	readonly arenas: readonly CupFileArena[];
	/** Of whose matches a story is told: nothing happens to them. */
	readonly tells: (fixture: Fixture) => boolean;
	readonly now: number;
	readonly random: Random;
};

/**
 * A week's mishaps, by match. Matches are called off only where nothing is decided by them: in categories without a shown
 * playoff. Walkovers happen anywhere.
 */
export function mishaps({ year, fixtures, places, arenas, tells, now, random }: Mishaps): Map<string, Incident> {
	const incidents = new Map<string, Incident>();
	const startOf = (fixture: Fixture) => minuteOfWeek(places.get(fixture.id)!.time);
	const untold = fixtures.filter((fixture) => !tells(fixture));
	const strike = (incident: (fixture: Fixture) => Incident, where: (fixture: Fixture) => boolean) => {
		const open = untold.filter((fixture) => where(fixture) && !incidents.has(fixture.id));
		if (open.length === 0) return;
		const struck = random.pick(open);
		incidents.set(struck.id, incident(struck));
	};
	const inGroup =
		(...categories: string[]) =>
		(fixture: Fixture) =>
			fixture.playoff === null && categories.includes(fixture.category.short);
	const walkover = (winner: "home" | "away" | "none") => (): Incident => ({ kind: "walkover", winner, note: NOTES[winner] });

	for (const category of WALKOVERS_IN)
		strike(
			walkover(random.chance(0.5) ? "home" : "away"),
			(fixture) => inGroup(category)(fixture) && startOf(fixture) < now - 60,
		);
	strike(
		walkover("home"),
		(fixture) => fixture.round === "round-of-128" && fixture.playoff === "B" && startOf(fixture) < now - 60,
	);
	strike(walkover("none"), (fixture) => inGroup("G13")(fixture) && startOf(fixture) < now - 60);
	for (const category of ["G13", "B11", "G12"])
		strike(
			() => ({ kind: "cancelled" }),
			(fixture) => inGroup(category)(fixture) && startOf(fixture) < now,
		);
	if (now === Number.POSITIVE_INFINITY) return incidents;
	const today = (fixture: Fixture) => places.get(fixture.id)!.time.day === THURSDAY;
	strike(
		() => ({ kind: "postponed" }),
		(fixture) => inGroup("G13")(fixture) && today(fixture) && startOf(fixture) < now,
	);
	strike(
		() => ({ kind: "postponed" }),
		(fixture) => inGroup("G13")(fixture) && today(fixture) && startOf(fixture) > now,
	);
	strike(
		() => ({ kind: "postponed" }),
		(fixture) => inGroup("B11")(fixture) && startOf(fixture) > now,
	);

	const otherField = (fixture: Fixture): Incident => {
		const { field } = places.get(fixture.id)!;
		const arena = arenas.find((candidate) => candidate.fields.some(({ id }) => id === field))!;
		return { kind: "moved", from: { field: random.pick(arena.fields.filter(({ id }) => id !== field)).id } };
	};
	const earlierStart = (fixture: Fixture): Incident => ({
		kind: "moved",
		from: { start: instantOf(year, weekTime(startOf(fixture) - 40)) },
	});
	for (const category of ["B15", "G16", "B13"])
		strike(otherField, (fixture) => category === fixture.category.short && startOf(fixture) > now);
	for (const category of ["G14", "B11"])
		strike(
			earlierStart,
			(fixture) => inGroup(category)(fixture) && startOf(fixture) > now && places.get(fixture.id)!.time.minute >= 540,
		);
	return incidents;
}
