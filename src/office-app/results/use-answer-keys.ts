import { useLayoutEffect, useRef } from "react";

type Answers = {
	/** Shift and Enter. @param tells with ⌘ or Ctrl too: nobody is told */
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
			// A message is written as any text is.
			if (event.target instanceof HTMLTextAreaElement) return;
			const { onRecord, onPark, onKeep } = present.current;
			const take = () => {
				event.preventDefault();
				event.stopPropagation();
			};
			if (event.key === "Enter") {
				event.preventDefault();
				if (!event.shiftKey) return;
				take();
				onRecord(!(event.metaKey || event.ctrlKey));
			} else if (event.key === "?" && onPark) {
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
