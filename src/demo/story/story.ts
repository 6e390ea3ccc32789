import { MAIN_ROUNDS, type MainRound, type PlayoffRound } from "../../cup/playoffs/playoff-round.ts";
import type { WeekTime } from "../calendar.ts";
import type { Guest } from "../draw.ts";
import type { Fixture } from "../fixture.ts";
import type { Script } from "../play.ts";

/** The predetermined part of an edition: which clubs take part, who wins what, and when. Clubs by name. */
export type Story = {
	readonly guests: readonly Guest[];
	/** The position of a guest in its group. */
	readonly finishes: readonly {
		readonly category: string;
		readonly group: number;
		readonly club: string;
		readonly position: number;
	}[];
	/**
	 * Whole groups, by the order of the draw: "0-1" is the first team's match with the second, with the first one's goals first.
	 */
	readonly groups: readonly { readonly category: string; readonly group: number; readonly scores: GroupScores }[];
	/** Groups whose level teams still have to hold their shoot-out. */
	readonly awaiting: readonly { readonly category: string; readonly group: number }[];
	readonly matches: readonly (Meeting & { readonly script: Script })[];
	/** A guest wins every playoff match before this round. */
	readonly reaches: readonly {
		readonly category: string;
		readonly playoff: string;
		readonly club: string;
		readonly round: MainRound;
	}[];
	readonly appointments: readonly Appointment[];
};

export type GroupScores = Readonly<Record<string, readonly [number, number]>>;

/** Two clubs in one stage: a group's number or a playoff's letter. The script's home side is the first. */
export type Meeting = { readonly category: string; readonly division: string; readonly clubs: readonly [string, string] };

/** A match with a fixed time and field: a place in a playoff's round, or two clubs of a group. */
export type Appointment = {
	readonly category: string;
	readonly division: string;
	readonly time: WeekTime;
	readonly field: string;
} & ({ readonly round: PlayoffRound; readonly position: number } | { readonly clubs: readonly [string, string] });

export const NO_STORY: Story = {
	guests: [],
	finishes: [],
	groups: [],
	awaiting: [],
	matches: [],
	reaches: [],
	appointments: [],
};

/** The result of the draw. */
export type Cast = {
	/** The club's name; null for its second and third teams, which are in no story. */
	readonly clubOf: (team: string) => string | null;
	/** The teams of a group in the order of the draw. */
	readonly teamsOf: (division: string) => readonly string[];
};

/** Looks up the story's parts for a match. */
export function storyteller(story: Story, cast: Cast) {
	const groups = new Map(story.groups.map((told) => [`${told.category} ${told.group}`, told.scores]));
	const meetings = new Map(story.matches.map((told) => [meetingKey(told.category, told.division, told.clubs), told]));
	const goals = new Map(story.reaches.map((told) => [`${told.category} ${told.playoff} ${told.club}`, told.round]));
	const orders = new Map<string, readonly string[]>();

	function scriptOf(fixture: Fixture, home: string, away: string): Script {
		const category = fixture.category.short;
		const clubs = [cast.clubOf(home), cast.clubOf(away)] as const;
		const [first, second] = clubs;
		if (first !== null && second !== null) {
			const told = meetings.get(meetingKey(category, fixture.divisionName, [first, second]));
			if (told) return told.clubs[0] === first ? told.script : turned(told.script);
		}
		if (fixture.playoff !== null) return { winner: winnerOnTheWay(fixture, clubs) };
		const scores = groups.get(`${category} ${fixture.divisionName}`);
		if (scores) return { score: toldScore(scores, cast.teamsOf(fixture.division), home, away) };
		const order = orderIn(fixture);
		return order ? { winner: order.indexOf(home) < order.indexOf(away) ? "home" : "away" } : {};
	}

	/** The final order of a group in which the story places a guest; null if there is none. */
	function orderIn(fixture: Fixture): readonly string[] | null {
		const known = orders.get(fixture.division);
		if (known) return known.length > 0 ? known : null;
		const told = story.finishes.filter(
			(finish) => finish.category === fixture.category.short && String(finish.group) === fixture.divisionName,
		);
		const teams = cast.teamsOf(fixture.division);
		const placed = new Map(told.map((finish) => [finish.position, teams.find((team) => cast.clubOf(team) === finish.club)!]));
		const others = teams.filter((team) => ![...placed.values()].includes(team));
		const order = told.length > 0 ? teams.map((_, index) => placed.get(index + 1) ?? others.shift()!) : [];
		orders.set(fixture.division, order);
		return order.length > 0 ? order : null;
	}

	function winnerOnTheWay(fixture: Fixture, clubs: readonly (string | null)[]): "home" | "away" | undefined {
		const here = MAIN_ROUNDS.indexOf(fixture.round as MainRound);
		const [home, away] = clubs.map((club) => {
			const round = goals.get(`${fixture.category.short} ${fixture.divisionName} ${club}`);
			return round !== undefined && here < MAIN_ROUNDS.indexOf(round);
		});
		return home ? "home" : away ? "away" : undefined;
	}

	/** The match's time and field, if the story fixes them. */
	function appointmentOf(fixture: Fixture): Appointment | undefined {
		return story.appointments.find((appointment) => {
			if (appointment.category !== fixture.category.short || appointment.division !== fixture.divisionName) return false;
			if ("round" in appointment) return appointment.round === fixture.round && appointment.position === fixture.position;
			const clubs = [fixture.home, fixture.away].map((side) => ("team" in side ? cast.clubOf(side.team) : null));
			return appointment.clubs.every((club) => clubs.includes(club));
		});
	}

	/** Whether the story determines this group or playoff: then random events and mishaps leave it alone. */
	function tells(fixture: Fixture): boolean {
		const is = (told: { category: string }, division: string) =>
			told.category === fixture.category.short && division === fixture.divisionName;
		return (
			[...story.finishes, ...story.groups].some((told) => is(told, String(told.group))) ||
			story.matches.some((told) => is(told, told.division)) ||
			story.appointments.some((told) => is(told, told.division))
		);
	}

	return { scriptOf, appointmentOf, tells };
}

function meetingKey(category: string, division: string, clubs: readonly [string, string]): string {
	return [category, division, ...[...clubs].sort()].join("|");
}

function turned({ score, after, shootOut, winner }: Script): Script {
	const turn = ({ home, away }: { home: number; away: number }) => ({ home: away, away: home });
	return {
		...(score ? { score: turn(score) } : {}),
		...(after ? { after: { minute: after.minute, score: turn(after.score) } } : {}),
		...(shootOut ? { shootOut: turn(shootOut) } : {}),
		...(winner ? { winner: winner === "home" ? "away" : "home" } : {}),
	};
}

function toldScore(scores: GroupScores, teams: readonly string[], home: string, away: string): { home: number; away: number } {
	const [first, second] = [teams.indexOf(home), teams.indexOf(away)];
	const straight = scores[`${first}-${second}`];
	if (straight) return { home: straight[0], away: straight[1] };
	const reverse = scores[`${second}-${first}`];
	if (!reverse) throw new RangeError(`The story has no score for ${first}-${second}`);
	return { home: reverse[1], away: reverse[0] };
}
