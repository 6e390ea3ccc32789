import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { Hono } from "hono";
import { acceptedEncoding, type ContentCoding } from "../http/accepted-encoding.ts";
import { isFile } from "../http/file-answer.ts";
import { type ChangeLog, ResponseStore } from "../http/response-store.ts";
import { SECURITY_HEADERS, transportSecurity } from "../http/security-headers.ts";
import { answerFrom, type FindStored } from "../http/send-stored.ts";
import { StoredResponse } from "../http/stored-response.ts";

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
/** The others are as small as they get. */
const TEXTS: ReadonlySet<string> = new Set([".css", ".js", ".json", ".svg", ".webmanifest"]);

/** Bytes that may be kept of files, … */
const CAPACITY = 16 * 1024 * 1024;
/** … those of a folder whose files may become others so many milliseconds. */
const FRESH_FOR = 60_000;
/** Bytes below which a text goes out as it is. */
const SMALLEST_PACKED = 1_000;
/** What is said beside a file that the build has compressed (scripts/compress-files.mjs). */
const PACKED: Readonly<Record<ContentCoding, string>> = { br: ".br", gzip: ".gz", identity: "" };

const UNCHANGING: ChangeLog = { sequence: 0, digest: () => new Uint32Array(), unchangedSince: () => true };

export type StaticFolder = {
	/** The path that its files are under, such as "/assets". */
	readonly path: string;
	/** Absolute. */
	readonly folder: string;
	/** "immutable" for names that hold a hash of their content. */
	readonly cacheControl: string;
};

export type StaticFiles = {
	readonly routes: Hono;
	/** A file that somebody has asked for, for who answers before the app. */
	readonly stored: FindStored;
};

const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";

/** @param built of the built site @param office of the office's app; left out where it is not served */
export function siteFolders(built: string, advertisements: string, office?: string): readonly StaticFolder[] {
	const flags = path.join(path.dirname(createRequire(import.meta.url).resolve("flag-icons/package.json")), "flags", "4x3");
	return [
		{ path: "/assets", folder: path.join(built, "assets"), cacheControl: YEAR },
		...(office === undefined ? [] : [{ path: "/office/assets", folder: path.join(office, "assets"), cacheControl: YEAR }]),
		{ path: "/flags", folder: flags, cacheControl: DAY },
		{ path: "/advertisements", folder: advertisements, cacheControl: DAY },
	];
}

/** Files of some folders, never of another, kept in memory in the codings that they are asked for in. */
export function createStaticFiles(
	folders: readonly StaticFolder[],
	publicUrl?: string,
	hstsIncludesSubdomains = false,
): StaticFiles {
	const store = new ResponseStore(UNCHANGING, CAPACITY);
	const headers = { ...SECURITY_HEADERS, ...transportSecurity(publicUrl, hstsIncludesSubdomains) };
	const routes = new Hono();

	/** @returns null where there is no such file */
	async function read(
		{ folder, cacheControl }: StaticFolder,
		file: string,
		coding: ContentCoding,
	): Promise<StoredResponse | null> {
		const type = TYPES[path.extname(file)];
		if (type === undefined || !file.startsWith(folder + path.sep) || !(await isFile(file))) return null;
		const isText = TEXTS.has(path.extname(file));
		const answer = {
			status: 200,
			headers: { ...headers, "cache-control": cacheControl, "content-type": type },
			body: await readFile(file),
			vary: "Accept-Encoding",
			smallest: isText ? SMALLEST_PACKED : Number.POSITIVE_INFINITY,
			packed: (asked: ContentCoding) => readIfThere(file + PACKED[asked]),
		};
		return StoredResponse.of(answer, coding);
	}

	for (const folder of folders) {
		const isImmutable = folder.cacheControl.includes("immutable");
		routes.get(`${folder.path}/:file{.+}`, async (context) => {
			const { raw } = context.req;
			const now = Date.now();
			const file = path.join(folder.folder, context.req.param("file"));
			// As its own address is written, however this one is.
			const key = `${folder.path}/${path.relative(folder.folder, file)}`;
			const known = store.get(key, now);
			const found = known ?? (await read(folder, file, acceptedEncoding(raw.headers.get("accept-encoding"))));
			if (found === null) return context.text("There is no such file.\n", 404, SECURITY_HEADERS);
			if (known === undefined) {
				const freshUntil = isImmutable ? Number.POSITIVE_INFINITY : now + FRESH_FOR;
				store.put(key, found, { dependencyKeys: [], readSince: 0, freshUntil, now });
			}
			return answerFrom(found, raw);
		});
	}

	return {
		routes,
		stored({ method, url = "" }) {
			if ((method !== "GET" && method !== "HEAD") || !folders.some(({ path: under }) => url.startsWith(`${under}/`)))
				return undefined;
			const response = store.get(url, Date.now());
			return response && { response };
		},
	};
}

async function readIfThere(file: string): Promise<Buffer | null> {
	return (await isFile(file)) ? readFile(file) : null;
}
