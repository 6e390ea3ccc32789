const revisions = new WeakMap<object, number>();

/** Remembers of which revision of the edition a page's data is. */
export function rememberRevision(data: unknown, revision: number | null): void {
	if (typeof data === "object" && data !== null && revision !== null) revisions.set(data, revision);
}

/** Undefined for what the document brought. */
export function revisionOf(data: unknown): number | undefined {
	return typeof data === "object" && data !== null ? revisions.get(data) : undefined;
}

let shown: { readonly address: string; readonly data: unknown } | null = null;

/** While a page that is shown is asked for again: what it falls back on. */
export async function askingAgain(
	page: { readonly address: string; readonly data: unknown },
	ask: () => Promise<void>,
): Promise<void> {
	shown = page;
	try {
		await ask();
	} finally {
		shown = null;
	}
}

/** What a page that is asked for again keeps showing where the network does not answer; undefined for any other page. */
export function keptWhileAsking(address: string): { readonly data: unknown } | undefined {
	return shown?.address === address ? shown : undefined;
}
