import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06 */
const BLOCK = 512;
const FILE = "0";
const FOLDER = "5";

/**
 * A folder's files in one archive.
 * @param {string} folder
 * @param {(name: string) => boolean} isWanted asked of each file, by its path in the folder
 */
export function tarOf(folder, isWanted = () => true) {
	const blocks = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
		const place = path.join(entry.parentPath ?? entry.path, entry.name);
		const name = path.relative(folder, place).split(path.sep).join("/");
		if (entry.isDirectory()) return [head(name, 0, FOLDER)];
		if (!isWanted(name)) return [];
		const content = readFileSync(place);
		return [head(name, content.length, FILE), content, Buffer.alloc(-content.length & (BLOCK - 1))];
	});
	return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

/** @param size in bytes */
function head(name, size, kind) {
	const bytes = Buffer.alloc(BLOCK);
	const put = (at, text) => bytes.write(text, at, "latin1");
	const octal = (at, digits, value) => put(at, value.toString(8).padStart(digits, "0"));
	put(0, name);
	octal(100, 7, 0o700);
	octal(124, 11, size);
	octal(136, 11, 0);
	put(156, kind);
	put(257, "ustar\u000000");
	// The checksum is computed with blanks in its own field.
	put(148, " ".repeat(8));
	octal(
		148,
		6,
		bytes.reduce((sum, byte) => sum + byte, 0),
	);
	return bytes;
}
