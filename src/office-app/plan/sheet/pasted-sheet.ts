import { useEffect, useRef } from "react";

/** Rows as a file, as if they had been saved. */
export const pastedFile = (rows: string, name: string) => new File([rows], name, { type: "text/tab-separated-values" });

/** @returns a file or rows that were dropped or pasted */
export function sheetOf(data: DataTransfer | null, pasted: string): File | undefined {
	const [file] = data?.files ?? [];
	if (file) return file;
	const rows = data?.getData("text/plain") ?? "";
	return rows.trim() === "" ? undefined : pastedFile(rows, pasted);
}

/**
 * Rows pasted anywhere on the screen but into a field.
 * @param pasted what such rows are called
 * @param isDeaf another part of the screen listens
 */
export function usePastedSheet(open: (file: File) => void, pasted: string, isDeaf = false): void {
	const present = useRef(open);
	useEffect(() => {
		present.current = open;
	});
	useEffect(() => {
		if (isDeaf) return;
		const heard = (event: ClipboardEvent) => {
			if (event.target instanceof HTMLElement && event.target.matches("input, select, textarea")) return;
			const file = sheetOf(event.clipboardData, pasted);
			if (!file) return;
			event.preventDefault();
			present.current(file);
		};
		document.addEventListener("paste", heard);
		return () => document.removeEventListener("paste", heard);
	}, [pasted, isDeaf]);
}
