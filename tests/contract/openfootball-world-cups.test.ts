import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Fact } from "../../src/cup/fact.ts";
import { rulesOf } from "../../src/cup/presets.ts";
import { type Standings, standings } from "../../src/cup/tables/standings.ts";
import { readOpenfootball } from "../../src/formats/openfootball/openfootball.ts";
import { ruleMatch } from "../../src/formats/openfootball/rule-match.ts";
import type { OpenfootballFile } from "../../src/formats/openfootball/tournament-files.ts";
import { type CupFile, cupFile } from "../../src/results/record/cup-file.ts";
import { asOpenfootball, type Names } from "../support/as-openfootball.ts";
import { OFFICIAL_TABLES } from "../support/official-tables.ts";
import { CUP, imported, match, tie } from "./openfootball-file.ts";

const EXAMPLE = cupFile.parse(JSON.parse(readFileSync(new URL("../../examples/world-cups.json", import.meta.url), "utf8")));

/** What the files of a year call otherwise than we, or than those of another year. */
const NAMES: Readonly<Record<string, Names>> = {
	"2014": {
		"United States": "USA",
		"Arena Corinthians, São Paulo": "Arena de São Paulo, São Paulo",
		"Arena da Amazônia, Manaus": "Arena Amazônia, Manaus",
		"Arena das Dunas, Natal": "Estádio das Dunas, Natal",
	},
	"2018": { "Ekaterinburg Arena, Yekaterinburg": "Ekaterinburg Arena, Ekaterinburg" },
	"2022": { "United States": "USA", "Lusail Stadium, Lusail": "Lusail Iconic Stadium, Lusail" },
};

