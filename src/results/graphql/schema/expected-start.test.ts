import { expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import type { CupFile, CupFileMatch } from "../../record/cup-file.ts";

const at = (clock: string) => `2026-07-16T${clock}:00Z`;

/** Two semi-finals of an hour on one field, at 09:00 and 10:00 UTC; the cup's clock is stopped at `now`. */
function aCup(now: string, first: Partial<CupFileMatch>): CupFile {
	const cup = aSmallCup();
	const matches = cup.editions[0]!.matches.map((match) => (match.id === "b14-s1" ? { ...match, ...first } : match));
	return { ...cup, cup: { ...cup.cup, clock: at(now) }, editions: [{ ...cup.editions[0]!, matches }] };
}
const LIVE = { status: "live", score: { home: 0, away: 0 }, period: "first-half" } as const;
type Told = Record<"first" | "second", { expectedStart: string | null }>;
const BOTH = `first: match(id: "b14-s1") { expectedStart } second: match(id: "b14-s2") { expectedStart }`;
const told = async (now: string, first: Partial<CupFileMatch>) => {
	const { first: one, second } = await (await askCup(aCup(now, first))).ask<Told>(BOTH);
	return [one.expectedStart, second.expectedStart];
};

test("a match after one that began late has a later expected start, in the time zone of its place", async () => {
	expect(await told("09:30", { ...LIVE, begun: at("09:20") })).toEqual([null, "2026-07-16T12:20:00+02:00"]);
});

test("a field that is on time, has no reports, or only old ones gives no expected start", async () => {
	expect(await told("09:30", { ...LIVE, begun: at("09:03") })).toEqual([null, null]);
	expect(await told("09:30", LIVE)).toEqual([null, null]);
	expect(await told("10:34", { ...LIVE, begun: at("09:20") })).toEqual([null, "2026-07-16T12:20:00+02:00"]);
	expect(await told("10:35", { ...LIVE, begun: at("09:20") })).toEqual([null, null]);
});

test("a field has the lateness of its next match: 0 on time, and nothing without recent reports", async () => {
	const delay = async (now: string, first: Partial<CupFileMatch>) => {
		const { field } = await (await askCup(aCup(now, first))).ask<{ field: { delay: number | null } }>(
			`field(id: "heden-10") { delay }`,
		);
		return field.delay;
	};
	expect(await delay("09:30", { ...LIVE, begun: at("09:20") })).toBe(20);
	expect(await delay("09:30", { ...LIVE, begun: at("09:03") })).toBe(0);
	expect(await delay("09:30", LIVE)).toBeNull();
	expect(await delay("08:30", {})).toBeNull();
	expect(await delay("10:35", { ...LIVE, begun: at("09:20") })).toBeNull();
});

test("a young category's end is not revealed by the match after it: only that it began late", async () => {
	const cup = aSmallCup();
	const [edition] = cup.editions;
	const young = { start: at("09:00"), field: "heden-2", begun: at("09:30") };
	const matches = edition!.matches.map((match) => {
		if (match.id === "b11-m1") return { ...match, ...young, ended: at("10:55") };
		return match.id === "b11-m2" ? { ...match, start: at("09:50"), field: "heden-2" } : match;
	});
	const { ask } = await askCup({ ...cup, cup: { ...cup.cup, clock: at("09:40") }, editions: [{ ...edition!, matches }] });
	// Two halves of fifteen minutes and their break: over at 10:10, whatever its own end was.
	expect(await ask(`match(id: "b11-m2") { expectedStart }`)).toEqual({ match: { expectedStart: "2026-07-16T12:15:00+02:00" } });
});

test("a kick-off changes the field's other matches; a goal does not", async () => {
	const { source, models, ask } = await askCup(aCup("09:30", {}));
	const changed: string[][] = [];
	models.onChange((keys) => changed.push([...keys].filter((key) => key.includes("/expected:"))));
	await ask(BOTH);
	const match = source.record().edition.matches.find(({ id }) => id === "b14-s1")!;
	const report = async (more: Partial<CupFileMatch>) => {
		source.report({ ...match, ...LIVE, begun: at("09:20"), ...more });
		await expect.poll(() => changed.length).toBeGreaterThan(0);
		return changed.splice(0);
	};
	expect(await report({})).toEqual([["7/lc-2026/expected:b14-s2"]]);
	expect(await report({ score: { home: 1, away: 0 } })).toEqual([[]]);
	expect(await report({ begun: at("09:01") })).toEqual([["7/lc-2026/expected:b14-s2"]]);
});
