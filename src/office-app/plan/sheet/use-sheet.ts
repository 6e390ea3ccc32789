import { useCallback, useEffect, useRef, useState } from "react";
import type { SheetPicksSent } from "../../../office/plan/sheet/sheet-body.ts";
import type { SheetView } from "../../../office/plan/sheet/sheet-view.ts";
import { CallRefused, call, refusalWords } from "../../session/calls.ts";
import { useReading } from "../../session/use-reading.ts";
import { dropDraft, loadDraft, type SheetDraft, saveDraft } from "./sheet-draft.ts";
import { useSheetText } from "./sheet-text.ts";

export type SheetNow = {
	readonly draft: SheetDraft | null;
	/** The draft was there when the screen was opened. */
	readonly isBack: boolean;
	/** Null: no sheet, or it is being read for the first time. */
	readonly view: SheetView | null;
	readonly isBusy: boolean;
	/** Why it could not be read or saved. */
	readonly problem: string | null;
	readonly open: (file: File) => void;
	readonly pick: (change: (picks: SheetPicksSent) => SheetPicksSent) => void;
	readonly discard: () => void;
	/** @returns the act's number; undefined: it was refused */
	readonly commit: (anyway: boolean) => Promise<number | undefined>;
};

/** A sheet with its preview, which is made again after each choice and each change of the record. */
export function useSheet(cup: string): SheetNow {
	const { noAnswer, someoneWasFaster } = useSheetText();
	const [draft, setDraft] = useState<SheetDraft | null>(null);
	const [isBack, setBack] = useState(false);
	const [view, setView] = useState<SheetView | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const [turn, setTurn] = useState(0);
	const key = useRef({ of: "", id: "" });
	useEffect(() => {
		void loadDraft(cup).then((stored) => {
			if (!stored) return;
			setDraft((now) => now ?? stored);
			setBack(true);
		});
	}, [cup]);
	useReading(useCallback(() => setTurn((before) => before + 1), []));
	// biome-ignore lint/correctness/useExhaustiveDependencies: the record changed, and the preview is made again
	useEffect(() => {
		if (draft === null) return;
		const leaving = new AbortController();
		setBusy(true);
		call<SheetView | { unreadable: string }>("POST", "/plan/sheet/preview", formOf(draft), leaving.signal)
			.then(
				(answer) => {
					if ("unreadable" in answer) {
						setView(null);
						setProblem(answer.unreadable);
					} else {
						setView(answer);
						setProblem(null);
					}
				},
				(error: unknown) => {
					if (!leaving.signal.aborted) setProblem(refusalWords(error, noAnswer));
				},
			)
			.finally(() => {
				if (!leaving.signal.aborted) setBusy(false);
			});
		return () => leaving.abort();
	}, [draft, turn, noAnswer]);
	const set = (next: SheetDraft | null) => {
		setDraft(next);
		setBack(false);
		if (next === null) {
			setView(null);
			setProblem(null);
		}
		void (next === null ? dropDraft(cup) : saveDraft(cup, next));
	};
	const commit = async (anyway: boolean): Promise<number | undefined> => {
		if (draft === null || view === null) return undefined;
		const { ground } = view.preview;
		const of = `${JSON.stringify(draft.picks)} ${ground}`;
		if (key.current.of !== of) key.current = { of, id: crypto.randomUUID() };
		setBusy(true);
		try {
			const form = formOf(draft);
			form.set("commit", JSON.stringify({ id: key.current.id, ground, anyway }));
			const { act } = await call<{ act: number }>("POST", "/plan/sheet", form);
			setProblem(null);
			// Rows that wait are still to be mended; without any the sheet is done.
			if (view.causes.some(({ isError, mayBeNew }) => isError || mayBeNew)) setTurn((before) => before + 1);
			else set(null);
			return act;
		} catch (error) {
			const answer = error instanceof CallRefused ? (error.answer as { refused?: string; view?: SheetView }) : {};
			if (answer.view !== undefined) setView(answer.view);
			setProblem(answer.refused === "stale" ? someoneWasFaster : refusalWords(error, noAnswer));
			return undefined;
		} finally {
			setBusy(false);
		}
	};
	return {
		...{ draft, isBack, view, isBusy, problem, commit },
		open: (file) => {
			setView(null);
			set({ file, picks: {} });
		},
		pick: (change) => draft !== null && set({ ...draft, picks: change(draft.picks) }),
		discard: () => set(null),
	};
}

function formOf({ file, picks }: SheetDraft): FormData {
	const form = new FormData();
	form.set("file", file, file.name);
	form.set("picks", JSON.stringify(picks));
	return form;
}
