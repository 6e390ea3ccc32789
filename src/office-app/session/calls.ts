import { shownLanguage } from "./language.tsx";

/** The token of calls that change data, set by the session. */
let token = "";
export function carryToken(told: string): void {
	token = told;
}

/** A refused call, with the server's answer. */
export class CallRefused extends Error {
	/** 0: there was no answer. */
	readonly status: number;
	readonly because: string | undefined;
	/** By field. */
	readonly errors: Readonly<Record<string, readonly string[]>>;
	/** The whole answer, such as the preview of a stale act. */
	readonly answer: unknown;

	constructor(status: number, answer: { message?: string; because?: string; errors?: Record<string, string[]> }) {
		super(answer.message ?? "");
		this.status = status;
		this.because = answer.because;
		this.errors = answer.errors ?? {};
		this.answer = answer;
	}
}

/** @returns the server's reason for refusing a call; `unanswered` without one */
export const refusalWords = (error: unknown, unanswered: string): string =>
	error instanceof CallRefused && error.message !== "" ? error.message : unanswered;

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A form has its own content type, with the boundary between its parts. */
/** A form or a file is sent as it is, not as JSON. */
const isRaw = (body: object): body is FormData | Blob => body instanceof FormData || body instanceof Blob;

/**
 * Calls the office's server.
 * @param path under /office/api, with a leading slash
 * @returns its answer; undefined for an empty one
 * @throws CallRefused
 */
export async function call<Answer>(method: Method, path: string, body?: object, signal?: AbortSignal): Promise<Answer> {
	const sent = await fetch(`/office/api${path}`, {
		method,
		headers: {
			"accept-language": shownLanguage(),
			...(method !== "GET" && { "x-office-token": token }),
			...(body !== undefined && !isRaw(body) && { "content-type": "application/json" }),
		},
		...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
		...(signal !== undefined && { signal }),
	}).catch((error: unknown) => {
		if (signal?.aborted) throw error;
		throw new CallRefused(0, {});
	});
	if (sent.status === 204) return undefined as Answer;
	const answer = await sent.json().then(
		(said) => said as Answer,
		(error: unknown) => {
			if (signal?.aborted) throw error;
			// The status of a refusal is enough; an incomplete answer counts as none.
			if (sent.ok) throw new CallRefused(0, {});
			return {} as Answer;
		},
	);
	if (!sent.ok) throw new CallRefused(sent.status, answer as object);
	return answer;
}
