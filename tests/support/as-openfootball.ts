import type { OpenfootballFile } from "../../src/formats/openfootball/tournament-files.ts";
import type { CupFile, CupFileEdition, CupFileMatch } from "../../src/results/record/cup-file.ts";

type Pair = { readonly home: number; readonly away: number };

const ROUNDS: Readonly<Record<string, string>> = {
	"round-of-16": "Round of 16",
	"quarter-final": "Quarter-finals",
	"semi-final": "Semi-finals",
	"third-place": "Match for third place",
	final: "Final",
};

/** How openfootball names a team or a ground in a year, where it is not as our file names it. */
export type Names = Readonly<Record<string, string>>;

const pair = ({ home, away }: Pair) => [home, away];

/** +05:00 is UTC+5. */
const zoneText = (zone: string) => `UTC${zone[0]}${Number(zone.slice(1, 3))}`;

function localTime(start: string, zone: string): { readonly date: string; readonly time: string } {
	const hours = Number(zone.slice(0, 3));
	const local = new Date(Date.parse(start) + hours * 3_600_000).toISOString();
	return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** 25.42086 is 25°25'15.1"N. */
function degrees(value: number, [positive, negative]: readonly [string, string]): string {
	const whole = Math.trunc(Math.abs(value));
	const minutes = (Math.abs(value) - whole) * 60;
	const seconds = ((minutes - Math.trunc(minutes)) * 60).toFixed(2);
	return `${whole}°${Math.trunc(minutes)}'${seconds}"${value < 0 ? negative : positive}`;
}

function scoreOf({ score, halfTime, regularTime, shootOut }: CupFileMatch) {
	if (!score) return {};
	return {
		score: {
			...(shootOut && { p: pair(shootOut) }),
			...(regularTime ? { et: pair(score), ft: pair(regularTime) } : { ft: pair(score) }),
			...(halfTime && { ht: pair(halfTime) }),
		},
	};
}

/** Of one side, each with a scorer's name: openfootball has them, we have none. */
function goalsOf({ events = [] }: CupFileMatch, side: "home" | "away") {
	return events
		.filter((event) => event.side === side)
		.map(({ kind, minute, added }, number) => ({
			name: `Scorer ${number + 1}`,
			minute,
			...(added !== undefined && { offset: added }),
			...(kind === "own-goal" && { owngoal: true }),
			...(kind === "penalty" && { penalty: true }),
		}));
}

/**
 * An edition as openfootball's files of a tournament: matches, groups and stadiums.
 * @param names by our name of a team, or of a ground and its city
 * @param saysZone false: kick-offs have no zone, so their stadium's applies
 */
export function asOpenfootball(cup: CupFile, edition: CupFileEdition, names: Names, saysZone: boolean): OpenfootballFile[] {
	const clubs = new Map(cup.clubs.map(({ id, name }) => [id, name]));
	const teams = new Map(edition.teams.map(({ id, club }) => [id, clubs.get(club)!]));
	const arenas = new Map(cup.arenas.flatMap((arena) => arena.fields.map(({ id }) => [id, arena] as const)));
	const divisions = edition.categories.flatMap(({ stages }) => stages.flatMap(({ divisions }) => divisions));
	const groups = divisions.filter((division) => division.teams !== undefined);
	const as = (name: string) => names[name] ?? name;

	const matches = edition.matches.map((match) => {
		const { name, address, zone } = arenas.get(match.field!)!;
		const { date, time } = localTime(match.start!, zone!);
		const group = groups.find(({ id }) => id === match.division)?.name;
		return {
			match,
			date,
			written: {
				date,
				time: saysZone ? `${time} ${zoneText(zone!)}` : time,
				team1: as(teams.get(match.home.team!)!),
				team2: as(teams.get(match.away.team!)!),
				...scoreOf(match),
				goals1: goalsOf(match, "home"),
				goals2: goalsOf(match, "away"),
				...(group && { group: `Group ${group}` }),
				ground: as(`${name}, ${address}`),
			},
		};
	});
	// A day of the groups is a matchday there, whatever round it is of the group's own.
	const days = [...new Set(matches.filter(({ match }) => typeof match.round === "number").map(({ date }) => date))].sort();
	const rounded = matches.map(({ match, date, written }) => ({
		round: typeof match.round === "number" ? `Matchday ${days.indexOf(date) + 1}` : ROUNDS[match.round!],
		...written,
	}));
	const played = new Set(edition.matches.map(({ field }) => field));
	const stadiums = cup.arenas
		.filter(({ fields }) => fields.some(({ id }) => played.has(id)))
		.map(({ name, address, zone, latitude, longitude }) => ({
			name,
			city: address,
			timezone: zoneText(zone!),
			...(latitude !== undefined &&
				longitude !== undefined && { coords: `${degrees(latitude, ["N", "S"])} ${degrees(longitude, ["E", "W"])}` }),
		}));
	const file = (kind: string, content: object) => ({
		name: `${edition.id}.worldcup${kind}.json`,
		text: JSON.stringify({ name: edition.name, ...content }, null, 1),
	});
	return [
		file("", { matches: rounded }),
		file(".groups", {
			groups: groups.map((group) => ({ name: `Group ${group.name}`, teams: group.teams?.map((team) => as(teams.get(team)!)) })),
		}),
		file(".stadiums", { stadiums }),
	];
}
