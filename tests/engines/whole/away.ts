import { LeftOut, type Step, says, until } from "../acting.ts";
import { goal, shows } from "../goals.ts";
import type { Tab } from "../tab.ts";
import { begin } from "../walk.ts";

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1_000));

/** @returns shows it again. @throws LeftOut where the driver hides no page */
async function hide(tab: Tab): Promise<() => Promise<void>> {
	const show = await tab.hide();
	for (let tries = 0; tries < 50; tries += 1) {
		if (await tab.read<boolean>(`document.visibilityState === "hidden"`)) return show;
		await seconds(0.1);
	}
	await show();
	throw new LeftOut("this build of the browser hides no page (the headless shell)");
}

/** A phone ends the connection of what it hides. */
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
			const show = await hide(tab);
			proxy.cut();
			const least = await goal(site);
			await seconds(3);
			proxy.mend();
			await show();
			await until(tab, shows(least), `${least} goals`);
		},
	],
	[
		"a page that nobody has touched and that was hidden shows the goals when it is seen again",
		async (tab, proxy, site) => {
			await tab.go(`${proxy.address}/2026/matches`);
			await until(tab, says("ASK IF"), "the match");
			const show = await hide(tab);
			proxy.cut();
			const least = await goal(site);
			await seconds(3);
			proxy.mend();
			await show();
			await until(tab, shows(least), `${least} goals`);
		},
	],
	[
		"a page that was frozen shows the goals when it goes on",
		async (tab, proxy, site) => {
			if (tab.freeze === undefined) throw new LeftOut("its driver freezes no page, the next step simulates it");
			await tab.go(`${proxy.address}/2026/matches`);
			await begin(tab);
			const show = await hide(tab);
			const goOn = await tab.freeze();
			proxy.cut();
			const least = await goal(site);
			await seconds(3);
			proxy.mend();
			await goOn();
			await show();
			await until(tab, shows(least), `${least} goals`);
		},
	],
	[
		"a page that is told that it was frozen for an hour shows the goals when it goes on",
		async (tab, proxy, site) => {
			await tab.go(`${proxy.address}/2026/matches`);
			await begin(tab);
			await tab.read(turn("hidden"));
			await tab.read(freeze);
			proxy.cut();
			const least = await goal(site);
			await seconds(1);
			proxy.mend();
			await tab.read("window.thaws()");
			await tab.read(turn("visible"));
			await until(tab, shows(least), `${least} goals`);
		},
	],
	[
		"a network that is cut for 60 s brings the goals that fell meanwhile",
		async (tab, proxy, site) => {
			await tab.go(`${proxy.address}/2026/matches`);
			await begin(tab);
			await until(tab, says("ASK IF"), "the match");
			proxy.cut();
			await until(tab, `${says("No network")} || ${says("No answer")}`, "that there is no network");
			await goal(site);
			await seconds(60);
			const least = await goal(site);
			proxy.mend();
			await until(tab, shows(least), `${least} goals`);
			await until(tab, `!(${says("No network")} || ${says("No answer")})`, "nothing of the network");
		},
	],
	[
		"a page that was hidden for five minutes shows the goals that fell meanwhile",
		async (tab, _, site) => {
			const show = await hide(tab);
			await seconds(150);
			await goal(site);
			await seconds(150);
			const least = await goal(site);
			await show();
			await until(tab, shows(least), `${least} goals`);
		},
	],
	[
		"a page that comes back from the back/forward cache shows the goals that fell meanwhile",
		async (tab, proxy, site) => {
			await tab.go(`${proxy.address}/2026/matches`);
			await begin(tab);
			await tab.read(`window.isKeptDocument = true, null`);
			await tab.go(`${proxy.address}/privacy`);
			const least = await goal(site);
			await tab.back();
			await until(tab, shows(least), `${least} goals`);
			if (!(await tab.read<boolean>("window.isKeptDocument === true")))
				throw new LeftOut("the goals are there, but the document was loaded anew: an engine with a driver caches none");
		},
	],
];
