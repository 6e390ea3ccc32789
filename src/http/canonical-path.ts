/** RFC 3986 §2.3: an unreserved character means the same whether it is escaped or not. */
const UNRESERVED = /%(?:2D|2E|5F|7E|3\d|4[1-9A-F]|5[\dA]|6[1-9A-F]|7[\dA])/gi;

/** The one spelling of a path of which the router accepts several: no slashes too many at its end, no letter escaped. */
export function canonicalPath(pathname: string): string {
	const spelled = pathname.replace(UNRESERVED, (escaped) => String.fromCharCode(Number.parseInt(escaped.slice(1), 16)));
	return spelled.replace(/(?<=[^/])\/{2,}$/, "");
}
