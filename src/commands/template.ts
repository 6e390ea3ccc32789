import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Command, Option } from "commander";
import { fileFault } from "../database/file-fault.ts";
import { templateFiles } from "../formats/csv/template/template.ts";
import type { Language } from "../text/language.ts";
import { Refusal } from "./refusal.ts";

export function registerTemplate(program: Command): void {
	program
		.command("template")
		.argument("[folder]", "a new or empty folder", "my-cup")
		.description("write an example cup as CSV files, to open in a spreadsheet, fill in and import")
		.addOption(new Option("--lang <language>", "the language of its names and headings").choices(["en", "sv"]).default("en"))
		.action((folder: string, { lang }: { readonly lang: Language }) => {
			write(folder, lang, nextSummer(new Date()));
		});
}

/** The year of the next July, so that the example cup is in the future. */
const nextSummer = (now: Date) => now.getFullYear() + (now.getMonth() < 6 ? 0 : 1);

/** @throws Refusal if the folder cannot be made, or is not empty */
function write(folder: string, language: Language, year: number): void {
	const files = templateFiles(language, year);
	try {
		if (existsSync(folder) && readdirSync(folder).length > 0) {
			throw new Refusal(`${folder} is not empty. Nothing was written. Give a new or empty folder.`);
		}
		mkdirSync(folder, { recursive: true });
		for (const { name, text } of files) writeFileSync(path.join(folder, name), text, { flag: "wx" });
	} catch (error) {
		if (error instanceof Refusal) throw error;
		throw new Refusal(fileFault(folder, "written", error));
	}
	console.log(`Wrote ${files.map(({ name }) => name).join(", ")} in ${folder}.\nTry them: npx cupboard import ${folder} --check`);
}
