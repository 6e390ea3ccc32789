import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAccount } from "../../src/accounts/account.ts";
import { addFavouriteTeam } from "../../src/accounts/favourite-team.ts";
import { addRegistration } from "../../src/accounts/registration.ts";
import { account } from "../../src/accounts/tables/account.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import { dayOf } from "../../src/office/day/day-of.ts";
import { createDecisionCalls } from "../../src/office/decisions/decision-calls.ts";
import { ledgerPage } from "../../src/office/ledger/ledger-page.ts";
import { createResultCalls } from "../../src/office/result-entry/result-calls.ts";
import { outbox } from "../../src/outbox/outbox-table.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { filledCategory } from "../../src/results/record/filled-category.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { addReporter } from "../../src/results/record/reporting/reporter.ts";
import { reporterProgramme } from "../../src/results/reporter/programme.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { anOddCup, ODD_SEEDS } from "../support/odd-cups.ts";
import { proposalsOn } from "../support/odd-proposals.ts";
import { callsTo, DESKS } from "../support/office-calls.ts";
import { Outputs } from "./outputs.ts";

/*
 * Acts drawn by lot: their previews and refusals, whom they notify, what they change in the record, the outbox and the ledger, and what undoing them
 * restores. `npm run compare` compares it with another build.
 */
const ACTS = 24;

let db: Database;
let now = new Date(0);
let keys = 0;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

type Answer = {
	readonly preview?: { readonly ground: string };
	readonly tell?: { readonly message: object } | null;
	readonly act?: number;
};
const call = callsTo<Answer>(
	() => db,
	(app, options) =>
		app
			.route("/acts", createActCalls(options))
			.route("/decisions", createDecisionCalls(options))
			.route("/results", createResultCalls(options)),
	() => now,
);

/** Identifiers of a revision and numbers of acts differ each time. */
const LEFT_OUT = new Set(["ground", "revision", "editions"]);
const OF_ACTS = new Set(["id", "act", "acts", "undoes", "undoneBy", "by"]);
const said = (value: unknown): string =>
	JSON.stringify(value, (key, inner) => {
		const isNumber = typeof inner === "number" || (Array.isArray(inner) && typeof inner[0] === "number");
		return LEFT_OUT.has(key) || (OF_ACTS.has(key) && isNumber) ? undefined : inner;
	});

/** Every value of the cup by its path, with ids in place of indexes. */
function valuesOf(value: unknown, at = ""): string[] {
	if (typeof value !== "object" || value === null) return [`${at}: ${JSON.stringify(value)}`];
	return Object.entries(value).flatMap(([key, inner]) => {
		const own = Array.isArray(value) && typeof inner?.id === "string" ? inner.id : key;
		// The id of what is announced is drawn by lot.
		return own.startsWith("told-") || key === "id" ? [] : valuesOf(inner, `${at}/${own}`);
	});
}
const cupNow = async () => new Set(valuesOf(await exportCup(db, 7)));
const differences = (before: ReadonlySet<string>, after: ReadonlySet<string>) => [
	...[...before].filter((value) => !after.has(value)).map((value) => `- ${value}`),
	...[...after].filter((value) => !before.has(value)).map((value) => `+ ${value}`),
];
async function takenFromOutbox(): Promise<string[]> {
	const rows = await db.orm.select().from(outbox).orderBy(outbox.way, outbox.recipient, outbox.event);
	await db.orm.delete(outbox);
	return rows.map(({ way, recipient, notBefore, until, content, reason }) =>
		said({ way, recipient, notBefore, until, content, reason }),
	);
}

/** The data of the office's screens. */
async function toldNow(): Promise<string[]> {
	const lines: string[] = [];
	for (const list of ["/results/wants", "/results/parked", "/results/held", "/results/slips", "/decisions"]) {
		for (const desk of [DESKS.office, DESKS.heden]) {
			const { status, body } = await call(desk, list);
			lines.push(`${list} ${desk.name} ${status} ${said(body)}`);
		}
	}
	const record = (await readEdition(db, 7, "e2026"))!;
	const filled = new Map(record.edition.categories.flatMap((category) => [...filledCategory(record, category).sides]));
	const nameOf = (match: { readonly id: string }, side: "home" | "away") => filled.get(match.id)?.[side].team ?? null;
	for (const date of new Set([now.toISOString().slice(0, 10), record.edition.startsOn, record.edition.endsOn]))
		lines.push(`day ${date} ${JSON.stringify({ ...dayOf(record, date, now, nameOf), revision: null })}`);
	return lines;
}

