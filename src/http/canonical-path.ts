/** RFC 3986 §2.3: an unreserved character is equivalent with and without percent-encoding. */
const UNRESERVED = /%(?:2D|2E|5F|7E|3\d|4[1-9A-F]|5[\dA]|6[1-9A-F]|7[\dA])/gi;

/**
 * The canonical spelling of a path: without extra slashes at its end and without needless percent-encoding. The router accepts several.
 */
export function canonicalPath(pathname: string): string {
	const spelled = pathname.replace(UNRESERVED, (escaped) => String.fromCharCode(Number.parseInt(escaped.slice(1), 16)));
	return spelled.replace(/(?<=[^/])\/{2,}$/, "");
}
