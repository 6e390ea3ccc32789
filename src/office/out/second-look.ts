import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { staff, staffRule } from "../../accounts/tables/staff.ts";
import type { Switch } from "../../cup/publication-order.ts";
import type { Orm } from "../../database/database.ts";
import { act } from "../../results/acts/act-table.ts";
import { askedAct } from "../../results/acts/asked-act-table.ts";
import { instant } from "../../results/record/nouns/value.ts";
import type { Desk } from "../desk.ts";

/** Whether a colleague must confirm what is published. Off unless the office has turned it on. */
export async function asksSecondLook(orm: Orm, cup: number): Promise<boolean> {
	const [rule] = await orm.select({ secondLook: staffRule.secondLook }).from(staffRule).where(eq(staffRule.cup, cup));
	return rule?.secondLook === true;
}

export async function askSecondLook(orm: Orm, cup: number, isOn: boolean): Promise<void> {
	await orm
		.insert(staffRule)
		.values({ cup, secondFactor: false, secondLook: isOn })
		.onConflictDoUpdate({ target: staffRule.cup, set: { secondLook: isOn } });
}

/** @param today by the cup's calendar @returns how many other accounts of the office can sign in */
export async function otherOffices(orm: Orm, cup: number, desk: Desk, today: string): Promise<number> {
	const isOther = and(eq(staff.cup, cup), eq(staff.role, "office"), ne(staff.id, Number(desk.id)));
	const others = await orm
		.select({ id: staff.id })
		.from(staff)
		.where(and(isOther, isNotNull(staff.passwordHash), or(isNull(staff.until), sql`${staff.until} >= ${today}`)));
	return others.length;
}

/** A proposed publication. */
export type ProposedPublication = {
	readonly id: number;
	readonly edition: string;
	readonly of: Switch;
	/** An instant by the cup's clock; null: as soon as it is confirmed. */
	readonly at: string | null;
	readonly desk: string;
	readonly deskId: string;
	/** When it was proposed, by the cup's clock. */
	readonly proposedAt: string;
};

const isPublication = sql`${askedAct.proposal}->>'kind' = 'publish'`;

type Row = typeof askedAct.$inferSelect;
function publicationOf({ id, proposal, desk, deskId, at }: Row): ProposedPublication[] {
	const { publication } = proposal;
	return publication === undefined ? [] : [{ id, ...publication, desk, deskId, proposedAt: instant(at) }];
}

/** @returns what waits for a colleague, the oldest first. A proposal whose entry in the ledger was undone waits no more */
export async function proposedPublications(orm: Orm, cup: number): Promise<ProposedPublication[]> {
	const rows = await orm
		.select({ asked: askedAct })
		.from(askedAct)
		.leftJoin(act, eq(act.id, askedAct.act))
		.where(and(eq(askedAct.cup, cup), isPublication, isNull(askedAct.outcome), isNull(act.undoneBy)))
		.orderBy(asc(askedAct.id));
	return rows.flatMap(({ asked }) => publicationOf(asked));
}

/** What a colleague sent back last, with a word; null if something was proposed or confirmed since. */
export async function lastSentBack(
	orm: Orm,
	cup: number,
	edition: string,
): Promise<{ readonly of: Switch; readonly deskId: string; readonly by: string; readonly words: string } | null> {
	const [last] = await orm
		.select()
		.from(askedAct)
		.where(and(eq(askedAct.cup, cup), isPublication))
		.orderBy(desc(askedAct.id))
		.limit(1);
	const [one] = last === undefined ? [] : publicationOf(last);
	if (!last || one?.edition !== edition || last.outcome !== "declined" || last.answer === null) return null;
	return { of: one.of, deskId: one.deskId, by: last.answeredBy ?? "", words: last.answer };
}

type Proposing = {
	readonly request: string;
	readonly edition: string;
	readonly of: Switch;
	readonly at: string | null;
	/** Its entry in the ledger. */
	readonly act: number;
	readonly now: Date;
};

export async function proposePublication(
	orm: Orm,
	cup: number,
	desk: Desk,
	{ request, edition, of, at, act, now }: Proposing,
): Promise<number> {
	const proposal = { kind: "publish", publication: { edition, of, at } };
	const [row] = await orm
		.insert(askedAct)
		.values({ cup, request, proposal, desk: desk.name, deskId: desk.id, at: now.toISOString(), act })
		.returning({ id: askedAct.id });
	if (row === undefined) throw new Error(`The publication of ${of} was not proposed.`);
	return row.id;
}

type Answer = {
	readonly outcome: "committed" | "declined";
	/** A word to the proposer; null: none. */
	readonly words: string | null;
	readonly now: Date;
};

/** @returns whether it was waiting: of two answers at once one counts */
export async function answerProposed(orm: Orm, cup: number, id: number, desk: Desk, answer: Answer): Promise<boolean> {
	const { outcome, words, now } = answer;
	const answered = await orm
		.update(askedAct)
		.set({ outcome, answer: words, answeredBy: desk.name, answeredAt: now.toISOString() })
		.where(and(eq(askedAct.cup, cup), eq(askedAct.id, id), isNull(askedAct.outcome)))
		.returning({ id: askedAct.id });
	return answered.length > 0;
}
