import { createHash } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { EditionRecord } from "../results/record/cup-file.ts";
import { waitingDecisions } from "./decisions/waiting-decisions.ts";
import { reportsToReview } from "./result-entry/reports-to-review.ts";
import { waitingReports } from "./result-entry/waiting-reports.ts";

/**
 * What waits for somebody to look at it: reports that are held or wait for their teams, and decisions.
 * @param kept the office's edition
 * @returns a digest of it: another one means that there is something to ask for
 */
export async function waitsDigest(
	database: Database,
	cup: number,
	kept: () => Promise<EditionRecord | undefined>,
): Promise<string> {
	const held = await reportsToReview(database, cup);
	const waiting = await waitingReports(database, cup);
	const record = await kept();
	const told = JSON.stringify([held, waiting, record === undefined ? [] : waitingDecisions(record)]);
	return createHash("sha256").update(told).digest("base64url");
}
