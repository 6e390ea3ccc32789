import { expect, test } from "vitest";
import type { CupFileMatch } from "../../../results/record/cup-file.ts";
import { demoCup } from "../../demo-cup.ts";
import { filledEdition } from "../../seen-edition.ts";

const cup = demoCup({ today: "2026-08-01" });
const edition = cup.editions.find(({ year }) => year === 2026)!;
const { teamOn, nameOf, tables } = filledEdition(cup, edition);
const fields = new Map(cup.arenas.flatMap((arena) => arena.fields.map((field) => [field.id, field.name])));
const b16 = edition.categories.find((category) => category.shortName.en === "B16")!;
const name = (match: CupFileMatch, side: "home" | "away") => {
	const team = teamOn(match, side);
	return team ? nameOf(team) : "open";
};
const told = (match: CupFileMatch) =>
	[name(match, "home"), match.score && `${match.score.home}–${match.score.away}`, name(match, "away")].filter(Boolean).join(" ");

function playoff(stage: number, round: string): CupFileMatch[] {
	const { id } = b16.stages[stage]!.divisions[0]!;
	const matches = edition.matches.filter((match) => match.division === id && match.round === round);
	return matches.sort((a, b) => a.position! - b.position!);
}

test("Boys 16 has sixteen teams left in Playoff A on Thursday, those of the pictures", () => {
	expect(playoff(1, "round-of-16").map(told)).toEqual([
		"VV Westerduin 1–1 Pateh Youth FC",
		"CF Ribera Alta 2–0 Kalevan Pallo",
		"Redbrook Colts 1–2 Solberg IL",
		"Ohio River United 0–1 AS Belleville",
		"Nordhavn Boldklub 2–1 TJ Škodrov",
		"Academia Iguaçu 4–0 Llanfair Town",
		"IF Fyrsken 3–1 Glen Rovers",
		"SV Hafenstadt 0–2 Osaka Minato SC",
	]);
	expect(playoff(1, "round-of-16")[0]).toMatchObject({ shootOut: { home: 4, away: 3 }, decidedBy: "penalties" });
});

test("IF Fyrsken lead Osaka Minato SC 2–1 in the 34th minute of their quarter-final on Sillheden 1", () => {
	const [, , , match] = playoff(1, "quarter-final");
	expect(told(match!)).toBe("IF Fyrsken 2–1 Osaka Minato SC");
	expect(match).toMatchObject({ status: "live", minute: 34, period: "second-half" });
	expect(fields.get(match!.field!)).toBe("Sillheden 1");
	expect(edition.selectedGames![0]).toBe(match!.id);
});

test("the winner meets Academia Iguaçu; the other semi-final is not known yet", () => {
	expect(playoff(1, "semi-final").map(told)).toEqual(["open open", "Academia Iguaçu open"]);
});

test("group 4 has three teams with six points", () => {
	const rows = tables.get(b16.stages[0]!.divisions[3]!.id)!.rows;
	expect(rows.map((row) => [nameOf(row.team), row.points, row.goalDifference])).toEqual([
		["AS Belleville", 6, 3],
		["IF Fyrsken", 6, 3],
		["MKS Gdańska Młodzież", 6, 1],
		["Bengaluru Colts", 0, -7],
	]);
});

test("Playoff B is in its round of 16, at half-time in one match and after penalties in another", () => {
	const [first, second, third, fourth, fifth] = playoff(2, "round-of-16");
	expect([first, second, third, fourth].map((match) => told(match!))).toEqual([
		"Harare Stars 1–1 Taipei Youth FC",
		"KF Drini i Ri 0–2 Pol. Vallechiara",
		"Cantera Medellín 0–0 Sjöhaga IK",
		"Temaya Youth FC 2–2 MKS Gdańska Młodzież",
	]);
	expect(second!.period).toBe("half-time");
	expect(fourth!.shootOut).toEqual({ home: 4, away: 5 });
	expect(fifth!.status).toBe("scheduled");
});

test("more featured games are selected than a page shows, most of them live", () => {
	const selected = edition.selectedGames!.map((id) => edition.matches.find((match) => match.id === id)!);
	expect(selected.length).toBeGreaterThan(15);
	expect(new Set(selected.map((match) => match.status))).toEqual(new Set(["live", "finished", "scheduled"]));
	const young = new Set(
		edition.categories
			.filter((category) => category.publishes)
			.flatMap((category) => category.stages.flatMap((stage) => stage.divisions.map((division) => division.id))),
	);
	expect(selected.filter((match) => young.has(match.division))).toEqual([]);
});

test("matches at the wet arena are delayed by the minutes in the announcement, and no others there that day", () => {
	const wet = new Set(cup.arenas.find((arena) => arena.name === "Måsklippan")!.fields.map((field) => field.id));
	const later = edition.matches.filter(
		(match) => wet.has(match.field!) && match.start! >= "2026-07-16T15:00" && match.start! < "2026-07-17",
	);
	expect(later.length).toBeGreaterThan(10);
	for (const match of later) expect(Date.parse(match.start!) - Date.parse(match.moved!.start!)).toBe(20 * 60_000);
});

test("last year's finals are those in the story", () => {
	const last = cup.editions.find(({ year }) => year === 2025)!;
	const seen = filledEdition(cup, last);
	const finals = last.selectedGames!.map((id) => {
		const match = last.matches.find((candidate) => candidate.id === id)!;
		const side = (which: "home" | "away") => seen.nameOf(seen.teamOn(match, which)!);
		return `${side("home")} ${match.score!.home}–${match.score!.away} ${side("away")}`;
	});
	expect(finals).toEqual(
		expect.arrayContaining([
			"IF Fyrsken 2–1 Academia Iguaçu",
			"Ohio River United 1–0 Björkdala FF",
			"Pateh Youth FC 3–2 Académica do Sado",
			"Reykjanes UMF 1–0 Harare Stars",
		]),
	);
});
