import { describe, expect, test } from "vitest";
import { aPlayingDemo, WHOLE_FOOTBALL, WHOLE_HANDBALL } from "../../../tests/support/playing-demo.ts";
import { demoCup } from "../demo-cup.ts";

describe.each([WHOLE_FOOTBALL, WHOLE_HANDBALL])("$cup.name, made to be played live", (plan) => {
	const made = aPlayingDemo(plan);
	const stands = demoCup({ plan, today: "2026-08-01" });
	const edition = made.file.editions.find(({ year }) => year === 2026)!;
	const asItStands = stands.editions.find(({ year }) => year === 2026)!;
	const { hours, lines } = made.play;
	const reports = lines.flatMap(({ content }) => (content.kind === "report" ? [content.report] : []));

	test("is the same, line for line, from the same seed", () => {
		expect(JSON.stringify(aPlayingDemo(plan)) === JSON.stringify(made)).toBe(true);
	});

	test("begins with the same cup as the fixed demo, by day, and is over in the evening of its last day", () => {
		expect(Date.parse(hours[0]![0])).toBe(Date.parse(stands.cup.clock!));
		for (const [from, until] of hours) {
			expect(Date.parse(from)).toBeLessThan(Date.parse(until));
			expect(from.slice(0, 10)).toBe(until.slice(0, 10));
			expect(from.slice(11, 16) >= "05:45" && until.slice(11, 16) <= "18:30", `${from} ${until} in UTC`).toBe(true);
		}
		expect(new Set(hours.map(([from]) => from.slice(0, 10))).size).toBe(4);
	});

	test("reports everything in order and by day, nothing at night", () => {
		const at = lines.map((line) => Date.parse(line.at));
		expect(at).toEqual(at.toSorted((a, b) => a - b));
		const begins = Date.parse(hours[0]![0]);
		const isDay = (time: number) =>
			time < begins || hours.some(([from, until]) => time >= Date.parse(from) && time <= Date.parse(until));
		expect(lines.filter((line) => !isDay(Date.parse(line.at)))).toEqual([]);
		expect(begins - at[0]!).toBeLessThan(2 * 60 * 60_000);
	});

	test("reports every match that is still to be played, once, and no other", () => {
		const told = new Set(reports.map(({ match }) => match));
		const open = edition.matches.filter(({ status }) => status === "scheduled").map(({ id }) => id);
		expect([...told].sort()).toEqual(open.toSorted());
		expect(new Set(reports.map(({ id }) => id)).size).toBe(reports.length);
		expect(reports.filter(({ id }) => !/^[A-Za-z0-9][A-Za-z0-9-]{7,63}$/.test(id))).toEqual([]);
		const others = asItStands.matches.filter(({ id }) => !told.has(id));
		expect(edition.matches.filter(({ id }) => !told.has(id))).toEqual(others);
	});

	test("knows the teams before a match begins: results and lots come before their slots' matches", () => {
		const last = new Map(reports.map(({ match, at }) => [match, Date.parse(at)]));
		const parted = new Map(
			lines.flatMap(({ at, content }) =>
				content.kind === "fact" && "division" in content.fact ? [[content.fact.division, Date.parse(at)] as const] : [],
			),
		);
		const groupEnd = new Map<string, number>();
		for (const { id, division } of edition.matches)
			groupEnd.set(division, Math.max(groupEnd.get(division) ?? 0, last.get(id) ?? 0, parted.get(division) ?? 0));
		const first = new Map(reports.toReversed().map(({ match, at }) => [match, Date.parse(at)]));
		const early = edition.matches.flatMap(({ id, home, away }) =>
			[home.slot, away.slot].flatMap((slot) => {
				const known =
					slot?.kind === "position" ? groupEnd.get(slot.division) : slot && "match" in slot ? last.get(slot.match) : 0;
				return (known ?? 0) > (first.get(id) ?? Number.POSITIVE_INFINITY) ? [id] : [];
			}),
		);
		expect(early).toEqual([]);
	});

	test("most of the fields report live, some send a result only; all of the last rounds are reported live", () => {
		const kickedOff = new Set(reports.flatMap(({ match, content }) => (content.kind === "kick-off" ? [match] : [])));
		const told = edition.matches.filter(({ status }) => status === "scheduled");
		const share = kickedOff.size / told.length;
		expect(share).toBeGreaterThan(0.6);
		expect(share).toBeLessThan(0.95);
		const playoffsA = new Set(
			edition.categories.flatMap(({ stages }) =>
				stages.flatMap((stage) => (stage.rank === 2 ? stage.divisions.map(({ id }) => id) : [])),
			),
		);
		const finals = told.filter(({ round, division }) => round === "final" && playoffsA.has(division));
		expect(finals.filter(({ id }) => !kickedOff.has(id))).toEqual([]);
	});
});
