import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { crawl } from "../../../tests/support/crawl.ts";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import { withYearBefore } from "../../../tests/support/year-before.ts";
import { aYoungCup, HIDDEN_FIGURES } from "../../../tests/support/young-cup.ts";
import { ReadModels } from "../edition/keeping/read-models.ts";
import type { CupFile, CupFileEdition, CupFileMatch } from "../record/cup-file.ts";
import { executeInProcess } from "./in-process.ts";

/** A cup whose young categories played just as much the year before. */
const twoYoungYears = () => withYearBefore(aYoungCup());

/** For the crawl's queries, which are long: checking them again for each cup took nearly as long as executing them. */
const CHECKED: NonNullable<Parameters<typeof executeInProcess>[1]> = new Map();
afterAll(() => CHECKED.clear());

/** All that the API answers about a cup, as one text. */
async function toldOf(cup: CupFile, steps = 1): Promise<string> {
	const source = new CupInMemory(cup);
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source, clock: () => new Date(0), onError });
	const execute = executeInProcess(models, CHECKED);
	const languages = await Promise.all((["en", "sv"] as const).map((lang) => crawl(execute, source.record(), { lang, steps })));
	return languages.flatMap((answers) => [...answers].map(([name, { text }]) => `${name}: ${text}`)).join("\n");
}

const figures = new RegExp(`(?<![\\d.])(${HIDDEN_FIGURES.join("|")})(?!\\d)`);

