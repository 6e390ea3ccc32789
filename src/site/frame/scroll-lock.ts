/** SPEC §9: the page behind the drawer scrolls again this long after it has closed. */
const SCROLL_LOCK_TIMEOUT = 100;

let release: ReturnType<typeof setTimeout> | undefined;

export function lockScroll(): void {
	clearTimeout(release);
	document.documentElement.style.overflow = "hidden";
}

export function releaseScroll(): void {
	release = setTimeout(() => {
		document.documentElement.style.overflow = "";
	}, SCROLL_LOCK_TIMEOUT);
}
