import { type Command, Option } from "commander";
import { CUP_FILE_FORMAT, type CupFileCategory } from "../results/record/cup-file.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { applyChange } from "./change.ts";
import { categoryNamed } from "./named.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Publishes = NonNullable<CupFileCategory["publishes"]>;

const PARTS = {
	scores: "the results of its matches",
	tables: "its tables",
	playoffs: "its playoffs",
} as const satisfies Record<keyof Publishes, string>;
const NAMES = Object.keys(PARTS) as (keyof Publishes)[];
const ALL: Publishes = { scores: true, tables: true, playoffs: true };
const NONE: Publishes = { scores: false, tables: false, playoffs: false };

type Options = { readonly [part in keyof Publishes]?: "on" | "off" } & { readonly cup?: string };

export function registerYoung(program: Command): void {
	const command = program
		.command("young")
		.argument("<category>", "its id (the last part of its address)")
		.addArgument(program.createArgument("[state]", "on: publish none of its results; off: publish all").choices(["on", "off"]))
		.description("set whether a category is a young one, whose results are not published; without on or off, show it");
	for (const name of NAMES) command.addOption(new Option(`--${name} <on|off>`, `show ${PARTS[name]}`).choices(["on", "off"]));
	command
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(young);
}

const EXAMPLES = `
Examples:
  npx cupboard young b11 on
  npx cupboard young b12 --scores on --tables off --playoffs off
  npx cupboard young b13 off
Results stay in the record whatever is published.`;

function young(named: string, state: "on" | "off" | undefined, options: Options): Promise<void> {
	const given = NAMES.flatMap((name) => (options[name] ? [[name, options[name] === "on"] as const] : []));
	if (state && given.length > 0)
		throw new Refusal(
			`"${state}" covers scores, tables and playoffs together. Give it alone, or give --${given[0]![0]} without it.`,
		);
	return withRecord(async (db) => {
		const cup = await presentCup(db, options.cup);
		const { record, category } = await categoryNamed(db, cup, named);
		const { id } = category;
		const before = category.publishes ?? ALL;
		const after = state ? (state === "on" ? NONE : ALL) : { ...before, ...Object.fromEntries(given) };
		if (state || given.length > 0) {
			refuseLeak(after);
			const isAll = NAMES.every((name) => after[name]);
			await applyChange(db, "young", {
				format: CUP_FILE_FORMAT,
				cup: { id: cup.id },
				editions: [{ id: record.edition.id, categories: [{ id, publishes: isAll ? null : after }] }],
			});
		}
		console.log(`${category.name.en} (${id}): ${NAMES.map((name) => `${name} ${after[name] ? "on" : "off"}`).join(", ")}`);
	});
}

/** Tables and playoffs reveal winners, so they are only published together with scores. */
function refuseLeak({ scores, tables, playoffs }: Publishes): void {
	if (scores || !(tables || playoffs)) return;
	const telling = [...(tables ? ["tables"] : []), ...(playoffs ? ["playoffs"] : [])];
	throw new Refusal(
		`${telling.join(" and ")} on, scores off: they would reveal the results. Give ${telling.map((name) => `--${name} off`).join(" ")} too, or --scores on.`,
	);
}
