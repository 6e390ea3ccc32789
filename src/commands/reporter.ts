import type { Command } from "commander";
import type { Database } from "../database/database.ts";
import type { CupFileArena } from "../results/record/cup-file.ts";
import { readArenas } from "../results/record/read.ts";
import { addReporter, type Reporter, readReporters, revokeReporter, type Scope } from "../results/record/reporting/reporter.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { arenaCalled, fieldCalled } from "./called.ts";
import { arenaNamed, fieldNamed } from "./named.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string; readonly arena?: string; readonly field?: string; readonly office?: boolean };
const LONGEST_NAME = 60;

export function registerReporter(program: Command): void {
	const reporter = program.command("reporter").description("who may report from the pitch: tokens per cup, arena or field");
	reporter
		.command("add")
		.argument("<name>", 'what it is for, such as "Heden 2"; no person\'s name is needed')
		.description("make a reporter's token; it is shown once")
		.option("--arena <arena>", "only the matches at this arena, by its name or id")
		.option("--field <field>", "only the matches on this field, by its name with its arena or its id")
		.option("--office", "reports as the office, which counts before the field")
		.option(...CUP_OPTION)
		.action(add);
	reporter
		.command("list")
		.description("list who may report")
		.option(...CUP_OPTION)
		.action(list);
	reporter
		.command("revoke")
		.argument("<id>", "the id in the list")
		.description("revoke a token; what was reported with it stays")
		.option(...CUP_OPTION)
		.action(revoke);
}

function add(name: string, { cup: option, arena, field, office = false }: Options): Promise<void> {
	if (arena !== undefined && field !== undefined) throw new Refusal("--arena and --field cannot be combined. Give one of them.");
	if (name.trim() === "" || name.length > LONGEST_NAME)
		throw new Refusal(`The name "${name}": expected 1 to ${LONGEST_NAME} letters.`);
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const place = await placeNamed(db, cup, { arena, field });
		const arenas = await readArenas(db, cup.id);
		const scope: Scope = { name: name.trim(), office, ...place };
		const { id, token } = await addReporter(db, cup.id, scope);
		console.log(`Added: ${id} ${scope.name} (${placeOf(scope, arenas)})\nIts token, shown only now:\n${token}`);
	});
}

/**
 * @returns their ids
 * @throws Refusal if the cup has none or several with the name
 */
export async function placeNamed(
	db: Database,
	cup: { readonly id: number; readonly name: string },
	{ arena, field }: { readonly arena: string | undefined; readonly field: string | undefined },
): Promise<Pick<Scope, "arena" | "field">> {
	const arenas = await readArenas(db, cup.id);
	return {
		...(arena !== undefined && { arena: arenaNamed(arenas, arena, cup.name).id }),
		...(field !== undefined && { field: fieldNamed(arenas, field, cup.name).field.id }),
	};
}

function list({ cup: option }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const reporters = await readReporters(db, cup.id);
		if (reporters.length === 0) console.log(`${cup.name} has no reporters. npx cupboard reporter add NAME makes one.`);
		const arenas = await readArenas(db, cup.id);
		for (const reporter of reporters) console.log(lineOf(reporter, arenas));
	});
}

function lineOf(reporter: Reporter, arenas: readonly CupFileArena[]): string {
	const since = reporter.addedAt.slice(0, 10);
	return `${reporter.id}  ${reporter.name}  (${placeOf(reporter, arenas)})  since ${since}${reporter.revokedAt === null ? "" : `, revoked ${reporter.revokedAt.slice(0, 10)}`}`;
}

/** "field Kyrkängen 1", "arena Heden, as the office" */
function placeOf({ arena, field, office }: Scope, arenas: readonly CupFileArena[]): string {
	const place =
		field !== undefined
			? `field ${fieldCalled(arenas, field)}`
			: arena !== undefined
				? `arena ${arenaCalled(arenas, arena)}`
				: "all matches";
	return office ? `${place}, as the office` : place;
}

function revoke(id: string, { cup: option }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		if (!(await revokeReporter(db, cup.id, id, new Date())))
			throw new Refusal(`${cup.name} has no reporter "${id}" with a valid token. npx cupboard reporter list shows them.`);
		console.log(`Revoked: ${id}`);
	});
}