describe("the World Cups of 2014, 2018 and 2022 in one cup", () => {
	let files: OpenfootballFile[];
	let cup: CupFile;

	beforeAll(() => {
		files = EXAMPLE.editions.flatMap((edition) => asOpenfootball(EXAMPLE, edition, NAMES[edition.id]!, edition.id !== "2022"));
		const read = readOpenfootball(files, CUP);
		expect(read.faults).toEqual([]);
		cup = read.file!;
	});

	const edition = (id: string) => cup.editions.find((edition) => edition.id === id)!;

	function table(year: string, group: string, facts: readonly Fact[] = []): Standings {
		const { categories, matches } = edition(year);
		const { id, teams } = categories[0]!.stages[0]!.divisions.find(({ name }) => name === group)!;
		const ofGroup = matches.filter(({ division }) => division === id).map(ruleMatch);
		return standings({ teams: teams!, matches: ofGroup, rules: rulesOf(categories[0]!.rules), division: id, facts });
	}

	const nationOf = (team: string) => {
		const club = cup.editions.flatMap(({ teams }) => teams).find(({ id }) => id === team)!.club;
		return cup.clubs.find(({ id }) => id === club)!.nation;
	};

	const figures = ({ rows }: Standings) =>
		rows.map((row) => [
			row.position,
			nationOf(row.team),
			row.played,
			row.won,
			row.drawn,
			row.lost,
			row.goalsFor,
			row.goalsAgainst,
			row.points,
		]);

	const byId = <Noun extends { readonly id: string }>(nouns: readonly Noun[]) =>
		nouns.toSorted((a, b) => a.id.localeCompare(b.id, "en"));
	/** Offsets are the stadiums' own; the example has instants, and its cup is of another zone. */
	const inInstants = ({ matches, teams, ...edition }: CupFile["editions"][number]) => ({
		...edition,
		teams: byId(teams),
		matches: matches.map(({ start, ...match }) => ({ ...match, start: Date.parse(start!) })),
	});

	test("are read as the example has them: clubs, arenas, groups, matches, goals", () => {
		const read = readOpenfootball(files, { cup: EXAMPLE.cup }).file!;
		expect(byId(read.clubs)).toEqual(byId(EXAMPLE.clubs));
		expect(byId(read.arenas)).toEqual(byId(EXAMPLE.arenas));
		expect(read.editions.map(inInstants)).toEqual(EXAMPLE.editions.map(inInstants));
	});

	test("are a valid cup file of three editions, with 32 teams and 64 matches each", () => {
		expect(cupFile.safeParse(cup).error).toBeUndefined();
		expect(cup.editions.map(({ id, year, name, teams, matches }) => [id, year, name, teams.length, matches.length])).toEqual([
			["2014", 2014, "World Cup 2014", 32, 64],
			["2018", 2018, "World Cup 2018", 32, 64],
			["2022", 2022, "World Cup 2022", 32, 64],
		]);
		expect(edition("2022")).toMatchObject({ startsOn: "2022-11-20", endsOn: "2022-12-18" });
		expect(edition("2022").published).toEqual({ clubs: true, teams: true, lot: true, schedule: true });
	});

	test.each([
		["2014", "ABCDEFGH"],
		["2018", "ABCDEFG"],
	])("the tables of %s match the official ones row by row: groups %s", (year, groups) => {
		for (const group of groups)
			expect(figures(table(year, group)), `${year} group ${group}`).toEqual(OFFICIAL_TABLES[year]![group]);
		expect(Object.keys(OFFICIAL_TABLES[year]!)).toHaveLength(8);
	});

	test("in 2018 Japan and Senegal share second place of group H until their fair play is recorded, and then the table is the official one", () => {
		const open = table("2018", "H");
		expect(open.rows.map(({ position, shared }) => [position, shared])).toEqual([
			[1, false],
			[2, true],
			[2, true],
			[4, false],
		]);
		const fairPlay = (team: string, points: number): Fact => ({
			id: `fair-play-${team}`,
			at: "2018-06-28T20:00:00+03:00",
			kind: "fair-play",
			division: "2018-h",
			team,
			points,
		});
		const decided = table("2018", "H", [fairPlay("2018-japan", -4), fairPlay("2018-senegal", -6)]);
		expect(figures(decided)).toEqual(OFFICIAL_TABLES["2018"]!.H);
	});

	test("two of each group go on to the playoff, and group stages are called Gruppspel", () => {
		for (const { id, categories } of cup.editions) {
			expect(categories[0]!.stages.map(({ name, title, advance }) => [name, title, advance])).toEqual([
				["Gruppspel", { en: "Group stage", sv: "Gruppspel" }, [{ positions: [1, 2], to: `${id}-men-playoff` }]],
				["Slutspel", { en: "Playoff", sv: "Slutspel" }, undefined],
			]);
		}
	});

	test("every knockout match is in the bracket, each side with its team and the place it won", () => {
		for (const { id, matches } of cup.editions) {
			const knockout = matches.filter(({ round }) => typeof round === "string");
			expect(knockout).toHaveLength(16);
			for (const { home, away, round, division } of knockout) {
				const from = round === "round-of-16" ? "position" : round === "third-place" ? "loser" : "winner";
				expect([division, home.slot?.kind, away.slot?.kind]).toEqual([`${id}-playoff`, from, from]);
				expect(home.team && away.team).toBeTruthy();
			}
			const fed = knockout.flatMap(({ home, away }) =>
				[home.slot, away.slot].flatMap((slot) => (slot?.kind === "winner" ? [slot.match] : [])),
			);
			expect(new Set(fed).size).toBe(14);
			const places = knockout.flatMap(({ home, away }) =>
				[home.slot, away.slot].flatMap((slot) => (slot?.kind === "position" ? [`${slot.position} ${slot.division}`] : [])),
			);
			expect(new Set(places).size).toBe(16);
		}
	});

	test("matches whose winners meet next are neighbours in the bracket", () => {
		const { matches } = edition("2022");
		const positions = (home: string, away: string) => tie(edition("2022"), "round-of-16", home, away).position!;
		expect(
			matches
				.filter(({ round }) => round === "round-of-16")
				.map(({ position }) => position)
				.sort(),
		).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
		expect(Math.abs(positions("netherlands", "united-states") - positions("argentina", "australia"))).toBe(1);
		expect(Math.abs(positions("england", "senegal") - positions("france", "poland"))).toBe(1);
	});

	test("Japan was second in group H of 2018: of the two teams that shared the place, only Japan went on", () => {
		expect(tie(edition("2018"), "round-of-16", "belgium", "japan").away).toEqual({
			team: "2018-japan",
			slot: { kind: "position", division: "2018-h", position: 2 },
		});
	});

	test("the final of 2022 is 3–3 after extra time, 2–2 before it, and 4–2 on penalties", () => {
		expect(tie(edition("2022"), "final", "argentina", "france")).toMatchObject({
			status: "finished",
			score: { home: 3, away: 3 },
			regularTime: { home: 2, away: 2 },
			halfTime: { home: 2, away: 0 },
			shootOut: { home: 4, away: 2 },
			decidedBy: "penalties",
		});
		expect(tie(edition("2014"), "final", "germany", "argentina")).toMatchObject({
			score: { home: 1, away: 0 },
			decidedBy: "extra-time",
		});
		expect(cup.editions.map(({ matches }) => matches.filter(({ shootOut }) => shootOut).length)).toEqual([4, 4, 5]);
	});

	test("a kick-off without a zone has its stadium's, and a stadium states its zone if it is not the cup's", () => {
		expect(tie(edition("2022"), 1, "qatar", "ecuador")).toMatchObject({
			start: "2022-11-20T19:00:00+03:00",
			field: "al-bayt-stadium-al-khor",
		});
		expect(tie(edition("2018"), 1, "egypt", "uruguay").start).toBe("2018-06-15T17:00:00+05:00");
		expect(cup.arenas.find(({ id }) => id === "arena-pantanal-cuiaba")).toMatchObject({ zone: "-04:00", address: "Cuiabá" });
		expect(cup.arenas.find(({ name }) => name === "Lusail Stadium")).toMatchObject({ latitude: 25.42086, longitude: 51.49039 });
	});

	test("a ground with two names is one arena", () => {
		const fieldOf = (year: string, home: string, away: string) =>
			edition(year).matches.find((m) => m.home.team === `${year}-${home}` && m.away.team === `${year}-${away}`)!.field;
		expect(fieldOf("2014", "brazil", "croatia")).toBe("arena-corinthians-sao-paulo");
		expect(fieldOf("2018", "russia", "egypt")).toBe("saint-petersburg-stadium");
		expect(fieldOf("2022", "argentina", "france")).toBe("lusail-stadium");
		expect(cup.arenas).toHaveLength(32);
	});

	test("an unknown ground is named by the words before its parenthesis; one that is a part of a city keeps it", () => {
		const nameOf = (ground: string) =>
			imported("World Cup 2031", [match("Final", "2031-07-07", "Wales", "1-0", "Norway", { ground })]).arenas[0]!.name;
		expect(["Lindbacka Stadium (Lindbacka Arena)", "Estádio Nova (Arena Nova)", "Lindbacka (East)"].map(nameOf)).toEqual([
			"Lindbacka Stadium",
			"Estádio Nova",
			"Lindbacka (East)",
		]);
	});

	test("a nation is one club in all editions, whatever the files call it", () => {
		expect(cup.clubs.filter(({ nation }) => nation === "us")).toEqual([
			{ id: "united-states", name: "United States", nation: "us" },
		]);
		expect(cup.editions.map(({ teams }) => teams.some(({ club }) => club === "united-states"))).toEqual([true, false, true]);
		expect(cup.clubs.find(({ id }) => id === "cote-divoire")!.nation).toBe("ci");
		expect(cup.clubs.find(({ id }) => id === "england")!.nation).toBe("en");
	});

	test("no team is twice in a round of its group", () => {
		for (const { matches } of cup.editions) {
			const seats = matches
				.filter(({ round }) => typeof round === "number")
				.flatMap((m) => [`${m.division} ${m.round} ${m.home.team}`, `${m.division} ${m.round} ${m.away.team}`]);
			expect(new Set(seats).size).toBe(96);
			expect(new Set(matches.map(({ round }) => round))).toEqual(
				new Set([1, 2, 3, "round-of-16", "quarter-final", "semi-final", "third-place", "final"]),
			);
		}
	});

	test("ids are unique within the cup, and the same when the files are read again, one edition at a time", () => {
		const ids = cup.editions.flatMap(({ matches, teams, categories }) => [
			...matches.map(({ id }) => `match ${id}`),
			...teams.map(({ id }) => `team ${id}`),
			...categories.flatMap(({ id, stages }) => [
				`category ${id}`,
				...stages.flatMap(({ id, divisions }) => [`stage ${id}`, ...divisions.map(({ id }) => `division ${id}`)]),
			]),
		]);
		expect(new Set(ids).size).toBe(ids.length);
		for (const year of ["2014", "2018", "2022"]) {
			const alone = readOpenfootball(
				files.filter(({ name }) => name.startsWith(year)),
				CUP,
			);
			expect(alone.file!.editions).toEqual([edition(year)]);
		}
	});

	test("goals are stored without a name: minute, side, own goal or penalty, and the score after each", () => {
		const opening = tie(edition("2014"), 1, "brazil", "croatia");
		expect(opening.events).toEqual([
			{ minute: 11, side: "away", kind: "own-goal", score: { home: 0, away: 1 } },
			{ minute: 29, side: "home", kind: "goal", score: { home: 1, away: 1 } },
			{ minute: 71, side: "home", kind: "penalty", score: { home: 2, away: 1 } },
			{ minute: 90, added: 1, side: "home", kind: "goal", score: { home: 3, away: 1 } },
		]);
		const names = files.flatMap(({ text }) => [...text.matchAll(/"name": "([^"]+)",\s*"minute"/g)].map(([, name]) => name!));
		expect(names.length).toBeGreaterThan(400);
		const written = JSON.stringify(cup);
		for (const name of new Set(names)) expect(written).not.toContain(`"${name}"`);
	});
});
