import { createElement as drawn } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { leadsHere } from "./announced.ts";
import { usePageAbout } from "./page-about.ts";

function Said() {
	const { kind, about, isOwn } = usePageAbout();
	return JSON.stringify([kind, [...about], isOwn]);
}

/** The subject of a route's page. @param data null: it could not be read */
function aboutOf(id: string, path: string, at: string, data: unknown = {}): unknown {
	const router = createMemoryRouter([{ id, path, Component: Said, loader: () => data }], {
		initialEntries: [at],
		hydrationData: { loaderData: { [id]: data } },
	});
	const html = renderToStaticMarkup(drawn(RouterProvider, { router }));
	return JSON.parse(html.replaceAll("&quot;", '"'));
}

const team = (id: string) => ({ team: { id } });
const match = (start: string, arenaId: string, state = "UPCOMING") => ({ zonedStartTime: start, arenaId, state });

test("§3 each page is about its part of the cup, as what concerns it is announced to", () => {
	expect(aboutOf("pages/arena", "/:year/arenas/arena/:arena", "/2026/arenas/arena/heden")).toEqual([
		"arena",
		["arena:heden"],
		false,
	]);
	expect(aboutOf("pages/field", "/:year/:arena/:field", "/2026/heden/heden-1")).toEqual(["field", ["arena:heden"], false]);
	for (const [id, kind] of [
		["category", "category"],
		["category-teams", "category"],
		["division", "group"],
		["playoff", "playoff"],
	])
		expect(aboutOf(`pages/${id}`, "/:year/:category/:other", "/2026/b14/x")).toEqual([kind, ["category:b14"], false]);
	expect(aboutOf("pages/nation", "/:year/:nation", "/2026/se")).toEqual(["week", ["nation:se"], false]);
	expect(aboutOf("pages/stream", "/:year/:stream", "/2026/s1")).toEqual(["week", ["stream:s1"], false]);
	for (const id of ["home", "matches", "search"]) expect(aboutOf(`pages/${id}`, "/:year", "/2026")).toEqual(["week", [], false]);
	expect(aboutOf("pages/favourites", "/:year", "/2026"), "My Week is the reader's own").toEqual(["week", [], true]);
});

test("§3 a match is about its category, its arena and both its teams; a team about its category and where it plays next", () => {
	const category = { id: "b14" };
	const played = { arenaId: "heden", category, home: team("ask"), away: team("bro") };
	expect(aboutOf("pages/match", "/:match", "/m1", played)).toEqual([
		"match",
		["category:b14", "arena:heden", "team:ask", "team:bro"],
		false,
	]);
	expect(aboutOf("pages/match", "/:match", "/m1", { ...played, arenaId: null, home: { team: null } })).toEqual([
		"match",
		["category:b14", "team:bro"],
		false,
	]);
	const matches = [match("2026-07-16T09:00:00+02:00", "gone", "FINISHED"), match("2026-07-17T09:00:00+02:00", "heden")];
	expect(aboutOf("pages/team", "/:team", "/ask", { id: "ask", category, matches })).toEqual([
		"team",
		["team:ask", "category:b14", "arena:heden"],
		false,
	]);
	expect(aboutOf("pages/team", "/:team", "/ask", null), "of a page that could not be read nothing is known").toEqual([
		"week",
		[],
		false,
	]);
});

test("a button is left out on the page that it leads to, and on its parts", () => {
	const from = (pathname: string) => leadsHere("/2026/arenas/arena/heden", pathname);
	expect(["/2026/arenas/arena/heden", "/2026/arenas/arena/heden/field/heden-1"].map(from)).toEqual([true, true]);
	expect(["/2026/arenas/arena/heden-2", "/2026/arenas", "/2025/arenas/arena/heden"].map(from)).toEqual([false, false, false]);
	expect(leadsHere(null, "/2026")).toBe(false);
});
