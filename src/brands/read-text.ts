import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";

const LARGEST_MB = 4;

/**
 * Reads a text of a brand's folder. It is opened without waiting: a pipe that nobody writes to never ends, and a device has no end.
 * @throws Error where it is no file, or too large
 */
export function readText(file: string): string {
	const opened = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
	try {
		const stat = fstatSync(opened);
		if (!stat.isFile()) throw new Error(`${file} is no file but a folder, a pipe or a device`);
		if (stat.size > LARGEST_MB * 1024 * 1024) throw new Error(`${file} is larger than ${LARGEST_MB} MB`);
		return readFileSync(opened, "utf8");
	} finally {
		closeSync(opened);
	}
}
