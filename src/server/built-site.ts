import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");

export const BRANDS_FOLDER = path.join(root, "src", "brands");
export const CLIENT_FOLDER = path.join(root, "build", "client");
/** The script that lets the site open without a network. */
export const WORKER_FILE = path.join(root, "build", "worker", "sw.js");
/** The office's own app, which no page of the site loads anything of. */
export const OFFICE_FOLDER = path.join(root, "build", "office");

export class NotBuiltError extends Error {}

let built: Promise<ServerBuild> | undefined;

/** @throws NotBuiltError when the site has not been built */
export async function loadBuiltSite(): Promise<ServerBuild> {
	// Asked for by every document: even what is loaded already is looked for through the whole of Node's loader.
	if (built !== undefined) return built;
	const file = path.join(root, "build", "server", "index.js");
	if (!existsSync(file))
		throw new NotBuiltError("The site has not been built. `npm start` builds it; `npm run build` does nothing else.");
	built = import(pathToFileURL(file).href) as Promise<ServerBuild>;
	return built;
}
