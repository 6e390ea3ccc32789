import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openInMemory } from "../../src/database/folder.ts";
import { printCounts } from "../../src/office/out/print-counts.ts";
import { type ReadModelSource, recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { matchSchedule } from "../../src/results/record/nouns/match-schedule.ts";
import { SHEETS_OF } from "../../src/sharing/paper/paper-address.ts";
import { type Papers, papers } from "../../src/sharing/paper/papers.ts";
import { paperTypefaces } from "../../src/sharing/paper/typefaces.ts";
import { aMatch, aSmallCup } from "../support/cup.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { withPlaces } from "../support/placement-cup.ts";
import { readCodes } from "../support/read-code.ts";
import { serveResource } from "../support/serve-resource.ts";
import { aYoungCup, HIDDEN_FIGURES } from "../support/young-cup.ts";

const ORIGIN = "https://results.example";
const FIELD = "/2026/arenas/arena/heden/field/heden-2";
const DAY = "2026-07-14";

const opened: { close: () => Promise<void> }[] = [];
const onError = (error: unknown) => {
	throw error;
};

/** The sheets of a cup that the read model reads from there. */
async function sheetsOf(source: ReadModelSource, forOffice?: { readonly isDraft: boolean }): Promise<Papers> {
	const models = await ReadModels.open({ source, clock: () => new Date("2026-07-15T04:40:00Z"), onError });
	opened.push(models);
	const { execute } = createGraphQL({ models, onError });
	return papers({
		brand: { cup: 7, name: "Fyrcupen", sport: "football", language: "en" },
		ask: (document, variables, lang) => execute(document, variables, { lang }),
		publicUrl: ORIGIN,
		...(forOffice && { forOffice }),
	});
}

/** The sheets of a cup that was imported. */
async function printing(cup: CupFile): Promise<Papers> {
	const db = await openInMemory();
	const { faults } = await importCup(db, sourceWithoutLines("cup.json", cup), { results: true });
	expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
	const made = await sheetsOf(recordSource(db));
	opened.push(db);
	return made;
}

/** With a day of twelve matches on one field, in an order that is not that of time. */
function aFullDay(): CupFile {
	const cup = aSmallCup();
	const edition = cup.editions.find(({ year }) => year === 2026)!;
	for (let at = 11; at >= 0; at -= 1) {
		const start = new Date(Date.parse(`${DAY}T14:00:00Z`) + at * 30 * 60_000).toISOString();
		edition.matches.push({
			...aMatch(`extra-${at}`, "b14-g-2", ["b14-fur", "b14-gran"], { round: at + 4, start, field: "heden-2" }),
			number: String(500 + at),
		});
	}
	return cup;
}

let small: Papers;
let full: Papers;
beforeAll(async () => {
	small = await printing(aSmallCup());
	full = await printing(aFullDay());
});
afterAll(async () => {
	for (const one of opened) await one.close();
});

async function sheet(of: Papers, path: string) {
	const answer = await of.fetch(new Request(`http://localhost${path}`));
	const html = (await answer?.text()) ?? "";
	const body = html.slice(html.indexOf("<body>"));
	const codes = body.match(/<svg class="code"[\s\S]*?<\/svg>/g) ?? [];
	const texts = body
		.split('<article class="page')
		.slice(1)
		.map((page) =>
			page
				.replace(/<svg[\s\S]*?<\/svg>/g, " ")
				.replace(/<[^>]*>/g, " ")
				.replace(/^[^>]*>/, "")
				.replace(/\s+/g, " ")
				.trim(),
		);
	return { answer, html, codes, pages: texts, text: texts.join(" ") };
}

/** What a decoder reads in a code. */
async function read(svg: string): Promise<string[]> {
	const drawn = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" ');
	const png = await sharp(Buffer.from(drawn.replace(/style="[^"]*"/, "")))
		.png()
		.toBuffer();
	return readCodes(png);
}

describe("a field's sheet", () => {
	test("has the day in order of time, with each match's number, in both languages", async () => {
		const { answer, text, html, pages } = await sheet(full, `${FIELD}?print=sheet&day=${DAY}`);
		expect(answer?.status).toBe(200);
		const numbers = [...text.matchAll(/\b5\d\d\b/g)].map(String);
		expect(numbers).toEqual(Array.from({ length: 12 }, (_, at) => String(500 + at)));
		const times = [...html.matchAll(/class="time">(\d\d:\d\d)</g)].map(([, time]) => time);
		expect(times.length).toBeGreaterThan(12);
		expect(times).toEqual(times.toSorted());
		expect(pages.length).toBe(2);
		expect(text).toContain("Tuesday 14 July Tisdag 14 juli");
		expect(text).toContain("Time · Tid No. · Nr Class · Klass Home · Hemma Away · Borta Result · Resultat");
		expect(pages[1]).toMatch(/2 \(2\)$/);
	});

	test("says when it was printed and of which revision, in its own languages", async () => {
		const { text } = await sheet(small, `${FIELD}?print=sheet`);
		expect(text).toMatch(/Printed \w{3} \d\d \w+ \d\d:\d\d, revision 1\. Times may move: the code shows the latest\./);
		const { text: sv } = await sheet(small, `${FIELD}?print=sheet&lang=sv`);
		expect(sv).toMatch(/Utskrivet \w+ \d\d \w+ \d\d\.\d\d, revision 1\./);
		expect(sv).not.toContain("Printed");
	});

	test("is no page of its own for search engines, runs no script, and its code leads to the field", async () => {
		const { answer, html, codes } = await sheet(small, `${FIELD}?print=sheet&paper=letter`);
		expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${FIELD}">`);
		expect(answer?.headers.get("x-robots-tag")).toBe("noindex");
		expect(answer?.headers.get("cache-control")).toBe("no-store");
		expect(html).not.toContain("<script");
		expect(answer?.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src/);
		expect(html).toContain("@page{size:215.9mm 279.4mm;margin:12mm}");
		expect(await read(codes[0]!)).toEqual([`${ORIGIN}${FIELD}`]);
	});

	test("of a reprint marks the match that was moved since, and none other", async () => {
		const db = await openInMemory();
		const imported = async (cup: CupFile) => {
			const { faults } = await importCup(db, sourceWithoutLines("cup.json", cup), { results: true });
			expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
		};
		await imported(aFullDay());
		await db.orm.update(matchSchedule).set({ changedAt: sql`${matchSchedule.changedAt} - interval '4 days'` });
		const moved = aFullDay();
		const match = moved.editions.find(({ year }) => year === 2026)!.matches.find(({ id }) => id === "extra-4")!;
		match.start = new Date(Date.parse(match.start!) + 5 * 60_000).toISOString();
		await imported(moved);
		const reprint = await sheetsOf(recordSource(db));
		opened.push(db);
		const markedSince = async (days: number) => {
			const since = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
			const { html } = await sheet(reprint, `${FIELD}?print=sheet&day=${DAY}&since=${since}`);
			return [...html.matchAll(/class="is-changed">[\s\S]*?<td class="nr">(\w*)</g)].map(([, number]) => number);
		};
		expect(await markedSince(-2)).toEqual(["504"]);
		expect(await markedSince(2)).toEqual([]);
		expect((await markedSince(-6)).length).toBeGreaterThan(10);
	});

	test("marks what was scheduled since a moment", async () => {
		const marked = (html: string) => html.match(/<tr[^>]*class="is-changed"/g)?.length ?? 0;
		const at = (moment: string) => sheet(small, `${FIELD}?print=sheet&day=${DAY}&since=${moment}`);
		expect(marked((await sheet(small, `${FIELD}?print=sheet&day=${DAY}`)).html)).toBe(0);
		const before = await at("2026-01-01T06:40");
		expect(marked(before.html)).toBe(3);
		expect(before.text).toContain("■ changed since Thu 01 Jan 06:40");
		expect(marked((await at("2099-01-01T06:40")).html)).toBe(0);
	});
});

describe("slips", () => {
	test.each([
		["4", 4],
		["2", 7],
	])("%s on a page", async (each, pages) => {
		const made = await sheet(full, `${FIELD}?print=slips&day=${DAY}&each=${each}`);
		expect(made.pages.length).toBe(each === "4" ? pages : Math.ceil(made.codes.length / 2));
		expect(made.pages[0]).toContain("Match slips · Matchlappar");
	});

	test("each has its number and a code that opens the match's public page, never a reporter's link", async () => {
		const { codes, text, html } = await sheet(full, `${FIELD}?print=slips&day=${DAY}`);
		expect(text).toMatch(/500 B14 · Group 2 16:00/);
		expect(html).not.toMatch(/cbr_|\/report/);
		const decoded = await Promise.all(codes.map(read));
		expect(decoded.flat().length).toBe(codes.length);
		for (const [address] of decoded) expect(address).toMatch(/^https:\/\/results\.example\/2026\/matches\/[\w-]+$/);
		expect(decoded.flat()).toContain(`${ORIGIN}/2026/matches/extra-11`);
	});

	test("of a playoff match have room for kicks, those of a group without kicks have none", async () => {
		const final = await sheet(small, "/2026/arenas/arena/heden/field/heden-10?print=slips&day=2026-07-16");
		expect(final.text).toContain("412");
		expect(final.html).toContain("box kick");
		expect((await sheet(small, `${FIELD}?print=slips&day=${DAY}`)).html).not.toContain('"box kick"');
	});
});

test("a code is at least 35 mm wide without its quiet zone of four modules", async () => {
	const { codes } = await sheet(small, `${FIELD}?print=slips&day=${DAY}`);
	const [, modules] = /viewBox="0 0 (\d+)/.exec(codes[0]!)!;
	const [, width] = /width:([\d.]+)mm/.exec(codes[0]!)!;
	expect((Number(width) * (Number(modules) - 8)) / Number(modules)).toBeGreaterThanOrEqual(34.99);
	const xs = [...codes[0]!.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
	expect(Math.min(...xs.filter((at) => at > 0))).toBe(4);
});

describe("young categories", () => {
	const PAGES: readonly [keyof typeof SHEETS_OF, string][] = [
		["arena", "/2026/arenas/arena/heden"],
		["field", "/2026/arenas/arena/heden/field/heden-2"],
		["field", "/2026/arenas/arena/heden/field/heden-10"],
		["team", "/2026/teams/b11-ek"],
		["category", "/2026/categories/b11"],
		["division", "/2026/categories/b11/division/b11-g-1"],
		["playoff", "/2026/categories/b11/playoff/b11-a-1"],
	];

	test("no sheet has any figure of their results, and there is a tick in place of boxes", async () => {
		const young = await sheetsOf(new CupInMemory(aYoungCup()));
		let ticks = 0;
		for (const [kind, path] of PAGES)
			for (const print of SHEETS_OF[kind])
				for (const day of ["", "&day=2026-07-15"]) {
					const { text, html } = await sheet(young, `${path}?print=${print}${day}`);
					for (const figure of HIDDEN_FIGURES) expect(text, `${path} ${print}`).not.toMatch(new RegExp(`\\b${figure}\\b`));
					ticks += html.match(/class="tick"/g)?.length ?? 0;
				}
		expect(ticks).toBeGreaterThan(3);
		const field = await sheet(young, `${FIELD}?print=sheet&day=2026-07-15`);
		expect(field.html).not.toContain('class="box"');
		for (const print of ["tables", "placings", "diplomas"])
			expect((await sheet(young, `/2026/categories/b11?print=${print}`)).text, print).toContain(
				"This category publishes no results",
			);
		expect((await sheet(small, "/2026/categories/b14?print=placings")).text).toContain("No final placing is certain yet");
	});
});

describe("other sheets", () => {
	test("a team's matches, its group's table, the day of its arena, and its playoff on a poster", async () => {
		const team = await sheet(small, "/2026/teams/b14-ask?print=sheet");
		expect(team.text).toMatch(/ASK IF Boys 14 · Group 1 .* 412 Heden 10 GRAN IF/);
		const club = await sheet(small, "/2026/teams/b14-ask?print=club");
		expect(club.text).toMatch(/ASK IF 2 teams, 6 matches .* By day · Dag för dag Mon 13 Jul 2 matches, 11:00–15:00 Heden/);
		const teams = await sheet(small, "/2026/categories/b14?print=teams");
		expect(teams.pages.length).toBeGreaterThan(4);
		expect(teams.pages.filter((page) => page.includes("ASK IF Boys 14"))).toHaveLength(1);
		const table = await sheet(small, "/2026/categories/b14/division/b14-g-1?print=table&lang=sv");
		expect(table.text).toContain("1 ASK IF 3 3 0 0 3–0 9");
		const grid = await sheet(small, "/2026/arenas/arena/heden?print=grid");
		expect(grid.html).toContain("@page{size:420mm 297mm");
		expect(grid.text).toMatch(/11:00 B14 · Group 1 ASK IF – EK IF/);
		const poster = await sheet(small, "/2026/categories/b14/playoff/b14-a-1?print=bracket");
		expect(poster.text).toMatch(/Boys 14, Playoff A Semi-final .* Winner · Segrare/);
		expect(poster.text).toContain("Winner 412");
	});

	test("a playoff whose places are played out has each of its matches on a poster, on every paper", async () => {
		const cup = withPlaces(aSmallCup());
		const places = await sheetsOf(new CupInMemory(cup));
		const played = cup.editions[0]!.matches.filter(({ division }) => division === "b18-a-1");
		expect(played.length).toBeGreaterThan(10);
		for (const paper of ["a3", "a4", "letter"]) {
			const { html } = await sheet(places, `/2026/categories/b18/playoff/b18-a-1?print=bracket&paper=${paper}`);
			expect(html.match(/<div class="match(?: is-final)?"/g), paper).toHaveLength(played.length);
		}
	});

	test.each([
		["a page without sheets", "/2026/matches?print=sheet"],
		["a year that is none", "/1999/teams/b14-ask?print=sheet"],
		["a team that is none", "/2026/teams/none?print=sheet"],
		["no print asked for", FIELD],
		["a broken address", "/2026/teams/%E0%A4%A?print=sheet"],
	])("%s is left to the site", async (_, path) => {
		expect((await sheet(small, path)).answer).toBeNull();
	});

	test("before the schedule is published there is nothing to print", async () => {
		const cup = aSmallCup();
		const edition = cup.editions.find(({ year }) => year === 2026)!;
		edition.published = { ...edition.published, schedule: false };
		const unpublished = await printing(cup);
		for (const print of SHEETS_OF.arena.filter((one) => one !== "codes")) {
			const { text, html } = await sheet(unpublished, `/2026/arenas/arena/heden?print=${print}`);
			expect(text, print).toContain("There is nothing to print here yet");
			expect(html).not.toMatch(/\b(412|413)\b/);
		}
	});
});

describe("the office's sheets", () => {
	/** ASK IF plays at Heden, then at Valhalla on the same day; both arenas have positions. */
	function atTwoArenas(): CupFile {
		const cup = aSmallCup();
		const edition = cup.editions.find(({ year }) => year === 2026)!;
		const own = edition.matches
			.filter(({ start, home, away }) => start !== undefined && [home.team, away.team].includes("b14-ask"))
			.toSorted((a, b) => Date.parse(a.start!) - Date.parse(b.start!));
		const valhalla = cup.arenas.find(({ id }) => id === "valhalla")!;
		for (const [at, match] of own.entries())
			Object.assign(match, {
				start: `2026-07-13T${String(8 + 3 * at).padStart(2, "0")}:00:00Z`,
				field: at === 1 ? valhalla.fields[0]!.id : "heden-2",
			});
		const places = { heden: [57.7031, 11.9786], valhalla: [57.7064, 11.9938] } as const;
		for (const arena of cup.arenas) {
			const [latitude, longitude] = places[arena.id as keyof typeof places] ?? [];
			if (latitude !== undefined) Object.assign(arena, { latitude, longitude });
		}
		return cup;
	}

	test("a club's has the minutes between the arenas of a team's consecutive matches; a visitor's has none", async () => {
		const source = new CupInMemory(atTwoArenas());
		const office = await sheetsOf(source, { isDraft: false });
		const path = "/2026/teams/b14-ask?print=club&lang=en";
		const { text } = await sheet(office, path);
		const ways = [...text.matchAll(/(\d+) min travel/g)].map(([, minutes]) => Number(minutes));
		// There and back; the third match is at Heden again.
		expect(ways.length).toBeGreaterThanOrEqual(2);
		// 0.98 km as the crow flies, 1.27 km with detours: 3 minutes by bus, and 10 to and from the stops.
		expect(ways.every((minutes) => minutes === ways[0])).toBe(true);
		expect(ways[0]).toBe(13);
		expect(text).not.toContain("Draft");
		expect((await sheet(await sheetsOf(source), path)).text).not.toContain("min travel");
	});

	test("has the tables or the final placings of every category, without those of young ones; a visitor has neither", async () => {
		const cup = withPlaces(aYoungCup());
		const office = await sheetsOf(new CupInMemory(cup), { isDraft: false });
		const tables = await sheet(office, "/2026/categories?print=tables&lang=en");
		for (const name of ["Boys 14", "Girls 15"]) expect(tables.text).toContain(`Fyrcupen 2026 ${name}`);
		expect(tables.text).not.toContain("Boys 11");
		const placings = await sheet(office, "/2026/categories?print=placings&lang=en");
		expect(placings.text).toMatch(/Boys 18 Final placings .* 7 Cassel BK .* 8 /);
		for (const { text } of [tables, placings])
			for (const figure of HIDDEN_FIGURES) expect(text).not.toMatch(new RegExp(`\\b${figure}\\b`));
		expect((await sheet(small, "/2026/categories?print=tables")).answer).toBeNull();
	});

	test("each is marked as a draft before publication, also the slips", async () => {
		const office = await sheetsOf(new CupInMemory(aSmallCup()), { isDraft: true });
		for (const path of [`${FIELD}?print=sheet`, `${FIELD}?print=slips`, "/2026/teams/b14-ask?print=sheet"]) {
			const { pages } = await sheet(office, path);
			for (const page of pages) expect(page).toMatch(/Draft, not published\. Printed .* Utkast, inte publicerat\. Utskrivet/);
		}
		expect((await sheet(small, `${FIELD}?print=sheet`)).text).not.toContain("Draft");
	});
});

test("the print centre's counts are those of the sheets that are made", async () => {
	const { cup, clubs, arenas, editions } = aFullDay();
	const edition = editions.find(({ year }) => year === 2026)!;
	const { teams, matches } = edition;
	const counts = printCounts({ ...{ cup, clubs, arenas, edition, revision: 1, announcedTo: null } }, "Europe/Stockholm");
	const days = [...new Set(matches.flatMap(({ start }) => start?.slice(0, 10) ?? []))];
	const found = { slips: 0, grid: 0, sheets: 0, codes: 0, team: 0 };
	const pagesOf = async (path: string) => (await sheet(full, path)).html;
	const countIn = (html: string, part: RegExp) => html.match(part)?.length ?? 0;
	for (const { id, fields } of arenas) {
		for (const day of days) {
			found.slips += countIn(await pagesOf(`/2026/arenas/arena/${id}?print=slips&day=${day}`), /<section class="slip"/g);
			const grid = await pagesOf(`/2026/arenas/arena/${id}?print=grid&day=${day}`);
			found.grid += grid.includes("There is nothing to print") ? 0 : 1;
			for (const field of fields) {
				const own = await pagesOf(`/2026/arenas/arena/${id}/field/${field.id}?print=sheet&day=${day}`);
				found.sheets += own.includes("<tbody><tr") ? 1 : 0;
			}
		}
		const used = matches.some(({ field }) => fields.some((one) => one.id === field));
		if (used) found.codes += countIn(await pagesOf(`/2026/arenas/arena/${id}?print=codes`), /<article /g);
	}
	for (const { id } of teams) found.team += (await pagesOf(`/2026/teams/${id}?print=sheet`)).includes("<article") ? 1 : 0;
	expect(found.slips).toBeGreaterThan(20);
	expect(counts).toMatchObject(found);
	expect(counts.club).toBe(new Set(teams.map(({ club }) => club)).size);
	expect(counts.diplomas).toBeNull();
});

test("the typefaces of sheets have characters of scripts that the site's own lack", async () => {
	const served = serveResource(paperTypefaces());
	const css = await (await served.fetch(new Request(`${ORIGIN}/paper/typefaces.css`))).text();
	for (const family of ["Sofia Sans Condensed", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Georgian", "Kosugi"])
		expect(css).toContain(`font-family: '${family}'`);
	const files = [...new Set([...css.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file!))];
	expect(files.length).toBeGreaterThan(50);
	for (const file of [files[0]!, files.find((one) => one.includes("arabic"))!, files.at(-1)!]) {
		const answer = await served.fetch(new Request(`${ORIGIN}${file}`));
		expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "font/woff2"]);
	}
	const outside = await served.fetch(new Request(`${ORIGIN}/paper/typefaces/..%2f..%2fpackage.json`));
	expect(outside.status).toBe(404);
});
