/**
 * The address that a visitor requested, at the public origin. Concatenated, not resolved: a path that begins with two slashes is a path,
 * not another host.
 * @param asked the request's own address
 * @param publicUrl the address that visitors use; undefined: the request's own
 */
export function askedAddress(asked: URL, publicUrl: string | undefined): URL {
	const origin = publicUrl === undefined ? asked.origin : new URL(publicUrl).origin;
	return new URL(origin + asked.pathname + asked.search);
}
