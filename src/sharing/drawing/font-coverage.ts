import { inflateSync } from "node:zlib";

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;

/**
 * Reads which characters a typeface has a glyph for.
 * The declared ranges of a package are wider than its files: only the `cmap` table is certain.
 * @param file a WOFF 1.0 file
 */
export function coverageOf(file: Uint8Array): Set<number> {
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
	const cmap = cmapTable(file, view);
	const covered = new Set<number>();
	for (let record = 0; record < cmap.getUint16(2); record += 1) {
		const subtable = cmap.getUint32(8 + record * 8);
		const format = cmap.getUint16(subtable);
		if (format === 4) addSegments(cmap, subtable, covered);
		if (format === 12) addGroups(cmap, subtable, covered);
	}
	return covered;
}

function cmapTable(file: Uint8Array, view: DataView): DataView {
	for (let index = 0; index < view.getUint16(12); index += 1) {
		const entry = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
		if (view.getUint32(entry) !== 0x636d6170) continue;
		const packed = file.subarray(view.getUint32(entry + 4), view.getUint32(entry + 4) + view.getUint32(entry + 8));
		const table = packed.length < view.getUint32(entry + 12) ? inflateSync(packed) : packed;
		return new DataView(table.buffer, table.byteOffset, table.byteLength);
	}
	throw new Error("the typeface has no cmap table");
}

function addSegments(cmap: DataView, at: number, covered: Set<number>): void {
	const bytes = cmap.getUint16(at + 6);
	for (let offset = 0; offset < bytes; offset += 2) {
		const end = cmap.getUint16(at + 14 + offset);
		const start = cmap.getUint16(at + 16 + bytes + offset);
		const delta = cmap.getUint16(at + 16 + bytes * 2 + offset);
		const rangeAt = at + 16 + bytes * 3 + offset;
		const range = cmap.getUint16(rangeAt);
		for (let code = start; code <= end && code < 0xffff; code += 1) {
			const glyph = range === 0 ? code : cmap.getUint16(rangeAt + range + (code - start) * 2);
			if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) covered.add(code);
		}
	}
}

function addGroups(cmap: DataView, at: number, covered: Set<number>): void {
	for (let group = 0; group < cmap.getUint32(at + 12); group += 1) {
		const entry = at + 16 + group * 12;
		for (let code = cmap.getUint32(entry); code <= cmap.getUint32(entry + 4); code += 1) covered.add(code);
	}
}
