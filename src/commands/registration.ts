import type { Command } from "commander";
import { addRegistration, listRegistrations, type Registration, removeRegistration } from "../accounts/registration.ts";
import { nameKey } from "../cup/search/name-key.ts";
import type { Database } from "../database/database.ts";
import { teamName, teamsNamed } from "../results/record/naming/teams-named.ts";
import { editionOfTeam, readEdition, readEditions } from "../results/record/read.ts";
import { accountOf, yearOf } from "./account-of.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { teamIn } from "./named.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string };

export function registerRegistration(program: Command): void {
	const command = program
		.command("registration")
		.description("record who led which team in which year")
		.addHelpText("after", EXAMPLES);
	for (const [name, description, act] of [
		["add", "record that someone with an account led a team", add],
		["remove", "take it back", remove],
	] as const) {
		command
			.command(name)
			.argument("<email>", "the person's account")
			.argument("<year>", "the edition's year")
			.argument("<team>", "its id, the last part of its address, or its name if only one team has it")
			.description(description)
			.option(...CUP_OPTION)
			.action(act);
	}
	command
		.command("list")
		.description("list who led which team")
		.option(...CUP_OPTION)
		.action(list);
}

const EXAMPLES = `
Examples:
  npx cupboard registration add leader@club.example 2026 b14-ask
  npx cupboard registration remove leader@club.example 2026 b14-ask
  npx cupboard registration list`;

function add(email: string, year: string, named: string, { cup: option }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const owner = await accountOf(db, email);
		const { team, teamName } = await teamOf(db, cup, yearOf(year), named);
		const isNew = await addRegistration(db.orm, owner, cup.id, { year: yearOf(year), team, teamName });
		if (!isNew)
			throw new Refusal(`${email} is already recorded as the leader of ${teamName} (${team}) in ${year}. Nothing was changed.`);
		console.log(`${email} led ${teamName} (${team}) in ${year}.`);
	});
}

function remove(email: string, year: string, named: string, { cup: option }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const owner = await accountOf(db, email);
		const { team, teamName } = await registeredTeam(db, cup, { email, year: yearOf(year), named });
		await removeRegistration(db.orm, owner, cup.id, yearOf(year), team);
		console.log(`${email} is no longer recorded as the leader of ${teamName} (${team}) in ${year}.`);
	});
}

/** One of the person's known registrations: by id, by the registered name, or by the name in the record, with its category. */
async function registeredTeam(
	db: Database,
	cup: { id: number; name: string },
	{ email, year, named }: { readonly email: string; readonly year: number; readonly named: string },
): Promise<Registration> {
	const all = (await listRegistrations(db.orm, cup.id)).filter(
		(one) => one.year === year && one.email.toLowerCase() === email.toLowerCase(),
	);
	const edition = (await readEditions(db, cup.id)).find((one) => one.year === year)?.id;
	const record = edition === undefined ? undefined : await readEdition(db, cup.id, edition);
	const inRecord = new Set(record ? teamsNamed(record, named).map(({ id }) => id) : []);
	const own = all.filter(({ team }) => team === named);
	const found =
		own.length > 0 ? own : all.filter(({ team, teamName }) => inRecord.has(team) || nameKey(teamName) === nameKey(named));
	const [first, ...more] = found;
	if (!first)
		throw new Refusal(
			`${email} is not recorded as the leader of "${named}" in ${year}. npx cupboard registration list shows who is.`,
		);
	if (more.length === 0) return first;
	const lines = found
		.toSorted((a, b) => (a.team < b.team ? -1 : 1))
		.map(({ team, teamName }) => `\n  ${team}  ${teamName}`)
		.join("");
	throw new Refusal(`${email} led ${found.length} in ${year} that match "${named}". Give the id of one:${lines}`);
}

function list({ cup: option }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const all = await listRegistrations(db.orm, cup.id);
		if (all.length === 0) console.log(`${cup.name} has no registrations.`);
		for (const { email, year, team, teamName } of all) console.log(`${year}  ${teamName} (${team})  ${email}`);
	});
}

/** A name is looked up in the edition of the year. */
async function teamOf(db: Database, cup: { id: number; name: string }, year: number, named: string) {
	const edition = (await readEditions(db, cup.id)).find((one) => one.year === year)?.id;
	const ofId = (await editionOfTeam(db, cup.id, named)) ?? edition;
	const record = ofId === undefined ? undefined : await readEdition(db, cup.id, ofId);
	const team = teamIn(record, named, cup.name);
	if (record && record.edition.year !== year)
		throw new Refusal(`The team "${named}" plays in ${record.edition.year}, not in ${year}: each edition has its own teams.`);
	return { team: team.id, teamName: teamName(team, record?.clubs ?? []) };
}
