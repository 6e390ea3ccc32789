import type { Page } from "@playwright/test";

declare global {
	interface Window {
		/** What stood in the page as it was lent, and how often somebody did something with it; gone where the document is another. */
		asLent?: { stood: string; acts: number; now: () => string };
	}
}

/** Notes what stands in a page, to be asked about by `isAsItWas`. */
export const noteWhatStands = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const now = () => {
			const scrolled = [...document.querySelectorAll("*")].flatMap(({ scrollTop, scrollLeft }, at) =>
				scrollTop === 0 && scrollLeft === 0 ? [] : [[at, scrollTop, scrollLeft]],
			);
			const entered = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")].map(({ value, checked }) => [
				value,
				checked,
			]);
			const active = [...document.querySelectorAll("*")].indexOf(document.activeElement as Element);
			const modal = document.querySelectorAll(":modal, :popover-open").length;
			const kept = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.length, history.state];
			return JSON.stringify([
				...[location.href, document.title, innerWidth, innerHeight, scrolled, entered, active, modal, kept],
				...[document.documentElement.outerHTML, document.adoptedStyleSheets.length],
			]);
		};
		const isNoted = window.asLent !== undefined;
		window.asLent = { stood: now(), acts: 0, now };
		if (isNoted) return;
		for (const act of ["pointerdown", "pointermove", "wheel", "keydown", "click", "input"])
			addEventListener(
				act,
				() => {
					if (window.asLent !== undefined) window.asLent.acts += 1;
				},
				{ capture: true, passive: true },
			);
	});

/** @returns whether a page is the same document as when it was noted, with the same in it, and nobody has done anything with it */
export const isAsItWas = (page: Page): Promise<boolean> =>
	page.evaluate(() => window.asLent !== undefined && window.asLent.acts === 0 && window.asLent.now() === window.asLent.stood);
