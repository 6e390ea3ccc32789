/** The encoding of a spreadsheet's file. */
export type Encoding = "UTF-8" | "UTF-16" | "Windows-1252";

const BYTE_ORDER_MARKS: readonly (readonly [label: string, encoding: Encoding, bytes: readonly number[]])[] = [
	["utf-8", "UTF-8", [0xef, 0xbb, 0xbf]],
	["utf-16le", "UTF-16", [0xff, 0xfe]],
	["utf-16be", "UTF-16", [0xfe, 0xff]],
];

/**
 * @returns the file's text without its byte order mark; bytes that are not UTF are decoded as Windows-1252, which Excel uses for
 * plain "CSV"
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
	const marked = BYTE_ORDER_MARKS.find(([, , mark]) => mark.every((byte, at) => bytes[at] === byte));
	const label = marked?.[0] ?? utf16WithoutMark(bytes);
	if (label?.startsWith("utf-16")) return { text: new TextDecoder(label).decode(bytes), encoding: "UTF-16" };
	try {
		return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "Windows-1252" };
	}
}

/** In UTF-16 nearly every Latin letter has a zero byte, always on the same side; other encodings have none. */
function utf16WithoutMark(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
	const zeros = [0, 0];
	for (const [at, byte] of bytes.subarray(0, 2000).entries()) if (byte === 0) zeros[at % 2]! += 1;
	const half = Math.min(bytes.length, 2000) / 2;
	if (zeros[1]! > half / 2 && zeros[0] === 0) return "utf-16le";
	return zeros[0]! > half / 2 && zeros[1] === 0 ? "utf-16be" : undefined;
}
