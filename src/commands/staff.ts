import { type Command, Option } from "commander";
import { ROLES } from "../accounts/tables/staff.ts";
import type { Database } from "../database/database.ts";
import type { Role } from "../office/desk.ts";
import { colleaguesOf, removeDesk } from "../office/staff/colleagues.ts";
import { addDesk, findDesk, INVITATION_VALID_MS, inviteDesk } from "../office/staff/invitation.ts";
import { endSessions, type StaffRow, sessionsOf } from "../office/staff/session.ts";
import { readArenas } from "../results/record/read.ts";
import { readEnvironment } from "../server/environment.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { timeText } from "./ledger.ts";
import { arenaNamed } from "./named.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = {
	readonly cup?: string;
	readonly name?: string;
	readonly role: Role;
	readonly arena?: string;
	readonly until?: string;
	readonly end?: boolean;
};

const HOURS = INVITATION_VALID_MS / 3_600_000;
const LONGEST_NAME = 60;

export function registerStaff(program: Command): void {
	const command = program
		.command("staff")
		.description("who works in the office, at /office: accounts named by role, never persons")
		.addHelpText("after", EXAMPLES);
	command
		.command("invite")
		.argument("<email>", "the account's e-mail address, which it signs in with")
		.description(`invite an account, or send a new link: valid once, for ${HOURS} hours`)
		.option("--name <desk>", "the account's name, such as \"Results desk 1\"; no person's name (default: by its role)")
		.addOption(new Option("--role <role>", "what it may do").choices([...ROLES]).default("office"))
		.option("--arena <arena>", "the arena of an arena lead")
		.option("--until <day>", "the last day it can sign in, such as 2026-07-19")
		.option(...CUP_OPTION)
		.action(invite);
	command
		.command("list")
		.description("list the accounts, what each may do and when it was last here")
		.option(...CUP_OPTION)
		.action(list);
	command
		.command("remove")
		.argument("<email>", "the account's e-mail address")
		.description("remove an account: it is signed out at once, and what it did stays in the ledger")
		.option(...CUP_OPTION)
		.action(remove);
	command
		.command("sessions")
		.argument("<email>", "the account's e-mail address")
		.description("show where an account is signed in")
		.option("--end", "sign it out everywhere")
		.option(...CUP_OPTION)
		.action(sessions);
}

const EXAMPLES = `
Examples:
  npx cupboard staff invite kansli@cup.example
  npx cupboard staff invite resultat1@cup.example --role results --name "Results desk 1"
  npx cupboard staff invite heden@cup.example --role arena --arena Heden --until 2026-07-19`;

const NAMES: { readonly [Of in Role]: string } = { office: "Office", results: "Results desk", arena: "Arena lead" };

function invite(email: string, { cup: option, name, role, arena, until }: Options): Promise<void> {
	if (!/^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/.test(email)) throw new Refusal(`"${email}" is not an e-mail address.`);
	if (until !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(until))
		throw new Refusal(`--until "${until}": expected a day such as 2026-07-19.`);
	if ((role === "arena") !== (arena !== undefined))
		throw new Refusal("Only an arena lead has an arena. Give --role arena and --arena together.");
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const arenas = await readArenas(db, cup.id);
		const place = arena === undefined ? null : arenaNamed(arenas, arena, cup.name);
		const now = new Date();
		const called = (name ?? (place === null ? NAMES[role] : `${NAMES[role]} ${place.name}`)).trim();
		if (called === "" || called.length > LONGEST_NAME)
			throw new Refusal(`--name "${called}": expected 1 to ${LONGEST_NAME} letters.`);
		const invited = { name: called, email, role, arena: place?.id ?? null, until: until ?? null };
		const made = await addDesk(db.orm, cup.id, invited, now);
		const desk = made ?? (await deskOf(db, cup.id, email));
		const secret = await inviteDesk(db.orm, desk.id, now);
		console.log(
			made === undefined
				? `${cup.name} already has the account ${desk.name} (${desk.role}) with ${email}. Its new link (earlier links no longer work):`
				: `${cup.name} has the account ${desk.name} (${desk.role}). Its link, valid once, for ${HOURS} hours:`,
		);
		console.log(`  ${officeAddress()}/invitation/${secret}`);
	});
}

function list({ cup: option }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const desks = await colleaguesOf(db.orm, cup.id, new Date());
		if (desks.length === 0) console.log(`${cup.name} has no office account yet: npx cupboard staff invite`);
		for (const { name, email, role, arena, until, isIn, invitedAt, lastSeenAt } of desks)
			console.log(
				[
					...[name, email, arena === null ? role : `${role} ${arena}`],
					...(until === null ? [] : [`until ${until}`]),
					isIn
						? `last here ${lastSeenAt === null ? "never" : timeText(lastSeenAt.toISOString(), cup.zone)}`
						: invitedAt === null
							? "its invitation has expired: invite it again"
							: `invited ${timeText(invitedAt.toISOString(), cup.zone)}`,
				].join("  "),
			);
	});
}

function remove(email: string, { cup: option }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const desk = await deskOf(db, cup.id, email);
		if ((await removeDesk(db.orm, cup.id, desk.id)) === "last-office")
			throw new Refusal(
				`${desk.name} is the last account with the role office in ${cup.name}. Invite another one first. Nothing was changed.`,
			);
		console.log(`${desk.name} (${email}) no longer has an office account in ${cup.name}.`);
	});
}

function sessions(email: string, { cup: option, end = false }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const desk = await deskOf(db, cup.id, email);
		const open = await sessionsOf(db.orm, desk.id);
		if (end) await endSessions(db.orm, desk.id);
		for (const { way, device, lastSeenAt } of open)
			console.log(`${timeText(lastSeenAt.toISOString(), cup.zone)}  by ${way}  ${device}`);
		if (open.length === 0) console.log(`${desk.name} is not signed in anywhere.`);
		else if (end) console.log(`${desk.name} is signed out everywhere.`);
	});
}

/** @throws Refusal if the cup has no such office account */
async function deskOf(db: Database, cup: number, email: string): Promise<StaffRow> {
	const desk = await findDesk(db.orm, cup, email);
	if (desk === undefined) throw new Refusal(`No office account has the address "${email}". npx cupboard staff list shows them.`);
	return desk;
}

function officeAddress(): string {
	const { publicUrl, port } = readEnvironment(process.env);
	return `${publicUrl ?? `http://localhost:${port}`}/office`;
}
