import { randomUUID } from "node:crypto";
import type { Orm } from "../../database/database.ts";
import type { ActHead, ReplacedTime } from "../../results/acts/act.ts";
import { writeAct } from "../../results/acts/ledger.ts";
import { joinDifferences } from "../../results/record/write/difference.ts";
import type { Words } from "../../text/language.ts";
import type { Desk } from "../desk.ts";

/** A line of the ledger about publication that changes no row of the cup. */
type Line = {
	readonly what: Words;
	readonly was: Words;
	readonly becomes: Words;
	readonly why?: string | undefined;
	/** The account that proposed it. */
	readonly askedBy?: string | undefined;
	/** The scheduled publications that it cancelled: undoing it schedules them again. */
	readonly took?: readonly ReplacedTime[];
};

/** @param time by the cup's clock @returns the act's number */
export async function writeLine(
	orm: Orm,
	cup: number,
	desk: Desk,
	time: Date,
	{ what, was, becomes, why, askedBy, took = [] }: Line,
): Promise<number> {
	const lineIn = (language: keyof Words) => ({ what: what[language], was: was[language], becomes: becomes[language] });
	const head: ActHead = {
		...{ kind: "publish", desk: desk.name, deskId: desk.id },
		...(why !== undefined && { why }),
		...(askedBy !== undefined && { askedBy }),
		asked: { request: randomUUID(), proposal: { kind: "publish", took } },
	};
	const entry = {
		...{ now: time.toISOString(), difference: joinDifferences([]), editions: [], said: [] },
		changes: [{ ...lineIn("en"), sv: lineIn("sv"), consent: null }],
	};
	const written = await writeAct(orm, cup, head, entry);
	if (written === null) throw new Error(`Not written to the ledger: ${what.en}.`);
	return written;
}
