import type { OwnCupServer } from "../../support/own-cup-server.ts";
import { press, quoted, type Step, says, until } from "../acting.ts";
import type { Tab } from "../tab.ts";

/** The field of a label, by the start of its name. */
const labelled = (label: string): string =>
	`[...document.querySelectorAll("label")].find((one) => one.textContent.trim().startsWith(${quoted(label)}))?.control`;

async function fill(tab: Tab, label: string, text: string): Promise<void> {
	await until(tab, labelled(label), label);
	const isFilled = await tab.read<boolean>(
		`(({ control }) => { control.focus(); control.setAttribute("data-filled-next", ""); return control.value !== ""; })({ control: ${labelled(label)} })`,
	);
	if (isFilled) await tab.keys("Control+a", "Backspace");
	await tab.type("[data-filled-next]", text);
	await tab.read(`document.querySelector("[data-filled-next]").removeAttribute("data-filled-next"), null`);
}

async function choose(tab: Tab, label: string, value: string): Promise<void> {
	await until(tab, labelled(label), label);
	await tab.read(
		`((select) => { select.value = ${quoted(value)}; select.dispatchEvent(new Event("change", { bubbles: true })); return null; })(${labelled(label)})`,
	);
}

/** Commits what a form or a sheet proposes, once it has been previewed. */
async function save(tab: Tab): Promise<void> {
	await until(tab, `document.querySelector("button.act-button:enabled")`, "the preview");
	await tab.press("button.act-button");
}

const CLUBS = ["Alvik IF", "Berga BK", "Dalby IK", "Ekerö FF"];
const SHEET = ["Förening;Klass;Land", ...CLUBS.map((club) => `${club};P14;Sverige`)].join("\n");

/** A cup from an empty record to drawn groups. */
export const planSteps = (own: OwnCupServer): readonly Step[] => [
	[
		"an empty record's first account shows the ways to begin",
		async (tab, proxy) => {
			await tab.go(`${proxy.address}/office?lang=en`);
			await fill(tab, "Code from the log", own.code);
			await fill(tab, "E-mail", "office@cup.example");
			await fill(tab, "Choose a password", "four lighthouses at sea");
			await press(tab, "button", "Open the office");
			await until(tab, says("Your cup is empty"), "the ways to begin");
		},
	],
	[
		"a cup begins with its name and days",
		async (tab) => {
			await press(tab, "main a", "Start with the days");
			await fill(tab, "Name of the cup", "Vågcupen");
			await fill(tab, "First day", "2027-07-12");
			await fill(tab, "Last day", "2027-07-15");
			await save(tab);
			await until(tab, says("No arena yet"), "the arenas");
		},
	],
	[
		"an arena and a category are added",
		async (tab) => {
			await press(tab, "main button", "Add an arena");
			await fill(tab, "Name", "Heden");
			await fill(tab, "How many fields", "2");
			await fill(tab, "Opens", "08:00");
			await fill(tab, "Closes", "20:00");
			await save(tab);
			await until(tab, says("08:00–20:00"), "the arena's hours");
			await press(tab, "nav a", "3Categories");
			await press(tab, "main button", "Add a category");
			await fill(tab, "Age", "14");
			await choose(tab, "Rules of the tables", "gothia");
			await fill(tab, "Minutes a half", "20");
			await fill(tab, "Groups", "2");
			await save(tab);
			await until(tab, `document.querySelector("main tbody th")?.textContent.includes("Boys 14")`, "the category");
		},
	],
	[
		"teams come from a sheet",
		async (tab) => {
			await press(tab, "nav button", "From a sheet");
			await until(tab, `document.querySelector("input[type=file]")`, "where a sheet is chosen");
			await tab.read(`(() => {
				const data = new DataTransfer();
				data.items.add(new File([${quoted(SHEET)}], "lag.csv", { type: "text/csv" }));
				const input = document.querySelector("input[type=file]");
				input.files = data.files;
				input.dispatchEvent(new Event("change", { bubbles: true }));
				return null;
			})()`);
			await until(tab, says("4 rows, 3 columns from lag.csv"), "the sheet");
			await save(tab);
			await until(tab, says("4 in"), "that the teams are in");
		},
	],
	[
		"the teams are drawn into groups, also by the keyboard",
		async (tab) => {
			await press(tab, "nav a", "5Draw");
			await press(tab, "button", "Draw");
			await until(tab, `document.querySelector("button.act-button:enabled")`, "the draw");
			await tab.keys("Control+Enter");
			await until(tab, says("4 teams in groups"), "the groups");
		},
	],
];
