import { useState } from "react";
import { useSearchParams } from "react-router";
import { usePastedSheet } from "./pasted-sheet.ts";
import { useSheetText } from "./sheet-text.ts";

export type SheetDoor = {
	readonly isOpen: boolean;
	/** What was pasted where it was opened from. */
	readonly given: File | undefined;
	readonly open: () => void;
	readonly close: () => void;
};

/** Whether Plan shows a sheet in place of its step: by its address, or because rows were pasted. @param mayChange others only look */
export function useSheetDoor(mayChange: boolean): SheetDoor {
	const { pasted } = useSheetText();
	const [query, setQuery] = useSearchParams();
	const [given, setGiven] = useState<File>();
	const isOpen = mayChange && query.has("sheet");
	const turn = (isOpen: boolean) =>
		setQuery((before) => {
			const after = new URLSearchParams(before);
			if (isOpen) after.set("sheet", "");
			else after.delete("sheet");
			return after;
		});
	usePastedSheet(
		(file) => {
			if (!mayChange || isOpen) return;
			setGiven(file);
			turn(true);
		},
		pasted,
		!mayChange || isOpen,
	);
	return {
		...{ isOpen, given },
		open: () => {
			setGiven(undefined);
			turn(true);
		},
		close: () => turn(false),
	};
}
