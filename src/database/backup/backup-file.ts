import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { constants, rmSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { fileFault, isSystemError, NotAFile } from "../file-fault.ts";
import { BackupFault } from "./format.ts";

/** A file that cannot be written or read, with a message that names the file and the cause. */
export class BackupFileFault extends Error {}

/**
 * Writes a file atomically, readable by its owner only.
 * @param fill gets a function that writes a part, and resolves when there is room for more
 * @param endsProcess a signal ends the process at once and removes the partial file; otherwise the caller decides
 * @throws BackupFileFault if it cannot be written; an existing file is then unchanged
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
		// Handled below; this prevents an unhandled rejection until then.
		written.catch(() => undefined);
		const filled = await fill(async (text) => {
			if (!zip.write(text)) await Promise.race([once(zip, "drain"), written]);
		}).finally(() => zip.end());
		await written;
		await rename(temporary, file);
		return filled;
	} catch (error) {
		remove();
		if (isSystemError(error)) throw new BackupFileFault(fileFault(file, "written", error));
		throw error;
	} finally {
		process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
	}
}

const MB = 1024 * 1024;
/** Limits for reading. A row with a picture has some 100 kB, the cells of an import of 5,000 matches some 3 MB. */
export const BACKUP_LIMITS = {
	/** Characters. */
	line: 32 * MB,
	/** Uncompressed bytes. */
	total: 64 * 1024 * MB,
	/** Uncompressed bytes per compressed byte, checked after the first 16 MB: our backups reach 40, a file of zeros 1,030. */
	ratio: 500,
	ratioFrom: 16 * MB,
};

/**
 * @returns the lines of such a file, without line ends
 * @throws BackupFault if the content is not as written; BackupFileFault if it cannot be read
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
		if (isSystemError(error)) throw new BackupFileFault(fileFault(file, "read", error));
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

/** Opening a pipe without a writer would block forever, and a device has no end. */
async function openToRead(file: string) {
	try {
		const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
		if (!(await handle.stat()).isFile()) {
			await handle.close();
			throw new NotAFile();
		}
		return handle.createReadStream();
	} catch (error) {
		if (error instanceof NotAFile || isSystemError(error)) throw new BackupFileFault(fileFault(file, "read", error));
		throw error;
	}
}
