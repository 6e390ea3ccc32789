import { useLayoutEffect, useRef } from "react";

/** Digits typed at a checkbox or a radio button are not its own. */
const TEXT_FIELDS = "input:not([type=checkbox]):not([type=radio]), select, textarea, [contenteditable]";
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
	!(target instanceof HTMLElement && target.matches(TEXT_FIELDS)) &&
	document.querySelector("dialog[open], [role=dialog]") === null;

export const isDigit = (key: string): boolean => /^\d$/.test(key);

/**
 * Keys that are pressed while no text field has the focus, such as after a click beside the board.
 * @param onKey handles a key; returns whether it was one of its own
 */
export function useStrayKeys(onKey: (key: string) => boolean): void {
	const present = useRef(onKey);
	useLayoutEffect(() => {
		present.current = onKey;
	});
	useLayoutEffect(() => {
		// On the document: a panel that handles a key itself stops it before.
		const pressed = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isElsewhere(event)) return;
			if (present.current(event.key)) event.preventDefault();
		};
		document.addEventListener("keydown", pressed);
		return () => document.removeEventListener("keydown", pressed);
	}, []);
}
