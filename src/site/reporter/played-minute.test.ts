import fc from "fast-check";
import { expect, test } from "vitest";
import type { Report, ReportContent } from "../../cup/reports/report.ts";
import { reportedMatch } from "../../cup/reports/reported-match.ts";
import { playedMinute, stoppedMinute } from "./played-minute.ts";

const TERMS = { halfMinutes: 20, shootOutBy: "penalties" } as const;
const START = Date.parse("2026-07-14T14:00:00Z");
const MINUTE = 60_000;

const said = (minutes: number, content: ReportContent): Report => ({
	id: `${minutes} ${content.kind}`,
	at: new Date(START + minutes * MINUTE).toISOString(),
	sender: "field",
	by: "r-1",
	...content,
});
const match = (...reports: Report[]) => reportedMatch(reports, TERMS);
const shows = (minutes: number, ...reports: Report[]) => {
	const { stated } = match(...reports);
	return stoppedMinute(stated) ?? playedMinute(stated, START + minutes * MINUTE);
};
const KICK_OFF = said(0, { kind: "kick-off" });
const STOPPED = said(5, { kind: "clock-stopped" });
const STARTED = said(12, { kind: "clock-started" });
const goal = (minutes: number) => said(minutes, { kind: "goal", side: "home", score: { home: 1, away: 0 } });

test("a stopped clock shows its minute, a goal meanwhile has that minute, and the restarted clock continues from it", () => {
	expect(shows(11, KICK_OFF, STOPPED)).toBe(6);
	expect(match(KICK_OFF, STOPPED, goal(9)).stated.events.at(-1)).toMatchObject({ kind: "goal", minute: 6 });
	expect(shows(13, KICK_OFF, STOPPED, STARTED)).toBe(7);
	expect(match(KICK_OFF, STOPPED, STARTED, goal(14)).stated.events.at(-1)).toMatchObject({ kind: "goal", minute: 8 });
});

test("a clock that is set shows that minute and continues from it, backwards as well as forwards, also if the half's beginning was not reported", () => {
	for (const minute of [2, 15]) {
		const set = said(8, { kind: "clock-set", minute });
		expect(shows(8, KICK_OFF, set)).toBe(minute);
		expect(shows(11, KICK_OFF, set)).toBe(minute + 3);
		expect(match(KICK_OFF, set).stated).toMatchObject({ minute, begun: KICK_OFF.at });
	}
	const set = said(8, { kind: "clock-set", minute: 4 });
	expect(shows(9, goal(3), set)).toBe(5);
	expect(shows(20, KICK_OFF, STOPPED, set), "it still stands").toBe(4);
});

test("no clock is stopped or set where no half is being played, nor to a minute before the half", () => {
	const verdict = (content: ReportContent, ...before: Report[]) =>
		match(...before, said(30, content)).verdicts.get(`30 ${content.kind}`);
	const half = said(20, { kind: "half-time" });
	expect(verdict({ kind: "clock-stopped" })).toBe("no-such-minute");
	expect(verdict({ kind: "clock-stopped" }, KICK_OFF, half)).toBe("no-such-minute");
	expect(verdict({ kind: "clock-set", minute: 20 }, KICK_OFF, half, said(25, { kind: "second-half" }))).toBe("no-such-minute");
	expect(verdict({ kind: "clock-set", minute: 21 }, KICK_OFF, half, said(25, { kind: "second-half" }))).toBe("counted");
	expect(verdict({ kind: "clock-stopped" }, KICK_OFF, STOPPED)).toBe("repeated");
	expect(verdict({ kind: "clock-started" }, KICK_OFF)).toBe("repeated");
	const second = match(KICK_OFF, STOPPED, half, said(25, { kind: "second-half" })).stated;
	expect(playedMinute(second, START + 26 * MINUTE), "the next half has a clock of its own").toBe(22);
});

test("however often it is stopped and started, the clock shows the time for which it ran", () => {
	fc.assert(
		fc.property(
			fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 30 })), { maxLength: 4 }),
			(stops) => {
				let now = 0;
				let ran = 0;
				const reports = [KICK_OFF];
				for (const [run, stand] of stops) {
					now += run;
					ran += run;
					reports.push(said(now, { kind: "clock-stopped" }));
					now += stand;
					reports.push(said(now, { kind: "clock-started" }));
				}
				expect(shows(now, ...reports)).toBe(ran + 1);
			},
		),
	);
});
