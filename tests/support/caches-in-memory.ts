/** A browser's CacheStorage, as far as saved pages need it. */
export function cachesInMemory() {
	const all = new Map<string, Map<string, Response>>();
	const urlOf = (key: string | Request) => new URL(typeof key === "string" ? key : key.url, "http://cup.test").href;
	const open = async (name: string) => {
		const kept = all.get(name) ?? new Map<string, Response>();
		all.set(name, kept);
		return {
			match: async (key: string | Request) => kept.get(urlOf(key))?.clone(),
			put: async (key: string | Request, response: Response) => void kept.set(urlOf(key), response),
			delete: async (key: string) => kept.delete(urlOf(key)),
			keys: async () => [...kept.keys()].map((url) => new Request(url)),
		};
	};
	const remove = async (name: string) => all.delete(name);
	const match = async (key: string | Request, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(key);
	return { open, match, has: async (name: string) => all.has(name), delete: remove, keys: async () => [...all.keys()] };
}
