import { expect, test } from "vitest";
import { editionOn } from "./current-edition.ts";

const years = [2024, 2026, 2027].map((year) => ({ year, startsOn: `${year}-07-13`, endsOn: `${year}-07-18` }));
const on = (day: string, editions = years) => editionOn(editions, day)?.year;

test("the office is at the edition that is played, from its first day to its last", () => {
	expect([on("2026-07-13"), on("2026-07-15"), on("2026-07-18")]).toEqual([2026, 2026, 2026]);
});

test("an edition that has just ended stays current for two weeks, for late results; then the next one is", () => {
	expect([on("2026-07-19"), on("2026-08-01"), on("2026-08-02")]).toEqual([2026, 2026, 2027]);
	expect([on("2024-08-01"), on("2024-08-02"), on("2026-07-12")]).toEqual([2024, 2026, 2026]);
});

test("before the first it is the first, after the last the last, and without any none", () => {
	expect([on("2020-01-01"), on("2029-01-01"), on("2026-07-15", [])]).toEqual([2024, 2027, undefined]);
});

test("of two that are played at once it is the later, and an edition that begins within the two weeks is played", () => {
	const close = [...years.slice(0, 2), { year: 2126, startsOn: "2026-07-20", endsOn: "2026-07-22" }];
	expect([on("2026-07-19", close), on("2026-07-20", close)]).toEqual([2026, 2126]);
	const both = [years[1]!, { year: 2226, startsOn: "2026-07-15", endsOn: "2026-07-16" }];
	expect([on("2026-07-14", both), on("2026-07-15", both), on("2026-07-17", both)]).toEqual([2026, 2226, 2026]);
});
