import { readFileSync } from "node:fs";
import { fieldTokenFile } from "../../support/reporter.ts";
import { press, quoted, type Step, says, until } from "../acting.ts";
import { aFollower } from "../follower.ts";
import { begin } from "../walk.ts";

const HAS_SAVED = `caches.open("cupboard-saved-1").then((saved) => saved.keys()).then((keys) => keys.some(({ url }) => url.endsWith("/saved/data/day")))`;
const NOT_SAVED = says("This page is not saved on this device");
/** A server behind a cut network does not answer: no engine reports itself as offline here. */
const SAYS_SINCE_WHEN = `/As of \\d\\d:\\d\\d/.test(document.body.innerText)`;

/** What a phone does while the network is away: pages that it saved, and reports that it sends afterwards. */
export const withoutNetwork = (): readonly Step[] => {
	let follower = { token: "", email: "", password: "" };
	return [
		[
			"without a network a saved page opens by its address, and says since when it is saved",
			async (tab, proxy, site) => {
				follower = await aFollower(site.live);
				await tab.go(`${proxy.address}/logo.svg`);
				await tab.read(`localStorage.setItem("user-token", ${quoted(follower.token)}), null`);
				await tab.go(`${proxy.address}/2026`);
				await begin(tab);
				await until(tab, `await ${HAS_SAVED}`, "the day's pages saved");
				proxy.cut();
				await tab.go(`${proxy.address}/2026`);
				await until(tab, `${says("ASK IF")} && ${SAYS_SINCE_WHEN}`, "Home as saved");
				await tab.go(`${proxy.address}/2026/favourites`);
				await until(tab, `${says("ASK IF")} && ${SAYS_SINCE_WHEN}`, "My Week as saved");
			},
		],
		[
			"without a network another page says that it is not saved, and opens by itself once the network is back",
			async (tab, proxy) => {
				await tab.go(`${proxy.address}/2026/nations`);
				await until(tab, NOT_SAVED, "that the page is not saved");
				proxy.mend();
				await until(tab, `document.querySelector("h1")?.textContent.startsWith("Nations")`, "Nations");
			},
		],
		[
			"a phone from which everything stored was evicted reads on, says that nobody is signed in, and finds its team after signing in",
			async (tab, proxy) => {
				proxy.mend();
				await tab.go(`${proxy.address}/2026/nations`);
				await tab.read(EVICT);
				await tab.go(`${proxy.address}/2026/favourites`);
				await begin(tab);
				await until(tab, `${says("Sign in")} && !${says("went wrong")}`, "the way to sign in");
				await tab.go(`${proxy.address}/2026/signin`);
				await begin(tab);
				await tab.type("main input[name=email]", follower.email);
				await tab.type("main input[name=password]", follower.password);
				await press(tab, "main button[type=submit]", "Sign in");
				await until(tab, `!location.pathname.endsWith("/signin")`, "the account");
				await tab.go(`${proxy.address}/2026/favourites`);
				await until(tab, says("ASK IF"), "the team");
			},
		],
	];
};

/** As Safari does with a site that was not used for seven days: scripts' storage, databases, caches and workers are deleted. */
const EVICT = `(async () => {
	localStorage.clear();
	sessionStorage.clear();
	for (const name of await caches.keys()) await caches.delete(name);
	for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
	for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
})().then(() => null)`;

type Said = { readonly id: string; readonly kind: string };

/** On a cup of the engine's own. */
export const reporterSteps = (cup: { readonly address: string; readonly port: number }): readonly Step[] => {
	const token = readFileSync(fieldTokenFile(cup.port), "utf8");
	const log = async (): Promise<readonly Said[]> => {
		const answer = await fetch(`${cup.address}/api/report/programme`, { headers: { authorization: `Bearer ${token}` } });
		const { matches } = (await answer.json()) as { matches: { id: string; log: Said[] }[] };
		return matches.find(({ id }) => id === "b11-m2")?.log ?? [];
	};
	return [
		[
			"what is reported without a network waits through a reload, and is sent once, in order, when it is back",
			async (tab, proxy) => {
				await tab.go(`${proxy.address}/report#${token}`);
				await press(tab, "button", "Fri 17 Jul");
				await press(tab, "a[href*=b11-m2]", "");
				await until(tab, `await navigator.serviceWorker.ready`, "the reporter's worker");
				await until(tab, `await caches.keys().then(({ length }) => length > 0)`, "the reporter's page saved");
				await new Promise((resolve) => setTimeout(resolve, 2_000));
				proxy.cut();
				await press(tab, "button", "Kick-off");
				await press(tab, "button", "Goal for GRAN IF");
				await until(tab, says("2 reports waiting"), "that two reports wait");
				const address = await tab.read<string>("location.href");
				await tab.go(`${proxy.address}/report`);
				await tab.go(address);
				await until(tab, says("2 reports waiting"), "that two reports still wait");
				if ((await log()).length > 0) throw new Error("Something was sent without a network");
				proxy.mend();
				await until(tab, says("Everything has been sent"), "that all is sent");
				const kinds = (await log()).map(({ kind }) => kind).join();
				if (kinds !== "kick-off,goal") throw new Error(`The server has ${kinds}`);
			},
		],
	];
};
