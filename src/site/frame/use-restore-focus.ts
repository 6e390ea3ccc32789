import { useEffect } from "react";

/** What is gone on to. No field: a phone would open its keyboard. */
const PRESSED = "a[href], button:not(:disabled), summary";

/**
 * Where what has the focus goes away (the last heart of a list, a filter, what a goal moves), the focus goes on in the nearest part that is
 * left, at its first link or button, and else at the page's H1: who reads by keys or by ear is not sent back to the document's beginning.
 * What knows a better place puts it there itself, with the drawing or right after it.
 */
export function useRestoreFocus(): void {
	useEffect(() => {
		/** What has the focus, and all that it stands in, from within. */
		let way: readonly Element[] = [];
		let due = 0;
		const look = () => {
			due = 0;
			const [focused, ...parts] = way;
			// What is hidden keeps the focus for a moment.
			const { activeElement } = document;
			if (focused === undefined || isThere(focused) || (activeElement !== document.body && activeElement !== focused)) return;
			const h1 = document.querySelector<HTMLElement>("h1");
			for (const part of parts) {
				if (part.contains(h1)) break;
				const next = [...part.querySelectorAll<HTMLElement>(PRESSED)].find(isThere);
				if (next) return next.focus({ preventScroll: true });
			}
			h1?.focus({ preventScroll: true });
		};
		// After what was drawn has put the focus where it should be.
		const lookSoon = () => {
			cancelAnimationFrame(due);
			due = requestAnimationFrame(() => {
				due = requestAnimationFrame(look);
			});
		};
		const onFocus = () => {
			way = wayOf(document.activeElement);
		};
		const onBlur = ({ target, relatedTarget }: FocusEvent) => {
			// Told of what goes away too, and then while it is still there.
			if (relatedTarget === null)
				queueMicrotask(() => {
					if (way[0] === target && way[0] && isThere(way[0])) way = [];
				});
		};
		const removals = new MutationObserver(() => {
			if (way[0]?.isConnected === false) lookSoon();
		});
		removals.observe(document.body, { childList: true, subtree: true });
		document.addEventListener("focusin", onFocus);
		document.addEventListener("focusout", onBlur);
		document.addEventListener("click", lookSoon);
		onFocus();
		return () => {
			removals.disconnect();
			cancelAnimationFrame(due);
			document.removeEventListener("focusin", onFocus);
			document.removeEventListener("focusout", onBlur);
			document.removeEventListener("click", lookSoon);
		};
	}, []);
}

const isThere = (one: Element): boolean => one.getClientRects().length > 0;

function wayOf(one: Element | null): readonly Element[] {
	return one === null || one === document.body ? [] : [one, ...wayOf(one.parentElement)];
}
