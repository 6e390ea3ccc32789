import { useCallback, useEffect, useState } from "react";
import type { RunView, ScheduleView } from "../../../office/plan/schedule/schedule-view.ts";
import { call, refusalWords } from "../../session/calls.ts";
import { useReading } from "../../session/use-reading.ts";
import { usePlanText } from "../plan-text.ts";

/** Milliseconds between two looks at a run: figures change at most four times a second. */
const LOOK_EVERY = 400;

/** Milliseconds until a question without an answer is asked again. */
const ASK_AGAIN = 2_000;

export type RunOrder = { readonly number: number; readonly seconds: number; readonly from?: number | "present" | "repair" };

export type ScheduleNow = {
	/** Undefined: not loaded yet. */
	readonly view: ScheduleView | undefined;
	readonly running: RunView | null;
	readonly problem: string | null;
	readonly reload: () => void;
	readonly start: (order: RunOrder) => Promise<boolean>;
	readonly send: (message: "pause" | "resume" | "stop") => Promise<boolean>;
	readonly remove: (draft: number) => Promise<boolean>;
};

/** The step Schedule: its rules and drafts, and what is being generated, which is looked at while it goes on. */
export function useSchedule(): ScheduleNow {
	const { noAnswer } = usePlanText();
	const [view, setView] = useState<ScheduleView>();
	const [running, setRunning] = useState<RunView | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const read = useCallback(
		() =>
			void call<ScheduleView>("GET", "/plan/schedule").then(
				(answer) => {
					setView(answer);
					setRunning(answer.running);
					setProblem(null);
				},
				(error: unknown) => setProblem(refusalWords(error, noAnswer)),
			),
		[noAnswer],
	);
	const reload = useReading(read);
	// Without an answer it is asked again: the record need not change for the next one to come.
	const isUnread = view === undefined && problem !== null;
	useEffect(() => {
		if (!isUnread) return;
		const timer = setInterval(read, ASK_AGAIN);
		return () => clearInterval(timer);
	}, [isUnread, read]);
	const isRunning = running !== null;
	useEffect(() => {
		if (!isRunning) return;
		const leaving = new AbortController();
		let timer: ReturnType<typeof setTimeout>;
		const look = async () => {
			try {
				const answer = await call<{ running: RunView | null }>("GET", "/plan/schedule/run", undefined, leaving.signal);
				// What it has become is a draft.
				if (answer.running === null) return read();
				setRunning(answer.running);
				setProblem(null);
			} catch (error) {
				if (leaving.signal.aborted) return;
				setProblem(refusalWords(error, noAnswer));
			}
			timer = setTimeout(() => void look(), LOOK_EVERY);
		};
		timer = setTimeout(() => void look(), LOOK_EVERY);
		return () => {
			leaving.abort();
			clearTimeout(timer);
		};
	}, [isRunning, noAnswer, read]);
	const done = async (asked: Promise<unknown>): Promise<boolean> => {
		try {
			await asked;
			setProblem(null);
			return true;
		} catch (error) {
			setProblem(refusalWords(error, noAnswer));
			return false;
		}
	};
	return {
		...{ view, running, problem, reload },
		start: async (order) => {
			const isBegun = await done(
				call<{ running: RunView }>("POST", "/plan/schedule/run", order).then((answer) => setRunning(answer.running)),
			);
			return isBegun;
		},
		send: (message) =>
			done(
				call("POST", `/plan/schedule/run/${message}`, {}).then(() => {
					if (message !== "stop") setRunning((run) => run && { ...run, isPaused: message === "pause" });
				}),
			),
		remove: async (draft) => {
			const isGone = await done(call("DELETE", `/plan/schedule/drafts/${draft}`));
			reload();
			return isGone;
		},
	};
}
