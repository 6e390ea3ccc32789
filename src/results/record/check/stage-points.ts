import type { DrawnPlayoffWay } from "../../../cup/rules.ts";
import type { CupFileCategory, CupFileStage } from "../cup-file.ts";
import type { Report } from "./fault-report.ts";

type Ruled = CupFileCategory | CupFileStage;

/** Checks what a table would count without a word: more points for a worse result, and ways to decide a match that never come. */
export function checkPointRules(noun: Ruled, report: Report): void {
	const points = noun.rules?.points;
	const { win, draw, loss, decided = points } = points ?? {};
	const order = points && [win, decided?.win, decided?.loss, loss].map(Number);
	const isFalling = order?.every((one, at) => at === 0 || one <= order[at - 1]!);
	if (points && (!isFalling || points.win === points.loss || points.draw > points.win || points.draw < points.loss))
		report.warning(noun, ["rules", "points"], {
			value: [win, ...(points.decided ? [points.decided.win, points.decided.loss] : [draw]), loss].join("/"),
			message: "points that do not fall from win to loss",
			expected: "most for a win, fewest for a loss: 3/1/0",
		});
	for (const key of ["drawnGroup", "drawnPlayoff"] as const) checkWays(noun, key, report);
}

/** After kicks, throws or lots nothing is level any more. */
const ENDS: ReadonlySet<DrawnPlayoffWay> = new Set<DrawnPlayoffWay>(["penalties", "seven-metre-throws", "lots"]);

function checkWays(noun: Ruled, key: "drawnGroup" | "drawnPlayoff", report: Report): void {
	const ways = noun.rules?.[key] ?? [];
	const say = (value: DrawnPlayoffWay, message: string, expected: string) =>
		report.warning(noun, ["rules", key], { value, message, expected });
	const last = ways.findIndex((way) => ENDS.has(way));
	const unused = last === -1 ? undefined : ways.slice(last + 1).find((way) => way !== "lots");
	if (unused) say(unused, "a way to decide a match that is never used", "penalties, seven-metre throws or lots last");
	if (ways.at(-1) === "extra-time")
		say("extra-time", "a match that can be level after all", "penalties, seven-metre throws or lots after extra time");
}
