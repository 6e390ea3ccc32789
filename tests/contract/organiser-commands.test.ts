import { beforeAll, describe, expect, it } from "vitest";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, write, exported } = aRecordFolder();
const inCup = (...words: string[]) => cupboard(...words, "--cup", "7");
const edition = async () => (await exported()).editions[0]!;
const match = async (id: string) => (await edition()).matches.find((match) => match.id === id);

beforeAll(async () => {
	expect(await cupboard("import", write("cup.json", aSmallCup()))).toMatchObject({ code: 0 });
});

describe("announce", () => {
	it("adds an announcement in both languages, lists the existing ones, and removes them", async () => {
		const rain = ["--text-en", "Rain", "--text-sv", "Regn", "--id", "rain"];
		expect(await inCup("announce", "2026", ...rain)).toMatchObject({ code: 0, out: expect.stringContaining("announced rain") });
		const button = ["--button-en", "Matches", "--button-sv", "Matcher", "--link", "/2026/matches"];
		expect(await inCup("announce", "2026", "--id", "rain", ...button)).toMatchObject({ code: 0, err: "" });
		expect((await edition()).announcements!.at(-1)).toEqual({
			id: "rain",
			text: { en: "Rain", sv: "Regn" },
			buttonText: { en: "Matches", sv: "Matcher" },
			buttonLink: "/2026/matches",
			// The small cup's clock is stopped.
			publishedAt: "2026-07-14T12:17:00Z",
		});
		expect((await inCup("announce", "2026")).out).toBe(
			"Lillcupen 2026 has these announcements:\n  welcome: Welcome / Välkommen [Read / Läs → https://cup.example/] (for all, since 2025-06-01 08:30)\n" +
				"  rain: Rain / Regn [Matches / Matcher → /2026/matches] (for all, since 2026-07-14 14:17)\n",
		);
		expect(await inCup("announce", "2026", "--remove", "rain", "welcome")).toMatchObject({ code: 0 });
		expect(await edition()).not.toHaveProperty("announcements");
		expect(await inCup("announce", "2026", "--remove", "rain")).toMatchObject({
			code: 1,
			err: expect.stringContaining('no announcement "rain". Its announcements: none'),
		});
	});

	it("sets its audience and when it is published, and other values stay", async () => {
		const heat = ["announce", "2026", "--id", "heat"];
		const said = async (...words: string[]) => (await inCup(...heat, ...words)).out;
		expect(await said("--text-en", "Heat", "--text-sv", "Värme", "--arena", "heden", "--at", "16:05")).toBe(
			"Lillcupen 2026: announced heat: Heat / Värme (for arena Heden, waits until 2026-07-14 16:05)\n",
		);
		expect(await said("--text-en", "Great heat")).toContain("(for arena Heden, waits until 2026-07-14 16:05)");
		expect(await said("--category", "b14", "--at", "2026-07-14 08:00")).toContain(
			"(for category Boys 14, since 2026-07-14 08:00)",
		);
		expect(await said("--team", "b14-ask", "--at", "now")).toContain("(for team ASK IF (B14), since 2026-07-14 14:17)");
		expect(await said("--all")).toContain("(for all, since 2026-07-14 14:17)");
		expect(await inCup(...heat, "--arena", "heden", "--team", "b14-ask")).toMatchObject({
			code: 1,
			err: expect.stringContaining("has one audience"),
		});
		expect(await inCup(...heat, "--team", "b14-xyz")).toMatchObject({
			code: 1,
			err: expect.stringContaining('Lillcupen 2026 has no team "b14-xyz". Expected its name, or a team'),
		});
		expect(await inCup("announce", "2026", "--remove", "heat")).toMatchObject({ code: 0 });
	});

	it("makes an id of its own for each", async () => {
		const said = ["announce", "lc-2026", "--text-en", "Sun", "--text-sv", "Sol"];
		expect((await inCup(...said)).out).toContain("announced announcement-2026-1: Sun / Sol");
		expect((await inCup(...said)).out).toContain("announced announcement-2026-2: Sun / Sol");
	});

	it("refuses one language without the other, a button without a link, and a link that is no address", async () => {
		const refused = async (...words: string[]) => (await inCup("announce", "2026", ...words)).err;
		expect(await refused("--text-en", "Rain")).toContain("with --text-en, give --text-sv too");
		const text = ["--text-en", "Rain", "--text-sv", "Regn"];
		expect(await refused(...text, "--button-en", "Go", "--button-sv", "Gå")).toContain("give --link");
		expect(await refused(...text, "--button-en", "Go", "--button-sv", "Gå", "--link", "javascript:alert(1)")).toContain(
			"expected a page of this site, such as /2026/matches",
		);
	});
});

