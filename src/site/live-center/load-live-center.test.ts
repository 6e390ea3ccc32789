import { expect, test, vi } from "vitest";
import { shownMatch } from "../../../tests/support/shown-match.ts";
import type { Ask } from "../../client/graphql/ask.ts";
import type { PageRequest } from "../../client/pages/page-request.ts";
import { daysAt } from "../../text/days.ts";
import { textsIn } from "../../text/texts.ts";
import { FollowingMatchesDocument, type ListedMatch } from "./live-center.graphql.ts";
import { type LiveCenter, loadLiveCenter } from "./load-live-center.ts";
import { allOf, isCut, moreOf, noteOf, shownParts, wholeDayOf } from "./part-view.ts";

const listed = (id: string, start = "2026-07-16T10:00:00+02:00"): ListedMatch => ({
	...shownMatch("A", "B", { id, zonedStartTime: start }),
	streamUrl: null,
	number: null,
});

/** The number of matches in each part. */
type Totals = Readonly<Record<"live" | "next" | "finished" | "off", number>>;

/** A cup's live center, and its requests. @param totals of its parts */
function aLiveCenter(totals: Partial<Totals> = {}) {
	const all = { live: 2, next: 300, finished: 300, off: 5, ...totals };
	const asked: Readonly<Record<string, unknown>>[] = [];
	const ask = vi.fn(async (document: unknown, variables: Readonly<Record<string, unknown>>) => {
		asked.push(variables);
		const rows = (part: keyof Totals, first: number, after = 0) => {
			const count = Math.max(0, Math.min(first, all[part] - after, 100));
			const nodes = Array.from({ length: count }, (_, at) => listed(`${part} ${after + at}`));
			return { totalCount: all[part], nodes, next: after + count < all[part] ? `${after + count}` : null };
		};
		if (document === FollowingMatchesDocument) {
			const parts = { ON: "live", AHEAD: "next", OVER: "finished", OFF: "off" } as const;
			const [part = "ON"] = variables.part as (keyof typeof parts)[];
			return { tournament: { matches: rows(parts[part], Number(variables.first), Number(variables.after)) } };
		}
		const part = (name: keyof Totals) => rows(name, Number(variables[name]));
		return {
			tournament: {
				...{ startsAt: "2026-07-13", endsAt: "2026-07-18", now: "2026-07-16T08:00:00Z", today: "2026-07-16" },
				...{ status: { schedulePublished: true }, streams: { totalCount: 0 } },
				days: [{ day: "2026-07-15" }, { day: "2026-07-16" }],
				...{ categories: [{ id: "b14" }], arenas: [{ id: "heden" }], nations: [{ code: "se" }] },
				live: { ...part("live"), days: [{ day: "2026-07-16", matches: 7 }] },
				...{ next: part("next"), finished: part("finished"), off: part("off") },
			},
		};
	});
	const load = (query: string) =>
		loadLiveCenter({
			...{ ask: ask as unknown as Ask, cup: 7, tournament: "t", year: "2026" },
			url: new URL(`https://cup.example/2026/matches${query}`),
		} as PageRequest);
	return { load, asked };
}
const NONE = { day: null, category: null, arena: null, nation: null };

test("a few rows of each part are below each other, with the days' matches under the filter", async () => {
	const { load, asked } = aLiveCenter();
	const { parts, days, head } = await load("");
	expect(asked).toEqual([{ cup: 7, tournament: "t", ...NONE, live: 12, next: 8, finished: 8, off: 4 }]);
	expect(Object.values(parts).map(({ total, matches, more }) => [total, matches.length, more])).toEqual([
		[2, 2, false],
		[300, 8, true],
		[300, 8, true],
		[5, 4, true],
	]);
	expect(days).toEqual([
		{ day: "2026-07-15", matches: 0 },
		{ day: "2026-07-16", matches: 7 },
	]);
	expect(head.today).toBe("2026-07-16");
});

test.each([
	["live", "live=50 next=8", "ON", "LIVE_FIRST"],
	["next", "next=50", "AHEAD", "SOONEST_FIRST"],
	["finished", "finished=50", "OVER", "LATEST_FIRST"],
	["off", "off=50", "OFF", "SOONEST_FIRST"],
] as const)(
	"one part alone is asked for by itself, and beyond a hundred rows page after page in its order: %s",
	async (part, rows, state, order) => {
		const { load, asked } = aLiveCenter({ live: 300, off: 300 });
		await load(`?show=${part}`);
		const { live, next, finished, off } = asked[0] as Record<string, number>;
		const counted = Object.entries({ live, next, finished, off }).filter(([, count]) => count !== 0);
		expect(counted.map(([name, count]) => `${name}=${count}`).join(" ")).toBe(rows);
		const { parts } = await load(`?show=${part}&rows=250&category=b14&arena=heden&nation=se&day=2026-07-15`);
		const filter = { category: "b14", arena: "heden", nation: "se", day: "2026-07-15" };
		expect(asked[1]).toMatchObject({ ...filter, [part]: 100 });
		expect(asked.slice(2)).toEqual([
			{ cup: 7, tournament: "t", ...filter, part: [state], order, first: 100, after: "100" },
			{ cup: 7, tournament: "t", ...filter, part: [state], order, first: 50, after: "200" },
		]);
		expect([parts[part].matches.length, parts[part].more, new Set(parts[part].matches.map(({ id }) => id)).size]).toEqual([
			250,
			true,
			250,
		]);
	},
);

