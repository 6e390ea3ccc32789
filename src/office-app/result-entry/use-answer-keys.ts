import { useLayoutEffect, useRef } from "react";

type Answers = {
	/** Shift and Enter, or ⌘ and Enter as elsewhere. @param tells false with all three keys: nobody is notified */
	readonly onRecord: (tells: boolean) => void;
	/** "?"; left out: it is a key as any. */
	readonly onPark?: () => void;
	/** Esc. */
	readonly onKeep: () => void;
};

/**
 * The keys that answer a question about a slip. They are registered in a layout effect, so that they work as soon as the question is
 * visible. A plain Enter goes on to the inputs, which buffer it.
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
		// In the capture phase, before the inputs.
		addEventListener("keydown", onKey, { capture: true });
		return () => removeEventListener("keydown", onKey, { capture: true });
	}, []);
}
