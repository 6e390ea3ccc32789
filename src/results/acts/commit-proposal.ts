import { and, eq } from "drizzle-orm";
import type { Database, Orm } from "../../database/database.ts";
import { PROPOSAL_TEXTS } from "../../text/acts/proposals.ts";
import { canonical } from "../record/canonical.ts";
import { CUP_FILE_FORMAT, type EditionRecord } from "../record/cup-file.ts";
import type { AnnouncementChange } from "../record/cup-file-change.ts";
import { type Fault, isError } from "../record/fault.ts";
import { importCups } from "../record/import/import.ts";
import { readInBoth, sourceWithoutLines } from "../record/input/source.ts";
import { readCategoryOfMatch, readEdition } from "../record/read.ts";
import { clockOf, cupNow } from "../record/read-clock.ts";
import { lockCup, writerTransaction } from "../record/writer-lock.ts";
import type { ActHead } from "./act.ts";
import { act } from "./act-table.ts";
import { commitResults } from "./commit-results.ts";
import { writeAct } from "./ledger.ts";
import { pendingReportGround } from "./pending-report-ground.ts";
import type { Preview } from "./preview.ts";
import { type Ground, type NotProposed, notProposed } from "./proposals/proposed.ts";
import { type Judged, judge, type Proposal } from "./propose.ts";

export type Commit = {
	/** The client's own key: a repeated request with the same key is one act, even if its answer was lost. */
	readonly id: string;
	readonly proposal: Proposal;
	/** The ground of the shown preview; null: without a preview. The commit is then refused if there is anything to confirm. */
	readonly ground: string | null;
	readonly why?: string;
	/** The user has confirmed the broken rules and replaced values of the preview. */
	readonly anyway?: boolean;
	readonly desk: Pick<ActHead, "desk" | "deskId">;
	/** An announcement that is part of the act, and is undone with it. */
	readonly announce?: (record: EditionRecord, preview: Preview) => AnnouncementChange;
	/** Further work in the same transaction, such as queueing notifications. */
	readonly within?: (orm: Orm, done: Done) => Promise<void>;
};

type Done = { readonly act: number; readonly preview: Preview; readonly record: EditionRecord };

export type Committed = {
	/** Its number in the ledger. */
	readonly act: number;
	/** Whether a repeated request found it done. */
	readonly again: boolean;
	readonly revision: number;
	readonly preview: Preview | null;
};

/** Why it was refused. */
export type NotCommitted =
	| NotProposed
	| { readonly refused: "no-such-edition" | "id-in-use" }
	/** The record has changed since the preview, or there was none: `preview` is the present one. */
	| { readonly refused: "stale"; readonly preview: Preview }
	/** It needs a confirmation. */
	| { readonly refused: "asked"; readonly preview: Preview }
	| { readonly refused: "impossible"; readonly preview: Preview }
	/** The record would become inconsistent. */
	| { readonly refused: "faulty"; readonly faults: readonly Fault[] };

/** Commits a proposal as a whole or not at all. It is judged on the record at this time, whatever the preview showed. */
export function commitProposal(
	db: Database,
	{ cup, edition }: { readonly cup: number; readonly edition: string },
	asked: Commit,
): Promise<Committed | NotCommitted> {
	return writerTransaction(db, async (orm) => {
		await lockCup(orm, cup);
		const known = await actOfRequest(orm, cup, asked.id);
		if (known) {
			if (canonical(known.proposal) !== canonical(asked.proposal)) return { refused: "id-in-use" };
			const revision = known.editions.find(({ id }) => id === edition)?.revision ?? 0;
			return { act: known.id, again: true, revision, preview: null };
		}
		const record = await groundOf({ ...db, orm }, { cup, edition }, asked.proposal);
		if (!record) return "match" in asked.proposal ? noSuchMatch(asked.proposal.match) : { refused: "no-such-edition" };
		const judged = judge(
			{
				...{ record, now: new Date(cupNow(clockOf(record.cup), new Date())) },
				held: await pendingReportGround(orm, cup, asked.proposal),
			},
			asked.proposal,
		);
		if ("refused" in judged) return judged;
		const { preview } = judged;
		const objected = objection(preview, asked, judged.proposed.of);
		if (objected) return { refused: objected, preview };
		const { id: request, proposal, why, desk } = asked;
		const head = { kind: proposal.kind, ...desk, ...(why !== undefined && { why }), asked: { request, proposal } };
		const announcement = asked.announce?.(record, preview);
		const done = await commitJudged({ ...db, orm }, { record, judged: announcing(judged, announcement) }, head);
		if ("refused" in done) return done;
		await asked.within?.(orm, { act: done.act, preview, record });
		return { ...done, again: false, preview };
	});
}

