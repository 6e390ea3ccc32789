import { readFileSync, statSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { aSmallCup, withTeamsIn } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, write, exported } = aRecordFolder();
const inCup = (...words: string[]) => cupboard(...words, "--cup", "7");
const match = async (id: string) => (await exported()).editions[0]!.matches.find((match) => match.id === id)!;

beforeAll(async () => {
	expect(
		await cupboard("import", write("cup.json", withTeamsIn(aSmallCup(), { "b14-s2": ["b14-fur", "b14-bro"] }))),
	).toMatchObject({ code: 0 });
});

const SEMI_FINAL = "match 412 (B14: ASK IF – GRAN IF)";

describe("report", () => {
	it("reports as the office, prints the outcome, and a correction is stored", async () => {
		const first = await inCup("report", "b14-s1", "goal", "1-0", "--side", "home", "--minute", "20+2", "--id", "desk-0001");
		expect(first).toMatchObject({ code: 0, err: "", out: `Reported: desk-0001 goal, ${SEMI_FINAL}: 1–0 live first-half 20'\n` });
		expect(
			(await inCup("report", "b14-s1", "goal", "1-0", "--side", "home", "--minute", "20+2", "--id", "desk-0001")).out,
		).toContain("(known already)");
		expect(await inCup("report", "b14-s1", "correction", "0-0")).toMatchObject({ code: 0 });
		expect((await inCup("report", "b14-s1", "note", "--text-en", "Rain")).err).toBe("report text.sv: expected a text\n");
		expect(await inCup("report", "b14-s1", "note", "--text-en", "Rain", "--text-sv", "Regn")).toMatchObject({ code: 0 });
		expect((await match("b14-s1")).events).toMatchObject([
			{ kind: "goal", minute: 20, added: 2, score: { home: 1, away: 0 } },
			{ kind: "correction", scoreBefore: { home: 1, away: 0 }, score: { home: 0, away: 0 } },
			{ kind: "note", text: { en: "Rain", sv: "Regn" } },
		]);
		expect(
			await inCup("report", "b14-s2", "result", "2-2", "--shoot-out", "4-2", "--half-time", "1-0", "--not-begun"),
		).toMatchObject({
			code: 0,
		});
		expect(await match("b14-s2")).toMatchObject({ status: "finished", decidedBy: "penalties", shootOut: { home: 4, away: 2 } });
	});

	it("prints what is wrong, where, and what to do", async () => {
		const refused = async (...words: string[]) => {
			const ran = await inCup("report", ...words);
			expect(ran).toMatchObject({ code: 1, out: "" });
			return ran.err;
		};
		expect(await refused("b14-f", "gaol", "1-0")).toContain("report kind: expected one of result, goal");
		expect(await refused("b14-f", "goal", "1-0")).toContain("report side: expected home or away");
		expect(await refused("b14-f", "goal", "1-0", "--side", "home", "--minute", "-3")).toContain(
			'--minute "-3": expected a minute',
		);
		expect(await refused("nope", "result", "1-0")).toContain('no match "nope"');
		expect(await refused("b14-bs", "result", "1-0")).toContain("no opponent");
		expect(await refused("b14-m1", "goal", "0-1", "--side", "away")).toMatch(
			/^Saved, but it does not count: the match is over; a correction changes its score\. Now match b14-m1 \(B14: ASK IF – BRO IF\): 1–0 finished$/m,
		);
	});
});

describe("reporter", () => {
	it("makes a token that is shown once, lists and revokes it", async () => {
		const added = await inCup("reporter", "add", "Heden 10", "--field", "heden-10");
		expect(added).toMatchObject({ code: 0, err: "" });
		const [, id, token] = /^Added: (r-\w+) Heden 10 \(field Heden 10\)\n.*\n(cbr_\S{32})\n$/.exec(added.out) ?? [];
		expect(id).toBeDefined();
		const listed = (await inCup("reporter", "list")).out;
		expect(listed).toContain(`${id}  Heden 10  (field Heden 10)`);
		expect(listed).not.toContain(token);
		expect(await inCup("reporter", "revoke", id!)).toMatchObject({ code: 0, out: `Revoked: ${id}\n` });
		expect((await inCup("reporter", "list")).out).toContain("revoked");
		expect((await inCup("reporter", "revoke", id!)).err).toContain("no reporter");
	});

	it("refuses a place that the cup has not", async () => {
		expect((await inCup("reporter", "add", "X", "--field", "nope")).err).toContain('no field "nope"');
		expect((await inCup("reporter", "add", "X", "--arena", "nope")).err).toContain('no arena "nope"');
		expect((await inCup("reporter", "add", "X", "--arena", "heden", "--field", "heden-2")).err).toContain("Give one of them");
	});
});

