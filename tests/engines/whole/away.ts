import { type Step, says, until } from "../acting.ts";
import { goal, shows } from "../goals.ts";
import { begin } from "../walk.ts";

/** No driver hides a page: it is told that it is hidden, and its connection ends as a phone ends it. */
const turn = (state: "hidden" | "visible") => `(() => {
	Object.defineProperty(document, "visibilityState", { configurable: true, value: ${JSON.stringify(state)} });
	Object.defineProperty(document, "hidden", { configurable: true, value: ${state === "hidden"} });
	document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
})()`;
/** As after an hour of a locked screen: the page's scripts did not run, and its clock leaps. */
const freeze = `(() => {
	const { now } = Date;
	document.dispatchEvent(new Event("freeze"));
	window.thaws = () => {
		Date.now = () => now() + 3_600_000;
		document.dispatchEvent(new Event("resume"));
	};
})()`;

/** A phone in a pocket. */
export const AWAY: readonly Step[] = [
	[
		"a page that was hidden, its connection ended, shows the goals when it is seen again",
		async (tab, proxy, site) => {
			await tab.go(`${proxy.address}/2026/matches`);
			await begin(tab);
			await until(tab, says("ASK IF"), "the match");
			await tab.read(turn("hidden"));
			proxy.cut();
			const least = await goal(site);
			await new Promise((resolve) => setTimeout(resolve, 3_000));
			proxy.mend();
			await tab.read(turn("visible"));
			await until(tab, shows(least), `${least} goals`);
		},
	],
	[
		"a page that was frozen for an hour shows the goals when it goes on",
		async (tab, proxy, site) => {
			await tab.read(turn("hidden"));
			await tab.read(freeze);
			proxy.cut();
			const least = await goal(site);
			await new Promise((resolve) => setTimeout(resolve, 1_000));
			proxy.mend();
			await tab.read("window.thaws()");
			await tab.read(turn("visible"));
			await until(tab, shows(least), `${least} goals`);
		},
	],
];