const FINAL = "match b14-f (B14: winner of match 412 – winner of match 413)";

describe("feature", () => {
	it("chooses the selected games in the order given, lists them, and chooses none again", async () => {
		expect((await inCup("feature", "2026")).out).toBe(
			`Lillcupen 2026 shows:\n  ${FINAL}\n  match g15-m1 (G15: ASK IF – BRO IF)\n`,
		);
		const chosen = (await inCup("feature", "2026", "g15-f", "412", "b14-f")).out;
		expect(chosen).toMatch(/^Lillcupen 2026 shows:\n {2}match g15-f \(G15: .+ – .+\)\n {2}match 412 \(B14: .+ – .+\)\n/);
		expect(chosen.endsWith(`\n  ${FINAL}\n`)).toBe(true);
		expect((await edition()).selectedGames).toEqual(["g15-f", "b14-s1", "b14-f"]);
		expect((await inCup("feature", "2026", "--clear")).out).toContain("no matches are selected");
		expect(await edition()).not.toHaveProperty("selectedGames");
	});

	it("refuses a match that the edition has not, and one that is named twice", async () => {
		const ran = await inCup("feature", "2026", "b14-f", "nope", "b14-f");
		expect(ran).toMatchObject({ code: 1, out: "" });
		expect(ran.err).toContain('no such match: "nope"');
		expect(ran.err).toContain("a match selected twice");
		expect(await inCup("feature", "2026", "b14-f", "--clear")).toMatchObject({ code: 1 });
	});
});

