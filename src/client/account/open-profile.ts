import { account } from "./account.ts";

/**
 * @param address the one-time address of the profile, or null
 * @param root the identity site's
 * @returns where the profile's window goes (SPEC §7): the root if the address is no web page
 */
export function profileTarget(address: string | null, root: string): string {
	return address !== null && /^https?:\/\//i.test(address) ? `${address}?route=profile.show` : root;
}

/** Opens the window during the click, since browsers block later pop-ups, and redirects it when the answer arrives. */
export async function openProfile(identityBase: string): Promise<void> {
	const opened = window.open("", "_blank");
	if (opened !== null) opened.opener = null;
	const target = profileTarget(await account.profileAddress(), identityBase);
	if (opened === null) window.location.assign(target);
	else if (!opened.closed) opened.location.replace(target);
}
