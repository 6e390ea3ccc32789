import { expect, test } from "vitest";
import { latestYear } from "./latest-year.ts";

const nothing = { clubs: false, teams: false, lot: false, schedule: false };
const all = { clubs: true, teams: true, lot: true, schedule: true };

test("§4 the latest year is the newest edition's, whatever order the editions have", () => {
	const editions = [2024, 2026, 2025].map((year) => ({ year, published: all }));
	expect(latestYear(editions)).toBe(2026);
});

test("§4 if the newest edition has none of teams, lot or schedule published, the previous one is the latest", () => {
	const previous = { year: 2025, published: all };
	expect(latestYear([previous, { year: 2026, published: { ...nothing, clubs: true } }])).toBe(2025);
	for (const flag of ["teams", "lot", "schedule"] as const) {
		expect(latestYear([previous, { year: 2026, published: { ...nothing, [flag]: true } }])).toBe(2026);
	}
});

test("§4 the previous edition is the latest even if it has nothing published either", () => {
	const editions = [
		{ year: 2024, published: all },
		{ year: 2025, published: nothing },
		{ year: 2026, published: nothing },
	];
	expect(latestYear(editions)).toBe(2025);
});

test("a cup's only edition is its latest; a cup without editions has none", () => {
	expect(latestYear([{ year: 2026, published: nothing }])).toBe(2026);
	expect(latestYear([])).toBeNull();
});
