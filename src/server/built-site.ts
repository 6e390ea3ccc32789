import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");

export const BRANDS_FOLDER = path.join(root, "src", "brands");
export const CLIENT_FOLDER = path.join(root, "build", "client");
/** The service worker that lets the site open offline. */
export const WORKER_FILE = path.join(root, "build", "worker", "sw.js");
/** The office's own app; no page of the site loads any of it. */
export const OFFICE_FOLDER = path.join(root, "build", "office");

/** The stylesheet of the identity pages. */
const IDENTITY_FILE = path.join(root, "build", "identity", "style.css");

export class NotBuiltError extends Error {}

let built: Promise<ServerBuild> | undefined;

/** @throws NotBuiltError if the site has not been built */
export async function loadBuiltSite(): Promise<ServerBuild> {
	// Memoised: every document needs it, and even a loaded module is looked up through the whole of Node's loader.
	if (built !== undefined) return built;
	const file = path.join(root, "build", "server", "index.js");
	throwIfMissing(file);
	built = import(pathToFileURL(file).href) as Promise<ServerBuild>;
	return built;
}

/**
 * The CSS of the identity pages, the same for every brand.
 * @throws NotBuiltError if it has not been built
 */
export function readIdentityRules(): string {
	throwIfMissing(IDENTITY_FILE);
	return readFileSync(IDENTITY_FILE, "utf8");
}

function throwIfMissing(file: string): void {
	if (!existsSync(file))
		throw new NotBuiltError("The site has not been built. `npm start` builds it; `npm run build` does nothing else.");
}
