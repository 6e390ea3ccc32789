import { report as reportGoal } from "../support/reporter.ts";
import type { ServedSite } from "./site.ts";

let goals = 1;
let before: Promise<unknown> = Promise.resolve();
/** @returns how many the home team has now, or more: each engine scores for all, one after the other */
export async function goal({ live }: Pick<ServedSite, "live">): Promise<number> {
	goals += 1;
	const home = goals;
	const scored = before.then(() => reportGoal(live, "g15-m1", { kind: "goal", side: "home", score: { home, away: 0 } }));
	before = scored.catch(() => undefined);
	await scored;
	return home;
}
const SCORE = String.raw`/ASK IF, Sweden, (\d+)\. BRO IF, Sweden, 0\./`;
/** @returns whether the page shows as many goals, as an expression */
export const shows = (least: number) => `[...document.querySelectorAll("a")].some((one) => {
	const [, home] = ${SCORE}.exec(one.getAttribute("aria-label") ?? one.textContent) ?? [];
	return Number(home) >= ${least};
})`;

/**
 * From here on `window.goalsSeen` has when each number of goals was painted: a message that a frame's callback posts arrives after that frame's
 * paint. A second frame would be counted too, which a browser with a display waits for and a headless one does not.
 */
export const watchGoals = `(() => {
	const seen = (window.goalsSeen = {});
	const look = () => {
		const links = [...document.querySelectorAll("a")].map((one) => ${SCORE}.exec(one.getAttribute("aria-label") ?? one.textContent)?.[1]);
		const found = links.find(Boolean) ?? /^\\d+/.exec(document.querySelector("main .type-score-xl")?.textContent ?? "")?.[0];
		if (found === undefined || found in seen) return;
		seen[found] = 0;
		requestAnimationFrame(() => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => { seen[found] = Date.now(); };
			port2.postMessage(0);
		});
	};
	new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
	look();
})()`;
