import { createHash } from "node:crypto";
import type { Database, Orm } from "../../database/database.ts";
import { canonical } from "../record/canonical.ts";
import { CUP_FILE_FORMAT } from "../record/cup-file.ts";
import type { CupFileChange } from "../record/cup-file-change.ts";
import { type Fault, isError } from "../record/fault.ts";
import { CONSENTS, type Consent, type ImportChange } from "../record/import/changes.ts";
import { type Counts, type ImportReport, importCups } from "../record/import/import.ts";
import { readInBoth, type Source, sourceWithoutLines } from "../record/input/source.ts";
import type { TableName } from "../record/nouns/tables.ts";
import { lockCup, writerTransaction } from "../record/writer-lock.ts";
import type { ActHead } from "./act.ts";
import { actOfRequest } from "./commit-proposal.ts";
import { writeAct } from "./ledger.ts";

/** The change of a step of Plan: in the form of a cup file, without the cup's id. */
export type PlanChange = Omit<CupFileChange, "format" | "$schema" | "cup"> & {
	readonly cup?: Omit<CupFileChange["cup"], "id">;
};

/** The effect of a change of the plan on the record as it is. */
export type PlanPreview = {
	/** A digest of all below: if it differs at the commit, the record has changed and a new preview is needed. */
	readonly ground: string;
	/** Values of the record that would become others, in words. */
	readonly changes: readonly ImportChange[];
	/** Rows by table. */
	readonly counts: Readonly<Partial<Record<TableName, Counts>>>;
	/** Changes that need a confirmation: published data, places of matches, results. */
	readonly consents: readonly Consent[];
	/** Played matches that would have other teams, in words. */
	readonly contested: readonly string[];
	/** If it contains an error, nothing can be committed. */
	readonly faults: readonly Fault[];
	/** What a sheet named when it was imported last, and no longer does. It stays. */
	readonly leftOut: readonly string[];
};

export type PlanCommit = {
	/** The client's own key: a repeated request with the same key is the same act. */
	readonly id: string;
	/** The step of Plan, for the ledger. */
	readonly step: string;
	readonly change: PlanChange;
	/** The ground of the shown preview. */
	readonly ground: string;
	/** The user has confirmed the preview's consents. */
	readonly anyway: boolean;
	readonly why?: string;
	readonly desk: Pick<ActHead, "desk" | "deskId">;
};

export type PlanCommitted = {
	/** Its number in the ledger. */
	readonly act: number;
	/** Whether a repeated request found it done. */
	readonly again: boolean;
};

export type PlanNotCommitted =
	| { readonly refused: "id-in-use" | "nothing-changes" }
	/** The record has changed since the preview, something is wrong, or a confirmation is missing: `preview` is the present one. */
	| { readonly refused: "stale" | "faulty" | "asked"; readonly preview: PlanPreview };

/** @returns the effect of a change, without writing it */
export const previewPlan = (db: Database, cup: number, change: PlanChange): Promise<PlanPreview> =>
	previewSource(db, sourceOf(cup, change));

/** @returns the effect of a source, such as a sheet, without writing it */
export async function previewSource(db: Database, source: Source): Promise<PlanPreview> {
	return shown(await importCups(db, [source], { check: true, onWritten: NOBODY }));
}

/** A source's commit as one act. */
export type SourceCommit = Pick<PlanCommit, "id" | "ground" | "anyway" | "why" | "desk"> & {
	readonly kind: "plan" | "import";
	readonly step: string;
	/** What was asked for, as a digest: the same key with another content is refused. */
	readonly content: string;
	/** Makes the source of the present record. */
	readonly make: (db: Database) => Promise<Source>;
	/** Further work in the same transaction. */
	readonly within?: (orm: Orm) => Promise<void>;
};

/**
 * Commits a change of the plan as one act, completely or not at all. It is checked like an import against the present record,
 * whatever the preview showed.
 */
export function commitPlan(db: Database, cup: number, asked: PlanCommit): Promise<PlanCommitted | PlanNotCommitted> {
	const { change, ...head } = asked;
	return commitSource(db, cup, { ...head, kind: "plan", content: digest(change), make: async () => sourceOf(cup, change) });
}

/** Commits a source as one act, completely or not at all: see commitPlan. */
export function commitSource(db: Database, cup: number, asked: SourceCommit): Promise<PlanCommitted | PlanNotCommitted> {
	return writerTransaction(db, async (orm) => {
		const within = { ...db, orm };
		await lockCup(orm, cup);
		const proposal = { kind: asked.kind, step: asked.step, change: asked.content };
		const known = await actOfRequest(orm, cup, asked.id);
		if (known)
			return canonical(known.proposal) === canonical(proposal) ? { act: known.id, again: true } : { refused: "id-in-use" };
		const source = await asked.make(within);
		const preview = await previewSource(within, source);
		if (preview.faults.some(isError)) return { refused: "faulty", preview };
		if (preview.ground !== asked.ground) return { refused: "stale", preview };
		if (preview.consents.length > 0 && !asked.anyway) return { refused: "asked", preview };
		let act: number | null = null;
		const { desk, why } = asked;
		const head: ActHead = {
			...{ kind: asked.kind, ...desk, asked: { request: asked.id, proposal } },
			...(why !== undefined && { why }),
		};
		if (Object.keys(preview.counts).length === 0) return { refused: "nothing-changes" };
		await importCups(within, [source], {
			...ALL_CONSENTS,
			notBegun: true,
			onWritten: async (orm, written) => {
				act = await writeAct(orm, written.cup, head, written);
			},
		});
		if (act === null) throw new Error(`The change of the plan of cup ${cup} was not written.`);
		await asked.within?.(orm);
		return { act, again: false };
	});
}

const NOBODY = async (): Promise<void> => undefined;
const ALL_CONSENTS = Object.fromEntries(CONSENTS.map((consent) => [consent, true]));

const sourceOf = (cup: number, { cup: own, ...change }: PlanChange): Source =>
	readInBoth(sourceWithoutLines("plan", { format: CUP_FILE_FORMAT, ...change, cup: { ...own, id: cup } }));

function shown({ told, counts, faults, contested, leftOut }: ImportReport): PlanPreview {
	const changed = Object.entries(counts ?? {}).filter(
		([, { added, changed, removed }]) => added > 0 || changed > 0 || removed > 0,
	);
	const preview = {
		changes: told,
		counts: Object.fromEntries(changed),
		consents: CONSENTS.filter((kind) => kind !== "rest" && told.some(({ consent }) => consent === kind)),
		contested,
		faults,
		leftOut,
	};
	return { ...preview, ground: digest(preview) };
}

const digest = (value: unknown): string => createHash("sha256").update(canonical(value)).digest("base64url");
