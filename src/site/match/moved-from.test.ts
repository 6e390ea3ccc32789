import { describe, expect, test } from "vitest";
import { shownMatch } from "../../../tests/support/shown-match.ts";
import { daysAt } from "../../text/days.ts";
import { textsIn } from "../../text/texts.ts";
import { matchName } from "./match-name.ts";
import { dayLeft, movedFrom, movedTo } from "./moved-from.ts";

const en = textsIn("en").match;
const sv = textsIn("sv").match;
const DATED = daysAt(null, "en");
const DATERAD = daysAt(null, "sv");
/** Now on Heden 1 on 17 July at 14.20. */
const moved = (start: string | null, field: string | null) =>
	shownMatch("BRO IF", "EK IF", { movedFromStart: start, movedFromFieldName: field });

describe("a match that was moved", () => {
	test("shows the previous field and time", () => {
		const match = moved("2026-07-17T10:00:00+02:00", "Fyrvallen 3");
		expect(movedFrom(match, en, DATED)).toBe("was Fyrvallen 3, 10:00");
		expect(movedFrom(match, sv, DATERAD)).toBe("tidigare Fyrvallen 3, 10:00");
	});

	test("shows only what has changed", () => {
		expect(movedFrom(moved("2026-07-17T10:00:00+02:00", "Heden 1"), en, DATED)).toBe("was 10:00");
		expect(movedFrom(moved("2026-07-17T10:00:00+02:00", null), en, DATED)).toBe("was 10:00");
		expect(movedFrom(moved("2026-07-17T14:20:00+02:00", "Fyrvallen 3"), en, DATED)).toBe("was Fyrvallen 3");
		expect(movedFrom(moved(null, "Fyrvallen 3"), en, DATED)).toBe("was Fyrvallen 3");
	});

	test("shows the day if that was another", () => {
		const match = moved("2026-07-16T14:20:00+02:00", "Fyrvallen 3");
		expect(movedFrom(match, en, DATED)).toBe("was Fyrvallen 3, Thu 16 Jul 14:20");
		expect(movedFrom(match, sv, DATERAD)).toBe("tidigare Fyrvallen 3, tors 16 juli 14:20");
	});

	test("says today or tomorrow for a near day, like all other texts with a day", () => {
		const [morning, evening] = [Date.parse("2026-07-16T08:00:00+02:00"), Date.parse("2026-07-15T22:30:00+02:00")];
		const match = moved("2026-07-16T14:20:00+02:00", "Fyrvallen 3");
		expect(movedFrom(match, en, daysAt(morning, "en"))).toBe("was Fyrvallen 3, today 14:20");
		expect(movedFrom(match, sv, daysAt(evening, "sv"))).toBe("tidigare Fyrvallen 3, i morgon 14:20");
		expect(movedTo(match, sv, daysAt(morning, "sv"))).toBe("flyttad till Heden 1, tidigare i dag 14:20");
		expect(matchName(match, en, "en", morning)).toMatch(/14:20, tomorrow, Heden 1, was Fyrvallen 3, today 14:20\.$/);
	});

	test("is heard in its name", () => {
		expect(matchName(moved("2026-07-17T10:00:00+02:00", "Fyrvallen 3"), en, "en")).toMatch(
			/14:20, 17 July, Heden 1, was Fyrvallen 3, 10:00\.$/,
		);
	});

	test("shows at the old field where it is played, and its old time", () => {
		expect(movedTo(moved("2026-07-17T10:00:00+02:00", "Fyrvallen 3"), en, DATED)).toBe("moved to Heden 1, was 10:00");
		expect(movedTo(moved(null, "Fyrvallen 3"), sv, DATERAD)).toBe("flyttad till Heden 1");
		expect(dayLeft(moved("2026-07-16T10:00:00+02:00", "Fyrvallen 3"))).toBe("2026-07-16");
		expect(dayLeft(moved(null, "Fyrvallen 3"))).toBe("2026-07-17");
	});

	test("is empty if it was not moved", () => {
		expect(movedFrom(shownMatch("BRO IF", "EK IF"), en, DATED)).toBeNull();
	});
});
