const SECTOR = 512;
const END = 0xfffffffe;
const NONE = 0xffffffff;
/** Shorter streams would be in a stream of small sectors. */
const SHORTEST = 4096;

/**
 * Writes a compound file ([MS-CFB], version 3): the old formats of Excel, and a workbook with a password.
 * @param streams by name; each is filled up with zeros to 4096 bytes, and all together have at most 60 kB
 */
export function compoundFile(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
	const named = Object.entries(streams);
	const lengths = named.map(([, bytes]) => Math.ceil(Math.max(bytes.length, SHORTEST) / SECTOR));
	const directoryLength = Math.ceil((named.length + 1) / 4);
	// Sector 0 is the table of sectors, then come the directory and the streams.
	const starts = lengths.map((_, at) => 1 + directoryLength + lengths.slice(0, at).reduce((sum, length) => sum + length, 0));
	const file = Buffer.alloc(SECTOR * (2 + directoryLength + lengths.reduce((sum, length) => sum + length, 0)));

	file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
	for (const [at, value] of [
		[24, 0x3e],
		[26, 3],
		[28, 0xfffe],
		[30, 9],
		[32, 6],
	] as const)
		file.writeUInt16LE(value, at);
	for (const [at, value] of [
		[44, 1],
		[48, 1],
		[56, SHORTEST],
		[60, END],
		[68, END],
		[76, 0],
	] as const)
		file.writeUInt32LE(value, at);
	file.fill(0xff, 80, SECTOR);

	const sector = (at: number) => SECTOR * (at + 1);
	file.fill(0xff, sector(0), sector(1));
	const chain = (start: number, length: number) => {
		for (let at = 0; at < length; at++)
			file.writeUInt32LE(at === length - 1 ? END : start + at + 1, sector(0) + 4 * (start + at));
	};
	file.writeUInt32LE(0xfffffffd, sector(0));
	chain(1, directoryLength);
	for (const [at, length] of lengths.entries()) chain(starts[at]!, length);

	const entry = (at: number, name: string, type: number, ways: readonly number[], start: number, size: number) => {
		const from = sector(1) + 128 * at;
		file.write(name, from, "utf16le");
		file.writeUInt16LE(2 * (name.length + 1), from + 64);
		file.set([type, 1], from + 66);
		for (const [index, way] of ways.entries()) file.writeUInt32LE(way, from + 68 + 4 * index);
		file.writeUInt32LE(start, from + 116);
		file.writeUInt32LE(size, from + 120);
	};
	entry(0, "Root Entry", 5, [NONE, NONE, 1], END, 0);
	for (const [at, [name, bytes]] of named.entries()) {
		const next = at === named.length - 1 ? NONE : at + 2;
		entry(at + 1, name, 2, [NONE, next, NONE], starts[at]!, SECTOR * lengths[at]!);
		file.set(bytes, sector(starts[at]!));
	}
	return file;
}
