import { bracket } from "../../../cup/bracket.ts";
import { groupRounds } from "../../../cup/group-rounds.ts";
import { rulesOf } from "../../../cup/presets.ts";
import type { PresetName } from "../../../cup/rules.ts";
import type {
	CupFileArena,
	CupFileClub,
	CupFileCup,
	CupFileEdition,
	CupFileFact,
	CupFileMatch,
	CupFileStage,
} from "../cup-file.ts";
import { arenasOf } from "./arenas.ts";
import { categoryOf } from "./category.ts";
import { editionDates } from "./edition-dates.ts";
import { clubsOf, type Entry, type EntrySide, joinEntries } from "./entry.ts";
import { type Ground, groundsOf } from "./grounds.ts";
import { groupOrder } from "./group-order.ts";
import { asObject, asText } from "./json-value.ts";
import { type KickOffs, kickOffs } from "./kick-offs.ts";
import { type Layout, layOut, type StageLayout } from "./layout.ts";
import { withLinks } from "./links.ts";
import { type GroundText, readMatches } from "./match-text.ts";
import { type Report, within } from "./place.ts";
import { planStages } from "./plan.ts";
import { readRoster } from "./roster.ts";
import { ruleMatch } from "./rule-match.ts";
import { readStadiums } from "./stadiums.ts";
import { checkCycles, slotReader } from "./stated-slots.ts";
import type { TournamentFiles } from "./tournament-files.ts";
import { tournamentRules } from "./tournament-rules.ts";
import { withWalkovers } from "./walkovers.ts";

export type TournamentOptions = {
	readonly cup: CupFileCup;
	/** The edition's id, with the year in it. Absent: the year of the file's name, else of its first match. */
	readonly edition?: string;
	/** "men", "women", or a category's own name. Absent: by the file's name. */
	readonly category?: string;
	/** Absent: by the file's name and year (tournament-rules.ts). */
	readonly preset?: PresetName;
};

export type Tournament = { readonly clubs: CupFileClub[]; readonly arenas: CupFileArena[]; readonly edition: CupFileEdition };

/** One tournament as an edition with one category; null where its files hold no match that can be read. */
export function readTournament(files: TournamentFiles, options: TournamentOptions, report: Report): Tournament | null {
	const texts = readMatches(files.matches, report);
	const roster = readRoster(files, report);
	const stadiums = readStadiums(files.stadiums, report);
	if (texts.length === 0) {
		report({ source: files.matches, path: [] }, { value: undefined, expected: "at least one match", message: "no matches" });
		return null;
	}
	const grounds = groundsOf(
		texts.flatMap(({ ground }) => ground ?? []),
		stadiums,
		report,
	);
	const times = kickOffs(texts, grounds, options.cup.zone, report);
	const dates = editionDates(texts, report);
	const entries = joinEntries(texts, roster, report);
	const plan = planStages(entries, roster, report);

	const name = asText(asObject(files.matches.input)?.name) ?? options.cup.name;
	const id = options.edition ?? /\b(?:19|20|21)\d\d\b/.exec(name)?.[0] ?? dates.startsOn.slice(0, 4);
	const year = Number(/(?:19|20|21)\d\d/.exec(id)?.[0] ?? dates.startsOn.slice(0, 4));
	const { key, ...naming } = categoryOf(options.category, name);
	const category = `${id}-${key}`;
	const thing = key === "men" ? id : category;
	const layout = layOut(plan, { category, thing });
	const teamId = (club: string) => `${thing}-${club}`;
	const hasGroupPlayoffs = plan.playoffs.some(({ kind }) => kind === "group-playoff");
	const rules = tournamentRules(options.preset, { name, year, hasGroupPlayoffs });

	checkNumbers(entries, report);
	const stated = matchesOf(entries, { layout, times, grounds, teamId, report });
	checkCycles(stated, new Map(entries.map((entry) => [layout.matchIds.get(entry)!, entry])), report);
	const played = withWalkovers(stated);
	const facts = playoffFacts(played, layout);
	const order = groupOrder(played, layout, { rules: rulesOf(rules), facts, teamId });
	const matches = withPositions(withLinks(played, layout, order), layout);
	const stages = layout.stages.map((stage): CupFileStage => {
		const { divisions, ...named } = stage;
		const [advance, bestOf] =
			stage.type === "group" ? [order.advanceOf(stage), undefined] : [undefined, order.bestOf(stage, matches)];
		return {
			...named,
			...(advance && { advance }),
			...(bestOf && { bestOf }),
			divisions: divisions.map((d) => division(d, teamId)),
		};
	});

	const clubs = [...new Map([...roster.clubs.values(), ...entries.flatMap(clubsOf)].map((club) => [club.id, club])).values()];
	const isDrawn = plan.groups.every(({ entries }) => entries.every((entry) => clubsOf(entry).length === 2));
	const edition: CupFileEdition = {
		id,
		year,
		name,
		...dates,
		published: { clubs: true, teams: isDrawn, lot: isDrawn, schedule: true },
		categories: [{ id: category, ...naming, rules, stages }],
		teams: clubs.map((club) => ({ id: teamId(club.id), club: club.id, category })),
		matches,
		...(facts.length > 0 && { facts }),
	};
	return { clubs, arenas: arenasOf(grounds.values(), times.zones), edition };
}

