import { useEffect } from "react";

/** Elements that may receive the focus. No input: a phone would open its keyboard. */
const PRESSED = "a[href], button:not(:disabled), summary";

/**
 * If the focused element disappears (the last heart of a list, a filter, a row moved by a goal), the focus moves to the first link or
 * button of the nearest remaining ancestor, otherwise to the page's H1. Readers with a keyboard or a screen reader are thus not sent back
 * to the top of the document. Components that know a better place set the focus themselves, during the render or right after it.
 */
export function useRestoreFocus(): void {
	useEffect(() => {
		/** The focused element and its ancestors, innermost first. */
		let way: readonly Element[] = [];
		let due = 0;
		const look = () => {
			due = 0;
			const [focused, ...parts] = way;
			// A hidden element stays focused for a moment.
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
		// After effects of the render have set the focus.
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
			// The event also fires for an element that is being removed, while it still exists.
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
