import { type RefObject, useEffect } from "react";

/** Closes a `<details>` menu like a menu: on a tap outside, on Esc (which returns the focus to it), and when the focus leaves it. */
export function useDismissable(menu: RefObject<HTMLDetailsElement | null>): void {
	useEffect(() => {
		const details = menu.current;
		if (details === null) return;
		const leave = (event: Event) => {
			if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
		};
		const closeByKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !details.open) return;
			event.stopPropagation();
			event.preventDefault();
			details.open = false;
			details.querySelector("summary")?.focus();
		};
		document.addEventListener("pointerdown", leave);
		document.addEventListener("focusin", leave);
		details.addEventListener("keydown", closeByKey);
		return () => {
			document.removeEventListener("pointerdown", leave);
			document.removeEventListener("focusin", leave);
			details.removeEventListener("keydown", closeByKey);
		};
	}, [menu]);
}
