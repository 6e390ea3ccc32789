/** What a file is, by its bytes: names are often wrong. */
export type FileKind = "zip" | "encrypted" | "xls" | "pdf" | "text" | "binary";

const starts = (bytes: Uint8Array, head: readonly number[]) => head.every((byte, at) => bytes[at] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** A compound file: the old Excel format, or a new one inside an encrypted package. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = [0x25, 0x50, 0x44, 0x46];

export function fileKind(bytes: Uint8Array): FileKind {
	if (starts(bytes, ZIP)) return "zip";
	if (starts(bytes, COMPOUND)) return hasUtf16(bytes, "EncryptedPackage") ? "encrypted" : "xls";
	if (starts(bytes, PDF)) return "pdf";
	return isText(bytes) ? "text" : "binary";
}

/** The directory of a compound file has its entries' names in UTF-16. */
const hasUtf16 = (bytes: Uint8Array, name: string) => Buffer.from(bytes).includes(Buffer.from(name, "utf16le"));

/** UTF-16 has zero bytes on one side; other text has no control characters. */
function isText(bytes: Uint8Array): boolean {
	const head = bytes.subarray(0, 4096);
	const odd = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length;
	const zeros = head.filter((byte) => byte === 0).length;
	const isUtf16 = starts(bytes, [0xff, 0xfe]) || starts(bytes, [0xfe, 0xff]) || zeros > head.length / 4;
	return isUtf16 ? odd === zeros : odd === 0;
}
