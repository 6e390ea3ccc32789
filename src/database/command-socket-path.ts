import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { MIGRATIONS } from "./migrate.ts";

/** The folder in the data folder through which commands reach the process that has the record open. */
export const doorFolder = (dataFolder: string): string => path.join(dataFolder, "door");

/** As PostgreSQL's own programs name the socket in a folder. */
export const DOOR_PORT = 5432;
export const DOOR_SOCKET = `.s.PGSQL.${DOOR_PORT}`;

/** What both sides must have in common: the tables, since the command speaks SQL to them. */
export const DOOR_VERSION: string = MIGRATIONS.at(-1) ?? "";

/** A socket's whole path may have 107 bytes on Linux, 103 on macOS. */
const LONGEST_PATH = 103;

/** @returns a way to the folder that is short enough for a socket in it, for as long as it is kept */
export function shortWayTo(folder: string): { readonly folder: string; forget(): void } {
	if (Buffer.byteLength(path.join(folder, DOOR_SOCKET)) <= LONGEST_PATH) return { folder, forget: () => undefined };
	const own = mkdtempSync(path.join(tmpdir(), "cup-"));
	const link = path.join(own, "d");
	symlinkSync(folder, link);
	return { folder: link, forget: () => rmSync(own, { recursive: true, force: true }) };
}
