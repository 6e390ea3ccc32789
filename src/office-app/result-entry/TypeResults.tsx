import {
	type KeyboardEvent,
	type ReactNode,
	useCallback,
	useEffect,
	useEffectEvent,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import type { SlipMatch, WantedSlip } from "../../cup/office/slip.ts";
import type { Notification } from "../../office/notifications/notification.ts";
import type { AskedOfResults } from "../find/asked.ts";
import { KeyCap } from "../parts/KeyCap.tsx";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import type { Waiting } from "../slips/queue.ts";
import {
	asksForKicks,
	digitsOf,
	type Field,
	isNothingTyped,
	NOTHING_TYPED,
	nextField,
	resultOf,
	type SlipProposal,
	type Typed,
	typedOf,
} from "../slips/typing.ts";
import { type Asking, CheckLine } from "./CheckLine.tsx";
import { Differs } from "./Differs.tsx";
import type { Looked } from "./desk-slips.ts";
import { KeyLine } from "./KeyLine.tsx";
import { SlipBoard } from "./SlipBoard.tsx";
import { SlipRecipients } from "./SlipRecipients.tsx";
import { stepAfter } from "./step-after.ts";
import { isBuffered, useBufferedKeys } from "./use-buffered-keys.ts";
import { isDigit, useStrayKeys } from "./use-stray-keys.ts";
import { timeTyped } from "./words.ts";

export type Recording = {
	readonly proposal: SlipProposal;
	readonly ground: string | null;
	readonly match: SlipMatch;
	/** Whom to notify; undefined: nobody; "as-judged": those whom the server finds concerned when it arrives. */
	readonly tell?: Notification | "as-judged" | undefined;
	/** The refused slip that this one answers. */
	readonly instead?: string | undefined;
};

type Props = {
	readonly lookup: (number: string) => Promise<Looked>;
	readonly wants: readonly WantedSlip[];
	/** A match number chosen in a list, or a refused slip; a new object starts it again. */
	readonly begin: AskedOfResults | Waiting | null;
	/** Slips refused because a different value is recorded: the user is asked about them between two slips. */
	readonly differing: readonly Waiting[];
	/** Reports which of those is open; null: none. */
	readonly onAsking: (id: string | null) => void;
	readonly onRecord: (recording: Recording) => void;
	/** Drops a refused slip: the recorded value stays. */
	readonly onDrop: (id: string) => void;
	readonly onUndo: () => void;
	/** Reports the row of Wants a result that the arrow keys have reached. */
	readonly onWalk: (at: number | null) => void;
	/** Keys that were typed on another tab: the first of this slip. */
	readonly takeTyped: () => readonly string[];
	/** The question about slips of matches that have not begun, shown while no question about this slip is. */
	readonly askedTooEarly: ReactNode;
};

/** Enters one slip with keys: number, home, away, and the shoot-out of a level playoff match. */
export function TypeResults({
	lookup,
	wants,
	differing: notTaken,
	begin,
	onAsking,
	onRecord,
	onDrop,
	onUndo,
	onWalk,
	takeTyped,
	askedTooEarly,
}: Props) {
	const { results: text } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const [typed, setTyped] = useState<Typed>(NOTHING_TYPED);
	const [found, setFound] = useState<{ readonly matches: readonly SlipMatch[]; readonly isKept: boolean } | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [asking, setAsking] = useState<Asking>(null);
	const [differing, setDiffering] = useState<SlipProposal | null>(null);
	/** The slip whose recipients are being chosen. */
	const [telling, setTelling] = useState<SlipProposal | null>(null);
	/** The refused slip that the user is being asked about. */
	const [again, setAgain] = useState<Waiting | null>(null);
	/** Ids of refused slips that were shown once. Afterwards they are only in their list. */
	const offered = useRef(new Set<string>());
	const at = useRef<number | null>(null);
	const asked = useRef(0);
	const [isLooking, setLooking] = useState(false);
	/** See `use-buffered-keys.ts`. */
	const [isStopped, setStopped] = useState(false);
	/** The part of a score that has been typed for a match without scores. */
	const [unkept, setUnkept] = useState<"nothing" | "home" | "away">("nothing");
	const fields = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
	const played = useRef<HTMLButtonElement>(null);
	const match = found?.matches.length === 1 ? (found.matches[0] ?? null) : null;

	// In a layout effect, since an input may be rendered together with the match. A key pressed before a later focus would go into the
	// previous input, or be selected and typed over.
	const [focused, focus] = useState<{ readonly on: Field | "played"; readonly isAppended?: true }>({ on: "number" });
	useLayoutEffect(() => {
		if (focused.on === "played") return played.current?.focus();
		const field = fields.current[focused.on];
		if (!focused.isAppended) return field?.select();
		field?.focus();
		field?.setSelectionRange(field.value.length, field.value.length);
	}, [focused]);
	const turn = { isLooking, isStopped, isAsked: differing !== null || telling !== null };
	const { ahead, keep: keepKey, forget: forgetKeys } = useBufferedKeys(turn, (key) => play(key));
	const clear = useCallback(() => {
		asked.current += 1;
		setLooking(false);
		setTyped(NOTHING_TYPED);
		setFound(null);
		setProblem(null);
		setAsking(null);
		setDiffering(null);
		setTelling(null);
		setAgain(null);
		setStopped(false);
		setUnkept("nothing");
		at.current = null;
		onWalk(null);
		focus({ on: "number" });
	}, [onWalk]);
	const show = useCallback(
		(matches: readonly SlipMatch[], isKept: boolean, isLate = false) => {
			setFound({ matches, isKept });
			setProblem(isKept ? (isLate ? text.keptLate : text.keptHere) : null);
			const [only, ...more] = matches;
			if (!only || more.length > 0) return setStopped(true);
			setStopped(only.isBye);
			setUnkept("nothing");
			if (only.isBye) setProblem(text.bye);
			else if (only.isYoung) focus({ on: "played" });
			else focus({ on: "home" });
		},
		[text],
	);
	const look = useCallback(
		async (number: string) => {
			const turn = ++asked.current;
			setLooking(true);
			setTyped({ ...NOTHING_TYPED, number });
			setProblem(null);
			setFound(null);
			setDiffering(null);
			setTelling(null);
			setAgain(null);
			setStopped(false);
			const answer = await lookup(number);
			if (turn !== asked.current) return;
			setLooking(false);
			if ("matches" in answer) return show(answer.matches, answer.isKept, answer.isLate);
			setProblem("unknown" in answer ? text.unknown(number) : answer.isLate ? text.lookupLate : text.lookupFailed);
			setStopped(true);
			focus({ on: "number" });
		},
		[lookup, show, text],
	);
	const lookAt = useEffectEvent(async ({ number, score }: AskedOfResults) => {
		await look(number);
		if (score === undefined) return;
		const [home, away] = score.map(String);
		setTyped((before) =>
			before.number === number ? { ...before, home: digitsOf(home ?? "", "home"), away: digitsOf(away ?? "", "away") } : before,
		);
		focus({ on: "away" });
	});
	const askAgain = useEffectEvent(async (slip: Waiting) => {
		const turn = ++asked.current;
		setLooking(true);
		setTyped(typedOf(slip.called.number, slip.proposal));
		setProblem(null);
		setFound(null);
		setDiffering(null);
		setTelling(null);
		setAgain(slip);
		focus({ on: "number" });
		const answer = await lookup(slip.called.number);
		if (turn !== asked.current) return;
		offered.current.add(slip.id);
		const match = "matches" in answer && !answer.isKept && answer.matches.find(({ id }) => id === slip.proposal.match);
		if (!match) return clear();
		setLooking(false);
		setFound({ matches: [match], isKept: false });
		setDiffering(slip.proposal);
	});
	const isBetweenSlips =
		isNothingTyped(typed) && !isLooking && ahead === 0 && found === null && differing === null && again === null;
	// Declared before the effect of `begin`, whose number takes precedence.
	useLayoutEffect(() => {
		const next = isBetweenSlips ? notTaken.find(({ id }) => !offered.current.has(id)) : undefined;
		if (next) void askAgain(next);
	}, [isBetweenSlips, notTaken]);
	// Another tab of the desk may answer it.
	const isAnswered = again !== null && !notTaken.some(({ id }) => id === again.id);
	useEffect(() => {
		if (isAnswered) clear();
	}, [isAnswered, clear]);
	const asksAbout = again?.id ?? null;
	useEffect(() => {
		onAsking(asksAbout);
		return () => onAsking(null);
	}, [asksAbout, onAsking]);
	// Only when `begin` changes: other changes, such as the list stored for offline use, must not move the focus or replace what is being
	// typed.
	useLayoutEffect(() => {
		if (begin === null) focus({ on: "number" });
		else if ("id" in begin) void askAgain(begin);
		else void lookAt(begin);
	}, [begin]);

	const record = (proposal: SlipProposal, ground: string | null = null, tell?: Recording["tell"]) => {
		if (match === null) return;
		onRecord({ proposal, ground, match, tell, instead: again?.id });
		clear();
	};
	const propose = (proposal: SlipProposal) => {
		if (match === null) return;
		const step = stepAfter(proposal, match, { sport: cup.sport, isOffline: found?.isKept === true });
		if (step === "confirm") setDiffering(proposal);
		else if (step === "choose-recipients") setTelling(proposal);
		else record(proposal, null, step === "record-as-judged" ? "as-judged" : undefined);
	};
	const markPlayed = () => {
		if (match === null) return;
		if (asking === "postpone") propose({ kind: "postpone", match: match.id });
		else record({ kind: "played", match: match.id });
	};
	const park = () => {
		if (match === null) return;
		const result = resultOf(match, typed);
		const slip = result && { score: result.score, ...(result.shootOut && { shootOut: result.shootOut }) };
		record({ kind: "park", match: match.id, reason: differing ? "differs" : "unclear", ...(slip && { slip }) });
	};
	const keep = () => {
		if (again !== null) onDrop(again.id);
		clear();
	};
	const enter = (field: Field) => {
		if (field === "number") {
			if (typed.number !== "") void look(typed.number);
			return;
		}
		if (match === null) return;
		if (asking === "postpone") return propose({ kind: "postpone", match: match.id });
		if (typed[field] === "") return;
		const next = nextField(match, typed);
		if (next !== null) return focus({ on: next });
		// With both goals filled in, Enter moves on to the second before it records.
		if (field === "home") return focus({ on: "away" });
		if (field === "away" && asksForKicks(match, typed)) return focus({ on: "kicksHome" });
		if (field === "kicksHome") return focus({ on: "kicksAway" });
		const result = resultOf(match, typed);
		if (result === null) setProblem(text.levelKicks);
		else propose(result);
	};
	/** Drops the whole slip: an open match would receive the next slip's number as goals. */
	const drop = () => {
		forgetKeys();
		if (again !== null) offered.current.add(again.id);
		clear();
	};
	/** Digits are the number's, wherever the focus is. */
	const strayPressed = (key: string): boolean => {
		if (key === "Escape" && !isBetweenSlips) drop();
		else if (!isDigit(key)) return false;
		else if (turn.isAsked || turn.isLooking || (ahead > 0 && !isStopped)) keepKey(key);
		else {
			const isGoingOn = found === null && !isStopped;
			// Closes the open match: the number may be another match's.
			if (found !== null && !isStopped) clear();
			setProblem(null);
			setFound(null);
			setTyped({ ...NOTHING_TYPED, number: isGoingOn ? typed.number + key : key });
			focus({ on: "number", isAppended: true });
		}
		return true;
	};
	useStrayKeys(strayPressed);
	const takeTypedKeys = useEffectEvent(() => {
		for (const key of takeTyped()) keepKey(key);
	});
	useLayoutEffect(() => takeTypedKeys(), []);
	const onKey = (event: KeyboardEvent, field: Field | "played") => {
		if (event.key === "Escape") {
			event.preventDefault();
			return drop();
		}
		if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "z") {
			event.preventDefault();
			// A repeated key event is still one undo.
			return event.repeat ? undefined : onUndo();
		}
		if (event.metaKey || event.ctrlKey || event.altKey) return;
		if (isBuffered(event.key, field, { ...turn, ahead })) {
			event.preventDefault();
			return keepKey(event.key);
		}
		if (turn.isAsked) return;
		if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			if (field !== "number" || wants.length === 0) return;
			event.preventDefault();
			const step = event.key === "ArrowDown" ? 1 : -1;
			at.current = Math.min(wants.length - 1, Math.max(0, (at.current ?? -1) + step));
			onWalk(at.current);
			const wanted = wants[at.current];
			if (wanted) setTyped({ ...NOTHING_TYPED, number: wanted.number ?? wanted.match });
			return;
		}
		if (event.key === "Enter" && field !== "played") {
			event.preventDefault();
			return enter(field);
		}
		if (field === "played" && unkeptPressed(event.key)) return event.preventDefault();
		if (letterPressed(event.key, field)) event.preventDefault();
	};
	/** @returns whether it was one of ours */
	const letterPressed = (key: string, field: Field | "played"): boolean => {
		if (match === null || field === "number") return false;
		const letter = key.toLowerCase();
		const absent = { h: "home", a: "away", b: "both" } as const;
		if (asking === "walkover" && letter in absent) {
			setAsking(null);
			propose({ kind: "walkover", match: match.id, absent: absent[letter as keyof typeof absent] });
		} else if (letter === "w" || letter === "p") setAsking(letter === "w" ? "walkover" : "postpone");
		else if (letter === "?") park();
		else return false;
		return true;
	};
	/**
	 * Keys of a score, typed by habit for a match without scores: they are consumed, so that they do not become digits of the next match's
	 * number. @returns whether the key was one of them
	 */
	const unkeptPressed = (key: string): boolean => {
		if (/^\d$/.test(key)) {
			setUnkept((before) => (before === "nothing" ? "home" : before));
			return true;
		}
		if (key !== "Enter" || unkept !== "home") return false;
		setUnkept("away");
		return true;
	};
	const play = (key: string) => {
		const field = focused.on;
		if (field === "played") {
			if (unkeptPressed(key)) return;
			if (key === "Enter") markPlayed();
			else letterPressed(key, field);
		} else if (key === "Enter") enter(field);
		else if (!letterPressed(key, field)) setTyped({ ...typed, [field]: digitsOf(typed[field] + key, field) });
	};
	const input = (field: Field, label: string, look: string) => (
		<input
			ref={(element) => {
				fields.current[field] = element;
			}}
			aria-label={label}
			inputMode="numeric"
			autoComplete="off"
			value={typed[field]}
			readOnly={turn.isAsked}
			onChange={({ target }) => {
				setProblem(null);
				if (field === "number") {
					// The number has changed, so the pending lookup is void.
					asked.current += 1;
					setLooking(false);
					setFound(null);
				}
				setTyped({ ...typed, [field]: digitsOf(target.value, field) });
			}}
			onKeyDown={(event) => onKey(event, field)}
			className={`w-full border-3 border-transparent bg-header-2 px-0 text-center text-header-ink outline-none focus:border-beam ${look}`}
			style={sizeOf(field, typed[field])}
		/>
	);
	return (
		<>
			<SlipBoard match={match} kicks={match !== null && asksForKicks(match, typed)} input={input} />
			{differing !== null && match !== null ? (
				<Differs
					match={match}
					proposal={differing}
					typedAt={again === null ? undefined : timeTyped(again, cup, language)}
					holdsKeys={ahead > 0}
					isUnlooked={found?.isKept === true}
					onRecord={(ground, tell) => record(differing, ground, tell)}
					onKeep={keep}
					onPark={park}
				/>
			) : telling !== null && match !== null ? (
				<SlipRecipients
					{...{ match, proposal: telling }}
					holdsKeys={ahead > 0}
					onRecord={(tell) => record(telling, null, tell)}
					onBack={drop}
				/>
			) : (
				<CheckLine
					{...{ match, typed, problem, asking }}
					several={found !== null && found.matches.length > 1 ? found.matches : []}
					onChoose={(one) => show([one], false)}
					played={
						match?.isYoung && !match.isBye ? (
							<button
								ref={played}
								type="button"
								className="office-button office-button-ink"
								onKeyDown={(event) => onKey(event, "played")}
								onClick={markPlayed}
							>
								{asking === "postpone" ? text.record(text.postponed) : text.markPlayed} <KeyCap>⏎</KeyCap>
							</button>
						) : null
					}
				/>
			)}
			{isStopped && ahead > 0 && (
				<p role="status" className="px-4 pb-3 tablet:px-7">
					{text.heldForNumber}
				</p>
			)}
			{!turn.isAsked && askedTooEarly}
			<KeyLine />
		</>
	);
}

/** Two digits fill a box of goals or kicks; more of them are smaller, so that all are seen. */
function sizeOf(field: Field, { length }: string): { readonly fontSize: string } | undefined {
	if (field === "number" || length <= 2) return undefined;
	const rem = field === "home" || field === "away" ? 6.5 : 3.25;
	return { fontSize: `${(rem * 1.9) / length}rem` };
}
