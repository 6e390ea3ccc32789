const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const TIME = "(?<hour>\\d\\d):(?<minute>\\d\\d):(?<second>\\d\\d)";
/** The three date formats that a recipient must accept (RFC 9110, section 5.6.7), all in UTC. */
const DATES = [
	new RegExp(`^[A-Z][a-z]{2}, (?<day>\\d\\d) (?<month>[A-Z][a-z]{2}) (?<year>\\d{4}) ${TIME} GMT$`),
	new RegExp(`^[A-Z][a-z]{5,8}, (?<day>\\d\\d)-(?<month>[A-Z][a-z]{2})-(?<year>\\d\\d) ${TIME} GMT$`),
	new RegExp(`^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \\d]\\d) ${TIME} (?<year>\\d{4})$`),
];

/** @returns the instant in milliseconds; null if the text is not an HTTP date */
export function readHttpDate(text: string, now: number): number | null {
	for (const form of DATES) {
		const parts = form.exec(text)?.groups;
		if (!parts) continue;
		const month = MONTHS.indexOf(parts.month!);
		const [day, hour, minute] = [Number(parts.day), Number(parts.hour), Number(parts.minute)];
		// A Date cannot represent a leap second.
		const second = Math.min(59, Number(parts.second));
		const at = Date.UTC(yearOf(parts.year!, now), month, day, hour, minute, second);
		const read = new Date(at);
		const isReal = month >= 0 && read.getUTCDate() === day && read.getUTCHours() === hour && read.getUTCMinutes() === minute;
		return isReal && Number(parts.second) <= 60 ? at : null;
	}
	return null;
}

/** Two digits that would be more than 50 years ahead mean the past (RFC 9110, section 5.6.7). */
function yearOf(text: string, now: number): number {
	if (text.length === 4) return Number(text);
	const current = new Date(now).getUTCFullYear();
	const year = current - (current % 100) + Number(text);
	return year > current + 50 ? year - 100 : year;
}

/** A longer pause cannot be meant for one request, and may exceed the range of Date. */
const LONGEST_WAIT_MS = 30 * 86_400_000;

/**
 * How long a server asks us to wait (RFC 9110, section 10.2.3), as seconds or as a date.
 * @param date the answer's own `Date`: if present, the pause counts from it, so that a wrong clock does not matter
 * @param now our clock, in milliseconds
 * @returns milliseconds, at most 30 days; null if there is no pause, or it cannot be parsed, or it is over
 */
export function retryAfterMs(
	retryAfter: string | undefined,
	{ date, now }: { readonly date: string | undefined; readonly now: number },
): number | null {
	const text = retryAfter?.trim() ?? "";
	const wait = /^\d+$/.test(text) ? Number(text) * 1000 : untilDate(text, date, now);
	return wait !== null && Number.isFinite(wait) && wait > 0 ? Math.min(wait, LONGEST_WAIT_MS) : null;
}

function untilDate(text: string, date: string | undefined, now: number): number | null {
	const at = readHttpDate(text, now);
	if (at === null) return null;
	return at - ((date === undefined ? null : readHttpDate(date.trim(), now)) ?? now);
}
