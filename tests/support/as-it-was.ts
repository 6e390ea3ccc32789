import type { Page } from "@playwright/test";

declare global {
	interface Window {
		/** The page's content when it was lent, and the number of actions since; missing in another document. */
		asLent?: { stood: string; acts: number; now: () => string };
	}
}

/** Stores a page's content, for `isAsItWas`. */
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

/** @returns whether a page is the same document with the same content, and was not acted on */
export const isAsItWas = (page: Page): Promise<boolean> =>
	page.evaluate(() => window.asLent !== undefined && window.asLent.acts === 0 && window.asLent.now() === window.asLent.stood);