function announcing(judged: Judged, announcement: AnnouncementChange | undefined): Judged {
	if (announcement === undefined) return judged;
	const { besides } = judged.proposed;
	const announcements = [...(besides?.announcements ?? []), announcement];
	return { ...judged, proposed: { ...judged.proposed, besides: { ...besides, announcements } } };
}

function objection(
	{ ground, verdict, asked }: Preview,
	given: Pick<Commit, "ground" | "anyway">,
	of: Judged["proposed"]["of"],
): "stale" | "asked" | "impossible" | null {
	if (verdict.impossible.length > 0) return "impossible";
	const mustBeMeant = asked.length > 0 || verdict.againstRules.length > 0;
	// A slip without conflicts needs no preview: it may have waited offline. All other proposals need one.
	const mustBeSeen = mustBeMeant || of !== "result";
	if (mustBeMeant && !given.anyway) return given.ground === null || given.ground === ground ? "asked" : "stale";
	return mustBeSeen && given.ground !== ground ? "stale" : null;
}

/** @returns the part of the record that a proposal is judged on: for a result its category, else the edition; undefined: not found */
export function groundOf(
	db: Database,
	{ cup, edition }: { readonly cup: number; readonly edition: string },
	proposal: Proposal,
): Promise<EditionRecord | undefined> {
	return "match" in proposal ? readCategoryOfMatch(db.orm, cup, proposal.match) : readEdition(db, cup, edition);
}

export const noSuchMatch = (id: string): NotProposed => notProposed("no-such-match", "match", PROPOSAL_TEXTS.noSuchMatch(id));

/**
 * Writes a judged proposal, through the same checks as an import, and records it in the ledger.
 * @param db within a transaction that has locked the cup since it read the record
 */
export async function commitJudged(
	db: Database,
	{ record, judged }: { readonly record: Ground["record"]; readonly judged: Judged },
	head: ActHead,
): Promise<
	{ readonly act: number; readonly revision: number } | { readonly refused: "faulty"; readonly faults: readonly Fault[] }
> {
	const { matches, besides, arenas, of } = judged.proposed;
	if (of !== "programme" && besides === undefined) return commitResults(db.orm, { record, after: judged.after }, head);
	const change = {
		format: CUP_FILE_FORMAT,
		cup: { id: record.cup.id },
		...(arenas && { arenas: [...arenas] }),
		editions: [{ id: record.edition.id, ...besides, matches: [...matches] }],
	};
	let written = 0;
	const report = await importCups(db, [readInBoth(sourceWithoutLines(head.kind, change))], {
		results: true,
		onWritten: async (orm, one) => {
			written = (await writeAct(orm, one.cup, head, one)) ?? 0;
		},
	});
	const faults = report.faults.filter(isError);
	if (faults.length > 0) return { refused: "faulty", faults };
	return { act: written, revision: report.editions.find(({ id }) => id === record.edition.id)?.revision ?? record.revision };
}

/** @returns the act that a client has committed under its own key */
export async function actOfRequest(orm: Orm, cup: number, request: string) {
	const [known] = await orm
		.select({ id: act.id, proposal: act.proposal, editions: act.editions })
		.from(act)
		.where(and(eq(act.cup, cup), eq(act.request, request)));
	return known;
}
