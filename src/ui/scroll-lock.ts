/** SPEC §9: the page behind the drawer scrolls again this long after it has closed. */
const SCROLL_LOCK_TIMEOUT = 100;

let release: ReturnType<typeof setTimeout> | undefined;

export function lockScroll(): void {
	clearTimeout(release);
	const page = document.documentElement;
	// The space of a scrollbar stays empty, so that nothing moves.
	if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = "stable";
	page.style.overflow = "hidden";
}

export function releaseScroll(): void {
	release = setTimeout(() => {
		document.documentElement.style.overflow = "";
		document.documentElement.style.scrollbarGutter = "";
	}, SCROLL_LOCK_TIMEOUT);
}
