import { beforeAll, expect, it } from "vitest";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, write, exported } = aRecordFolder();
const inCup = (...words: string[]) => cupboard(...words, "--cup", "7");
const starts = async () =>
	Object.fromEntries((await exported()).editions[0]!.matches.map(({ id, start, moved }) => [id, [start, moved?.start]]));

beforeAll(async () => {
	const cup = aSmallCup();
	const [, valhalla] = cup.arenas;
	valhalla!.zone = "Europe/Helsinki";
	expect(await cupboard("import", write("cup.json", cup))).toMatchObject({ code: 0 });
});

const thursday = ["--arena", "Heden", "--from", "2026-07-16 08:00"];

it("lists what would move and what it would break, and changes nothing", async () => {
	const before = await starts();
	const { code, out } = await inCup("shift", "40", ...thursday, "--check");
	expect(code).toBe(0);
	expect(out).toMatch(/^Would move 2 matches: 0 impossible, \d+ against the rules, \d+ to note\.\n/);
	expect(out).toContain("  match 412 (B14: ");
	expect(out).toContain("Heden 10, 2026-07-16 11:00 → Heden 10, 2026-07-16 11:40\n");
	expect(out).toMatch(/Checked only. Nothing was changed\.\n$/);
	expect(await starts()).toEqual(before);
});

it("reads a time alone in --until as one of the day that --from names", async () => {
	const until = async (time: string) =>
		(await inCup("shift", "40", ...thursday, "--until", time, "--later", "stay", "--check")).out.split("\n")[0];
	expect(await until("11:30")).toMatch(/^Would move 1 match: /);
	expect(await until("13:00")).toMatch(/^Would move 2 matches: /);
});

it.each([
	["an arena", ["--arena", "Valhalla"]],
	["a field", ["--field", "Valhalla 1"]],
])("reads the times of %s on the clocks there, not on the cup's", async (_, where) => {
	const between = ["--from", "2026-07-18 14:30", "--until", "15:30"];
	const { out } = await inCup("shift", "40", ...where, ...between, "--check");
	expect(out).toMatch(/^Would move 1 match: /);
	expect(out).toContain("Valhalla 1, 2026-07-18 15:00 → Valhalla 1, 2026-07-18 15:40\n");
});

it("moves all matches of a time and place as one act, which one undo reverts whole", async () => {
	const before = await starts();
	expect(await inCup("shift", "40", ...thursday, "--anyway", "--why", "thunder")).toMatchObject({
		code: 0,
		out: expect.stringMatching(/^Moved 2 matches by 40 minutes\.\n/),
	});
	expect(await starts()).toEqual({
		...before,
		"b14-s1": ["2026-07-16T09:40:00Z", "2026-07-16T09:00:00Z"],
		"b14-s2": ["2026-07-16T10:40:00Z", "2026-07-16T10:00:00Z"],
	});
	const { out } = await inCup("ledger", "--most", "1");
	expect(out).toMatch(/shift, command line\n {6}why: thunder\n {6}match 412 /);
	expect(await inCup("undo", /^\s*(\d+)/.exec(out)![1]!)).toMatchObject({ code: 0 });
	expect(await starts()).toEqual(before);
});

it("refuses what cannot be, whole, whatever is accepted: nothing moves", async () => {
	// The final so soon after the semi-finals that they may be late for it: 13:30 on the cup's clocks.
	expect(await inCup("move", "b14-f", "--start", "2026-07-16 14:30", "--anyway")).toMatchObject({ code: 0 });
	const before = await starts();
	const late = await inCup("shift", "120", ...thursday, "--later", "stay", "--anyway");
	expect(late).toMatchObject({ code: 1, out: "" });
	expect(late.err).toMatch(/^Moving 2 matches by 120 minutes breaks the schedule:\n/);
	expect(late.err).toContain("the second begins before the first, which decides who plays in it, is over, which is impossible");
	expect(late.err).toMatch(/\nNothing was changed\.\n$/);
	expect(await starts()).toEqual(before);
});

it("prints what is missing or wrong, and what to give", async () => {
	expect(await inCup("shift", "40")).toMatchObject({
		code: 1,
		err: expect.stringContaining("give --arena, --field or --category"),
	});
	expect(await inCup("shift", "soon", ...thursday)).toMatchObject({
		code: 1,
		err: expect.stringContaining('"soon": expected whole minutes'),
	});
	expect(await inCup("shift", "40", "--arena", "Atlantis")).toMatchObject({
		code: 1,
		err: expect.stringContaining('no arena "Atlantis"'),
	});
	expect(await inCup("shift", "40", "--arena", "Heden", "--from", "2026-07-30 08:00")).toMatchObject({
		code: 1,
		err: expect.stringContaining("No match there has still to begin at that time."),
	});
});
