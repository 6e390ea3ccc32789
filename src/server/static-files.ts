import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { isFile } from "../http/file-answer.ts";
import { SECURITY_HEADERS, transportSecurity } from "../http/security-headers.ts";
import type { ContentCoding } from "../serving/accepted-encoding.ts";
import type { Made, Resource } from "../serving/resource.ts";

const TYPES: Readonly<Record<string, string>> = {
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".svg": "image/svg+xml",
	".woff2": "font/woff2",
	".png": "image/png",
	".jpg": "image/jpeg",
	".webp": "image/webp",
	".avif": "image/avif",
	".ico": "image/x-icon",
	".webmanifest": "application/manifest+json",
};
/** Files of other types are compressed already. */
const TEXTS: ReadonlySet<string> = new Set([".css", ".js", ".json", ".svg", ".webmanifest"]);

/** Limit of the cache of files in bytes. */
const BUDGET = 16 * 1024 * 1024;
/** Milliseconds for which a file of a changeable folder is not read again. */
const FRESH_FOR = 60_000;
/** Texts below this many bytes are sent uncompressed. */
const SMALLEST_PACKED = 1_000;
/** Headers of a file that the build has compressed (scripts/compress-files.mjs). */
const PACKED: Readonly<Record<ContentCoding, string>> = { br: ".br", gzip: ".gz", identity: "" };

export type StaticFolder = {
	/** The path of its files, such as "/assets". */
	readonly path: string;
	/** Absolute. */
	readonly folder: string;
	/** "immutable" for names that contain a hash of the content. */
	readonly cacheControl: string;
};

const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";

/** @param built of the built site @param office of the office's app; left out if it is not served */
export function siteFolders(built: string, advertisements: string, office?: string): readonly StaticFolder[] {
	const flags = path.join(path.dirname(createRequire(import.meta.url).resolve("flag-icons/package.json")), "flags", "4x3");
	return [
		{ path: "/assets", folder: path.join(built, "assets"), cacheControl: YEAR },
		...(office === undefined ? [] : [{ path: "/office/assets", folder: path.join(office, "assets"), cacheControl: YEAR }]),
		{ path: "/flags", folder: flags, cacheControl: DAY },
		{ path: "/advertisements", folder: advertisements, cacheControl: DAY },
	];
}

/** Files of certain folders only, cached in the requested codings. */
export function staticFiles(folders: readonly StaticFolder[], publicUrl?: string, hstsIncludesSubdomains = false): Resource {
	const headers = { ...SECURITY_HEADERS, ...transportSecurity(publicUrl, hstsIncludesSubdomains) };
	const folderOf = (path: string) => folders.find(({ path: under }) => path.startsWith(`${under}/`));

	/** @returns null if there is no such file */
	async function read({ folder, cacheControl }: StaticFolder, file: string): Promise<Made | null> {
		const type = TYPES[path.extname(file)];
		if (type === undefined || !file.startsWith(folder + path.sep) || !(await isFile(file))) return null;
		const isText = TEXTS.has(path.extname(file));
		return {
			status: 200,
			headers: { ...headers, "cache-control": cacheControl, "content-type": type },
			body: await readFile(file),
			vary: "Accept-Encoding",
			smallest: isText ? SMALLEST_PACKED : Number.POSITIVE_INFINITY,
			packed: (asked: ContentCoding) => readIfThere(file + PACKED[asked]),
			dependencyKeys: [],
			freshUntil: cacheControl.includes("immutable") ? Number.POSITIVE_INFINITY : Date.now() + FRESH_FOR,
		};
	}

	return {
		name: "a file",
		budget: BUDGET,
		failureHeaders: SECURITY_HEADERS,
		// The canonical spelling of the path.
		keyOf({ target }) {
			const folder = folderOf(target);
			if (folder === undefined) return null;
			const asked = target.slice(folder.path.length + 1).split("?", 1)[0] as string;
			// A folder is no file: the site answers "not found".
			if (asked === "") return null;
			const file = PLAIN.test(asked) ? asked : path.relative(folder.folder, path.join(folder.folder, decoded(asked)));
			return `${folder.path}/${file}`;
		},
		async make(key) {
			const folder = folderOf(key);
			const found = folder && (await read(folder, path.join(folder.folder, key.slice(folder.path.length + 1))));
			return found ?? new Response("There is no such file.\n", { status: 404, headers: NO_FILE });
		},
	};
}

const NO_FILE = { ...SECURITY_HEADERS, "content-type": "text/plain; charset=UTF-8" };
/** Without escapes and without "." and ".." segments. */
const PLAIN = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

async function readIfThere(file: string): Promise<Buffer | null> {
	return (await isFile(file)) ? readFile(file) : null;
}