describe("a young category", () => {
	test("has no score anywhere", async () => {
		const told = await toldOf(twoYoungYears(), 2);
		expect(told.match(figures)).toBeNull();
		expect(told).toContain(`"isPlayedWithoutScore":true`);
	});

	test("has scores if it publishes them: the crawl looks everywhere", async () => {
		const cup = twoYoungYears();
		for (const { categories } of cup.editions) delete categories.find(({ id }) => id.endsWith("b11"))!.publishes;
		const told = await toldOf(cup);
		for (const figure of HIDDEN_FIGURES) expect(told).toMatch(new RegExp(`(?<![\\d.])${figure}(?!\\d)`));
		expect(told).toContain("b11-p2");
		expect(told).toContain('"carries":"ALL"');
		expect(told).toContain('"points":-55,"note":"88"');
		expect(told).toMatch(/"earlierMeetings":\[\{[^\]]*"id":"old-b11-y1"[^\]]*"homeScore":77/);
		expect(told).toMatch(/"goals":\d+,"goalsPerMatch":[\d.]+,"category":\{"__typename":"Category","id":"b11"/);
	});

	test("has no carried results, no points deducted and no final places", async () => {
		const told = await toldOf(twoYoungYears());
		expect(told).not.toContain('"carries":"ALL"');
		expect(told).not.toContain("-55");
		const categories = told.split("\n").filter((line) => /^category (old-)?b11: /.test(line));
		expect(categories).toHaveLength(2);
		for (const line of categories) expect(line).toContain('"placings":[]');
		for (const line of told.split("\n").filter((one) => /^team (old-)?b11-/.test(one))) expect(line).toContain('"placing":null');
	});

	test("has no playoff matches, in no list and on no field", async () => {
		expect((await toldOf(twoYoungYears())).replaceAll(/^\w+ b11-(p\d|a-1): /gm, "")).not.toMatch(/b11-p\d|b11-a/);
	});

	test("is the same whatever results it has", async () => {
		const asItIs = await toldOf(twoYoungYears());
		await fc.assert(
			fc.asyncProperty(fc.array(result, { minLength: 14, maxLength: 14 }), fc.boolean(), async (results, withFacts) => {
				const cup = twoYoungYears();
				const matches = cup.editions.flatMap((edition) => edition.matches);
				const young = matches.filter(({ division }) => /^(old-)?b11/.test(division));
				for (const [index, match] of young.entries()) replaceResult(match, results[index]!);
				for (const edition of withFacts ? [] : cup.editions)
					edition.facts = edition.facts?.filter(({ id }) => !id.startsWith("young"));
				expect(await toldOf(cup)).toBe(asItIs);
			}),
			{ numRuns: 12 },
		);
	});
});

const goals = fc.integer({ min: 0, max: 9 });
const score = fc.record({ home: goals, away: goals });
const side = fc.constantFrom("home" as const, "away" as const);
const result = fc.record(
	{
		score,
		halfTime: score,
		regularTime: score,
		shootOut: score,
		winner: side,
		decidedBy: fc.constantFrom("regular" as const, "penalties" as const, "lots" as const, "extra-time" as const),
		events: fc.array(fc.record({ kind: fc.constantFrom("goal" as const, "red-card" as const), minute: goals, side, score }), {
			maxLength: 3,
		}),
		/** Of the last report, a goal for example. */
		minute: fc.integer({ min: 1, max: 50 }),
		walkover: fc.boolean(),
	},
	{ requiredKeys: ["walkover"] },
);

/** Another result of the same match: live or over as before; a playoff match may have any state. */
function replaceResult(
	match: CupFileMatch,
	{ walkover, ...told }: typeof result extends fc.Arbitrary<infer Result> ? Result : never,
) {
	const { status } = match;
	for (const field of ["score", "halfTime", "regularTime", "shootOut", "winner", "decidedBy", "events", "minute"] as const)
		delete match[field];
	Object.assign(match, told);
	// A team placed by a hidden table reveals the table.
	const old = match.id.startsWith("old-") ? "old-" : "";
	if (match.id === `${old}b11-z2`) match.home.team = `${old}b11-${walkover ? "gran" : "ek"}`;
	if (match.division === `${old}b11-a-1`) match.status = walkover ? "walkover" : "scheduled";
	else if (status !== "live" && status !== "scheduled") match.status = walkover ? "walkover" : "finished";
}

describe("a playing address", () => {
	test("is never shown, whatever the stream's access", async () => {
		const cup = aSmallCup();
		const { streams } = cup.editions[0]!;
		expect(new Set(streams!.map(({ access }) => access)).size).toBe(3);
		const told = await toldOf(cup, 2);
		for (const { id, title, address } of streams!) {
			expect(told).toContain(`"id":"${id}","title":"${title.en}"`);
			expect(told).not.toContain(address);
			expect(told).not.toContain(/[^/=]+$/.exec(address.replace("/index.m3u8", ""))![0]);
		}
	});
});

describe("unpublished data", () => {
	const withoutThe = (...flags: (keyof CupFileEdition["published"])[]) => {
		const cup = aSmallCup();
		for (const flag of flags) cup.editions[0]!.published[flag] = false;
		return cup;
	};
	const changed = (cup: CupFile, change: (edition: CupFileEdition, cup: CupFile) => void) => {
		change(cup.editions[0]!, cup);
		return cup;
	};

	test("before the draw is published the opponents are hidden", async () => {
		const drawAnew = (edition: CupFileEdition) => {
			for (const { divisions } of edition.categories.flatMap(({ stages }) => stages))
				for (const division of divisions) division.teams?.reverse();
			for (const match of edition.matches) [match.home, match.away] = [match.away, match.home];
			edition.matches.find(({ id }) => id === "b14-m1")!.home = { team: "b14-ek" };
			edition.matches.find(({ id }) => id === "b14-m2")!.score = { home: 9, away: 8 };
			edition.facts = [];
		};
		expect(await toldOf(changed(withoutThe("lot"), drawAnew))).toBe(await toldOf(withoutThe("lot")));
		expect(await toldOf(changed(withoutThe(), drawAnew))).not.toBe(await toldOf(withoutThe()));
	});

	test("before the schedule is published times, places and played matches are hidden", async () => {
		const play = (edition: CupFileEdition) => {
			for (const match of edition.matches) {
				match.start = "2026-07-18T18:30:00Z";
				match.field = "valhalla-1";
				match.number = "999";
				if (match.status === "finished") match.status = "live";
				match.score = { home: 3, away: 2 };
			}
			edition.selectedGames = ["b14-m1"];
			for (const stream of edition.streams!)
				Object.assign(stream, { state: "live", access: "open", title: { en: "Told", sv: "Sagt" } });
			edition.matches = edition.matches.filter(({ id }) => id !== "b14-m3");
		};
		const hidden = await toldOf(withoutThe("schedule"));
		expect((await toldOf(changed(withoutThe("schedule"), play))).replaceAll(/^match .*\n/gm, "")).toBe(
			hidden.replaceAll(/^match .*\n/gm, ""),
		);
		expect(hidden).not.toMatch(/2026-07-1\dT(?!14:17)/);
		expect(hidden).toContain("Winner SF 1");
	});

	test("before the schedule is published no stream has an address or is in a list", async () => {
		const hidden = await toldOf(withoutThe("schedule"));
		expect(hidden).toMatch(/^stream live-1: \{"tournament":\{"stream":null\}\}$/m);
		expect(hidden).toMatch(/"streams":\{"__typename":"StreamList","totalCount":0,"nodes":\[\],"categories":\[\],"arenas":\[\]\}/);
		expect(await toldOf(withoutThe())).toContain('"streamUrl":"/2026/streams/live-1"');
	});

	test("before they are published the teams are hidden", async () => {
		const rename = (edition: CupFileEdition) => {
			for (const team of edition.teams) Object.assign(team, { suffix: "Z", withdrawn: true, shirts: { home: "gold" } });
		};
		const hidden = await toldOf(withoutThe("teams"));
		expect(await toldOf(changed(withoutThe("teams"), rename))).toBe(hidden);
		expect(hidden).toContain(`"name":"ASK IF","nation"`);
		expect(hidden).toMatch(/"statistics":\{"__typename":"Statistics","teams":null,"nations":1/);
	});

	test("before teams and clubs are published the clubs are hidden", async () => {
		const rename = (_: CupFileEdition, { clubs }: CupFile) => {
			for (const club of clubs) Object.assign(club, { name: `Renamed ${club.id}`, nation: "no" });
		};
		const withoutAddresses = (told: string) => told.replaceAll(/^nation .*$/gm, "");
		const hidden = await toldOf(withoutThe("clubs", "teams"));
		expect(withoutAddresses(await toldOf(changed(withoutThe("clubs", "teams"), rename)))).toBe(withoutAddresses(hidden));
		expect(hidden).not.toContain("ASK IF");
	});

	test("before they are published clubs and nations have no addresses and no lists, but teams name theirs", async () => {
		const hidden = await toldOf(withoutThe("clubs"));
		expect(hidden).toMatch(/^club ask: \{"tournament":\{"club":null\}\}$/m);
		expect(hidden).toMatch(/^nation se: \{"tournament":\{"nation":null\}\}$/m);
		expect(hidden).toContain(`"nations":[]`);
		expect(hidden).toMatch(/"statistics":\{"__typename":"Statistics","teams":\d+,"nations":null/);
	});

	test("an edition of which nothing is published has its categories without content", async () => {
		const hidden = await toldOf(withoutThe("clubs", "teams", "lot", "schedule"));
		for (const [kind, one] of [
			["division", "b14-g-1"],
			["team", "b14-ask"],
			["club", "ask"],
			["match", "b14-f"],
			["nation", "se"],
		]) {
			expect(hidden).toMatch(new RegExp(`^${kind} ${one}: \\{"tournament":\\{"${kind}":null\\}\\}$`, "m"));
		}
		expect(hidden).toContain("Boys 14");
		expect(hidden).toContain(`"statistics":{"__typename":"Statistics","teams":null,"nations":null,"matches":null}`);
	});
});
