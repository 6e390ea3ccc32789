import { minuteOfWeek } from "./calendar.ts";
import type { CategoryPlan } from "./category-plan.ts";
import type { Fixture } from "./fixture.ts";
import type { Place } from "./programme.ts";

type Programme = {
	readonly fixtures: readonly Fixture[];
	readonly places: ReadonlyMap<string, Place>;
	readonly categories: readonly CategoryPlan[];
};

/** The published finals, the oldest first. */
export function selectedFinals({ fixtures, categories }: Programme): string[] {
	const shown = categories.filter((category) => !category.young);
	return shown.flatMap((category) =>
		fixtures
			.filter((fixture) => fixture.category === category && fixture.playoff === "A" && fixture.round === "final")
			.map((fixture) => fixture.id),
	);
}

const OVER_MINUTES = 240;
const NEXT_MINUTES = 120;
const OTHERS_OF_A_CATEGORY = 2;

/**
 * The current games: those in the story, then two other live ones in each category, playoffs before groups. More than a page
 * features.
 */
export function selectedNow(
	{ fixtures, places, categories }: Programme,
	isTold: (fixture: Fixture) => boolean,
	now: number,
): string[] {
	const near = fixtures
		.map((fixture) => ({ fixture, begun: now - minuteOfWeek(places.get(fixture.id)!.time) }))
		.filter(({ begun }) => begun < OVER_MINUTES && begun > -NEXT_MINUTES);
	const told = near.filter(({ fixture }) => isTold(fixture)).sort((a, b) => rank(a.begun) - rank(b.begun));
	const isPlayed = ({ fixture, begun }: (typeof near)[number]) => !isTold(fixture) && begun >= 5 && begun < 60;
	const others = categories
		.filter((category) => !category.young)
		.flatMap((category) => {
			const played = near.filter((game) => game.fixture.category === category && isPlayed(game));
			return played.sort((a, b) => Number(!a.fixture.playoff) - Number(!b.fixture.playoff)).slice(0, OTHERS_OF_A_CATEGORY);
		});
	return [...told, ...others].map(({ fixture }) => fixture.id);
}

/** Live, then finished, then upcoming. */
function rank(begun: number): number {
	return begun < 0 ? 2 : begun > 65 ? 1 : 0;
}
