import { expect, test } from "vitest";
import { patchOf } from "../../patch/patch.ts";
import { FollowedPages, followedPageName } from "./followed-pages.ts";

const PAGE = "en,/2026/teams/a";
const data = (goals: number) => ({
	name: "A",
	matches: [
		{ id: "m1", goals },
		{ id: "m2", goals: 0 },
	],
});
const showing = (revision: number, goals = 0) => {
	const pages = new FollowedPages();
	pages.shows({ page: PAGE, revision, data: data(goals) });
	return pages;
};
const goal = (from: number, revision: number) => ({ page: PAGE, revision, from, patch: patchOf(data(0), data(1)) });

test("§6 a page sent by the stream is rendered from it, without a request", () => {
	const pages = showing(5);
	expect(pages.newerThan(PAGE, 5)).toBeNull();
	pages.take(goal(3, 7));
	expect(pages.newerThan(PAGE, 5)).toEqual({ page: PAGE, revision: 7, data: data(1) });
	expect(pages.newerThan("en,/2026", 5)).toBeNull();
});

test("what is of another page, of a state that is shown already or of one that is not known yet changes nothing", () => {
	const pages = showing(5);
	pages.take({ ...goal(3, 7), page: "en,/2026" });
	pages.take(goal(3, 5));
	pages.take({ page: PAGE, revision: 4, data: data(3) });
	pages.take(goal(6, 7));
	pages.take({ page: PAGE, revision: 8, from: 4, patch: { matches: { "#": { ".m9": { goals: [1] } } } } });
	expect(pages.newerThan(PAGE, 5)).toBeNull();
	expect(pages.shown?.revision).toBe(5);
});

test("an empty difference still makes it newer", () => {
	const pages = showing(5);
	pages.take({ page: PAGE, revision: 9, from: 5, patch: null });
	expect(pages.newerThan(PAGE, 5)).toEqual({ page: PAGE, revision: 9, data: data(0) });
});

test("a refused page is requested, until it is sent again or another is shown", () => {
	const pages = showing(5);
	pages.take({ page: PAGE, refused: true });
	expect(pages.isTold).toBe(false);
	pages.take({ page: PAGE, revision: 6, data: data(2) });
	expect([pages.isTold, pages.newerThan(PAGE, 5)?.data]).toEqual([true, data(2)]);
	pages.take({ page: PAGE, refused: true });
	pages.shows({ page: "en,/2026", revision: 6, data: {} });
	expect(pages.isTold).toBe(true);
	pages.shows({ page: PAGE, revision: 6, data: data(2) });
	expect(pages.isTold, "who comes back to it has it told anew").toBe(true);
});

test("rendering data of an earlier revision reverts nothing; data of the same or a later one is the known state", () => {
	const pages = showing(5);
	pages.take(goal(5, 7));
	pages.shows({ page: PAGE, revision: 6, data: data(9) });
	expect(pages.newerThan(PAGE, 5)).toEqual({ page: PAGE, revision: 7, data: data(1) });
	pages.shows({ page: PAGE, revision: 7, data: data(2) });
	expect(pages.newerThan(PAGE, 5)).toEqual({ page: PAGE, revision: 7, data: data(2) });
	expect([pages.newerThan(PAGE, 6)?.revision, pages.newerThan(PAGE, 7)]).toEqual([7, null]);
	pages.shows({ page: "en,/2026", revision: 2, data: {} });
	expect(pages.shown).toEqual({ page: "en,/2026", revision: 2 });
	pages.shows(null);
	expect([pages.shown, pages.isTold, [...pages.ids]]).toEqual([null, false, []]);
});

test("topics within a followed page need not be named; within a refused one they are", () => {
	const pages = showing(5);
	expect([...pages.ids]).toEqual(["m1", "m2"]);
	pages.take({ page: PAGE, refused: true });
	pages.shows({ page: PAGE, revision: 6, data: data(1) });
	expect([pages.isTold, [...pages.ids]], "drawn anew it is refused still").toEqual([false, []]);
});

test("a page is asked for by its language, its path and what of its query it shows", () => {
	expect(followedPageName("sv", { pathname: "/2026/matches", search: "?lang=sv&day=2026-07-16" })).toBe(
		"sv,/2026/matches?day=2026-07-16",
	);
	expect(followedPageName("en", { pathname: "/2026", search: "" })).toBe("en,/2026");
});
