import { readFile, stat } from "node:fs/promises";

/**
 * The answer that is a file, read whole: a stream that nobody reads to its end, as of a reader who leaves, would keep the file open.
 * @param file absolute; of some hundred kB at most
 * @param method of HEAD the file is measured and never opened
 * @returns null where there is no such file
 */
export async function fileAnswer(
	file: string,
	method: string,
	headers: Readonly<Record<string, string>>,
): Promise<Response | null> {
	const size = await sizeOf(file);
	if (size === null) return null;
	if (method === "HEAD") return new Response(null, { headers: { ...headers, "content-length": String(size) } });
	const bytes = await readFile(file);
	return new Response(bytes, { headers: { ...headers, "content-length": String(bytes.length) } });
}

export async function isFile(file: string): Promise<boolean> {
	return (await sizeOf(file)) !== null;
}

async function sizeOf(file: string): Promise<number | null> {
	// No file's name holds a NUL.
	if (file.includes("\0")) return null;
	const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "ENAMETOOLONG") return null;
		throw error;
	});
	return found?.isFile() ? found.size : null;
}
