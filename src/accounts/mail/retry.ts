const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A server that restarts is back within the first, one that greylists within the middle ones, one that is down within the last. */
export const RETRY_PAUSES_MS: readonly number[] = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];

/** A mail server's refusal, without the recipient's address. */
export function codeOf(error: unknown): { code: unknown; response: unknown; permanent: boolean } {
	const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
	return { code, response: responseCode, permanent: typeof responseCode === "number" && responseCode >= 500 };
}