describe("move", () => {
	it("moves a match on the clocks of its arena and remembers its place before the first move", async () => {
		expect(await inCup("move", "b14-s1", "--start", "2026-07-16 14:20", "--number", "501")).toMatchObject({
			code: 0,
			err: "",
			out: "Moved: match 412 (B14: ASK IF – GRAN IF), Heden 10, 2026-07-16 14:20, number 501 (was Heden 10, 2026-07-16 11:00)\n",
		});
		expect(await inCup("move", "b14-s1", "--start", "15:00", "--field", "heden-2")).toMatchObject({ code: 0, err: "" });
		const moved = { start: "2026-07-16T09:00:00Z", field: "heden-10" };
		expect(await match("b14-s1")).toMatchObject({ start: "2026-07-16T13:00:00Z", field: "heden-2", number: "501", moved });
		expect(await inCup("move", "b14-s1", "--start", "2026-07-16T09:00:00Z", "--field", "heden-10")).toMatchObject({ code: 0 });
		expect(await match("b14-s1")).not.toHaveProperty("moved");
		expect(await inCup("move", "b14-s1", "--start", "11:00")).toMatchObject({
			code: 1,
			err: expect.stringContaining("already there"),
		});
	});

	it("refuses the impossible: a field or a team twice, a match before those that decide its teams", async () => {
		const before = await match("b11-m2");
		const refused = async (id: string, to: readonly string[], why: RegExp) =>
			expect(await inCup("move", id, ...to, "--anyway")).toMatchObject({ code: 1, out: "", err: expect.stringMatching(why) });
		await refused(
			"b11-m2",
			["--start", "2026-07-16 12:10", "--field", "heden-10"],
			/match 413 \(B14.*\), .*, and match b11-m2 \(B11: GRAN IF – HAV IF\), .*: on the same field at the same time, which is impossible\nNothing was changed\.$/m,
		);
		await refused("b11-m2", ["--start", "2026-07-13 10:05", "--field", "valhalla-1"], /plays both at the same time/);
		await refused(
			"b14-f",
			["--start", "2026-07-16 11:10", "--field", "heden-2"],
			/match 501 \(B14.*\), .*, and match b14-f \(B14.*\), .*: the second begins before the first, which decides who plays in it, is over/,
		);
		expect(await match("b11-m2")).toEqual(before);
	});

	it("reports which rest would be too short, and moves it only with --anyway", async () => {
		expect(await inCup("rest", "b11", "600")).toMatchObject({ code: 0, out: expect.stringContaining("600 minutes of rest") });
		const to = ["move", "b11-m2", "--start", "2026-07-13 14:00"];
		const refused = await inCup(...to);
		expect(refused).toMatchObject({ code: 1, out: "" });
		expect(refused.err).toMatch(/: GRAN IF rests \d+ minutes, not 600\n[\s\S]*give --anyway/);
		expect(await inCup(...to, "--anyway")).toMatchObject({
			code: 0,
			out: expect.stringContaining("Moved: match b11-m2 (B11: GRAN IF – HAV IF), "),
			err: expect.stringMatching(
				/^Anyway: match b11-m1 \(B11.*: .+ – .+\), Heden \d+, .+, and match b11-m2 .+: GRAN IF rests \d+ minutes, not 600$/m,
			),
		});
		const listed = await inCup("conflicts");
		expect(listed).toMatchObject({
			code: 1,
			out: expect.stringContaining("rests"),
			err: expect.stringMatching(/Lillcupen 2026: \d+ conflicts?\./),
		});
		expect((await edition()).categories.find(({ id }) => id === "b11")).toMatchObject({ restMinutes: 600 });
		expect(await inCup("rest", "b11", "0")).toMatchObject({ code: 0, out: expect.stringContaining("no rest is asked for") });
		expect((await inCup("conflicts")).out).not.toContain("rests");
		expect(await inCup("rest", "b11", "soon")).toMatchObject({ code: 1, err: expect.stringContaining("expected whole minutes") });
	});

	it("reports a match outside its arena's hours, and moves it only with --anyway; conflicts lists it", async () => {
		const hours = (said: object) =>
			cupboard(
				"import",
				write("hours.json", { format: "cupboard-cup/1", cup: { id: 7 }, arenas: [{ id: "heden", ...said }] }),
				"--cup",
				"7",
			);
		const otherHours = [{ day: "2026-07-17", closed: true }];
		expect(await hours({ opens: "08:00", closes: "21:00", otherHours })).toMatchObject({ code: 0 });
		const late = ["move", "b11-m2", "--start", "2026-07-16 20:30"];
		expect(await inCup(...late)).toMatchObject({
			code: 1,
			out: "",
			err: expect.stringMatching(
				/ {2}match b11-m2 \(B11: GRAN IF – HAV IF\), Heden \d+, 2026-07-16 20:30: ends \d+ minutes after Heden closes at 21:00\n.*give --anyway/,
			),
		});
		const early = await inCup("move", "b11-m2", "--start", "2026-07-16 07:59");
		expect(early.err).toContain("begins 1 minute before Heden opens at 08:00");
		expect((await inCup("move", "b11-m2", "--start", "2026-07-17 12:00")).err).toContain("Heden is closed that day");
		expect((await inCup("conflicts")).out).not.toContain("closes at");
		expect(await inCup(...late, "--anyway")).toMatchObject({
			code: 0,
			err: expect.stringMatching(/^Anyway: .* closes at 21:00$/m),
		});
		expect((await inCup("conflicts")).out).toMatch(/b11-m2 .*, 2026-07-16 20:30: ends \d+ minutes after Heden closes at 21:00$/m);
		// A shorter rest than before is no reason to refuse.
		expect(await inCup("move", "b11-m2", "--start", "2026-07-16 20:29")).toMatchObject({ code: 0 });
		expect(await hours({ opens: null, closes: null, otherHours: null })).toMatchObject({ code: 0 });
		expect(await inCup("move", "b11-m2", "--start", "2026-07-13 14:00")).toMatchObject({ code: 0 });
	});

	it("refuses a match that is played or live unless that is asked for, a day outside the edition, and an unknown place", async () => {
		const played = await inCup("move", "b14-m1", "--start", "12:30");
		expect(played).toMatchObject({
			code: 1,
			err: expect.stringContaining("match b14-m1 (B14: ASK IF – BRO IF) has been played"),
		});
		expect((await inCup("move", "g15-m1", "--field", "heden-2")).err).toContain(
			"match g15-m1 (G15: ASK IF – BRO IF) is being played",
		);
		expect(await inCup("move", "b14-m1", "--start", "12:30", "--played")).toMatchObject({ code: 0 });
		expect(await match("b14-m1")).toMatchObject({ start: "2026-07-13T10:30:00Z", score: { home: 1, away: 0 } });
		const outside = await inCup("move", "b14-f", "--start", "2026-07-30 12:00");
		expect(outside).toMatchObject({ code: 1, err: expect.stringContaining("a day outside the edition (2026-07-30") });
		expect((await inCup("move", "b14-f", "--field", "Heden 99")).err).toContain('has no field "Heden 99"');
		expect((await inCup("move", "nope", "--field", "heden-2")).err).toContain('Lillcupen has no match "nope"');
		expect(await inCup("move", "b14-f")).toMatchObject({ code: 1, err: expect.stringContaining("give --start") });
	});
});

