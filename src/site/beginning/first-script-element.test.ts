import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl, type StaticHandlerContext } from "react-router";
import { expect, it } from "vitest";
import { beginningOf, firstScriptElement } from "./first-script-element.ts";

const root = {
	language: "sv",
	brand: { sport: "football", cup: 1 },
	clock: null,
	followed: { "2026": 4711 },
	editions: [
		{ name: "2026", isLatest: true, tournaments: [] },
		{ name: "2025", tournaments: [] },
	],
};

/** A page's document, as the router's context describes it. */
function documentOf(id: string, over: object = {}): StaticHandlerContext {
	const handle = { shows: () => ["lists"] };
	return {
		matches: [{ route: { id: "root" } }, { route: { id, handle }, params: {} }],
		loaderData: { root, [id]: {} },
		errors: null,
		...over,
	} as unknown as StaticHandlerContext;
}

it("a page that is read may wait, and hears of its edition meanwhile as the stream is asked for it", () => {
	const { atOnce, stream } = beginningOf(
		documentOf("pages/matches"),
		"http://cup.example/2026/matches?day=2026-07-16&lang=sv&x=1",
	);
	expect(atOnce).toBeUndefined();
	expect(stream).toBe(`/live/2026?since=4711&page=${encodeURIComponent("4711,sv,/2026/matches?day=2026-07-16")}&topics=`);
});

it("a page that does not change by itself follows the topics of what it shows beside", () => {
	const handle = { topics: (data: unknown) => [`team:${(data as { team: string }).team}`, "match:m 1"] };
	const matches = [{ route: { id: "root" } }, { route: { id: "pages/favourites", handle }, params: {} }];
	const document = documentOf("pages/favourites", { matches, loaderData: { root, "pages/favourites": { team: "t1" } } });
	const { atOnce, stream } = beginningOf(document, "http://cup.example/2026/favourites");
	expect(atOnce).toBeUndefined();
	expect(stream).toBe("/live/2026?since=4711&topics=team%3At1,match%3Am%201");
});

it("a page of an edition that is over follows nothing", () => {
	expect(beginningOf(documentOf("pages/matches"), "http://cup.example/2025/matches").stream).toBeUndefined();
});

it.each(["pages/stream", "pages/reporter"])("%s begins at once", (page) => {
	expect(beginningOf(documentOf(page), "http://cup.example/2026").atOnce).toBe("");
});

it.each(["pages/signin", "pages/signup", "pages/search", "privacy"])("%s waits for a touch", (page) => {
	expect(beginningOf(documentOf(page), "http://cup.example/2026").atOnce).toBeUndefined();
});

const missing = (data: object, status = 404) => new ErrorResponseImpl(status, "", data);

it("an address with nothing there waits for a touch, and shows nothing that changes", () => {
	const handle = { shows: (_: unknown, { id }: { id: string }) => [id] };
	const matches = [{ route: { id: "root" } }, { route: { id: "pages/match", handle }, params: {} }];
	const errors = { "pages/match": missing({ missing: "thing", year: "2026" }) };
	const { atOnce, stream } = beginningOf(
		documentOf("pages/match", { matches, errors, loaderData: { root } }),
		"http://cup.example/2026/matches/1",
	);
	expect([atOnce, stream]).toEqual([undefined, "/live/2026?since=4711&topics="]);
});

it.each([
	["no cup", missing({ missing: "cup" })],
	["a refusal", missing({}, 503)],
])("a page with the error of %s begins at once", (_, error) => {
	const context = documentOf("pages/not-found", { errors: { "pages/not-found": error } });
	expect(beginningOf(context, "http://cup.example/2026").atOnce).toBe("");
});

it("a page that replaces another begins at once", () => {
	expect(beginningOf(documentOf("pages/match", { errors: { root: new Error() } }), "http://cup.example/2026").atOnce).toBe("");
});

it("the script's data is in its element, whatever it contains", () => {
	const element = firstScriptElement({
		modules: "/a.js /b.js",
		next: "/c.js",
		clock: '{"hours":[]}',
		zone: "Europe/Stockholm",
		oldBrowser: "too old",
		noNetwork: "Inget nät. Läget",
		failed: '<"&>',
		again: "Igen",
		atOnce: "",
	});
	expect(element).toBe(
		'<script data-modules="/a.js /b.js" data-next="/c.js" data-clock="{&quot;hours&quot;:[]}" data-zone="Europe/Stockholm" data-old-browser="too old" data-no-network="Inget nät. Läget" data-failed="&lt;&quot;&amp;>" data-again="Igen" data-at-once=""></script>',
	);
});
