import { named, press, quoted, type Step, until } from "../acting.ts";
import { aFollower } from "../follower.ts";
import { goal } from "../goals.ts";
import { begin } from "../walk.ts";

const SHOWN = `await navigator.serviceWorker.ready
	.then((worker) => worker.getNotifications())
	.then((all) => all.some(({ title }) => title.includes("ASK IF")))`;
const isOn = (kind: string) => `(${named("dialog[open] [role=switch]", kind)})?.getAttribute("aria-checked") === "true"`;

/** On a cup of the engine's own, whose alerts are sent to the browser's push service. */
export const pushSteps = (cup: { readonly address: string }): readonly Step[] => [
	[
		"a phone on which alerts of a team are turned on is shown its goal by the browser's push service",
		async (tab, proxy) => {
			const { token } = await aFollower(cup.address);
			await tab.go(`${proxy.address}/logo.svg`);
			await tab.read(`localStorage.setItem("user-token", ${quoted(token)}), null`);
			await tab.go(`${proxy.address}/2026/teams/g15-ask`);
			await begin(tab);
			await press(tab, "main button", "Alerts for ASK IF");
			await until(tab, named("dialog[open] [role=switch]", "Goal"), "the choices");
			if (!(await tab.read<boolean>(isOn("Goal")))) await press(tab, "dialog[open] [role=switch]", "Goal");
			await until(tab, isOn("Goal"), "that goals are chosen");
			await press(tab, "dialog[open] button", "Turn on alerts");
			await until(tab, `document.querySelector("dialog[open]").innerText.includes("On for this device.")`, "that alerts are on");
			// The first one after alerts were turned on may be what the server knows the match by.
			await goal({ live: cup.address });
			await new Promise((resolve) => setTimeout(resolve, 5_000));
			await goal({ live: cup.address });
			await until(tab, SHOWN, "the goal's notification");
		},
	],
];
