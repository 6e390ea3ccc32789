import { chmodSync, writeFileSync } from "node:fs";
import type { Command } from "commander";
import { type SheetField, sheetPage } from "../office/out/reporter-sheet-page.ts";
import { type ReportedField, readReportedFields } from "../results/record/reporting/programme.ts";
import { addReporter, readReporters, revokeReporter } from "../results/record/reporting/reporter.ts";
import { readEnvironment } from "../server/environment.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";
import { placeNamed } from "./reporter.ts";

type Options = {
	readonly cup?: string;
	readonly field?: readonly string[];
	readonly arena?: string;
	readonly out: string;
	readonly url?: string;
	readonly renew?: true;
};

/** Only readable by its owner: the links in it allow reporting. */
const OWN_FILE = 0o600;

export function registerReporterSheet(program: Command): void {
	program
		.command("reporter-sheet")
		.description("print each field's secret link as a QR code, one A4 page per field; the links are new, and shown only here")
		.option("--field <field...>", "only these fields (default: all of the cup)")
		.option("--arena <arena>", "only the fields of this arena")
		.requiredOption("--out <file>", "the HTML file to write, such as sheet.html; open it in a browser and print it")
		.option("--url <address>", "the site's address, such as https://results.example (default: PUBLIC_URL)")
		.option("--renew", "revoke these fields' earlier links: sheets already put up stop working")
		.option(...CUP_OPTION)
		.action(reporterSheet);
}

function reporterSheet({ cup: option, field: wanted, arena, out, url, renew = undefined }: Options): Promise<void> {
	if (arena !== undefined && wanted !== undefined) throw new Refusal("--arena and --field cannot be combined. Give one of them.");
	const site = addressOf(url ?? readEnvironment(process.env).publicUrl);
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const chosen: (string | undefined)[] = [];
		for (const field of wanted ?? []) chosen.push((await placeNamed(db, cup, { arena: undefined, field })).field);
		const all = await readReportedFields(db, cup.id, await placeNamed(db, cup, { arena, field: undefined }));
		const fields = wanted === undefined ? all : all.filter(({ id }) => chosen.includes(id));
		if (fields.length === 0) throw new Refusal(`${cup.name} has no fields to print.`);
		const ids = new Set(fields.map(({ id }) => id));
		const earlier = (await readReporters(db, cup.id)).filter(
			({ field, office, revokedAt }) => field !== undefined && ids.has(field) && !office && revokedAt === null,
		);
		// Links without a file, or a file with invalid links, would be useless: both are written, or neither.
		const made = await db.orm.transaction(async (orm) => {
			const sheet: (SheetField & { readonly field: ReportedField })[] = [];
			for (const field of fields) {
				const scope = { name: field.name.slice(0, 60), office: false, field: field.id };
				const { id, token } = await addReporter({ orm }, cup.id, scope);
				sheet.push({ field, name: field.name, arena: field.arena, reporter: id, link: `${site}/report#${token}` });
			}
			if (renew) for (const { id } of earlier) await revokeReporter({ orm }, cup.id, id, new Date());
			writeSheet(out, sheetPage(cup.name, sheet));
			return sheet;
		});
		for (const { field, link } of made) console.log(`${field.id}  ${field.name}, ${field.arena}  ${link}`);
		console.log(
			`Written: ${out}, ${made.length} ${made.length === 1 ? "page" : "pages"}. Anyone with a link can report from its field.`,
		);
		if (earlier.length === 0) return;
		const links = `${earlier.length} earlier ${earlier.length === 1 ? "link" : "links"}`;
		console.log(renew ? `Revoked: ${links}.` : `Still valid: ${links} for these fields; --renew revokes them.`);
	});
}

function addressOf(url: string | undefined): string {
	if (url === undefined)
		throw new Refusal(
			"The code needs the site's whole address: set PUBLIC_URL, or give --url, such as --url https://results.example.",
		);
	if (!URL.canParse(url) || !/^https?:\/\//.test(url) || new URL(url).search !== "" || new URL(url).hash !== "")
		throw new Refusal(`--url "${url}": expected the address of the site, such as https://results.example.`);
	return url.replace(/\/+$/, "");
}

function writeSheet(out: string, page: string): void {
	try {
		writeFileSync(out, page, { mode: OWN_FILE });
		chmodSync(out, OWN_FILE);
	} catch (error) {
		throw new Refusal(
			`--out "${out}" cannot be written (${(error as NodeJS.ErrnoException).code}). No link was made or revoked.`,
		);
	}
}