/** The data of reporters' phones for each field. */
async function programmesNow(fields: readonly string[]): Promise<string[]> {
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source: recordSource(db), clock: () => now, onError });
	const reporter = { cup: 7, id: "r1", name: "The office", office: true, addedAt: "", revokedAt: null, seenAt: null };
	const lines: string[] = [];
	for (const field of fields) {
		const programme = await reporterProgramme({ database: db, models }, reporter, { field, server: now });
		lines.push(`${field} ${JSON.stringify(programme)}`);
	}
	await models.close();
	return lines;
}

async function person(
	email: string,
	{ follows, leads }: { readonly follows: string; readonly leads: string },
	language: "en" | "sv",
) {
	const made = (await makeAccount(db.orm, { name: email, email, passwordHash: "x", language, createdAt: now }))!;
	await db.orm.update(account).set({ toldOfMoves: true, emailConfirmedAt: now });
	const team = {
		year: 2026,
		team: follows,
		teamName: follows,
		nation: "Sweden",
		nationCode: "SE",
		category: "Boys",
		catShort: "B",
	};
	await addFavouriteTeam(db.orm, made.id, 7, team);
	await addRegistration(db.orm, made.id, 7, { year: 2026, team: leads, teamName: leads });
}

test("acts drawn by lot on cups drawn by lot", async () => {
	const outputs = new Outputs("acts");
	for (const seed of ODD_SEEDS.acts) {
		const cup = anOddCup(seed);
		({ now } = cup);
		await emptyTables(db, "cup", "account", "outbox");
		expect((await importCup(db, sourceWithoutLines("cup.json", cup.file))).faults.filter(isError)).toEqual([]);
		const [edition] = cup.file.editions;
		const ids = edition!.teams.map(({ id }) => id);
		for (const [at, id] of ids.entries()) {
			if (at % 4 === 0) await person(`${id}@cup.example`, { follows: id, leads: ids[at + 1] ?? id }, at % 8 === 0 ? "en" : "sv");
		}
		await addReporter(db, 7, { name: "Norra 1", office: false, field: "a0f0" });
		await addReporter(db, 7, { name: "Södra", office: false, arena: "a1" });
		outputs.add(seed, "(events for screens)", ...(await toldNow()));
		let before = await cupNow();
		for (const [at, proposal] of proposalsOn(cup, seed, ACTS).entries()) {
			const lang = at % 2 === 0 ? "en" : "sv";
			const add = (...lines: readonly string[]) => outputs.add(seed, proposal.kind, ...lines);
			const looked = await call(DESKS.office, "/acts/preview", { proposal }, lang);
			add(`==== ${JSON.stringify(proposal)}: ${looked.status}`, said(looked.body));
			const { preview, tell } = looked.body;
			if (looked.status !== 200 || !preview) continue;
			const all = { teams: true, followers: true, reporters: true, announcement: true };
			const asked = {
				why: "As it was said",
				ground: preview.ground,
				anyway: true,
				...(tell && { tell: { ...all, text: tell.message } }),
			};
			const done = await call(DESKS.office, "/acts", { id: `key-${++keys}-abcdef`, proposal, ...asked }, lang);
			const after = await cupNow();
			add(`done ${done.status} ${said(done.body)}`, ...differences(before, after), ...(await takenFromOutbox()));
			before = after;
			if (done.status !== 200) continue;
			// The ledger's own time is the server's.
			add(said({ ...(await ledgerPage(db, 7, {}, { language: lang })).acts[0], at: null }));
			if (at % 3 !== 0) continue;
			const undone = await call(DESKS.office, `/acts/${done.body.act}/undo`, { tell: null }, lang);
			const back = await cupNow();
			add(`undone ${undone.status} ${said(undone.body)}`, ...differences(before, back), ...(await takenFromOutbox()));
			before = back;
		}
		outputs.add(seed, "(events for screens)", ...(await toldNow()));
		const fields = cup.file.arenas.flatMap((arena) => arena.fields.map(({ id }) => id));
		outputs.add(seed, "(programme of reporters)", ...(await programmesNow(fields)));
	}
	outputs.write();
	expect(outputs.things).toBeGreaterThan(15);
});
