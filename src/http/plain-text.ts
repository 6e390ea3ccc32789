/** A plain-text response. The type is explicit: without it each Fetch runtime adds a different one. */
export function plainText(words: string, status: number, headers: Readonly<Record<string, string>>): Response {
	return new Response(words, { status, headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });
}
