import { bracket } from "../../cup/playoffs/bracket.ts";
import { compareRounds } from "../../cup/playoffs/playoff-round.ts";
import { rulesOf } from "../../cup/presets.ts";
import type { PresetName } from "../../cup/rules.ts";
import type {
	CupFileArena,
	CupFileClub,
	CupFileCup,
	CupFileDivision,
	CupFileEdition,
	CupFileMatch,
	CupFileStage,
} from "../../results/record/cup-file.ts";
import { dayIn } from "../../results/record/zone.ts";
import { withoutDuplicates } from "./duplicates.ts";
import { checkYear, editionDates } from "./edition-dates.ts";
import { editionMatches } from "./edition-matches.ts";
import { nameEdition } from "./edition-naming.ts";
import { clubsOf, type Entry, joinEntries } from "./entry.ts";
import { type Ground, groundsOf } from "./grounds.ts";
import { type GroupOrder, groupOrder } from "./group-order.ts";
import { kickOffs } from "./kick-offs.ts";
import { type DivisionLayout, type Layout, layOut } from "./layout.ts";
import { withLinks } from "./links.ts";
import type { RecordedMatch } from "./match-ids.ts";
import { type MatchText, readMatches } from "./match-text.ts";
import type { Report } from "./place.ts";
import { isPlayedWithoutAll, planStages } from "./plan.ts";
import { playoffFacts } from "./playoff-facts.ts";
import { type Roster, readRoster } from "./roster.ts";
import { ruleMatch } from "./rule-match.ts";
import { readStadiums } from "./stadiums.ts";
import { checkCycles } from "./stated-slots.ts";
import type { TournamentFiles } from "./tournament-files.ts";
import { tournamentRules } from "./tournament-rules.ts";
import { withoutWrongGroups } from "./wrong-group.ts";

export type TournamentOptions = {
	readonly cup: CupFileCup;
	/** The edition's id, containing the year. Absent: the year in the file's name, else of its first match. */
	readonly edition?: string;
	/** "men", "women", or a category's own name. Absent: by the file's name. */
	readonly category?: string;
	/** Absent: by the file's name and year (tournament-rules.ts). */
	readonly preset?: PresetName;
	/** The recorded editions by id. Their matches keep their ids. */
	readonly recorded?: ReadonlyMap<string, { readonly name: string; readonly matches: readonly RecordedMatch[] }>;
	/** For a qualifying tournament: another file has the main tournament. */
	readonly isBesideMain?: boolean;
};

export type Tournament = { readonly clubs: CupFileClub[]; readonly arenas: CupFileArena[]; readonly edition: CupFileEdition };

/**
 * One tournament as an edition with one category: first the files' data, then what follows from it. Null if they contain no
 * readable match.
 */
export function readTournament(files: TournamentFiles, options: TournamentOptions, report: Report): Tournament | null {
	const texts = readMatches(files.matches, report);
	const roster = readRoster(files, report);
	const stadiums = readStadiums(files.stadiums, report);
	if (texts.length === 0) {
		report({ source: files.matches, path: [] }, { value: undefined, expected: "at least one match", message: "no matches" });
		return null;
	}
	const groundTexts = texts.flatMap(({ ground }) => ground ?? []);
	const grounds = groundsOf(groundTexts, stadiums, report);
	const times = kickOffs(texts, grounds, options.cup.zone, report);
	const zoneOf = ({ ground }: MatchText) => times.zones.get((ground && grounds.get(ground)?.id) ?? "") ?? options.cup.zone;
	const dates = editionDates(texts, (text) => dayIn(times.starts.get(text)!, zoneOf(text)), report);
	const { id, year, name, category, prefix } = nameEdition(files, dates.startsOn, options);
	checkYear(texts, year, report);

	const entries = withoutWrongGroups(withoutDuplicates(joinEntries(texts, roster, report), report), roster, report);
	const plan = planStages(entries, roster, report);
	const startOf = ({ text }: Entry) => times.starts.get(text);
	const recorded = options.recorded?.get(id)?.matches ?? [];
	const layout = layOut(plan, { category: category.id, thing: prefix }, { startOf, recorded });
	const teamId = (club: string) => `${prefix}-${club}`;
	const stated = editionMatches(entries, { layout, times, grounds, teamId, report });
	checkCycles(stated, new Map(entries.map((entry) => [layout.matchIds.get(entry)!, entry])), report);

	const hasGroupPlayoffs = plan.playoffs.some(({ kind }) => kind === "group-playoff");
	const allMeet = !plan.groups.some((group) => isPlayedWithoutAll(group, plan));
	const rules = tournamentRules(options.preset, { name, year, hasGroupPlayoffs, allMeet });
	const played = withWalkovers(stated);
	const facts = playoffFacts(played, layout);
	const order = groupOrder(played, layout, { rules: rulesOf(rules), facts, teamId });
	const matches = withPositions(withLinks(played, layout, order), layout);

	const clubs = clubsIn(roster, entries);
	const isDrawn = plan.groups.every(({ entries }) => entries.every((entry) => clubsOf(entry).length === 2));
	const edition: CupFileEdition = {
		id,
		year,
		name,
		...dates,
		published: { clubs: true, teams: isDrawn, lot: isDrawn, schedule: true },
		categories: [{ ...category, rules, stages: editionStages(layout, order, matches, teamId) }],
		teams: clubs.map((club) => ({ id: teamId(club.id), club: club.id, category: category.id })),
		matches,
		...(facts.length > 0 && { facts }),
	};
	return { clubs, arenas: arenasOf(grounds.values(), times.zones), edition };
}

