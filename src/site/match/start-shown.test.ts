import { expect, test } from "vitest";
import { shownMatch } from "../../../tests/support/shown-match.ts";
import { textsIn } from "../../text/texts.ts";
import { matchName } from "./match-name.ts";
import { startShown } from "./start-shown.ts";

const LATE = shownMatch("IF Fyrsken", "Osaka Minato SC", { expectedStart: "2026-07-17T14:35:00+02:00" });
const ON_TIME = shownMatch("IF Fyrsken", "Osaka Minato SC");

test("§2 Match card: a match whose field runs late shows its expected start, and the planned one", () => {
	expect(startShown(LATE, textsIn("en").match)).toEqual({ time: "≈ 14:35", planned: "planned 14:20" });
	expect(startShown(LATE, textsIn("sv").match)).toEqual({ time: "≈ 14:35", planned: "planerad 14:20" });
	expect(startShown(ON_TIME, textsIn("sv").match)).toEqual({ time: "14:20", planned: null });
	expect(startShown({ ...LATE, zonedStartTime: null }, textsIn("en").match)).toBeNull();
});

test("a screen reader gets the same in words", () => {
	expect(matchName(LATE, textsIn("en").match, "en")).toContain("About 14:35, planned 14:20, 17 July");
	expect(matchName(LATE, textsIn("sv").match, "sv")).toContain("Cirka 14:35, planerad 14:20, 17 juli");
	expect(matchName(ON_TIME, textsIn("en").match, "en")).toContain("14:20, 17 July");
});

test("an estimate that has passed without a kick-off is withdrawn while one looks", () => {
	const { match } = textsIn("en");
	const at = (clock: string) => startShown(LATE, match, Date.parse(`2026-07-17T${clock}:00+02:00`))?.time;
	expect([at("14:20"), at("14:35"), at("14:36")]).toEqual(["≈ 14:35", "≈ 14:35", "14:20"]);
});
