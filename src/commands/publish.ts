import { type Command, Option } from "commander";
import { CUP_FILE_FORMAT } from "../results/record/cup-file.ts";
import { type EditionSummary, readEditions } from "../results/record/read.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { applyChange } from "./change.ts";
import { checkPages } from "./check-pages.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

const FLAGS = {
	clubs: "clubs and nations",
	teams: "teams, and search for them",
	lot: "the draw: groups, tables and brackets",
	schedule: "times, matches, fields' programmes and streams",
} as const;
type Flag = keyof typeof FLAGS;
const NAMES = Object.keys(FLAGS) as Flag[];

type Options = { readonly [flag in Flag]?: "on" | "off" } & { readonly cup?: string };

export function registerPublish(program: Command): void {
	const command = program
		.command("publish")
		.argument("<edition>", "its year or its id")
		.description("show or hide parts of an edition; without an option, list what is published")
		.option(...CUP_OPTION);
	for (const name of NAMES) command.addOption(new Option(`--${name} <on|off>`, FLAGS[name]).choices(["on", "off"]));
	command.action(publish);
}

function publish(named: string, options: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, options.cup);
		const edition = editionNamed(named, await readEditions(db, cup.id), cup.name);
		const given = NAMES.flatMap((name) => (options[name] ? [[name, options[name] === "on"] as const] : []));
		if (given.some(([, on]) => on) && cup.clock === undefined && cup.running === undefined) await checkPages(db);
		if (given.length > 0) {
			await applyChange(db, "publish", {
				format: CUP_FILE_FORMAT,
				cup: { id: cup.id },
				editions: [{ id: edition.id, published: Object.fromEntries(given) }],
			});
		}
		const published = { ...edition.published, ...Object.fromEntries(given) };
		console.log(`${edition.name}: ${NAMES.map((name) => `${name} ${published[name] ? "on" : "off"}`).join(", ")}`);
	});
}

/** @throws Refusal listing the existing editions */
export function editionNamed(named: string, editions: readonly EditionSummary[], cup: string): EditionSummary {
	const edition = editions.find(({ id }) => id === named) ?? editions.find(({ year }) => String(year) === named);
	if (edition) return edition;
	const there = editions.map(({ id, year }) => `${year} (${id})`).join(", ") || "none";
	throw new Refusal(`${cup} has no edition "${named}". Its editions: ${there}.`);
}
