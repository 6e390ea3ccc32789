import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Hit } from "./hit.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** A search box with its suggestions. */
export type SuggestingBox = {
	readonly typed: string;
	readonly suggestions: readonly Hit[];
	/** The suggestion that the keys have marked. */
	readonly active: number | null;
	readonly write: (value: string) => void;
	readonly clear: () => void;
	readonly close: () => void;
	readonly onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Arrow keys move among the suggestions, Enter opens the active one, Esc closes them.
 * @param given the present search text: Back and Forward change it
 * @param follow opens the suggestion at an index
 */
export function useSuggestingBox(
	input: { readonly current: HTMLInputElement | null },
	given: string,
	follow: (at: number) => void,
): SuggestingBox {
	const [typed, setTyped] = useState<string | null>(null);
	const [active, setActive] = useState<number | null>(null);
	const suggestions = useSuggestions(typed);
	const written = useRef(given);
	useEffect(() => {
		// Text typed before hydration is preserved: only another search replaces it.
		if (input.current === null || written.current === given) return;
		written.current = given;
		input.current.value = given;
		setTyped(null);
	}, [input, given]);
	function write(value: string | null): void {
		setTyped(value);
		setActive(null);
	}
	const close = () => write(null);
	function clear(): void {
		if (input.current === null) return;
		input.current.value = "";
		input.current.focus();
		close();
	}
	function onKeyDown(event: KeyboardEvent): void {
		if (suggestions.length === 0 || event.nativeEvent.isComposing) return;
		const last = suggestions.length - 1;
		if (event.key === "ArrowDown") setActive(active === null || active === last ? 0 : active + 1);
		else if (event.key === "ArrowUp") setActive(active === null || active === 0 ? last : active - 1);
		else if (event.key === "Escape") close();
		else if (event.key === "Enter" && active !== null) follow(active);
		else return;
		event.preventDefault();
	}
	return { typed: typed ?? "", suggestions, active, write, clear, close, onKeyDown };
}
