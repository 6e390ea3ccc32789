import type { CupFileArena, CupFileClub, CupFileEdition, CupFileTeam } from "../results/record/cup-file.ts";
import { announcementsOfToday, farewell } from "./announcements.ts";
import { fieldNamed } from "./arenas.ts";
import { dayOf, minuteOfWeek } from "./calendar.ts";
import { type CategoryPlan, slotMinutes } from "./categories.ts";
import { draw } from "./draw.ts";
import { editionIds } from "./edition-ids.ts";
import { fieldsFor } from "./fields.ts";
import { drawnTeams, type Fixture } from "./fixture.ts";
import { categoryFixtures } from "./fixtures.ts";
import { type Incident, mishaps } from "./incidents.ts";
import { playWeek } from "./play-week.ts";
import { type Place, programme } from "./programme.ts";
import { delayedByRain } from "./rain-delay.ts";
import { randomFrom } from "./random.ts";
import { selectedFinals, selectedNow } from "./selected-games.ts";
import { type Story, storyteller } from "./story/story.ts";
import { strengthOfTeam } from "./strength.ts";
import { withdrawal } from "./withdrawal.ts";

export type EditionPlan = {
	readonly year: number;
	readonly categories: readonly CategoryPlan[];
	readonly nations: number;
	readonly story: Story;
	/** Minutes of the week, or null: it is over. */
	readonly now: number | null;
};

/** One edition with everything that has happened in it so far. */
export function playedEdition(
	seed: string,
	plan: EditionPlan,
	clubs: readonly CupFileClub[],
	arenas: readonly CupFileArena[],
): CupFileEdition {
	const { year, categories, story } = plan;
	const now = plan.now ?? Number.POSITIVE_INFINITY;
	const ids = editionIds(
		year,
		categories.map((category) => category.short),
	);
	const drawn = draw(categories, clubs, {
		nations: plan.nations,
		guests: story.guests,
		random: randomFrom(seed, year, "draw"),
		categoryId: ids.category,
		teamId: ids.team,
	});
	const teams = [...drawn.values()].flat(2);
	const teamById = new Map(teams.map((team) => [team.id, team]));
	const played = categories.map((category) => categoryFixtures(category, drawn.get(category.short)!, ids));
	const fixtures = played.flatMap((category) => category.fixtures);
	const groups = played.flatMap((category, index) => category.groups.map((group) => ({ ...group, plan: categories[index]! })));
	const teamsIn = new Map(groups.map((group) => [group.division, group.teams]));
	const teller = storyteller(story, {
		clubOf: (team) => nameOf(teamById.get(team)!, clubs),
		teamsOf: (division) => teamsIn.get(division)!,
	});
	const planned = programmeOf(fixtures, categories, arenas, teller.appointmentOf);
	const { places, moved } = plan.now === null ? { places: planned, moved: new Map() } : delayedByRain(year, planned, arenas);
	const random = randomFrom(seed, year, "mishaps");
	const left = plan.now === null ? null : withdrawal({ fixtures, places, groups, now, random });
	const incidents = new Map<string, Incident>([
		...mishaps({ year, fixtures, places, arenas, tells: teller.tells, now, random }),
		...(left?.incidents ?? []),
		...moved,
	]);
	const awaiting = new Set(
		groups
			.filter(({ plan: { short }, number }) =>
				story.awaiting.some(({ category, group }) => category === short && group === number),
			)
			.map((group) => group.division),
	);
	const { matches, facts } = playWeek({
		seed,
		year,
		fixtures,
		places,
		groups: groups.map((group) => ({ ...group, withdrawn: new Set(left ? [left.team] : []) })),
		strengthOf: strengths(seed, teamById),
		scriptOf: teller.scriptOf,
		incidents,
		awaiting,
		isReported: reporting(plan.now, places),
		now,
		factId: ids.fact,
	});
	const programmed = { fixtures, places, categories };
	return {
		id: ids.edition,
		year,
		name: `Fyrcupen ${year}`,
		startsOn: dayOf(year, 0),
		endsOn: dayOf(year, 6),
		published: { clubs: true, teams: true, lot: true, schedule: true },
		announcements: plan.now === null ? farewell(year, ids.announcement) : announcementsOfToday(year, arenas, ids.announcement),
		selectedGames:
			plan.now === null
				? selectedFinals(programmed)
				: selectedNow(programmed, (fixture) => teller.appointmentOf(fixture) !== undefined, now),
		categories: played.map((category) => category.file),
		teams: teams.map((team) => (team.id === left?.team ? { ...team, withdrawn: true } : team)),
		matches: matches.map((match, index) => ({ ...match, number: String(index + 1) })),
		facts,
	};
}

function programmeOf(
	fixtures: readonly Fixture[],
	categories: readonly CategoryPlan[],
	arenas: readonly CupFileArena[],
	appointmentOf: (fixture: Fixture) => { readonly time: Place["time"]; readonly field: string } | undefined,
): Map<string, Place> {
	const fieldsOf = fieldsFor(arenas, categories);
	return programme(
		fixtures.map((fixture) => {
			const appointed = appointmentOf(fixture);
			return {
				id: fixture.id,
				minutes: slotMinutes(fixture.category, fixture.playoff !== null),
				from: fixture.from,
				fields: fieldsOf(fixture),
				teams: drawnTeams(fixture),
				after: fixture.after,
				...(appointed ? { fixed: { time: appointed.time, field: fieldNamed(arenas, appointed.field) } } : {}),
			};
		}),
	);
}

const REPORTED_ROUNDS = ["final", "third-place", "semi-final", "quarter-final", "round-of-16"];
const REPORTED_MINUTES = 100;

/** Somebody reports the last rounds of the A playoffs, and what is being played now. */
function reporting(now: number | null, places: ReadonlyMap<string, Place>): (fixture: Fixture) => boolean {
	return (fixture) => {
		if (now === null) return fixture.playoff === "A" && fixture.round === "final";
		const isNow = now - minuteOfWeek(places.get(fixture.id)!.time) < REPORTED_MINUTES;
		return isNow || (fixture.playoff === "A" && REPORTED_ROUNDS.includes(String(fixture.round)));
	};
}

/** Null for a club's second and third teams. */
function nameOf(team: CupFileTeam, clubs: readonly CupFileClub[]): string | null {
	return team.suffix === undefined ? clubs[Number(team.club) - 1]!.name : null;
}

function strengths(seed: string, teams: ReadonlyMap<string, CupFileTeam>): (team: string) => number {
	const known = new Map<string, number>();
	return (id) => {
		const strength = known.get(id) ?? strengthOfTeam(seed, teams.get(id)!.club, id);
		known.set(id, strength);
		return strength;
	};
}
