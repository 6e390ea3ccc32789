import type { ReporterStore, StoredReport } from "./reporter-store.ts";
import { type SendAnswer, sendReport, type Unreached } from "./send-report.ts";

/** The state of the queue after a pass: empty, or why the rest waits. */
export type Line =
	| { readonly state: "clear" }
	| { readonly state: "revoked" | Unreached }
	/** Seconds until it is tried again. */
	| { readonly state: "later"; readonly after: number };

/** After this many server errors on one report, the following ones are sent first, so that one report cannot block the others. */
const PATIENCE = 3;
/** Seconds. */
export const AFTER_A_FAILURE = 10;

/**
 * Sends the waiting reports in order, each until it is answered.
 * @param token of the link in use; reports stored under a revoked link are sent with it
 * @param told called after each answer
 */
export async function sendQueue(
	kept: Pick<ReporterStore, "reports" | "putReport">,
	token: string,
	told: () => Promise<void>,
	failures: Map<number, number>,
	send: (token: string, report: StoredReport["report"]) => Promise<SendAnswer> = sendReport,
): Promise<Line> {
	let line: Line = { state: "clear" };
	for (const waiting of (await kept.reports()).filter(({ state }) => state === "waiting")) {
		let one = waiting;
		let answer = await send(one.token, one.report);
		if ("again" in answer && answer.again === "revoked" && one.token !== token) {
			one = { ...one, token };
			answer = await send(token, one.report);
		}
		if ("taken" in answer) await kept.putReport({ ...one, state: "sent" });
		else if ("refused" in answer) await kept.putReport({ ...one, state: "refused", refusal: answer.refused });
		else if (answer.again !== "later") return { state: answer.again };
		else {
			const failed = (failures.get(one.seq) ?? 0) + 1;
			failures.set(one.seq, failed);
			line = { state: "later", after: answer.after ?? AFTER_A_FAILURE };
			if (answer.after !== null || failed < PATIENCE) return line;
			continue;
		}
		await told();
	}
	return line;
}
