import { useCallback, useEffect, useRef, useState } from "react";
import { newId } from "../../client/browser/new-id.ts";
import type { Notification } from "../../office/notifications/notification.ts";
import type { Preview } from "../../results/acts/preview.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import { CallRefused, call, refusalWords } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";
import { oneAtATime } from "../session/one-at-a-time.ts";
import { useOfficeNow } from "../session/session.tsx";
import type { NotificationOffer } from "./Recipients.tsx";

/** Typing delay in ms before a proposal is previewed. */
const SETTLED = 120;
/** Delay in ms before an unanswered preview is requested again. */
const ASKED_AGAIN_AFTER = 3_000;

/** Names of teams and matches from the server's preview. */
export type NamedIn = {
	readonly teams: Readonly<Record<string, string>>;
	readonly matches: Readonly<
		Record<
			string,
			{
				readonly number: string | null;
				readonly start: string | null;
				readonly sides?: readonly [home: string, away: string] | null;
			}
		>
	>;
	readonly rules: Readonly<Record<string, { readonly en: string; readonly sv: string }>>;
};
const NOTHING_NAMED: NamedIn = { teams: {}, matches: {}, rules: {} };

export type Judging = {
	/** The proposal. */
	readonly proposal: Proposal | null;
	readonly preview: Preview | null;
	/** The names in the preview, of any day. */
	readonly named: NamedIn;
	/** The possible recipients; null: nothing to send. */
	readonly tell: NotificationOffer | null;
	/** Whether this desk may do it; else it may ask the office. */
	readonly isYours: boolean;
	/** The shown preview is of an earlier proposal. */
	readonly isJudging: boolean;
	readonly problem: string | null;
	/** The number of matches of the last preview that somebody else has changed since; null: none. */
	readonly changed: number | null;
	/** @returns the act's number; null if it was refused, with the reason shown */
	readonly commit: (besides: { readonly why: string; readonly tell: Notification | undefined }) => Promise<number | null>;
	readonly isCommitting: boolean;
};

/** The server's preview of a proposal: the last answer counts, and it is repeated when the record changes. */
export function usePreview(proposal: Proposal | null, answers?: number): Judging {
	const { noNetwork: unanswered } = useOfficeText().day;
	const { revision } = useOfficeNow();
	const [preview, setPreview] = useState<Preview | null>(null);
	/** The proposal of the shown preview: it differs from the present one until the server answers. */
	const [judged, setJudged] = useState<string | null>(null);
	const [named, setNamed] = useState(NOTHING_NAMED);
	const [tell, setTell] = useState<NotificationOffer | null>(null);
	const [isYours, setYours] = useState(true);
	const [isJudging, setJudging] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const [changed, setChanged] = useState<number | null>(null);
	const [isCommitting, setCommitting] = useState(false);
	const asked = proposal === null ? null : JSON.stringify(proposal);
	const shown = useRef<{ readonly asked: string | null; readonly preview: Preview | null }>({ asked: null, preview: null });
	/** One key per proposal, so that repeating a lost commit acts once. */
	const key = useRef({ of: "", id: "" });
	/**
	 * A proposal being committed is not previewed again because of its own change, which may arrive before the answer: it would look
	 * impossible.
	 */
	const sent = useRef({ is: false, hasChanged: false });

	const show = useCallback((of: string, next: Preview) => {
		const { asked: before, preview: seen } = shown.current;
		// Somebody was faster, so the same proposal has another effect now.
		if (before === of && seen && seen.ground !== next.ground) setChanged(differing(seen, next));
		else if (before !== of) setChanged(null);
		shown.current = { asked: of, preview: next };
		setJudged(of);
		setPreview(next);
	}, []);

	const judge = useRef<ReturnType<typeof oneAtATime>>(undefined);
	useEffect(() => {
		sent.current = { is: false, hasChanged: false };
		if (asked === null) {
			shown.current = { asked: null, preview: null };
			setPreview(null);
			setProblem(null);
			return;
		}
		let again: ReturnType<typeof setTimeout> | undefined;
		const questions = oneAtATime(async (signal) => {
			clearTimeout(again);
			try {
				const proposed = { proposal: JSON.parse(asked) as Proposal, look: true };
				type Told = { preview: Preview; named?: NamedIn; tell: NotificationOffer | null; isYours?: boolean };
				const told = await call<Told>("POST", "/acts/preview", proposed, signal);
				if (signal.aborted) return;
				setNamed(told.named ?? NOTHING_NAMED);
				show(asked, told.preview);
				setTell(told.tell);
				setYours(told.isYours ?? true);
				setProblem(null);
			} catch (error) {
				if (signal.aborted) return;
				setProblem(refusalWords(error, unanswered));
				if (error instanceof CallRefused && error.status === 0) again = setTimeout(questions.want, ASKED_AGAIN_AFTER);
			}
			setJudging(false);
		});
		setJudging(true);
		const timer = setTimeout(() => {
			judge.current = questions;
			questions.want();
		}, SETTLED);
		return () => {
			clearTimeout(timer);
			clearTimeout(again);
			judge.current = undefined;
			questions.stop();
		};
	}, [asked, show, unanswered]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new revision judges again
	useEffect(() => {
		if (sent.current.is) sent.current.hasChanged = true;
		else judge.current?.want();
	}, [revision]);

	const commit = useCallback(
		async ({ why, tell: told }: { readonly why: string; readonly tell: Notification | undefined }) => {
			const { preview: seen, asked: of } = shown.current;
			if (!seen || of === null) return null;
			setCommitting(true);
			sent.current = { is: true, hasChanged: false };
			let isDone = false;
			const whole = `${of} ${seen.ground}`;
			if (key.current.of !== whole) key.current = { of: whole, id: newId() };
			try {
				const done = await call<{ act: number }>("POST", "/acts", {
					...{ id: key.current.id, proposal: JSON.parse(of) as Proposal, ground: seen.ground },
					...(told && { tell: told }),
					...(answers !== undefined && { asked: answers }),
					...(why.trim() !== "" && { why: why.trim() }),
					...((seen.verdict.againstRules.length > 0 || seen.asked.length > 0) && { anyway: true }),
				});
				isDone = true;
				// The same proposal again, for example after an undo, is another act.
				key.current = { of: "", id: "" };
				return done.act;
			} catch (error) {
				if (!(error instanceof CallRefused)) throw error;
				const { preview: now } = error.answer as { preview?: Preview };
				if (now) show(of, now);
				else setProblem(refusalWords(error, unanswered));
				return null;
			} finally {
				setCommitting(false);
				if (!isDone) {
					const { hasChanged } = sent.current;
					sent.current = { is: false, hasChanged: false };
					if (hasChanged) judge.current?.want();
				}
			}
		},
		[show, unanswered, answers],
	);
	const isOfAnother = preview !== null && judged !== asked;
	// Without an answer there is no preview: the earlier one is of another proposal, which the button must not commit.
	const shownPreview = isOfAnother && problem !== null ? null : preview;
	return {
		proposal,
		preview: shownPreview,
		named,
		tell,
		isYours,
		isJudging: isJudging || isOfAnother,
		problem,
		changed,
		commit,
		isCommitting,
	};
}

/** How many matches are, or would be, otherwise than at the last look. */
function differing(seen: Preview, now: Preview): number {
	const was = new Map(seen.changes.map((change) => [change.match, JSON.stringify(change)]));
	const is = new Map(now.changes.map((change) => [change.match, JSON.stringify(change)]));
	return [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id)).length;
}
