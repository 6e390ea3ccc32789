import { beforeAll, describe, expect, it } from "vitest";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, write, exported } = aRecordFolder();
const inCup = (...words: string[]) => cupboard(...words, "--cup", "7");
const match = async (id: string) => (await exported()).editions[0]!.matches.find((match) => match.id === id)!;

beforeAll(async () => {
	expect(await cupboard("import", write("cup.json", aSmallCup()))).toMatchObject({ code: 0 });
});

describe("report", () => {
	it("reports as the office, tells what it came to, and a correction is kept", async () => {
		const first = await inCup("report", "b14-s1", "goal", "1-0", "--side", "home", "--minute", "20+2", "--id", "desk-0001");
		expect(first).toMatchObject({ code: 0, err: "", out: "Reported: desk-0001 goal. b14-s1: 1–0 live first-half 20'\n" });
		expect(
			(await inCup("report", "b14-s1", "goal", "1-0", "--side", "home", "--minute", "20+2", "--id", "desk-0001")).out,
		).toContain("(known already)");
		expect(await inCup("report", "b14-s1", "correction", "0-0")).toMatchObject({ code: 0 });
		expect(await inCup("report", "b14-s1", "note", "--text-en", "Rain", "--text-sv", "Regn")).toMatchObject({ code: 0 });
		expect((await match("b14-s1")).events).toMatchObject([
			{ kind: "goal", minute: 20, added: 2, score: { home: 1, away: 0 } },
			{ kind: "correction", scoreBefore: { home: 1, away: 0 }, score: { home: 0, away: 0 } },
			{ kind: "note", text: { en: "Rain", sv: "Regn" } },
		]);
		expect(await inCup("report", "b14-s2", "result", "2-2", "--shoot-out", "4-2", "--half-time", "1-0")).toMatchObject({
			code: 0,
		});
		expect(await match("b14-s2")).toMatchObject({ status: "finished", decidedBy: "penalties", shootOut: { home: 4, away: 2 } });
	});

	it("says what is wrong, where, and what to do", async () => {
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
		expect(await refused("b14-m1", "goal", "0-1", "--side", "away")).toContain("Kept, but it does not count: the match is over");
	});
});

describe("reporter", () => {
	it("makes a token that is told once, lists and revokes it", async () => {
		const added = await inCup("reporter", "add", "Heden 10", "--field", "heden-10");
		expect(added).toMatchObject({ code: 0, err: "" });
		const [, id, token] = /^Added: (r-\w+) Heden 10 \(field heden-10\)\n.*\n(cbr_\S{32})\n$/.exec(added.out) ?? [];
		expect(id).toBeDefined();
		const listed = (await inCup("reporter", "list")).out;
		expect(listed).toContain(`${id}  Heden 10  (field heden-10)`);
		expect(listed).not.toContain(token);
		expect(await inCup("reporter", "revoke", id!)).toMatchObject({ code: 0, out: `Revoked: ${id}\n` });
		expect((await inCup("reporter", "list")).out).toContain("revoked");
		expect((await inCup("reporter", "revoke", id!)).err).toContain("no reporter");
	});

	it("refuses a place that the cup has not", async () => {
		expect((await inCup("reporter", "add", "X", "--field", "nope")).err).toContain('no field "nope"');
		expect((await inCup("reporter", "add", "X", "--arena", "nope")).err).toContain('no arena "nope"');
		expect((await inCup("reporter", "add", "X", "--arena", "heden", "--field", "heden-2")).err).toContain("give one of them");
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
			out: "b14-m9  B14, 2026-07-14 13:00, Heden 2  27 minutes over\n",
		});
		expect((await inCup("pending", "--grace", "30")).out).toBe("Lillcupen: no match lacks its result.\n");
		expect((await inCup("pending", "--grace", "soon")).err).toContain('--grace "soon": expected whole minutes');
	});
});
