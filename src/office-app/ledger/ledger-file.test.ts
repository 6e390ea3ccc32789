import { expect, it } from "vitest";
import { ledgerEn } from "../../text/office/ledger-en.ts";
import { ledgerSv } from "../../text/office/ledger-sv.ts";
import type { ShownAct } from "../undo/shown-act.ts";
import { ledgerFile } from "./ledger-file.ts";

const act: ShownAct = {
	...{
		id: 12,
		kind: "result",
		desk: "Results desk 1",
		deskId: null,
		askedBy: null,
		at: "2026-07-14T14:20:00Z",
		why: "Slip, signed",
		editions: [],
	},
	...{ changed: 1, added: 0, removed: 0, undoes: [], undoneBy: 13, mayUndo: true },
	lines: [{ what: "match 4 (B14: Ask IF – Bro IF)", was: "not played", becomes: "2–1" }],
};
const words = {
	headings: ledgerEn.headings,
	kinds: ledgerEn.kinds,
	timeOf: (at: string) => at,
	separator: ",",
	commandLine: "command line",
} as const;

it("writes a row for each value that an act changed, under headings", () => {
	expect(ledgerFile([act], words)).toBe(
		"\uFEFFact,time,who,kind,what,before,after,why,undoes,undone by\r\n" +
			'12,2026-07-14T14:20:00Z,Results desk 1,Result,match 4 (B14: Ask IF – Bro IF),not played,2–1,"Slip, signed",,13\r\n',
	);
});

it("writes an act without a word of what changed, and nothing that a spreadsheet would reckon with", () => {
	const rows = ledgerFile([{ ...act, lines: [], why: "=1+1" }], words).split("\r\n");
	expect(rows[1]).toBe("12,2026-07-14T14:20:00Z,Results desk 1,Result,,,,'=1+1,,13");
	for (const begins of ["-", "+", "@", "\t"])
		expect(ledgerFile([{ ...act, lines: [], why: `${begins}1` }], words).split("\r\n")[1]).toContain(`,,,,'${begins}1,,13`);
});

it("in Swedish has semicolons between its cells, and calls the command line in Swedish", () => {
	const swedish = {
		...words,
		headings: ledgerSv.headings,
		kinds: ledgerSv.kinds,
		separator: ";",
		commandLine: ledgerSv.commandLine,
	} as const;
	const rows = ledgerFile([{ ...act, desk: "command line", why: "Lapp; signerad" }], swedish).split("\r\n");
	expect(rows[0]?.split(";")).toHaveLength(ledgerSv.headings.length);
	expect(rows[1]).toContain(';Kommandoraden;Resultat;match 4 (B14: Ask IF – Bro IF);not played;2–1;"Lapp; signerad";;13');
});
