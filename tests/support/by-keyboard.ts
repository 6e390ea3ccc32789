import type { Page } from "@playwright/test";

/** Marks every part that can be worked and is shown; of days and of choices one is reached by Tab, the others by arrow keys. @returns what each is */
export const workable = (page: Page) =>
	page.evaluate(() =>
		[
			...document.querySelectorAll<HTMLElement>(
				"a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex='0']",
			),
		]
			.filter((part) => !part.matches("[role=tab][aria-selected=false], [role=option], [role=menuitem]"))
			.filter((part) => part.checkVisibility({ visibilityProperty: true }))
			.map((part, at) => {
				part.dataset.stop = String(at);
				return `${part.tagName} ${part.getAttribute("aria-label") ?? part.textContent}`.slice(0, 80);
			}),
	);

/** Where the focus is, and whether that can be seen: an outline of its own or of the box around it, within the window. */
export const focus = (page: Page) =>
	page.evaluate(() => {
		const at = document.activeElement;
		if (!(at instanceof HTMLElement) || at === document.body) return null;
		let outlined = false;
		for (let box: Element | null = at; box !== null && !outlined; box = box.parentElement) {
			const { outlineStyle, outlineWidth } = getComputedStyle(box);
			outlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
		}
		const { top, bottom, left, right } = at.getBoundingClientRect();
		const seen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
		return { stop: at.dataset.stop, outlined, seen, name: at.outerHTML.slice(0, 120) };
	});
