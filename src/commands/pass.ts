import type { Command } from "commander";
import { grantPass, listPasses, revokePass } from "../accounts/pass.ts";
import { readEditions } from "../results/record/read.ts";
import { accountOf, yearOf } from "./account-of.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string };

export function registerPass(program: Command): void {
	const command = program
		.command("pass")
		.description("give someone All Access for a year, take it back, list who has it")
		.addHelpText("after", EXAMPLES);
	for (const [name, description, act] of [
		["grant", "give a tournament pass to someone with an account", grant],
		["revoke", "take it back; it stops working the next time they open a stream", revoke],
	] as const) {
		command
			.command(name)
			.argument("<email>", "the person's account")
			.argument("<year>", "the edition's year")
			.description(description)
			.option(...CUP_OPTION)
			.action(act);
	}
	command
		.command("list")
		.description("list who has a pass for which year, granted or bought")
		.option(...CUP_OPTION)
		.action(list);
}

const EXAMPLES = `
Examples:
  npx cupboard pass grant grandma@club.example 2026
  npx cupboard pass revoke grandma@club.example 2026
  npx cupboard pass list`;

function grant(email: string, named: string, { cup: option }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const year = yearOf(named);
		const years = (await readEditions(db, cup.id)).map((edition) => edition.year);
		if (!years.includes(year))
			throw new Refusal(`${cup.name} has no edition ${year}. It has ${years.toReversed().join(", ") || "none"}.`);
		const owner = await accountOf(db, email);
		if (!(await grantPass(db.orm, owner, cup.id, year, new Date())))
			throw new Refusal(`${email} already has All Access ${year} for ${cup.name}. Nothing was changed.`);
		console.log(`${email} has All Access ${year} for ${cup.name}.`);
	});
}

function revoke(email: string, named: string, { cup: option }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const year = yearOf(named);
		if (!(await revokePass(db.orm, await accountOf(db, email), cup.id, year)))
			throw new Refusal(`${email} does not have All Access ${year} for ${cup.name}. npx cupboard pass list shows who has.`);
		console.log(`${email} no longer has All Access ${year} for ${cup.name}.`);
	});
}

function list({ cup: option }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const all = await listPasses(db.orm, cup.id);
		if (all.length === 0) console.log(`${cup.name} has no passes.`);
		for (const { year, email, at, granted, bought } of all) {
			const how = [granted && "granted", bought && "bought"].filter(Boolean).join(" and ");
			console.log(`${year}  ${email}  since ${at.toISOString().slice(0, 10)}  ${how}`);
		}
	});
}