type Joined = {
	readonly layout: Layout;
	readonly times: KickOffs;
	readonly grounds: ReadonlyMap<GroundText, Ground>;
	readonly teamId: (club: string) => string;
	readonly report: Report;
};

/** The matches in the order of the file, with what the file states of them. */
function matchesOf(entries: readonly Entry[], { layout, times, grounds, teamId, report }: Joined): CupFileMatch[] {
	const readSlot = slotReader(entries, layout, report);
	const sideOf = (side: EntrySide): CupFileMatch["home"] => {
		const slot = readSlot(side);
		return {
			...(side.kind === "team" && { team: teamId(side.club.id) }),
			...(slot && { slot }),
		};
	};
	const homes = new Map(
		layout.stages.flatMap(({ divisions }) =>
			divisions.flatMap((d) => roundsOf(d, layout, times).map(([entry, round]) => [entry, { division: d.id, round }] as const)),
		),
	);
	return entries.map((entry) => {
		const { text } = entry;
		const ground = text.ground && grounds.get(text.ground);
		return {
			id: layout.matchIds.get(entry)!,
			...(text.number !== null && { number: String(text.number) }),
			...homes.get(entry)!,
			start: times.starts.get(text)!,
			...(ground && { field: ground.id }),
			home: sideOf(entry.home),
			away: sideOf(entry.away),
			...text.result,
			...(text.events.length > 0 && { events: text.events }),
		};
	});
}

/** A "Matchday" of these files is a day: the rounds of a group are counted from the order of its matches in time. */
function roundsOf(
	division: StageLayout["divisions"][number],
	{ matchIds }: Layout,
	{ starts }: KickOffs,
): [Entry, CupFileMatch["round"]][] {
	if (division.type === "playoff") return division.plan.entries.map(({ entry, round }) => [entry, round]);
	const begins = ({ text }: Entry) => Date.parse(starts.get(text)!);
	const idOf = (side: EntrySide) => (side.kind === "team" ? side.club.id : side.kind === "open" ? side.name : null);
	const inTime = division.plan.entries.toSorted((a, b) => begins(a) - begins(b));
	const rounds = groupRounds(
		inTime.map((entry) => ({ id: matchIds.get(entry)!, home: idOf(entry.home), away: idOf(entry.away) })),
	);
	return inTime.map((entry) => [entry, rounds.get(matchIds.get(entry)!)!]);
}

/** Numbers a playoff's matches within their rounds, those whose winners meet next beside each other. */
function withPositions(matches: readonly CupFileMatch[], { stages }: Layout): CupFileMatch[] {
	const positions = new Map<string, number>();
	for (const { id, type } of stages.flatMap(({ divisions }) => divisions)) {
		if (type === "group") continue;
		const { rounds } = bracket(matches.filter(({ division }) => division === id).map(ruleMatch));
		for (const round of rounds) for (const [index, match] of round.matches.entries()) positions.set(match, index + 1);
	}
	return matches.map((match) => ({ ...match, ...(positions.has(match.id) && { position: positions.get(match.id)! }) }));
}

function division(
	{ id, name, ...of }: StageLayout["divisions"][number],
	teamId: (club: string) => string,
): CupFileStage["divisions"][number] {
	return { id, name, ...(of.type === "group" && { teams: of.plan.clubs.map((club) => teamId(club.id)) }) };
}

/** A play-off for a place in a group gives its order as a tie-break: a recorded fact, not points. */
function playoffFacts(matches: readonly CupFileMatch[], { stages }: Layout): CupFileFact[] {
	const groups = new Map(
		stages.flatMap(({ divisions }) => divisions.flatMap((d) => (d.type === "group" ? [[d.name, d.id] as const] : []))),
	);
	return stages.flatMap(({ divisions }) =>
		divisions.flatMap((playoff): CupFileFact[] => {
			if (playoff.type === "group" || playoff.plan.group === null) return [];
			const division = groups.get(playoff.plan.group);
			const last = matches.filter((match) => match.division === playoff.id).at(-1);
			const order = last && (last.shootOut ?? last.score);
			const { team: home } = last?.home ?? {};
			const { team: away } = last?.away ?? {};
			if (!division || !last?.start || !home || !away || !order || order.home === order.away) return [];
			return [
				{
					id: playoff.id,
					at: last.start,
					kind: "shoot-out",
					division,
					order: order.home > order.away ? [home, away] : [away, home],
				},
			];
		}),
	);
}

function checkNumbers(entries: readonly Entry[], report: Report): void {
	const seen = new Set<number>();
	for (const { text } of entries) {
		if (text.number === null) continue;
		if (seen.has(text.number)) {
			report(within(text.place, "num"), {
				value: text.number,
				expected: "each match number once",
				message: "a match number twice",
			});
		}
		seen.add(text.number);
	}
}
