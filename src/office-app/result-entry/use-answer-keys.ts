import { useLayoutEffect, useRef } from "react";

type Answers = {
	/** Shift and Enter, or ⌘ and Enter as everywhere. @param tells false with all three: nobody is notified */
	readonly onRecord: (tells: boolean) => void;
	/** "?"; left out: it is a key as any. */
	readonly onPark?: () => void;
	/** Esc. */
	readonly onKeep: () => void;
};

/**
 * The keys that answer what is asked about a slip. With the drawing itself: what is seen is answered by its keys, and by no field. A plain
 * Enter does nothing here and goes on to the fields, which hold it.
 */
export function useAnswerKeys(answers: Answers): void {
	const present = useRef(answers);
	useLayoutEffect(() => {
		present.current = answers;
	});
	useLayoutEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const { onRecord, onPark, onKeep } = present.current;
			const take = () => {
				event.preventDefault();
				event.stopPropagation();
			};
			const withControl = event.metaKey || event.ctrlKey;
			// In a message Shift and Enter begin a line, and "?" is a letter.
			const isText = event.target instanceof HTMLTextAreaElement;
			if (event.key === "Enter" && !(isText && !withControl)) {
				event.preventDefault();
				if (!event.shiftKey && !withControl) return;
				take();
				onRecord(!(event.shiftKey && withControl));
			} else if (event.key === "?" && onPark && !isText) {
				take();
				onPark();
			} else if (event.key === "Escape") {
				take();
				onKeep();
			}
		};
		// Before the fields take them.
		addEventListener("keydown", onKey, { capture: true });
		return () => removeEventListener("keydown", onKey, { capture: true });
	}, []);
}
