import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Debian's folder with the programs of each version. */
const DEBIAN = "/usr/lib/postgresql";

/** @returns {string | null} the folder of PostgreSQL's newest `initdb` and `postgres`; null where the machine has none */
export function postgresPrograms() {
	const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
	const folders = [
		...versions.map((version) => path.join(DEBIAN, version, "bin")),
		...(process.env.PATH ?? "").split(path.delimiter),
	];
	return folders.find((folder) => existsSync(path.join(folder, "initdb")) && existsSync(path.join(folder, "postgres"))) ?? null;
}
