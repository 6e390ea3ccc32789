/** The allowed targets of a button: a page of the site, an https page elsewhere, a mail or a telephone call. No scripts. */
export const LINK_EXPECTED = "a page of this site, such as /2026/matches, or an address with https:, mailto: or tel:";

/** Blanks and control characters, which a browser leaves out before it reads; a backslash, which it reads as a slash. */
const READ_OTHERWISE = /[\s\\\p{C}]/u;

/** @returns whether an announcement's button may lead there, at every way in and on the way out */
export function isButtonLink(link: string): boolean {
	if (READ_OTHERWISE.test(link)) return false;
	if (/^mailto:[^@?]+@[^@?]+/i.test(link)) return true;
	if (/^tel:\+?[0-9().-]*[0-9][0-9().;=a-z-]*$/i.test(link)) return true;
	// A name before an @ makes an address look like another's.
	if (/^https:\/\//i.test(link)) return isAddress(link) && !/^https:\/\/[^/?#]*@/i.test(link);
	return isOwnPath(link);
}

/** Not by `URL.canParse`, which Node 20, once it has asked it some thousand times, answers wrongly of letters beyond ASCII. */
function isAddress(link: string): boolean {
	try {
		return new URL(link).hostname !== "";
	} catch {
		return false;
	}
}

/** Dots that are resolved may leave two slashes at the beginning, which name another site. */
function isOwnPath(link: string): boolean {
	const site = "https://own.invalid";
	if (!link.startsWith("/") || !URL.canParse(link, site)) return false;
	const { origin, pathname } = new URL(link, site);
	return origin === site && !pathname.startsWith("//");
}
