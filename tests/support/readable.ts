import { expect, type Page } from "@playwright/test";

/** Sets the size of the page's text as a reader would in the browser, in per cent; the page's policy allows no other style. */
export function setTextSize(page: Page, percent: number): Promise<void> {
	return page.evaluate((size) => {
		document.documentElement.style.fontSize = `${size}%`;
	}, percent);
}

/**
 * Renders a page in the design's typefaces. A machine that is too slow for them before the first paint shows them on the next page only
 * (docs/develop/decisions/0050-typefaces-come-with-the-next-page.md), and the fallbacks' widths depend on the machine.
 */
export function showTypefaces(page: Page): Promise<void> {
	return page.evaluate(async () => {
		// The site's own faces have another font-display.
		if ([...document.fonts].some(({ display }) => display === "block")) return;
		const { sheet } = document.querySelector<HTMLStyleElement>("style[data-named]") ?? {};
		for (const rule of sheet?.cssRules ?? []) {
			const said = (descriptor: string) => (rule as CSSFontFaceRule).style.getPropertyValue(descriptor);
			const how = { weight: "1 1000", unicodeRange: said("unicode-range"), display: "block" } as const;
			document.fonts.add(new FontFace(said("font-family").replaceAll(/["']/g, ""), said("src"), how));
		}
		// A face is requested when its letters are laid out.
		document.body.getBoundingClientRect();
		await document.fonts.ready;
	});
}

/** How a page is looked at. */
export type Look = {
	/** Of its window, in px. */
	readonly width: number;
	/** The text's size, in per cent of a browser's own; left out: unchanged. */
	readonly letters?: number;
	/** Whether each of its texts must be read whole. */
	readonly whole?: boolean;
	/** Before its typefaces have loaded: in the machine's own letters. */
	readonly isInFallback?: boolean;
};

/**
 * At a width, and with text of a size, the page has no error, does not scroll sideways, and (`whole`) each of its texts is fully readable.
 * Order checks so that only one of the two changes at a time: each change lays the page out anew, which is most of the time.
 */
export async function expectFits(page: Page, { width, letters, whole = false, isInFallback = false }: Look): Promise<void> {
	if (!isInFallback) await showTypefaces(page);
	await page.setViewportSize({ width, height: 844 });
	if (letters !== undefined) await setTextSize(page, letters);
	const look = `${width} px${letters === undefined ? "" : `, letters of ${letters} %`}`;
	const found = () =>
		page.evaluate<object>(`({
			headings: document.querySelectorAll("h1").length,
			isWider: document.documentElement.scrollWidth > document.documentElement.clientWidth,
			unreadable: ${whole ? `(${findUnreadable})(document.body)` : "[]"},
		})`);
	// Between two frames a browser may report a layout that is unfinished and never shown.
	await expect.poll(found, look).toEqual({ headings: 1, isWider: false, unreadable: [] });
}

/**
 * The page's texts that cannot be read, in words ("cut at the right: IF Fyrsken"): cut by their own box or another's, beyond the window
 * without a scroller, without height, or under other text. Text in a reader's scrollers may be hidden, if they can bring it into view.
 */
function findUnreadable(root: Element): string[] {
	/** As much as letters of a tight line may reach beyond their box, in parts of their own height: accents and tails, not what one reads. */
	const REACH = 0.32;
	/** Beside that, what a browser's own rounding makes, in px. */
	const ROUNDING = 1.5;
	type Box = { left: number; right: number; top: number; bottom: number };
	type Line = Box & { text: string; node: Text };
	const found = new Set<string>();
	const lines: Line[] = [];
	const windowWidth = document.documentElement.clientWidth;

	const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
	const clips = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";

	/** The letters' own middle: a line's box is as tall as the tallest letter of its font. */
	const middle = ({ left, right, top, bottom }: Box): Box => ({
		left: left + ROUNDING,
		right: right - ROUNDING,
		top: top + (bottom - top) * REACH,
		bottom: bottom - (bottom - top) * REACH,
	});

	/** Computed once for an element, however much text it contains. */
	function once<Answer>(ask: (element: Element) => Answer): (element: Element) => Answer {
		const answers = new Map<Element, Answer>();
		return (element) => {
			const before = answers.get(element);
			if (before !== undefined) return before;
			const answer = ask(element);
			answers.set(element, answer);
			return answer;
		};
	}

	/** For screen readers only, or hidden until focused: the element or an ancestor. */
	const isAside = once((element): boolean => {
		const { position, overflow, width, height, clipPath } = getComputedStyle(element);
		if (position === "absolute") {
			if (element.getBoundingClientRect().right <= 0) return true;
			if (clips(overflow) && (width === "1px" || height === "1px" || clipPath !== "none")) return true;
		}
		return element.parentElement !== null && isAside(element.parentElement);
	});

	const seen = once((element): boolean => {
		// An announcement that has been read is folded to a line on purpose: a press opens it.
		if (element.closest('[data-as="line"]') !== null) return false;
		if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: false })) return false;
		return !isAside(element);
	});

	type Holder = {
		readonly room: Box;
		readonly left: number;
		readonly right: number;
		readonly clips: { readonly x: boolean; readonly y: boolean };
		readonly scrolls: { readonly x: boolean; readonly y: boolean };
		readonly isFixed: boolean;
		readonly within: Holder | null;
	};

	const heldIn = (at: Element | null) => (at === null || at === document.documentElement ? null : holder(at));

	/** The nearest box that can cut off an element's content, itself or an ancestor. */
	const holder = once((at): Holder | null => {
		const { display, overflowX, overflowY, position } = getComputedStyle(at);
		const within = heldIn(at.parentElement);
		if (display === "inline" || display === "contents") return within;
		const isFixed = position === "fixed";
		if (overflowX === "visible" && overflowY === "visible" && !isFixed) return within;
		const { left, right, top } = at.getBoundingClientRect();
		const room = {
			left: left + at.clientLeft,
			right: left + at.clientLeft + at.clientWidth,
			top: top + at.clientTop,
			bottom: top + at.clientTop + at.clientHeight,
		};
		return {
			...{ room, left, right, isFixed, within },
			clips: { x: clips(overflowX), y: clips(overflowY) },
			scrolls: { x: scrolls(overflowX) && at !== document.body, y: scrolls(overflowY) },
		};
	});

	/** Where a containing box cuts off the text, if any does; beyond a scroller it is the scroller that must be visible. */
	function cut(line: Line): string | Box {
		let box = middle(line);
		let sideways = false;
		for (let at = heldIn(line.node.parentElement); at !== null; at = at.within) {
			const { room } = at;
			if (at.clips.x && !sideways && (box.left < room.left - ROUNDING || box.right > room.right + ROUNDING))
				return "cut at the side";
			if (at.clips.y && (box.top < room.top - ROUNDING || box.bottom > room.bottom + ROUNDING)) return "cut below";
			if (at.scrolls.x) {
				sideways = true;
				box = { ...box, left: Math.max(box.left, room.left), right: Math.min(box.right, room.right) };
				if (at.left < -ROUNDING || at.right > windowWidth + ROUNDING) return "in a scroller beyond the window";
			}
			if (at.scrolls.y) box = { ...box, top: Math.max(box.top, room.top), bottom: Math.min(box.bottom, room.bottom) };
			if (at.isFixed) break;
		}
		if (!sideways && (box.left < -ROUNDING || box.right > windowWidth + ROUNDING)) return "beyond the window";
		return box;
	}

	/** A dot belongs to what precedes it: at the beginning of a line it belongs to nothing. */
	function beginsLine(node: Text, before: DOMRect | undefined): boolean {
		const at = node.data.indexOf("·");
		if (at === -1) return false;
		const range = document.createRange();
		range.setStart(node, at);
		range.setEnd(node, at + 1);
		const dot = range.getBoundingClientRect();
		const word = node.data.slice(0, at).trimEnd().length;
		if (word > 0) {
			range.setStart(node, word - 1);
			range.setEnd(node, word);
			before = [...range.getClientRects()].at(-1);
		}
		return before !== undefined && dot.height > 0 && dot.top > before.bottom - before.height / 2;
	}

	let before: DOMRect | undefined;
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
		const text = node.data.trim();
		const parent = node.parentElement;
		if (text === "" || parent === null || ["SCRIPT", "STYLE", "NOSCRIPT", "TITLE"].includes(parent.tagName) || !seen(parent))
			continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
		if (rects.length === 0 || rects.some(({ height }) => height < 1)) found.add(`without height: ${text}`);
		for (const { left, right, top, bottom } of rects) {
			const shown = cut({ left, right, top, bottom, text, node });
			if (typeof shown === "string") found.add(`${shown}: ${text}`);
			else lines.push({ ...shown, text, node });
		}
		if (beginsLine(node, before)) found.add(`begins a line with its separator: ${text}`);
		before = rects.at(-1);
		// A word that a browser has to break is one that its place is too narrow for.
		if (rects.length > 1 && !text.includes("@")) {
			for (const word of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
				range.setStart(node, word.index);
				range.setEnd(node, word.index + word[0].length);
				const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
				if (tops.size > 1 && word[0].length < 14) found.add(`broken in the word ${word[0]}: ${text}`);
			}
		}
	}

	lines.sort((a, b) => a.top - b.top);
	for (const [at, line] of lines.entries()) {
		for (let next = at + 1; next < lines.length; next += 1) {
			const other = lines[next] as Line;
			if (other.top >= line.bottom) break;
			if (other.node === line.node) continue;
			const wide = Math.min(line.right, other.right) - Math.max(line.left, other.left);
			const tall = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
			if (wide > ROUNDING && tall > ROUNDING) found.add(`over each other: ${line.text} / ${other.text}`);
		}
	}
	return [...found];
}
