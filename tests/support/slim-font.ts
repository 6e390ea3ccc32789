/** The tables of an sfnt font by their tags (OpenType 1.9, "Organization of an OpenType font"). */
type Tables = Map<string, Buffer>;

/** Tables without a use in a page: the text names of a font, variation names, rasteriser hints, glyph classes for marks. */
const UNUSED = ["STAT", "gasp", "GDEF"];
/** Browsers require a name table; this one has no entries. */
const NO_NAMES = Buffer.from([0, 0, 0, 0, 0, 6]);
/** A layout table whose lists are empty is not longer than this, in bytes. */
const EMPTY_LAYOUT = 46;

/** Removes what a page does not read from a TrueType font with short offsets. */
export function slimFont(font: Buffer): Buffer {
	const tables = tablesOf(font);
	makeTabular(tables);
	for (const tag of UNUSED) tables.delete(tag);
	for (const tag of ["GPOS", "GSUB"]) if ((tables.get(tag)?.length ?? 0) <= EMPTY_LAYOUT) tables.delete(tag);
	tables.set("name", NO_NAMES);
	return fontOf(tables);
}

/**
 * Makes the glyphs of a font's only substitution, of figures of equal width, those of its characters: each figure is in the file once, and
 * no substitution is needed.
 */
function makeTabular(tables: Tables): void {
	const gsub = tables.get("GSUB");
	if (gsub === undefined || gsub.length <= EMPTY_LAYOUT) return;
	const lookups = gsub.readUInt16BE(8);
	const lookup = lookups + gsub.readUInt16BE(lookups + 2);
	const single = lookup + gsub.readUInt16BE(lookup + 6);
	// Single substitution by a distance, of one range of glyphs.
	const coverage = single + gsub.readUInt16BE(single + 2);
	const shape = [lookups, lookup, single, coverage].map((at) => gsub.readUInt16BE(at));
	if (shape.join() !== "1,1,1,2" || gsub.readUInt16BE(coverage + 2) !== 1) throw new Error("another kind of substitution");
	const [first, last] = [gsub.readUInt16BE(coverage + 4), gsub.readUInt16BE(coverage + 6)];
	const distance = gsub.readInt16BE(single + 4);
	const [glyf, loca, hmtx] = ["glyf", "loca", "hmtx"].map((tag) => Buffer.from(tables.get(tag)!)) as [Buffer, Buffer, Buffer];
	const glyphs: Buffer[] = [];
	const read = (glyph: number) => glyf.subarray(loca.readUInt16BE(glyph * 2) * 2, loca.readUInt16BE(glyph * 2 + 2) * 2);
	for (let glyph = 0; glyph < loca.length / 2 - 1; glyph++) {
		const from = glyph >= first && glyph <= last ? glyph + distance : glyph;
		const isReplacing = glyph >= first + distance && glyph <= last + distance;
		glyphs.push(isReplacing ? Buffer.alloc(0) : read(from));
		if (from !== glyph) hmtx.copyWithin(glyph * 4, from * 4, from * 4 + 4);
	}
	let end = 0;
	glyphs.forEach((glyph, at) => {
		end += glyph.length;
		loca.writeUInt16BE(end / 2, at * 2 + 2);
	});
	tables.set("glyf", Buffer.concat(glyphs)).set("loca", loca).set("hmtx", hmtx).delete("GSUB");
}

function tablesOf(font: Buffer): Tables {
	const count = font.readUInt16BE(4);
	return new Map(
		Array.from({ length: count }, (_, at) => {
			const entry = 12 + at * 16;
			const from = font.readUInt32BE(entry + 8);
			return [font.toString("latin1", entry, entry + 4), font.subarray(from, from + font.readUInt32BE(entry + 12))];
		}),
	);
}

/** The reader computes the checksums anew. */
function fontOf(tables: Tables): Buffer {
	const head = Buffer.alloc(12 + tables.size * 16);
	head.writeUInt32BE(0x1_00_00, 0);
	head.writeUInt16BE(tables.size, 4);
	const parts = [head];
	let end = head.length;
	for (const [at, [tag, table]] of [...tables].sort(([one], [other]) => (one < other ? -1 : 1)).entries()) {
		head.write(tag, 12 + at * 16, "latin1");
		head.writeUInt32BE(end, 12 + at * 16 + 8);
		head.writeUInt32BE(table.length, 12 + at * 16 + 12);
		const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
		table.copy(padded);
		parts.push(padded);
		end += padded.length;
	}
	return Buffer.concat(parts);
}
