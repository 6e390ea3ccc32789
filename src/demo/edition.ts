import { isMainRound } from "../cup/playoffs/playoff-round.ts";
import type { CupFileArena, CupFileClub, CupFileEdition, CupFileMatch, CupFileTeam } from "../results/record/cup-file.ts";
import { arenaNamed } from "./arenas.ts";
import { dayOf, instantOf, minuteOfWeek, weekTimeOf } from "./calendar.ts";
import type { CategoryPlan } from "./category-plan.ts";
import type { Announcement, DemoPlan } from "./demo-plan.ts";
import { draw } from "./draw.ts";
import { editionIds } from "./edition-ids.ts";
import { editionProgramme } from "./edition-programme.ts";
import type { Fixture } from "./fixture.ts";
import { categoryFixtures } from "./fixtures.ts";
import { happenings } from "./happenings.ts";
import { playWeek, type Week } from "./play-week.ts";
import type { Place } from "./programme.ts";
import { randomFrom } from "./random.ts";
import { selectedFinals, selectedNow } from "./selected-games.ts";
import { type Story, storyteller } from "./story/story.ts";
import { demoStreamingInfo, demoStreams } from "./streams.ts";
import { strengths } from "./strength.ts";
import type { GroupOfCategory } from "./withdrawal.ts";

const REPORTED_ROUNDS = ["final", "third-place", "semi-final", "quarter-final", "round-of-16"];
const REPORTED_MINUTES = 100;

/** The matches with live reports: the last rounds of the A playoffs, and current matches. */
function reporting(now: number | null, places: ReadonlyMap<string, Place>): (fixture: Fixture) => boolean {
	return (fixture) => {
		if (now === null) return fixture.playoff === "A" && fixture.round === "final";
		const isNow = now - minuteOfWeek(places.get(fixture.id)!.time) < REPORTED_MINUTES;
		return isNow || (fixture.playoff === "A" && REPORTED_ROUNDS.includes(String(fixture.round)));
	};
}

export type EditionPlan = {
	readonly year: number;
	/** Scaled to its size. */
	readonly categories: readonly CategoryPlan[];
	/** The number of nations that took part. */
	readonly nations: number;
	readonly story: Story;
	/** Whether its matches have video streams. */
	readonly streamed: boolean;
	/** Minutes of the week; null: it is over. */
	readonly now: number | null;
};

/** An edition, and the week that it was made from. */
export type MadeEdition = { readonly file: CupFileEdition; readonly week: Week };

/** One edition with everything that has happened in it so far. */
export function playedEdition(
	demo: DemoPlan,
	seed: string,
	plan: EditionPlan,
	clubs: readonly CupFileClub[],
	arenas: readonly CupFileArena[],
): MadeEdition {
	const { year, categories, story } = plan;
	const ids = editionIds(
		year,
		categories.map((category) => category.short),
	);
	const drawn = draw(categories, clubs, {
		nations: demo.clubs.nations.slice(0, plan.nations),
		guests: story.guests,
		random: randomFrom(seed, year, "draw"),
		categoryId: ids.category,
		teamId: ids.team,
	});
	const teams = [...drawn.values()].flat(2);
	const teamById = new Map(teams.map((team) => [team.id, team]));
	const played = categories.map((category) => categoryFixtures(category, drawn.get(category.short)!, ids));
	const placement = played.map((category) => category.placement);
	const fixtures = [...played.flatMap((category) => category.fixtures), ...placement.flatMap((make) => make())];
	const groups = played.flatMap((category, index) => category.groups.map((group) => ({ ...group, plan: categories[index]! })));
	const teamsIn = new Map(groups.map((group) => [group.division, group.teams]));
	const teller = storyteller(story, {
		clubOf: (team) => nameOf(teamById.get(team)!, clubs),
		teamsOf: (division) => teamsIn.get(division)!,
	});
	const planned = editionProgramme(fixtures, categories, arenas, teller.appointmentOf);
	const { tells, appointmentOf } = teller;
	const { places, incidents, withdrawn } = happenings(demo, {
		seed,
		year,
		fixtures,
		places: planned,
		groups,
		arenas,
		tells,
		now: plan.now,
	});
	const isAwaiting = (group: GroupOfCategory) =>
		story.awaiting.some((told) => told.category === group.plan.short && told.group === group.number);
	const week: Week = {
		seed,
		year,
		fixtures,
		places,
		groups: groups.map((group) => ({ ...group, withdrawn })),
		strengthOf: strengths(seed, teamById),
		scriptOf: teller.scriptOf,
		incidents,
		awaiting: new Set(groups.filter(isAwaiting).map((group) => group.division)),
		isReported: reporting(plan.now, places),
		now: plan.now ?? Number.POSITIVE_INFINITY,
		factId: ids.fact,
	};
	const { matches, facts } = playWeek(week);
	const name = `${demo.cup.name} ${year}`;
	const announced = { arena: (arena: string) => arenaNamed(arenas, arena).id, category: ids.category };
	const said: readonly Announcement[] =
		plan.now === null ? [{ at: "Sun 18:00", text: demo.farewell(name) }] : demo.announcements(announced, year);
	const programmed = { fixtures, places, categories };
	const selectedGames =
		plan.now === null
			? selectedFinals(programmed)
			: selectedNow(programmed, (fixture) => appointmentOf(fixture) !== undefined, plan.now);
	const file: CupFileEdition = {
		id: ids.edition,
		year,
		name,
		startsOn: dayOf(year, 0),
		endsOn: dayOf(year, 6),
		published: { clubs: true, teams: true, lot: true, schedule: true },
		announcements: said.map(({ at, ...announcement }) => ({
			id: ids.announcement(),
			...announcement,
			publishedAt: instantOf(year, weekTimeOf(at)),
		})),
		selectedGames,
		categories: played.map((category) => category.file),
		teams: teams.map((team) => (withdrawn.has(team.id) ? { ...team, withdrawn: true } : team)),
		matches: numbered(matches),
		facts,
		...(plan.streamed && {
			streamingInfo: demoStreamingInfo(year),
			streams: demoStreams({ year, now: plan.now, fixtures, matches, selectedGames, arenas }),
		}),
	};
	return { file, week };
}

/** The printed numbers: by time, those for places below the semi-finals last. */
function numbered(matches: readonly CupFileMatch[]): CupFileMatch[] {
	const isMain = ({ round }: CupFileMatch) => typeof round === "number" || isMainRound(round);
	const inOrder = [...matches.filter(isMain), ...matches.filter((match) => !isMain(match))];
	const numbers = new Map(inOrder.map(({ id }, index) => [id, String(index + 1)]));
	return matches.map((match) => ({ ...match, number: numbers.get(match.id)! }));
}

/** Null for a club's second and third teams. */
function nameOf(team: CupFileTeam, clubs: readonly CupFileClub[]): string | null {
	return team.suffix === undefined ? clubs[Number(team.club) - 1]!.name : null;
}