function clubsIn(roster: Roster, entries: readonly Entry[]): CupFileClub[] {
	const clubs = [...roster.clubs.values(), ...entries.flatMap(clubsOf)];
	return [...new Map(clubs.map((club) => [club.id, club])).values()];
}

/** A stadium becomes an arena with one field of the same name. `zones`: by ground, if different from the cup's. */
function arenasOf(grounds: Iterable<Ground>, zones: ReadonlyMap<string, string>): CupFileArena[] {
	const unique = new Map([...grounds].map((ground) => [ground.id, ground]));
	return [...unique.values()].map(({ id, name, city, latitude, longitude }) => ({
		id,
		name,
		...(city && { address: city }),
		...(latitude !== undefined && { latitude, longitude }),
		...(zones.has(id) && { zone: zones.get(id)! }),
		fields: [{ id, name }],
	}));
}

/** Numbers a playoff's matches within their rounds, so that matches whose winners meet next are adjacent. */
function withPositions(matches: readonly CupFileMatch[], { stages }: Layout): CupFileMatch[] {
	const positions = new Map<string, number>();
	for (const { id, type } of stages.flatMap(({ divisions }) => divisions)) {
		if (type === "group") continue;
		const { rounds } = bracket(matches.filter(({ division }) => division === id).map(ruleMatch));
		for (const round of rounds) for (const [index, match] of round.matches.entries()) positions.set(match, index + 1);
	}
	return matches.map((match) => ({ ...match, ...(positions.has(match.id) && { position: positions.get(match.id)! }) }));
}

/** The stages in the cup file's form, with the stages that their positions advance to. */
function editionStages(
	layout: Layout,
	order: GroupOrder,
	matches: readonly CupFileMatch[],
	teamId: (club: string) => string,
): CupFileStage[] {
	return layout.stages.map((stage) => {
		const { divisions, ...named } = stage;
		const advance = stage.type === "group" && order.advanceOf(stage);
		const bestOf = stage.type === "playoff" && order.bestOf(stage, matches);
		return { ...named, ...(advance && { advance }), ...(bestOf && { bestOf }), divisions: divisions.map(written) };
	});

	function written({ id, name, ...of }: DivisionLayout): CupFileDivision {
		return { id, name, ...(of.type === "group" && { teams: of.plan.clubs.map((club) => teamId(club.id)) }) };
	}
}

/**
 * A cancelled playoff match after which one team plays on was that team's walkover (1938: Austria no longer existed, Sweden
 * advanced).
 */
function withWalkovers(matches: readonly CupFileMatch[]): CupFileMatch[] {
	return matches.map((match) => {
		if (match.status !== "cancelled" || typeof match.round === "number" || match.score) return match;
		const { round } = match;
		const playsOn = ({ team }: CupFileMatch["home"]) =>
			team !== undefined &&
			matches.some(
				(later) =>
					later.division === match.division &&
					typeof later.round === "string" &&
					compareRounds(round, later.round) < 0 &&
					(later.home.team === team || later.away.team === team),
			);
		const [home, away] = [playsOn(match.home), playsOn(match.away)];
		return home === away ? match : { ...match, status: "walkover", decidedBy: "walkover", winner: home ? "home" : "away" };
	});
}
