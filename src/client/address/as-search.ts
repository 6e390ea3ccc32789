/** A query as an address has it: with its question mark, or "". Not by `URLSearchParams.size`, which Safari 16 and Chrome 112 lack. */
export function asSearch(query: URLSearchParams): string {
	const text = query.toString();
	return text === "" ? "" : `?${text}`;
}
