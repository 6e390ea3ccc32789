import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(?:js|css|svg|json|webmanifest)$/;
/** Smaller files are not compressed; in bytes. */
const SMALLEST = 1_000;

/** Writes Brotli and gzip versions beside each text file of a built folder, as small as possible: they are served unchanged. */
export function compressFiles(folder) {
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		const file = path.join(entry.parentPath ?? entry.path, entry.name);
		if (!entry.isFile() || !TEXT.test(file)) continue;
		const bytes = readFileSync(file);
		if (bytes.length < SMALLEST) continue;
		writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
		const params = {
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_QUALITY]: 11,
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
		};
		writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
	}
}
