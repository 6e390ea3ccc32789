/** What a file is, by its bytes: names are often wrong. */
export type FileKind = "zip" | "encrypted" | "xls" | "encrypted xls" | "pdf" | "text" | "binary";

const starts = (bytes: Uint8Array, head: readonly number[]) => head.every((byte, at) => bytes[at] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** A compound file: the old Excel format, or a new one inside an encrypted package. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = [0x25, 0x50, 0x44, 0x46];

export function fileKind(bytes: Uint8Array): FileKind {
	if (starts(bytes, ZIP)) return "zip";
	if (starts(bytes, COMPOUND)) return compoundKind(bytes);
	if (starts(bytes, PDF)) return "pdf";
	return isText(bytes) ? "text" : "binary";
}

function compoundKind(bytes: Uint8Array): FileKind {
	if (hasUtf16(bytes, "EncryptedPackage")) return "encrypted";
	return hasFilePass(bytes) ? "encrypted xls" : "xls";
}

/** [MS-XLS] 2.1.7.20: a workbook begins with a BOF record; with a password, FilePass is next, after a possible WriteProtect. */
const BOF = [0x09, 0x08];
const WRITE_PROTECT = 0x86;
const FILE_PASS = 0x2f;

/** Streams begin at a sector: 512 bytes in all files that Excel writes. */
const SECTOR = 512;

function hasFilePass(bytes: Uint8Array): boolean {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	/** Each record has its type, its length and its data. */
	const next = (at: number) => at + 4 + view.getUint16(at + 2, true);
	const typeAt = (at: number) => (at + 4 <= bytes.length ? view.getUint16(at, true) : undefined);
	for (let at = SECTOR; at + 4 <= bytes.length; at += SECTOR) {
		if (!starts(bytes.subarray(at), BOF)) continue;
		let record = next(at);
		if (typeAt(record) === WRITE_PROTECT) record = next(record);
		if (typeAt(record) === FILE_PASS) return true;
	}
	return false;
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
