import { report as reportGoal } from "../support/reporter.ts";
import type { ServedSite } from "./site.ts";

let goals = 1;
/** @returns how many the home team has now, or more: each engine scores for all */
export async function goal({ live }: ServedSite): Promise<number> {
	goals += 1;
	const home = goals;
	await reportGoal(live, "g15-m1", { kind: "goal", side: "home", score: { home, away: 0 } });
	return home;
}
/** @returns whether the page shows as many goals, as an expression */
export const shows = (least: number) => `[...document.querySelectorAll("a")].some((one) => {
	const [, home] = /ASK IF, Sweden, (\\d+)\\. BRO IF, Sweden, 0\\./.exec(one.getAttribute("aria-label") ?? one.textContent) ?? [];
	return Number(home) >= ${least};
})`;
