import type { CupFileArena, CupFileMatch } from "../results/record/cup-file.ts";
import { instantOf, minuteOfWeek, weekTime } from "./calendar.ts";
import type { PlayoffLetter } from "./category-plan.ts";
import type { Fixture } from "./fixture.ts";
import type { Place } from "./programme.ts";
import type { Random } from "./random.ts";

/** Something that happened to a match other than its play. */
export type Incident =
	| { readonly kind: "walkover"; readonly winner: "home" | "away" | "none"; readonly note: string }
	| { readonly kind: "postponed" }
	| { readonly kind: "cancelled" }
	| { readonly kind: "moved"; readonly from: NonNullable<CupFileMatch["moved"]> };

/** The categories of each kind of mishap, by their short names; one mishap for each mention. */
export type MishapPlan = {
	/** One side of a group match did not come. */
	readonly walkovers: readonly string[];
	/** The same in a playoff match. */
	readonly walkoverInPlayoff: { readonly playoff: PlayoffLetter; readonly round: string };
	/** Neither side came. */
	readonly nobodyCame: readonly string[];
	/** In categories without a published playoff, where the group decides nothing. The same for postponed matches. */
	readonly cancelled: readonly string[];
	readonly postponed: {
		/** Originally scheduled earlier today. */
		readonly earlierToday: readonly string[];
		readonly laterToday: readonly string[];
		readonly toCome: readonly string[];
	};
	readonly movedToOtherField: readonly string[];
	readonly movedToLaterStart: readonly string[];
};

const NOTES = { home: "The away side did not come.", away: "The home side did not come.", none: "Neither side came." };

type Mishaps = {
	readonly plan: MishapPlan;
	readonly year: number;
	readonly fixtures: readonly Fixture[];
	readonly places: ReadonlyMap<string, Place>;
	readonly arenas: readonly CupFileArena[];
	/** Whether the story determines the match: then it has no mishap. */
	readonly tells: (fixture: Fixture) => boolean;
	readonly now: number;
	readonly random: Random;
};

/** A week's mishaps, by match. */
export function mishaps({ plan, year, fixtures, places, arenas, tells, now, random }: Mishaps): Map<string, Incident> {
	const incidents = new Map<string, Incident>();
	const startOf = (fixture: Fixture) => minuteOfWeek(places.get(fixture.id)!.time);
	const untold = fixtures.filter((fixture) => !tells(fixture));
	const strike = (incident: (fixture: Fixture) => Incident, where: (fixture: Fixture) => boolean) => {
		const open = untold.filter((fixture) => where(fixture) && !incidents.has(fixture.id));
		if (open.length === 0) return;
		const struck = random.pick(open);
		incidents.set(struck.id, incident(struck));
	};
	const inGroup = (category: string) => (fixture: Fixture) => fixture.playoff === null && fixture.category.short === category;
	const walkover = (winner: "home" | "away" | "none") => (): Incident => ({ kind: "walkover", winner, note: NOTES[winner] });

	for (const category of plan.walkovers)
		strike(
			walkover(random.chance(0.5) ? "home" : "away"),
			(fixture) => inGroup(category)(fixture) && startOf(fixture) < now - 60,
		);
	const { playoff, round } = plan.walkoverInPlayoff;
	strike(walkover("home"), (fixture) => fixture.round === round && fixture.playoff === playoff && startOf(fixture) < now - 60);
	for (const category of plan.nobodyCame)
		strike(walkover("none"), (fixture) => inGroup(category)(fixture) && startOf(fixture) < now - 60);
	for (const category of plan.cancelled)
		strike(
			() => ({ kind: "cancelled" }),
			(fixture) => inGroup(category)(fixture) && startOf(fixture) < now,
		);
	if (now === Number.POSITIVE_INFINITY) return incidents;
	const today = weekTime(now).day;
	const isToday = (fixture: Fixture) => places.get(fixture.id)!.time.day === today;
	const postponed = (): Incident => ({ kind: "postponed" });
	for (const category of plan.postponed.earlierToday)
		strike(postponed, (fixture) => inGroup(category)(fixture) && isToday(fixture) && startOf(fixture) < now);
	for (const category of plan.postponed.laterToday)
		strike(postponed, (fixture) => inGroup(category)(fixture) && isToday(fixture) && startOf(fixture) > now);
	for (const category of plan.postponed.toCome)
		strike(postponed, (fixture) => inGroup(category)(fixture) && startOf(fixture) > now);

	const otherField = (fixture: Fixture): Incident => {
		const { field } = places.get(fixture.id)!;
		const arena = arenas.find((candidate) => candidate.fields.some(({ id }) => id === field))!;
		return { kind: "moved", from: { field: random.pick(arena.fields.filter(({ id }) => id !== field)).id } };
	};
	const earlierStart = (fixture: Fixture): Incident => ({
		kind: "moved",
		from: { start: instantOf(year, weekTime(startOf(fixture) - 40)) },
	});
	for (const category of plan.movedToOtherField)
		strike(otherField, (fixture) => category === fixture.category.short && startOf(fixture) > now);
	for (const category of plan.movedToLaterStart)
		strike(
			earlierStart,
			(fixture) => inGroup(category)(fixture) && startOf(fixture) > now && places.get(fixture.id)!.time.minute >= 540,
		);
	return incidents;
}
