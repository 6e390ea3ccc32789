import { useEffect, useRef } from "react";

/**
 * Of a list whose items go away when their heart is pressed: the focus goes on to the one that takes its place.
 * @param count how many are in the list
 * @returns what the list is to have as its `ref`
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
