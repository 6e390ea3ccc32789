/** Characters that change the reading direction: a name with one can look like another, or reorder its line. */
const BIDI_CONTROLS = "\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069";
const BIDI = new RegExp(`[${BIDI_CONTROLS}]`, "u");
/** Control characters except tab and line breaks. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/u;

/** Faults of a user's text; null: none. Letters of every script and emoji are allowed. */
export type TextFault = "half character" | "control character" | "bidirectional control";

/** @returns the fault that prevents a text from being stored and shown */
export function textFault(text: string): TextFault | null {
	if (!text.isWellFormed()) return "half character";
	if (CONTROLS.test(text)) return "control character";
	return BIDI.test(text) ? "bidirectional control" : null;
}

/** The characters of Windows-1252 that Unicode has at other code points, with their bytes. */
const WINDOWS_1252 = new Map(
	[..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ"].map((sign, at) => [sign, 0x80 + at]),
);

/** The beginning of a UTF-8 sequence of two or three bytes that was decoded as Windows-1252: Ã and Â, Ä and Å, â€. */
const DOUBLE =
	/[ÂÃ][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]|[ÄÅ][\u0080-\u00BFŒœŠšŽžŸƒˆ˜€™]|â€./u;

/**
 * Whether a text was decoded with the wrong encoding earlier, such as "Ã…by" for "Åby".
 * @returns the correct text; null if it is right as it is
 */
export function doublyEncoded(text: string): string | null {
	const found = DOUBLE.exec(text);
	if (found === null) return null;
	// Continues to the next character that is not a single byte.
	const bytes: number[] = [];
	for (const sign of text.slice(found.index)) {
		const byte = WINDOWS_1252.get(sign) ?? sign.codePointAt(0)!;
		if (byte > 0xff) break;
		bytes.push(byte);
	}
	try {
		const written = new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
		return text.slice(0, found.index) + written + text.slice(found.index + bytes.length);
	} catch (error) {
		if (error instanceof TypeError) return null;
		throw error;
	}
}
