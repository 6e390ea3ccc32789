import { readFile, stat } from "node:fs/promises";

/**
 * A response with a whole file. A stream would keep the file open if the client leaves before reading to its end.
 * @param file absolute path; of some hundred kB at most
 * @param method HEAD only measures the file and never opens it
 * @returns null if there is no such file
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
	// A file name cannot contain NUL.
	if (file.includes("\0")) return null;
	const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "ENAMETOOLONG") return null;
		throw error;
	});
	return found?.isFile() ? found.size : null;
}
