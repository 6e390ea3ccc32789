import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { MIGRATIONS } from "./migrate.ts";

/** The folder in the data folder with the socket through which commands reach the process that has the record open. */
export const commandSocketFolder = (dataFolder: string): string => path.join(dataFolder, "door");

/** PostgreSQL's clients derive the socket's name in a folder from the port. */
export const SOCKET_PORT = 5432;
export const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;

/** Both sides need the same tables, since the command sends SQL. */
export const SOCKET_VERSION: string = MIGRATIONS.at(-1) ?? "";

/** The limit of a socket's path is 107 bytes on Linux, 103 on macOS. */
const LONGEST_PATH = 103;

/** @returns a path of the folder that is short enough for a socket; `forget` removes it */
export function shortWayTo(folder: string): { readonly folder: string; forget(): void } {
	if (Buffer.byteLength(path.join(folder, SOCKET_NAME)) <= LONGEST_PATH) return { folder, forget: () => undefined };
	const own = mkdtempSync(path.join(tmpdir(), "cup-"));
	const link = path.join(own, "d");
	symlinkSync(folder, link);
	return { folder: link, forget: () => rmSync(own, { recursive: true, force: true }) };
}