test("all matches of a day are read to their end, of every part", async () => {
	const { load, asked } = aLiveCenter({ next: 120, finished: 100 });
	const { parts } = await load("?day=2026-07-16&rows=all");
	expect(asked[0]).toMatchObject({ day: "2026-07-16", live: 100, next: 100, finished: 100, off: 100 });
	expect(Object.values(parts).map(({ matches, more }) => [matches.length, more])).toEqual([
		[2, false],
		[120, false],
		[100, false],
		[5, false],
	]);
	expect(asked).toHaveLength(2);
});

test("what is not there is left out of what was asked, each by itself, and the rest stays", async () => {
	const { load, asked } = aLiveCenter();
	const all = { day: "2026-07-16", category: "b14", arena: "heden", nation: "se" };
	for (const name of ["day", "category", "arena", "nation"] as const) {
		const other = name === "day" ? "2026-07-01" : "nope";
		const page = await load(`?show=next&${new URLSearchParams({ ...all, [name]: other })}`);
		expect(page.asked, name).toMatchObject({ ...all, [name]: null, show: "next" });
		expect(asked.at(-1)).toMatchObject({ ...all, [name]: null });
	}
	asked.length = 0;
	await load(`?${new URLSearchParams(all)}`);
	expect(asked, "all is there: asked once").toHaveLength(1);
});

const words = {
	text: textsIn("en").liveCenter,
	language: "en",
	days: daysAt(Date.parse("2026-07-16T10:00:00+02:00"), "en"),
} as const;
const query = (changes: Readonly<Record<string, string | null>>) => JSON.stringify(changes);
async function shown(address: string, totals: Partial<Totals> = {}): Promise<LiveCenter> {
	return aLiveCenter(totals).load(address);
}

test("parts without a match are left out, except live; if nothing is live the next matches stay visible", async () => {
	const parts = async (address: string, totals: Partial<Totals> = {}) => shownParts(await shown(address, totals)).join(" ");
	expect(await parts("")).toBe("live next finished off");
	expect(await parts("", { live: 0, next: 0, finished: 0, off: 0 })).toBe("live");
	expect(await parts("?day=2026-07-16", { live: 0, off: 0 })).toBe("live next finished");
	expect(await parts("?day=2026-07-15", { live: 0, off: 0 })).toBe("next finished");
	expect(await parts("?day=2026-07-15", { live: 1 })).toBe("live next finished off");
	expect(await parts("?show=live", { live: 0 })).toBe("live next");
	expect(await parts("?show=live")).toBe("live");
	expect(await parts("?show=live", { live: 0, next: 0 })).toBe("live");
	expect(await parts("?show=off", { off: 0 })).toBe("off");
});

test("links lead to all of a part, to more of it, to a whole day, and to none beyond the available ones", async () => {
	const [few, one, most, day] = [
		await shown(""),
		await shown("?show=next"),
		await shown("?show=next&rows=500", { next: 600 }),
		await shown("?day=2026-07-16"),
	];
	expect([allOf("next", few, query, words)?.to, allOf("live", few, query, words), allOf("next", one, query, words)]).toEqual([
		'{"show":"next"}',
		null,
		null,
	]);
	expect([moreOf("next", one, query, words)?.to, moreOf("next", few, query, words), moreOf("next", most, query, words)]).toEqual([
		'{"rows":"100"}',
		null,
		null,
	]);
	expect(moreOf("off", await shown("?show=off"), query, words)).toBeNull();
	expect([isCut("next", most), isCut("next", one), isCut("finished", most)]).toEqual([true, false, false]);
	expect(wholeDayOf(day, query, words)).toEqual({ to: '{"rows":"all"}', label: words.text.wholeDay("607") });
	for (const other of ["", "?show=next&day=2026-07-16", "?day=2026-07-16&rows=all"])
		expect(wholeDayOf(await shown(other), query, words), other).toBeNull();
});

test("a part shows in how many minutes its first match starts, within the hour; otherwise the day of the first", async () => {
	const center = await shown("");
	const note = (part: "live" | "next" | "finished" | "off", start: string, now: string | null = "2026-07-16T10:00:00+02:00") => {
		const matches = [listed("first", start), listed("later", "2026-07-16T20:00:00+02:00")];
		const parts = { ...center.parts, [part]: { total: 2, matches, more: false } };
		return noteOf(part, { ...center, parts }, words, now === null ? null : Date.parse(now));
	};
	const { text } = words;
	expect(note("next", "2026-07-16T10:00:00+02:00")).toBe(text.firstStartIn(0));
	expect(note("next", "2026-07-16T10:00:30+02:00")).toBe(text.firstStartIn(1));
	expect(note("next", "2026-07-16T10:59:00+02:00")).toBe(text.firstStartIn(59));
	expect(note("next", "2026-07-16T11:00:00+02:00")).toBe(text.today);
	expect(note("next", "2026-07-16T09:58:00+02:00")).toBe(text.today);
	expect(note("next", "2026-07-16T10:20:00+02:00", null), "in a document, by the cup's clock").toBe(text.firstStartIn(20));
	expect(note("next", "2026-07-17T10:00:00+02:00")).toBe("Tomorrow");
	expect(note("finished", "2026-07-16T09:00:00+02:00")).toBe(text.today);
	expect([note("live", "2026-07-16T10:00:00+02:00"), note("off", "2026-07-16T10:00:00+02:00")]).toEqual([null, null]);
});
