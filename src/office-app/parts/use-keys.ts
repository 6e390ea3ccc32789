import { useLayoutEffect, useRef } from "react";

/** Handlers by the browser's name of the key, in lower case ("arrowdown"). */
export type Keys = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");

/** The keys of a screen: single letters, outside of text fields alone. Heard with the drawing itself, since a key is pressed once it is seen. */
export function useKeys(keys: Keys): void {
	const present = useRef(keys);
	useLayoutEffect(() => {
		present.current = keys;
	});
	useLayoutEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
			const act = present.current[event.key.toLowerCase()];
			if (act === undefined) return;
			event.preventDefault();
			act();
		};
		document.addEventListener("keydown", pressed);
		return () => document.removeEventListener("keydown", pressed);
	}, []);
}

/** ⌘⏎, or Ctrl and Enter: commits the panel's proposal from anywhere in it. */
export const isCommit = (event: { key: string; metaKey: boolean; ctrlKey: boolean }): boolean =>
	event.key === "Enter" && (event.metaKey || event.ctrlKey);

/** Commits on ⌘⏎, or Ctrl and Enter, anywhere on the screen. */
export function useCommitKey(commit: () => void): void {
	const present = useRef(commit);
	useLayoutEffect(() => {
		present.current = commit;
	});
	useLayoutEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (event.defaultPrevented || !isCommit(event)) return;
			event.preventDefault();
			present.current();
		};
		document.addEventListener("keydown", pressed);
		return () => document.removeEventListener("keydown", pressed);
	}, []);
}