describe("reporter-sheet", () => {
	const sheet = (out: string, ...words: string[]) =>
		inCup("reporter-sheet", "--url", "https://results.example/", "--out", out, ...words);
	const tokens = (text: string) => [...new Set(text.match(/cbr_[\w-]{32}/g))];

	it("prints a page for each field, in both languages, with its link as a code; the links are valid and shown once", async () => {
		const out = write("sheet.html", {});
		const printed = await sheet(out, "--arena", "heden");
		expect(printed).toMatchObject({ code: 0, err: "" });
		const page = readFileSync(out, "utf8");
		expect(page.match(/<article>/g)).toHaveLength(2);
		expect(page.match(/<svg /g)).toHaveLength(2);
		for (const words of ["<h1>Heden 10<small>Heden</small></h1>", "Report from this field", "Rapportera från den här planen"])
			expect(page).toContain(words);
		expect(tokens(page)).toHaveLength(2);
		expect(tokens(printed.out)).toEqual(tokens(page));
		expect(printed.out).toContain("heden-10  Heden 10, Heden  https://results.example/report#cbr_");
		expect(statSync(out).mode & 0o077).toBe(0);
		expect((await inCup("reporter", "list")).out).toMatch(/Heden 10 {2}\(field Heden 10\) {2}since [\d-]+$/m);
	});

	it("leaves earlier links valid, and revokes those of its fields if requested", async () => {
		const out = write("again.html", {});
		expect((await sheet(out, "--field", "heden-10")).out).toContain("Still valid: 1 earlier link for these fields");
		expect((await sheet(out, "--field", "heden-10", "--renew")).out).toContain("Revoked: 2 earlier links.");
		const listed = (await inCup("reporter", "list")).out.split("\n").filter((line) => line.includes("(field Heden 10)"));
		expect(listed.filter((line) => !line.includes("revoked"))).toHaveLength(1);
		expect((await inCup("reporter", "list")).out).toMatch(/Heden 2 {2}\(field Heden 2\) {2}since [\d-]+$/m);
	});

	it("prints what is wrong, and then makes and revokes nothing", async () => {
		const before = (await inCup("reporter", "list")).out;
		expect((await sheet("x.html", "--field", "nope")).err).toContain('no field "nope"');
		expect((await sheet("x.html", "--arena", "nope")).err).toContain('no arena "nope"');
		expect((await sheet("x.html", "--arena", "heden", "--field", "heden-2")).err).toContain("Give one of them");
		expect((await inCup("reporter-sheet", "--out", "x.html")).err).toContain("set PUBLIC_URL, or give --url");
		expect((await inCup("reporter-sheet", "--out", "x.html", "--url", "results")).err).toContain('--url "results": expected');
		expect((await sheet("no-such-folder/x.html", "--renew")).err).toContain("cannot be written (ENOENT). No link was made");
		expect((await inCup("reporter", "list")).out).toBe(before);
	});
});

describe("pending", () => {
	it("lists matches that should be over by the cup's clock and have no result", async () => {
		const late = { id: "b14-m9", status: "scheduled", score: null };
		const cup = { id: 7 };
		const file = write("late.json", { format: "cupboard-cup/1", cup, editions: [{ id: "lc-2026", matches: [late] }] });
		expect(await cupboard("import", file, "--results")).toMatchObject({ code: 0 });
		expect(await inCup("pending")).toMatchObject({
			code: 0,
			out: expect.stringMatching(/^match b14-m9 \(B14: .+ – .+\), Heden 2, 2026-07-14 13:00: 27 minutes overdue\n$/),
		});
		expect((await inCup("pending", "--grace", "30")).out).toBe("Lillcupen: every match that is over has a result.\n");
		expect((await inCup("pending", "--grace", "soon")).err).toContain('--grace "soon": expected whole minutes');
	});
});
