import { mkdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";
import { SMALL, utf8 } from "./csv-folder.ts";

describe("a sheet with the minutes of a half", () => {
	const { cupboard, writeBytes, exported, folder } = aRecordFolder();
	const sheets = path.join(folder, "klippcupen");
	mkdirSync(sheets);
	const importing = (categories: string) => {
		for (const [name, text] of Object.entries({ ...SMALL, "categories.csv": categories }))
			writeBytes(path.join("klippcupen", name), utf8(text));
		return cupboard("import", sheets);
	};
	const lengthIn = ({ editions }: CupFile) => {
		const { halves, minutesPerHalf } = editions[0]!.categories[0]!;
		return [halves, minutesPerHalf];
	};

	it("and not how many halves there are is asked for them at the cell, and nothing is read as one half", async () => {
		const refused = await importing("namn;går vidare;alla möts;minuter per halvlek\nPojkar 14;1 A;nej;20\n");
		expect(refused.code).toBe(1);
		expect(refused.err).toMatch(/categories\.csv:2 D .*minuter per halvlek utan antalet halvlekar: "20"/);
		expect(refused.err).toContain("även kolumnen ”halvlekar” (halves): 2, eller 1 om matchen spelas utan paus");
	});

	it("and how many there are is read, and a later sheet may then state the minutes alone", async () => {
		const both = "namn;går vidare;alla möts;halvlekar;minuter per halvlek\nPojkar 14;1 A;nej;2;20\n";
		expect(await importing(both)).toMatchObject({ code: 0 });
		expect(lengthIn(await exported())).toEqual([2, 20]);
		const minutes = "namn;går vidare;alla möts;minuter per halvlek\nPojkar 14;1 A;nej;25\n";
		expect(await importing(minutes)).toMatchObject({ code: 0 });
		expect(lengthIn(await exported())).toEqual([2, 25]);
	});
});
