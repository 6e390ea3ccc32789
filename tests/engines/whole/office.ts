import { DESK_PASSWORD } from "../../support/office-desks.ts";
import { middleOf, named, press, type Step, says, until } from "../acting.ts";

/** A match's block by its number and where it is, or would be. */
const cell = (name: RegExp): string => `[...document.querySelectorAll("[role=gridcell]")].find((one) =>
	${name}.test(one.getAttribute("aria-label") ?? one.textContent))`;
const focusOn = (name: RegExp) => `(${cell(name)}).focus(), null`;

/** At a desk of the engine's own cup, whose matches of 16 July have not begun. */
export const OFFICE: readonly Step[] = [
	[
		"a desk signs in by its password",
		async (tab, proxy) => {
			await tab.go(`${proxy.address}/office/day`);
			await until(tab, `document.querySelector("input[name=email]")`, "sign-in");
			await tab.type("input[name=email]", "office@cup.example");
			await tab.type("input[name=password]", DESK_PASSWORD);
			await press(tab, "button[type=submit]", "Sign in");
			await until(tab, `document.querySelector("[role=grid]")`, "the day");
			await press(tab, "button", "Thu 16");
			await until(tab, cell(/^412, 11:00/), "match 412");
		},
	],
	...(["Control", "Meta"] as const).map(
		(modifier): Step => [
			`a match is shifted by keys, and taken back by ${modifier === "Meta" ? "⌘" : "Ctrl"} Z`,
			async (tab) => {
				await tab.read(focusOn(/^412, 11:00/));
				await tab.keys("s");
				await until(tab, `document.activeElement?.matches("input")`, "the minutes");
				await tab.keys("ArrowUp");
				await until(tab, cell(/^412, .* would be 11:10/), "what is proposed");
				await until(tab, `!document.querySelector(".act-button").disabled`, "what was judged");
				// A user who undoes later than ten seconds what others were sent is asked first, in the Ledger: a busy machine may need so long.
				await tab.read(
					`document.querySelectorAll(".act-told input:checked, .act-announce input:checked").forEach((box) => box.click()), null`,
				);
				await tab.keys(`${modifier}+Enter`);
				// The previous undo's update may arrive in between: then the keys have only marked it as seen, and the button is enabled as before.
				const isLooking = `document.querySelector(".act-button:enabled") !== null`;
				await until(tab, `${cell(/^412, 11:10 to/)} || ${isLooking}`, "412 at 11:10");
				if (await tab.read<boolean>(isLooking)) await tab.keys(`${modifier}+Enter`);
				await until(tab, cell(/^412, 11:10 to/), "412 at 11:10");
				await tab.keys(`${modifier}+z`);
				await until(tab, cell(/^412, 11:00 to/), "412 at 11:00 again");
			},
		],
	),
	[
		"a match is carried by the mouse: a drop proposes, Esc drops it",
		async (tab) => {
			const [x, y] = await middleOf(tab, cell(/^412, 11:00/));
			await tab.drag([
				[x, y],
				[x, y - 96],
			]);
			await until(tab, cell(/^412, .* would be 10:00/), "what is proposed");
			await until(tab, says("Proposed, nothing is changed yet"), "that nothing is changed yet");
			await tab.keys("Escape");
			await until(tab, `!${says("Proposed, nothing is changed yet")} && ${cell(/^412, 11:00 to/)}`, "412 in its place");
		},
	],
	[
		"Ctrl K finds",
		async (tab) => {
			await tab.keys("Control+k");
			await until(tab, `document.activeElement?.getAttribute("role") === "combobox"`, "Find or do");
			await tab.keys("4", "1", "3");
			await until(tab, named("[role=option]", "413"), "413");
			await tab.keys("Escape");
		},
	],
];
