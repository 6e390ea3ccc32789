import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { constants, rmSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { fileFault, isOfSystem, NotAFile } from "../file-fault.ts";
import { BackupFault } from "./format.ts";

/** A file that cannot be written or read, in words that say which and why. */
export class BackupFileFault extends Error {}

/**
 * Writes a file that is there whole or not at all, which only its owner reads.
 * @param fill is given what writes a piece, and resolves when there is room for more
 * @param endsProcess a signal ends the process at once, without what was half written; else whoever is asked to end decides when
 * @throws BackupFileFault where it cannot be written; what was there before is there then
 */
export async function writeWhole<Result>(
	file: string,
	fill: (write: (text: string) => Promise<void>) => Promise<Result>,
	{ endsProcess = false }: { readonly endsProcess?: boolean } = {},
): Promise<Result> {
	const temporary = `${file}.${randomBytes(4).toString("hex")}.new`;
	const remove = () => rmSync(temporary, { force: true });
	const interrupted = () => {
		remove();
		process.exit(130);
	};
	try {
		const handle = await open(temporary, "wx", 0o600);
		if (endsProcess) process.once("SIGINT", interrupted).once("SIGTERM", interrupted);
		const zip = createGzip();
		const written = pipeline(zip, handle.createWriteStream({ flush: true }));
		// Heard below, by who waits for room.
		written.catch(() => undefined);
		const filled = await fill(async (text) => {
			if (!zip.write(text)) await Promise.race([once(zip, "drain"), written]);
		}).finally(() => zip.end());
		await written;
		await rename(temporary, file);
		return filled;
	} catch (error) {
		remove();
		if (isOfSystem(error)) throw new BackupFileFault(fileFault(file, "written", error));
		throw error;
	} finally {
		process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
	}
}

const MB = 1024 * 1024;
/** Of a file that is read. A row with a picture has some 100 kB, the cells of an import of 5,000 matches some 3 MB. */
export const BACKUP_LIMITS = {
	/** Characters. */
	line: 32 * MB,
	/** Bytes when unzipped. */
	total: 64 * 1024 * MB,
	/** Unzipped bytes for each zipped one, of a file whose first 16 MB have been unzipped: ours reach 40, nothing but zeros 1,030. */
	ratio: 500,
	ratioFrom: 16 * MB,
};

/**
 * @returns the lines of such a file, without their ends
 * @throws BackupFault where it is not what was written; BackupFileFault where it cannot be read
 */
export async function* linesOf(file: string, limits = BACKUP_LIMITS): AsyncGenerator<string> {
	const source = await openToRead(file);
	const unzip = createGunzip();
	const read = pipeline(source, unzip);
	read.catch(() => undefined);
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let rest: string[] = [];
	let length = 0;
	let total = 0;
	const add = (part: string) => {
		length += part.length;
		if (length > limits.line) throw tooLarge(`a line of it is longer than ${limits.line / MB} MB`);
		rest.push(part);
	};
	try {
		for await (const piece of unzip as AsyncIterable<Buffer>) {
			total += piece.length;
			if (total > limits.total) throw tooLarge(`it unzips to more than ${limits.total / MB} MB`);
			if (total > limits.ratioFrom && total > limits.ratio * source.bytesRead)
				throw tooLarge(`it unzips to more than ${limits.ratio} times its size`);
			const [first = "", ...others] = decoder.decode(piece, { stream: true }).split("\n");
			add(first);
			for (const next of others) {
				yield rest.join("");
				rest = [];
				length = 0;
				add(next);
			}
		}
		const last = rest.join("") + decoder.decode();
		if (last !== "") yield last;
	} catch (error) {
		if (isOfSystem(error)) throw new BackupFileFault(fileFault(file, "read", error));
		const { code } = error as NodeJS.ErrnoException;
		if (code === "Z_BUF_ERROR") throw new BackupFault("is damaged: it ends in the middle");
		if (code?.startsWith("Z_")) throw new BackupFault("is damaged, or no backup of Cupboard: it cannot be unzipped");
		if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") throw new BackupFault("is damaged: it is no text");
		throw error;
	} finally {
		source.destroy();
		unzip.destroy();
		await finished(source).catch(() => undefined);
	}
}

const tooLarge = (why: string) => new BackupFault(`is damaged, or no backup of Cupboard: ${why}`);

/** A pipe that nobody writes to would be waited for without end, and a device has none. */
async function openToRead(file: string) {
	try {
		const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
		if (!(await handle.stat()).isFile()) {
			await handle.close();
			throw new NotAFile();
		}
		return handle.createReadStream();
	} catch (error) {
		if (error instanceof NotAFile || isOfSystem(error)) throw new BackupFileFault(fileFault(file, "read", error));
		throw error;
	}
}
