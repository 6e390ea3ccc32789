import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { placeName } from "../../cup/place-name.ts";
import type { Database, Orm } from "../../database/database.ts";
import { act } from "../../results/acts/act-table.ts";
import { askedAct } from "../../results/acts/asked-act-table.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import { canonical } from "../../results/record/canonical.ts";
import { arena } from "../../results/record/nouns/arena.ts";
import { field } from "../../results/record/nouns/field.ts";
import { match } from "../../results/record/nouns/match.ts";
import { instant } from "../../results/record/nouns/value.ts";
import type { Desk } from "../desk.ts";

/** An act that an account has asked the office to do, and the outcome. */
export type AskedAct = {
	readonly id: number;
	readonly proposal: Proposal;
	/** The matches and fields it concerns, by their names: "2196", "Heden 10". */
	readonly about: readonly string[];
	/** The account that asks. */
	readonly desk: string;
	/** Instants by the cup's clock. */
	readonly at: string;
	readonly words: string | null;
	/** Null: waiting. */
	readonly outcome: "committed" | "declined" | null;
	readonly answeredBy: string | null;
	readonly answer: string | null;
};

/** Publications that wait for a second look are shown under Publishing, and answered there. */
const isNoPublication = sql`${askedAct.proposal}->>'kind' <> 'publish'`;

const TODAY = 18 * 60 * 60_000;

/** @returns for the office all that wait, oldest first; for another account its own of today, newest first */
export async function askedActs({ orm }: Database, cup: number, desk: Desk, now: Date): Promise<AskedAct[]> {
	const isOffice = desk.role === "office";
	const own = and(
		eq(askedAct.deskId, desk.id),
		or(isNull(askedAct.outcome), gte(askedAct.at, new Date(now.getTime() - TODAY).toISOString())),
	);
	const rows = await orm
		.select()
		.from(askedAct)
		.where(and(eq(askedAct.cup, cup), isNoPublication, isOffice ? isNull(askedAct.outcome) : own))
		.orderBy(isOffice ? asc(askedAct.id) : desc(askedAct.id));
	const named = await namesIn(
		orm,
		cup,
		rows.flatMap(({ proposal }) => namedIn(proposal as Proposal)),
	);
	return rows.map(({ id, proposal, desk, at, words, outcome, answeredBy, answer }) => ({
		...{ id, proposal: proposal as Proposal, desk, at: instant(at), words, outcome, answeredBy, answer },
		about: namedIn(proposal as Proposal).map((one) => named.get(one) ?? one),
	}));
}

/** The matches or fields that a proposal concerns. */
function namedIn(proposal: Proposal): readonly string[] {
	if (proposal.kind === "move") return proposal.to.map(({ match }) => match);
	if ("matches" in proposal) return proposal.matches;
	if ("fields" in proposal) return proposal.fields;
	return "match" in proposal ? [proposal.match] : [];
}

async function namesIn(orm: Orm, cup: number, ids: readonly string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const matches = await orm
		.select({ id: match.id, number: match.number })
		.from(match)
		.where(and(eq(match.cup, cup), inArray(match.id, [...new Set(ids)])));
	const fields = await orm
		.select({ id: field.id, name: field.name, arena: arena.name })
		.from(field)
		.innerJoin(arena, and(eq(arena.cup, field.cup), eq(arena.id, field.arena)))
		.where(and(eq(field.cup, cup), inArray(field.id, [...new Set(ids)])));
	return new Map([
		...matches.map(({ id, number }) => [id, number ?? id] as const),
		...fields.map(({ id, name, arena }) => [id, placeName(arena, name)] as const),
	]);
}

type Asking = { readonly request: string; readonly proposal: Proposal; readonly words: string | null; readonly now: Date };

/** @returns its number; null if the key belongs to another account */
export async function askOffice({ orm }: Database, cup: number, desk: Desk, asking: Asking): Promise<number | null> {
	const { request, proposal, words, now } = asking;
	await orm
		.insert(askedAct)
		.values({ cup, request, proposal, words, desk: desk.name, deskId: desk.id, at: now.toISOString() })
		.onConflictDoNothing();
	const [known] = await orm
		.select()
		.from(askedAct)
		.where(and(eq(askedAct.cup, cup), eq(askedAct.request, request)));
	return known?.deskId === desk.id && canonical(known.proposal) === canonical(proposal) ? known.id : null;
}

/** @returns whether an account is waiting for this same proposal */
export async function isAskedFor({ orm }: Pick<Database, "orm">, cup: number, id: number, proposal: Proposal): Promise<boolean> {
	const [row] = await orm
		.select({ proposal: askedAct.proposal })
		.from(askedAct)
		.where(and(eq(askedAct.cup, cup), eq(askedAct.id, id), isNull(askedAct.outcome)));
	return row !== undefined && canonical(row.proposal) === canonical(proposal);
}

/** In the act's transaction: marks the request as done, by the act. */
export async function answeredByAct(
	orm: Orm,
	cup: number,
	id: number,
	done: { act: number; desk: Desk; now: Date },
): Promise<void> {
	const [asked] = await orm
		.update(askedAct)
		.set({ outcome: "committed", act: done.act, answeredBy: done.desk.name, answeredAt: done.now.toISOString() })
		.where(and(eq(askedAct.cup, cup), eq(askedAct.id, id), isNull(askedAct.outcome)))
		.returning({ desk: askedAct.desk });
	if (asked) await orm.update(act).set({ askedBy: asked.desk }).where(eq(act.id, done.act));
}

/** @returns whether it was waiting */
export async function declineAsked(
	{ orm }: Database,
	cup: number,
	id: number,
	said: { readonly desk: Desk; readonly answer: string | null; readonly now: Date },
): Promise<boolean> {
	const declined = await orm
		.update(askedAct)
		.set({ outcome: "declined", answer: said.answer, answeredBy: said.desk.name, answeredAt: said.now.toISOString() })
		.where(and(eq(askedAct.cup, cup), eq(askedAct.id, id), isNoPublication, isNull(askedAct.outcome)))
		.returning({ id: askedAct.id });
	return declined.length > 0;
}
