/** An answer in words alone. Its type is said here: without it a runtime of the Fetch standard would add one of its own, each another. */
export function plainText(words: string, status: number, headers: Readonly<Record<string, string>>): Response {
	return new Response(words, { status, headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });
}
