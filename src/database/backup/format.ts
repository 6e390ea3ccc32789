import { createHash } from "node:crypto";
import { z } from "zod";

/** The version of the file's structure; its tables have a version of their own. */
export const BACKUP_FORMAT = "cupboard-backup/1";

/** The first line. `tables`: the newest migration of the backed-up record. */
const header = z.object({ format: z.literal(BACKUP_FORMAT), tables: z.string() });
/** Precedes a table's rows. `next`: the next value of its counter. */
const tableHeader = z.object({ table: z.string(), columns: z.array(z.string()), next: z.int().positive().optional() });
/** Values in the database's text form, in the order of the columns. */
const row = z.array(z.string().nullable());
/** The last line: the count and the hash of all lines before it. */
const end = z.object({ rows: z.int().nonnegative(), sha256: z.string() });

export type BackupHeader = z.infer<typeof header>;
export type TableHeader = z.infer<typeof tableHeader>;
export type BackupRow = z.infer<typeof row>;
export type BackupEnd = z.infer<typeof end>;

/** Why a file cannot be restored. */
export class BackupFault extends Error {}

export type BackupPart =
	| { readonly kind: "header"; readonly header: BackupHeader }
	| { readonly kind: "table"; readonly table: TableHeader }
	| { readonly kind: "row"; readonly row: BackupRow };

const damaged = (why: string) => new BackupFault(`is damaged: ${why}`);

/** Nesting depth: the columns in a table's header. */
const DEEPEST = 2;
/** Values per line: the widest table has some fifty columns. */
const WIDEST = 1_000;

/** Checked before parsing: a parser makes a value for each bracket and comma, many times the size of the text. */
function isShallow(text: string): boolean {
	let depth = 0;
	let values = 0;
	for (let at = 0; at < text.length; at++) {
		const sign = text[at];
		if (sign === '"') at = endOfText(text, at);
		else if (sign === "[" || sign === "{") {
			if (++depth > DEEPEST) return false;
		} else if (sign === "]" || sign === "}") depth--;
		else if (sign === "," && ++values > WIDEST) return false;
	}
	return true;
}

/** @returns the index of the string's closing quote */
function endOfText(text: string, from: number): number {
	for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
		let slashes = 0;
		while (text[at - 1 - slashes] === "\\") slashes++;
		if (slashes % 2 === 0) return at;
	}
	return text.length;
}

function read(text: string, number: number): unknown {
	if (!isShallow(text)) throw number === 1 ? notOurs() : damaged(`line ${number} is no row of a table`);
	try {
		return JSON.parse(text);
	} catch {
		throw number === 1 ? notOurs() : damaged(`line ${number} is no JSON`);
	}
}

const notOurs = () => new BackupFault(`is no backup of Cupboard: its first line is not {"format":"${BACKUP_FORMAT}", …}`);

/**
 * @param lines of a backup, without line ends
 * @throws BackupFault if it is not a backup, ends early, or was changed; the hash is only checked at its end
 */
export async function* readBackup(lines: AsyncIterable<string>): AsyncGenerator<BackupPart> {
	const hash = createHash("sha256");
	let number = 0;
	let rows = 0;
	let width = 0;
	let ended = false;
	for await (const text of lines) {
		number++;
		if (ended) throw damaged(`something follows its last line, in line ${number}`);
		const line = read(text, number);
		if (number === 1) {
			const { data } = header.safeParse(line);
			if (!data) throw newerOrOther(line);
			yield { kind: "header", header: data };
		} else if (Array.isArray(line)) {
			const { data } = row.safeParse(line);
			if (!data || data.length !== width) throw damaged(`line ${number} is no row of its table`);
			rows++;
			yield { kind: "row", row: data };
		} else {
			const told = tableHeader.safeParse(line);
			if (told.success) {
				width = told.data.columns.length;
				yield { kind: "table", table: told.data };
			} else {
				const { data } = end.safeParse(line);
				if (!data) throw damaged(`line ${number} is neither a table, a row, nor the end`);
				if (data.rows !== rows || data.sha256 !== hash.digest("hex")) throw damaged("its checksum is not that of its content");
				ended = true;
				continue;
			}
		}
		hash.update(`${text}\n`);
	}
	if (number === 0) throw notOurs();
	if (!ended) throw damaged(`it ends in the middle, after line ${number}`);
}

function newerOrOther(line: unknown): BackupFault {
	const format = typeof line === "object" && line !== null && "format" in line ? String(line.format) : "";
	return /^cupboard-backup\/\d+$/.test(format)
		? new BackupFault(`was written by a newer version of Cupboard: its format is ${format}, this version reads ${BACKUP_FORMAT}`)
		: notOurs();
}
