import { sql } from "drizzle-orm";
import { findAccount, makeAccount } from "../../src/accounts/account.ts";
import { addFavouriteTeam, favouriteTeams } from "../../src/accounts/favourite-team.ts";
import { grantPass, listPasses } from "../../src/accounts/pass.ts";
import { applyChange } from "../../src/commands/change.ts";
import type { Database } from "../../src/database/database.ts";
import { CUP_FILE_FORMAT } from "../../src/results/record/cup-file.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { aSmallCup } from "../support/cup.ts";
import { KINDS, type Kind, type State } from "./state.ts";

const EMAIL = "killed@cup.example";
const EDITION = "lc-2026";
/** A result's goals encode the number of writes. */
const MOST_GOALS = 90;
const cup = aSmallCup();

/** What is in a record. */
export async function look(db: Database): Promise<State> {
	const record = await readEdition(db, cup.cup.id, EDITION);
	if (!record) return { isImported: false, result: 0, fact: 0, favourite: 0, pass: 0 };
	const fact = record.edition.facts?.find(({ id }) => id === "kill");
	const owner = await findAccount(db.orm, EMAIL);
	return {
		isImported: record.edition.matches.length === cup.editions[0]?.matches?.length,
		result: record.edition.matches.find(({ id }) => id === "b14-m1")?.score?.away ?? 0,
		fact: fact?.kind === "correction" ? Number(fact.note) : 0,
		favourite: owner ? (await favouriteTeams(db.orm, owner.id, cup.cup.id)).length : 0,
		pass: (await listPasses(db.orm, cup.cup.id)).filter(({ email }) => email === EMAIL).length,
	};
}

/** Begins another segment of the log, as 16 MB of writes would: the embedded record makes a checkpoint then. */
export async function fillSegment(db: Database): Promise<void> {
	await db.orm.execute(sql`select pg_switch_wal()`);
}

async function accountIn(db: Database): Promise<number> {
	const createdAt = new Date();
	const made = await makeAccount(db.orm, { name: "Maja", email: EMAIL, passwordHash: "none", language: "sv", createdAt });
	const { id } = made ?? (await findAccount(db.orm, EMAIL)) ?? {};
	if (id === undefined) throw new Error("there is no account, and none could be made");
	return id;
}

const ofEdition = (stated: object) => ({
	format: CUP_FILE_FORMAT as typeof CUP_FILE_FORMAT,
	cup: { id: cup.cup.id },
	editions: [{ id: EDITION, ...stated }],
});

const ACTS: Readonly<Record<Kind, (db: Database, owner: number, count: number) => Promise<unknown>>> = {
	result: (db, _, count) =>
		applyChange(
			db,
			"result",
			ofEdition({ matches: [{ id: "b14-m1", status: "finished", score: { home: 0, away: count % MOST_GOALS } }] }),
		),
	fact: (db, _, count) =>
		applyChange(
			db,
			"fact",
			ofEdition({ facts: [{ id: "kill", at: new Date().toISOString(), kind: "correction", match: "b14-m2", note: `${count}` }] }),
		),
	favourite: (db, owner, count) =>
		addFavouriteTeam(db.orm, owner, cup.cup.id, {
			team: `team-${count}`,
			year: 2026,
			teamName: `Team ${count}`,
			nation: "Sweden",
			nationCode: "SE",
			catShort: "B14",
			category: "b14",
		}),
	pass: (db, owner, count) => grantPass(db.orm, owner, cup.cup.id, 2000 + count, new Date()),
};

/** What was acknowledged: the cup, or so many of a kind. */
export type Written = { readonly kind: "import" } | { readonly kind: Kind; readonly count: number };

/**
 * Writes the cup where it is not there yet, then results, facts, favourites and passes beside each other.
 * @param there what is in the record
 * @param onWritten called as each is acknowledged
 * @param isOver whether none is begun any more
 */
export async function writeAll(
	db: Database,
	there: State,
	onWritten: (written: Written) => void,
	isOver: () => boolean = () => false,
): Promise<void> {
	if (!there.isImported) {
		const { written, faults } = await importCup(db, sourceWithoutLines("cup", cup));
		if (!written) throw new Error(JSON.stringify(faults));
		onWritten({ kind: "import" });
	}
	const owner = await accountIn(db);
	await Promise.all(
		KINDS.map(async (kind) => {
			for (let count = there[kind] + 1; !isOver(); count++) {
				await ACTS[kind](db, owner, count);
				onWritten({ kind, count: kind === "result" ? count % MOST_GOALS : count });
			}
		}),
	);
}