describe("withdraw", () => {
	it("reports the rules' effect on the team's matches, and undoes it", async () => {
		// It has not been played, wherever the tests before have moved it.
		expect(await inCup("move", "b11-m2", "--start", "2026-07-17 10:00")).toMatchObject({ code: 0 });
		// A postponed match has to be excluded as well.
		expect(await inCup("result", "b11-m2", "--status", "postponed")).toMatchObject({ code: 0 });
		const ran = await inCup("withdraw", "b11-gran");
		expect(ran).toMatchObject({ code: 0, err: "" });
		expect(ran.out).toContain("GRAN IF (b11-gran) has withdrawn. By its category's rules (annul)");
		expect(ran.out).toContain("Still in the schedule:\n  match b11-m2 (B11: GRAN IF – HAV IF)\nCancel each");
		const team = async () => (await edition()).teams.find(({ id }) => id === "b11-gran");
		expect(await team()).toMatchObject({ withdrawn: true });
		expect(await inCup("withdraw", "b11-gran")).toMatchObject({ code: 1, err: expect.stringContaining("already withdrawn") });
		expect(await inCup("result", "b11-m2", "--walkover", "away")).toMatchObject({ code: 0 });
		const back = await inCup("withdraw", "b11-gran", "--back");
		expect(back).toMatchObject({ code: 0, err: "" });
		expect(back.out).toContain("1 match is to be played again:\n  match b11-m2 (B11: GRAN IF – HAV IF)");
		expect(await inCup("withdraw", "b11-gran", "--back")).toMatchObject({
			code: 1,
			err: expect.stringContaining("has not withdrawn"),
		});
		expect(await team()).not.toHaveProperty("withdrawn");
		expect((await inCup("withdraw", "nope")).err).toContain('Lillcupen has no team "nope"');
	});
});

describe("young", () => {
	const publishes = async (id: string) => (await edition()).categories.find((category) => category.id === id)!.publishes;

	it("hides and shows a category's results, all of them or part by part", async () => {
		expect((await inCup("young", "b11")).out).toBe("Boys 11 (b11): scores off, tables off, playoffs off\n");
		expect(await inCup("young", "b11", "off")).toMatchObject({ code: 0 });
		expect(await publishes("b11")).toBeUndefined();
		expect((await inCup("young", "b14", "--tables", "off", "--playoffs", "off")).out).toContain(
			"scores on, tables off, playoffs off",
		);
		expect(await publishes("b14")).toEqual({ scores: true, tables: false, playoffs: false });
		expect(await inCup("young", "b14", "on")).toMatchObject({ code: 0 });
		expect(await publishes("b14")).toEqual({ scores: false, tables: false, playoffs: false });
	});

	it("refuses tables without scores, two ways of saying it at once, and an unknown category", async () => {
		expect((await inCup("young", "g15", "--scores", "off")).err).toContain("Give --tables off --playoffs off too");
		expect(await inCup("young", "g15", "on", "--tables", "off")).toMatchObject({ code: 1 });
		expect((await inCup("young", "nope", "on")).err).toContain('Lillcupen has no category "nope"');
		expect(await publishes("g15")).toBeUndefined();
	});
});

it("each explains itself with examples, and a wrong command line ends with status 2", async () => {
	for (const command of ["announce", "feature", "move", "withdraw", "young"]) {
		const help = await cupboard(command, "--help");
		expect(help).toMatchObject({ code: 0, out: expect.stringContaining(`npx cupboard ${command} `) });
		expect(await cupboard(command)).toMatchObject({ code: 2, err: expect.stringContaining("Usage") });
	}
	expect(await inCup("young", "b11", "perhaps")).toMatchObject({ code: 2 });
});
