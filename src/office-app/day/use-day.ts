import { useCallback, useEffect, useRef, useState } from "react";
import type { Day, DayDifference, DayMatch } from "../../office/day/day-data.ts";
import { CallRefused, call } from "../session/calls.ts";
import { oneAtATime } from "../session/one-at-a-time.ts";
import { useOfficeNow } from "../session/session.tsx";
import { merged } from "./merged-day.ts";

/** Milliseconds between two requests for changes that come by time alone, such as a missing result. */
const LOOK_EVERY = 30_000;

export type DayCame = {
	readonly day: Day | null;
	readonly failed: boolean;
	/** Asks again at once. */
	readonly again: () => void;
	/** The match under the pointer stays where it is until the pointer leaves; null: none is. */
	readonly hold: (match: string | null) => void;
};

/** A day, kept current: loaded once, then updated by its changes. @param date null: today */
export function useDay(date: string | null): DayCame {
	const { revision } = useOfficeNow();
	const [day, setDay] = useState<Day | null>(null);
	const [failed, setFailed] = useState(false);
	const [turn, setTurn] = useState(0);
	const held = useRef<string | null>(null);
	const waiting = useRef<Day | null>(null);
	const known = useRef<Day | null>(null);

	const show = useCallback((next: Day) => {
		known.current = next;
		const id = held.current;
		const shown = id === null ? next : withHeld(next, id);
		waiting.current = shown === next ? null : next;
		setDay((before) => (before === null ? shown : keepHeld(before, shown, id)));
	}, []);

	const asking = useRef<ReturnType<typeof oneAtATime>>(undefined);
	useEffect(() => {
		const questions = oneAtATime(async (signal) => {
			const seen = known.current;
			const isSame = seen !== null && (date === null || seen.date === date);
			const asked = [
				...(date === null ? [] : [`date=${date}`]),
				...(isSame ? [`since=${seen.revision}`, ...(date === null ? [`date=${seen.date}`] : [])] : []),
			];
			try {
				const came = await call<Day | DayDifference>("GET", `/day?${asked.join("&")}`, undefined, signal);
				if (signal.aborted) return;
				setFailed(false);
				show("since" in came ? merged(seen!, came) : came);
			} catch (error) {
				if (!signal.aborted) setFailed(error instanceof CallRefused);
			}
		});
		asking.current = questions;
		return questions.stop;
	}, [date, show]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new revision, another day and another turn ask
	useEffect(() => asking.current?.want(), [date, revision, turn]);
	useEffect(() => {
		const timer = setInterval(() => setTurn((before) => before + 1), LOOK_EVERY);
		return () => clearInterval(timer);
	}, []);

	return {
		day,
		failed,
		again: useCallback(() => setTurn((before) => before + 1), []),
		hold: useCallback((match) => {
			held.current = match;
			if (match === null && waiting.current) {
				setDay(waiting.current);
				waiting.current = null;
			}
		}, []),
	};
}

/** A copy of the day, so that a held update is recognisable. */
const withHeld = (day: Day, id: string): Day => (day.matches.some((match) => match.id === id) ? { ...day } : day);

/** The held match in its earlier state; all others in their present one. */
function keepHeld(before: Day, next: Day, id: string | null): Day {
	const was = id === null ? undefined : before.matches.find((match) => match.id === id);
	if (!was || before.date !== next.date) return next;
	return { ...next, matches: next.matches.map((match): DayMatch => (match.id === id ? was : match)) };
}
