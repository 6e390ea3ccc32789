import { unzipSync } from "fflate";
import { brokenWorkbook, LIMITS, UnreadableWorkbook } from "./workbook.ts";

/**
 * The parts of a workbook that are read: XML, by `partName`. Pictures and the like stay packed.
 */
export type Archive = Readonly<Record<string, Uint8Array>>;

/**
 * Unpacks a workbook's XML. Sizes are added up from the zip's directory before anything is unpacked; `unzipSync` writes each entry into
 * a buffer of the stated size, so an entry that is larger than it states fails.
 */
export function openArchive(bytes: Uint8Array): Archive {
	let unpacked = 0;
	const names: string[] = [];
	try {
		// The filter refuses every entry: only the directory is read.
		unzipSync(bytes, {
			filter: ({ name, originalSize }) => {
				names.push(partName(name));
				if (isRead(name)) unpacked += originalSize;
				return false;
			},
		});
		if (unpacked > LIMITS.unpacked)
			throw new UnreadableWorkbook(
				`a workbook that is ${Math.ceil(unpacked / 1024 / 1024)} MB when unpacked`,
				`at most ${LIMITS.unpacked / 1024 / 1024} MB; delete the sheets that are not needed`,
			);
		if (hasPassword(bytes))
			throw new UnreadableWorkbook(
				"a zip that is protected by a password",
				"the workbook in it, unpacked and without a password",
			);
		const known = names.find((name) => name in OTHER_ZIPS || name.endsWith(".iwa"));
		const other = known && (OTHER_ZIPS[known] ?? NUMBERS);
		if (other) throw new UnreadableWorkbook(...other);
		const parts = unzipSync(bytes, { filter: ({ name }) => isRead(name) });
		return Object.fromEntries(Object.entries(parts).map(([name, part]) => [partName(name), part]));
	} catch (error) {
		if (error instanceof UnreadableWorkbook) throw error;
		// fflate throws its own errors, and RangeError or TypeError where offsets lead outside the file.
		if (error instanceof Error) throw brokenWorkbook();
		throw error;
	}
}

/** The flags of each entry in the zip's directory (APPNOTE 4.3.12, 4.4.4): bit 0 is set for an encrypted one. */
function hasPassword(bytes: Uint8Array): boolean {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).lastIndexOf("PK\x05\x06", undefined, "latin1");
	for (let at = view.getUint32(end + 16, true); at < end && view.getUint32(at, true) === 0x02014b50; ) {
		if ((view.getUint16(at + 8, true) & 1) === 1) return true;
		at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
	}
	return false;
}

/**
 * The name under which a part is found. Names of a package differ by more than case (ECMA-376 part 2, 6.2.2.3), and some programs write
 * backslashes.
 */
export const partName = (name: string): string => name.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();

const isRead = (name: string) => /(?:\.xml|\.rels|^mimetype)$/.test(partName(name));

const NUMBERS = ["a document of Apple Numbers", "File › Export To › Excel in Numbers"] as const;
const WORD = ["a text document", "a spreadsheet: .xlsx, .ods or .csv"] as const;
/** Zips that are no workbooks, by an entry that only they have. */
const OTHER_ZIPS: Readonly<Record<string, readonly [message: string, expected: string]>> = {
	"xl/workbook.bin": ["a binary workbook (.xlsb)", "the workbook saved as .xlsx"],
	"word/document.xml": WORD,
	"ppt/presentation.xml": WORD,
};
