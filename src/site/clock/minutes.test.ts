import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RunningClock } from "../../cup/cup-clock.ts";
import { showMinutes } from "./minutes.ts";

const AT = "2026-07-16T12:00:00Z";
/** A demo's clock: a minute lasts one second. */
const FAST: RunningClock = { hours: [[AT, "2026-07-16T20:00:00Z"]], since: AT, gone: 0, speed: 60 };

/** A document with the rooms of such matches. */
function rooms(...matches: readonly object[]): { readonly minute?: string; readonly "--minute"?: string }[] {
	const found = matches.map((match) => {
		const dataset: { clock: string; minute?: string; "--minute"?: string } = { clock: JSON.stringify(match) };
		const style = { setProperty: (name: string, value: string) => Object.assign(dataset, { [name]: value }) };
		return { dataset, style };
	});
	vi.stubGlobal("document", { querySelectorAll: () => found });
	return found.map(({ dataset }) => dataset);
}

const firstHalf = { period: "FIRST_HALF", minute: 3, periodStart: "2026-07-16T11:50:00Z", periodMinute: 0, fullTime: 40 };

describe("a document's live matches, before the page's scripts have begun", () => {
	beforeEach(() => {
		vi.useFakeTimers({ now: new Date(AT) });
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	it("show their minutes, which go on, until it ends", () => {
		const [match] = rooms(firstHalf);
		const end = showMinutes(null);
		expect(match?.minute).toBe("11'");
		vi.advanceTimersByTime(60_000);
		expect(match?.minute).toBe("12'");
		end();
		vi.advanceTimersByTime(600_000);
		expect(match?.minute).toBe("12'");
	});

	it("shows that a match is longer than planned, and the reported minute if its beginning was not reported", () => {
		const [long, unknown] = rooms({ ...firstHalf, periodStart: "2026-07-16T11:10:00Z" }, { ...firstHalf, periodStart: null });
		showMinutes(null)();
		expect([long?.minute, unknown?.minute]).toEqual(["40+'", "3'"]);
		expect([long?.["--minute"], unknown?.["--minute"]], "and stand by the number along a line").toEqual(["51", "3"]);
	});

	it("are in their period's first minute from its start on, and where they were before that by a clock that is behind", () => {
		const [begun, behind] = rooms(
			{ ...firstHalf, minute: 0, periodStart: AT },
			{ ...firstHalf, minute: 20, periodStart: "2026-07-16T12:00:01Z", periodMinute: 20 },
		);
		showMinutes(null)();
		expect([begun?.minute, behind?.minute]).toEqual(["1'", "20'"]);
	});

	it("go by the cup's own clock", () => {
		const [match] = rooms(firstHalf);
		const end = showMinutes(FAST);
		vi.advanceTimersByTime(5_000);
		expect(match?.minute).toBe("16'");
		end();
	});
});
