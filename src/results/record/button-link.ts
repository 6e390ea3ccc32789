/** The allowed targets of a button: a page of the site, an https page elsewhere, a mail or a telephone call. No scripts. */
export const LINK_EXPECTED = "a page of this site, such as /2026/matches, or an address with https:, mailto: or tel:";

/** Spaces and control characters, which browsers remove before they parse a URL; a backslash, which they read as a slash. */
const READ_OTHERWISE = /[\s\\\p{C}]/u;

/** @returns whether an announcement's button may link there; checked on every input and again on output */
export function isButtonLink(link: string): boolean {
	if (READ_OTHERWISE.test(link)) return false;
	if (/^mailto:[^@?]+@[^@?]+/i.test(link)) return true;
	if (/^tel:\+?[0-9().-]*[0-9][0-9().;=a-z-]*$/i.test(link)) return true;
	// A name before an @ makes an address look like another's.
	if (/^https:\/\//i.test(link)) return isAddress(link) && !/^https:\/\/[^/?#]*@/i.test(link);
	return isOwnPath(link);
}

/** Not by `URL.canParse`: in Node 20 it gives wrong answers for non-ASCII letters after some thousand calls. */
function isAddress(link: string): boolean {
	try {
		return new URL(link).hostname !== "";
	} catch {
		return false;
	}
}

/** Resolving dots may leave two slashes at the beginning, which name another site. */
function isOwnPath(link: string): boolean {
	const site = "https://own.invalid";
	if (!link.startsWith("/") || !URL.canParse(link, site)) return false;
	const { origin, pathname } = new URL(link, site);
	return origin === site && !pathname.startsWith("//");
}
