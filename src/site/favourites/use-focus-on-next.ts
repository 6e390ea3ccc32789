import { useEffect, useRef } from "react";

/**
 * For a list whose items disappear when their heart is pressed: moves the focus to the next item.
 * @param count number of items
 * @returns the list's `ref`
 */
export function useFocusOnNext(count: number) {
	const list = useRef<HTMLUListElement>(null);
	const focused = useRef(-1);
	useEffect(() => {
		const cards = list.current;
		if (cards === null) return;
		const keep = () => {
			focused.current = [...cards.children].findIndex((card) => card.contains(document.activeElement));
		};
		cards.addEventListener("focusin", keep);
		return () => cards.removeEventListener("focusin", keep);
	}, []);
	useEffect(() => {
		const cards = list.current;
		const lost = document.activeElement === document.body && focused.current >= 0;
		if (cards === null || !lost || count === 0) return;
		cards.children[Math.min(focused.current, count - 1)]?.querySelector<HTMLElement>("button[aria-pressed]")?.focus();
	}, [count]);
	return list;
}
