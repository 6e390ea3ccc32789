import { useEffect, useRef, useState } from "react";
import type { PlanStep } from "../../office/plan/plan-calls.ts";
import type { PlanPreviewView } from "../../office/plan/plan-preview-view.ts";
import type { PlanChange } from "../../office/plan/plan-view.ts";
import { CallRefused, call, refusalWords } from "../session/calls.ts";
import { usePlanText } from "./plan-text.ts";

/** Milliseconds after the last keystroke until a change is previewed. */
const SETTLED = 250;

export type ChangeNow = {
	/** Null: nothing is proposed, or it has not been previewed yet. */
	readonly preview: PlanPreviewView | null;
	readonly problem: string | null;
	readonly isBusy: boolean;
	/** Somebody changed the same meanwhile: `preview` is new, and has to be looked at. */
	readonly isStale: boolean;
	/**
	 * @param anyway what the preview asks is confirmed
	 * @returns the act's number; undefined if it was refused
	 */
	readonly commit: (anyway: boolean) => Promise<number | undefined>;
};

/**
 * The preview of a change of the plan, and its commit as one act.
 * @param change null: nothing is proposed
 */
export function useChange(step: PlanStep, change: PlanChange | null): ChangeNow {
	const { noAnswer, someoneWasFaster } = usePlanText();
	const [shown, setShown] = useState<{ readonly of: string; readonly preview: PlanPreviewView } | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [staleOf, setStaleOf] = useState<string | null>(null);
	/** One key for each content: a repeated request is the same act. */
	const key = useRef({ of: "", id: "" });
	const written = change === null ? null : JSON.stringify(change);
	useEffect(() => {
		if (written === null) return;
		const leaving = new AbortController();
		const timer = setTimeout(() => {
			call<PlanPreviewView>("POST", "/plan/preview", { change: JSON.parse(written) }, leaving.signal).then(
				(preview) => {
					setShown({ of: written, preview });
					setProblem(null);
				},
				(error: unknown) => {
					if (!leaving.signal.aborted) setProblem(refusalWords(error, noAnswer));
				},
			);
		}, SETTLED);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [written, noAnswer]);
	const preview = shown !== null && shown.of === written ? shown.preview : null;
	const commit = async (anyway: boolean): Promise<number | undefined> => {
		if (written === null || preview === null) return undefined;
		const of = `${written} ${preview.ground}`;
		if (key.current.of !== of) key.current = { of, id: crypto.randomUUID() };
		setBusy(true);
		setProblem(null);
		try {
			const body = { id: key.current.id, step, change: JSON.parse(written), ground: preview.ground, anyway };
			return (await call<{ act: number }>("POST", "/plan", body)).act;
		} catch (error) {
			const answer = error instanceof CallRefused ? (error.answer as { refused?: string; preview?: PlanPreviewView }) : {};
			if (answer.preview !== undefined) setShown({ of: written, preview: answer.preview });
			if (answer.refused === "stale") setStaleOf(written);
			else setProblem(refusalWords(error, noAnswer));
			return undefined;
		} finally {
			setBusy(false);
		}
	};
	const isStale = staleOf !== null && staleOf === written;
	return { preview, problem: problem ?? (isStale ? someoneWasFaster : null), isBusy, isStale, commit };
}
