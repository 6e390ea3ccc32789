import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

/**
 * The menu button pattern: an arrow opens the menu and moves between items, Home and End go to the ends. Esc closes it and returns the
 * focus to the button. Tab, a tap outside and leaving focus close it.
 * @param box contains the button, and the menu with its items
 */
export function useMenuKeys(box: RefObject<HTMLElement | null>, open: boolean, setOpen: (open: boolean) => void) {
	const start = useRef<"first" | "last">("first");
	const items = () => [...(box.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

	useEffect(() => {
		if (!open) return;
		const own = [...(box.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
		own.at(start.current === "first" ? 0 : -1)?.focus();
		start.current = "first";
		const leave = (event: Event) => {
			if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
		};
		document.addEventListener("pointerdown", leave);
		return () => document.removeEventListener("pointerdown", leave);
	}, [box, open, setOpen]);

	function onKeyDown(event: KeyboardEvent): void {
		const at = items().indexOf(document.activeElement as HTMLElement);
		const goTo = (to: number) =>
			items()
				.at(to % items().length)
				?.focus();
		const key = event.key;
		if (key === "ArrowDown" || key === "ArrowUp") {
			if (open) goTo(key === "ArrowDown" ? at + 1 : at - 1);
			else start.current = key === "ArrowDown" ? "first" : "last";
			setOpen(true);
		} else if (open && (key === "Home" || key === "End")) goTo(key === "Home" ? 0 : -1);
		else if (open && key === "Escape") {
			setOpen(false);
			box.current?.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
		} else return;
		event.preventDefault();
	}

	function onBlur({ relatedTarget }: FocusEvent): void {
		if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) setOpen(false);
	}

	return { onKeyDown, onBlur };
}
