import { isObjection, type Objection, type Verdict } from "../../cup/reports/verdict.ts";
import type { PhoneReport } from "./phone-report.ts";

/** Why a report is refused: what it contradicts, whose match it is, or the server's message. */
export type Refusal = Objection | "not-yours" | "no-such-match" | { readonly said: string };

export type SendAnswer =
	| { readonly taken: true }
	| { readonly refused: Refusal }
	| { readonly again: "revoked" | Unreached }
	/** In seconds; null: a server error without a Retry-After. */
	| { readonly again: "later"; readonly after: number | null };

/** Why there was no answer: the phone is offline, or the server does not answer. */
export type Unreached = "no-network" | "no-answer";

export const unreached = (): Unreached => (navigator.onLine ? "no-answer" : "no-network");

/** Sends one report. It may be sent again until it has its answer: the server counts its id once (docs/integrate/reporting.md). */
export async function sendReport(token: string, report: PhoneReport): Promise<SendAnswer> {
	let response: Response;
	try {
		response = await fetch("/api/report", {
			method: "POST",
			headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
			body: JSON.stringify(report),
			cache: "no-store",
			credentials: "omit",
			// A reporter who closes the page at once has reported all the same.
			keepalive: true,
		});
	} catch {
		// It stays in the queue.
		return { again: unreached() };
	}
	if (response.status === 429 || response.status >= 500) {
		const after = Number(response.headers.get("retry-after"));
		return { again: "later", after: after > 0 ? after : null };
	}
	// A captive portal, such as an arena's sign-in page, answers with any status and its own content: that is no answer of the server.
	if (!response.headers.get("content-type")?.startsWith("application/json")) return { again: unreached() };
	if (response.ok) return { taken: true };
	if (response.status === 401) return { again: "revoked" };
	try {
		return { refused: await refusalOf(response) };
	} catch {
		// It broke off on its way.
		return { again: unreached() };
	}
}

async function refusalOf(response: Response): Promise<Refusal> {
	if (response.status === 403) return "not-yours";
	if (response.status === 404) return "no-such-match";
	const { verdict, message, errors } = (await response.json()) as {
		verdict?: Verdict;
		message?: string;
		errors?: Record<string, readonly string[]>;
	};
	if (verdict !== undefined && isObjection(verdict)) return verdict;
	const faults = Object.entries(errors ?? {}).map(([field, texts]) => `${field}: ${texts.join(", ")}`);
	return { said: faults.join("; ") || message || String(response.status) };
}
