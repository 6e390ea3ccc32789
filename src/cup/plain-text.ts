/** Turn the reading direction of what follows: a name with one of them can pass for another, or turn the line it stands in. */
const BIDI_CONTROLS = "\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069";
const BIDI = new RegExp(`[${BIDI_CONTROLS}]`, "u");
/** Control characters but the tab and the line's end. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/u;

/** What is wrong with a text that somebody wrote; null: nothing. Letters of every script and emoji are as good as any. */
export type TextFault = "half character" | "control character" | "bidirectional control";

/** @returns what keeps a text from being kept and shown */
export function textFault(text: string): TextFault | null {
	if (!text.isWellFormed()) return "half character";
	if (CONTROLS.test(text)) return "control character";
	return BIDI.test(text) ? "bidirectional control" : null;
}

/** The characters of Windows-1252 that are no byte of their own in Unicode, by their byte. */
const WINDOWS_1252 = new Map(
	[..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ"].map((sign, at) => [sign, 0x80 + at]),
);

/** How a letter of two or three bytes begins when its bytes are read as letters of Windows-1252: Ã and Â, Ä and Å, â€. */
const DOUBLE =
	/[ÂÃ][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]|[ÄÅ][\u0080-\u00BFŒœŠšŽžŸƒˆ˜€™]|â€./u;

/**
 * Whether a text was read in the wrong letters before it came here, as "Ã…by" was once "Åby".
 * @returns what it should have been; null where it is as it was written
 */
export function doublyEncoded(text: string): string | null {
	const found = DOUBLE.exec(text);
	if (found === null) return null;
	// From there to the next letter that no byte can be.
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
