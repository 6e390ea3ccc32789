import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createReadStream, rmSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { fileFault, isOfSystem } from "../file-fault.ts";
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

/**
 * @returns the lines of such a file, without their ends
 * @throws BackupFault where it is not what was written; BackupFileFault where it cannot be read
 */
export async function* linesOf(file: string): AsyncGenerator<string> {
	const unzip = createGunzip();
	const source = createReadStream(file);
	const read = pipeline(source, unzip);
	read.catch(() => undefined);
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let rest: string[] = [];
	try {
		for await (const piece of unzip) {
			const [first = "", ...others] = decoder.decode(piece as Buffer, { stream: true }).split("\n");
			rest.push(first);
			for (const next of others) {
				yield rest.join("");
				rest = [next];
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
