import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { SlipMatch, WantedSlip } from "../../cup/office/slip.ts";
import { type ColourName, colourName } from "../../site/team/colour-name.ts";
import { formatTime } from "../../site/text/format.ts";
import { Flag } from "../../site/ui/Flag.tsx";
import type { AskedOfResults } from "../find/asked.ts";
import { Icon } from "../frame/Icon.tsx";
import { KeyCap } from "../frame/KeyCap.tsx";
import { useLanguage, useOfficeText } from "../frame/language.tsx";
import { Differs } from "./Differs.tsx";
import type { Looked } from "./desk-slips.ts";
import {
	asksForKicks,
	digitsOf,
	endingOf,
	type Field,
	isSameEnding,
	NOTHING_TYPED,
	nextField,
	othersSay,
	resultOf,
	type SlipProposal,
	type Typed,
	typedKicks,
} from "./typing.ts";
import { endingWords, stageWords } from "./words.ts";

export type Recording = { readonly proposal: SlipProposal; readonly ground: string | null; readonly match: SlipMatch };

type Props = {
	readonly lookup: (number: string) => Promise<Looked>;
	readonly wants: readonly WantedSlip[];
	/** A number to begin with, from a list; another object: again. */
	readonly begin: AskedOfResults | null;
	readonly onRecord: (recording: Recording) => void;
	readonly onUndo: () => void;
	/** Where the keys have walked to in Wants a result. */
	readonly onWalk: (at: number | null) => void;
};

/** What is about to be done, where it is not a score. */
type Asking = "walkover" | "postpone" | null;

/** Kept while a number is looked up, then played as if it had been there at once: eyes stay on the slip, and a slow network must not make
 * a goal a digit of the match's number. */
const isHeld = (key: string): boolean => key.length === 1 || key === "Enter";

/** One slip by its keys: number, home, away, and the shoot-out of a level playoff match. */
export function TypeResults({ lookup, wants, begin, onRecord, onUndo, onWalk }: Props) {
	const { results: text } = useOfficeText();
	const [typed, setTyped] = useState<Typed>(NOTHING_TYPED);
	const [found, setFound] = useState<{ readonly matches: readonly SlipMatch[]; readonly isKept: boolean } | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [asking, setAsking] = useState<Asking>(null);
	const [differing, setDiffering] = useState<SlipProposal | null>(null);
	const at = useRef<number | null>(null);
	const asked = useRef(0);
	const [isLooking, setLooking] = useState(false);
	const [ahead, setAhead] = useState<readonly string[]>([]);
	const fields = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
	const played = useRef<HTMLButtonElement>(null);
	const match = found?.matches.length === 1 ? (found.matches[0] ?? null) : null;

	// After it is drawn: a field may come with the match.
	const [focused, focus] = useState<{ readonly on: Field | "played" }>({ on: "number" });
	useEffect(() => {
		if (focused.on === "played") played.current?.focus();
		else fields.current[focused.on]?.select();
	}, [focused]);
	const clear = useCallback(() => {
		asked.current += 1;
		setLooking(false);
		setTyped(NOTHING_TYPED);
		setFound(null);
		setProblem(null);
		setAsking(null);
		setDiffering(null);
		at.current = null;
		onWalk(null);
		focus({ on: "number" });
	}, [onWalk]);
	const show = useCallback(
		(matches: readonly SlipMatch[], isKept: boolean) => {
			setFound({ matches, isKept });
			setProblem(isKept ? text.keptHere : null);
			const [only, ...more] = matches;
			if (!only || more.length > 0) return;
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
			const answer = await lookup(number);
			if (turn !== asked.current) return;
			setLooking(false);
			if ("matches" in answer) return show(answer.matches, answer.isKept);
			setProblem("unknown" in answer ? text.unknown(number) : text.lookupFailed);
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
	// Only when it is begun with another: what else changes meanwhile, such as the list that is kept for a cut network, must not take the
	// focus or what is typed from under the keys.
	useEffect(() => {
		if (begin === null) focus({ on: "number" });
		else void lookAt(begin);
	}, [begin]);

	const record = (proposal: SlipProposal, ground: string | null = null) => {
		if (match === null) return;
		onRecord({ proposal, ground, match });
		clear();
	};
	/** Records it where nobody says something else; else asks. */
	const propose = (proposal: SlipProposal) => {
		if (match === null) return;
		const ending = endingOf(proposal);
		const mustBeMeant =
			ending !== null && (othersSay(match, ending).length > 0 || (match.isNotBegun && proposal.kind !== "postpone"));
		if (mustBeMeant) setDiffering(proposal);
		else record(proposal);
	};
	const park = () => {
		if (match === null) return;
		const result = resultOf(match, typed);
		const slip = result && { score: result.score, ...(result.shootOut && { shootOut: result.shootOut }) };
		record({ kind: "park", match: match.id, reason: differing ? "differs" : "unclear", ...(slip && { slip }) });
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
		// From the first of two whole fields the second is looked at before it is recorded.
		if (field === "home") return focus({ on: "away" });
		if (field === "away" && asksForKicks(match, typed)) return focus({ on: "kicksHome" });
		if (field === "kicksHome") return focus({ on: "kicksAway" });
		const result = resultOf(match, typed);
		if (result === null) setProblem(text.levelKicks);
		else propose(result);
	};
	const onKey = (event: KeyboardEvent, field: Field | "played") => {
		if (event.key === "Escape") {
			event.preventDefault();
			setAhead([]);
			if (asking !== null) return setAsking(null);
			return clear();
		}
		if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "z") {
			event.preventDefault();
			return onUndo();
		}
		if (event.metaKey || event.ctrlKey || event.altKey) return;
		if (isLooking && field === "number" && isHeld(event.key)) {
			event.preventDefault();
			return setAhead([...ahead, event.key]);
		}
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
	const play = useEffectEvent((key: string) => {
		const field = focused.on;
		// Of a match that is not there, or has no score, or that others tell otherwise, what was typed ahead says nothing.
		if (field === "played" || differing !== null || (field === "number" && (found !== null || problem !== null)))
			return setAhead([]);
		setAhead(ahead.slice(1));
		if (key === "Enter") enter(field);
		else if (!letterPressed(key, field)) setTyped({ ...typed, [field]: digitsOf(typed[field] + key, field) });
	});
	// One key a drawing: what it does, the next one finds done.
	useEffect(() => {
		const [key] = ahead;
		if (key !== undefined && !isLooking) play(key);
	}, [ahead, isLooking]);
	const input = (field: Field, label: string, look: string) => (
		<input
			ref={(element) => {
				fields.current[field] = element;
			}}
			aria-label={label}
			inputMode="numeric"
			autoComplete="off"
			value={typed[field]}
			readOnly={differing !== null}
			onChange={({ target }) => {
				setProblem(null);
				if (field === "number") {
					// What was asked for is another number now.
					asked.current += 1;
					setLooking(false);
					setFound(null);
				}
				setTyped({ ...typed, [field]: digitsOf(target.value, field) });
			}}
			onKeyDown={(event) => onKey(event, field)}
			className={`w-full border-3 border-transparent bg-header-2 px-0 text-center text-header-ink outline-none focus:border-beam ${look}`}
		/>
	);
	const kicks = match !== null && asksForKicks(match, typed);
	return (
		<>
			<section aria-label={text.tabs.type} className="on-header bg-header text-header-ink">
				<Head match={match} />
				<div className="flex flex-wrap tablet:flex-nowrap">
					<div className="flex w-full items-center gap-3 px-4 py-3 tablet:w-46 tablet:flex-col tablet:items-start tablet:pl-7">
						<span aria-hidden="true" className="text-header-ink-2">
							{text.number}
						</span>
						<span className="block w-31 rounded-control border-2 border-header-line">
							{input("number", text.number, "h-19 font-xcond text-[3rem]/none font-[850]")}
						</span>
						<span className="text-header-ink-2">{match === null ? "" : text.checkNames}</span>
					</div>
					<div className="min-w-0 flex-1">
						{(["home", "away"] as const).map((side) => (
							<div key={side} className="flex h-26 items-stretch border-t border-header-line">
								<SideName match={match} side={side} />
								{match !== null && !match.isYoung && !match.isBye && (
									<>
										<div className="w-24 tablet:w-65.5">
											{input(side, text.goals(nameOf(match, side, text)), "h-full font-xcond text-[6.5rem]/none font-[850]")}
										</div>
										{kicks && (
											<div className="w-16 border-l border-header-line tablet:w-25">
												{input(
													side === "home" ? "kicksHome" : "kicksAway",
													text.kicks(nameOf(match, side, text)),
													"h-full font-xcond text-[3.25rem]/none font-[850]",
												)}
											</div>
										)}
									</>
								)}
							</div>
						))}
					</div>
				</div>
			</section>
			{differing !== null && match !== null ? (
				<Differs
					match={match}
					proposal={differing}
					onRecord={(ground) => record(differing, ground)}
					onKeep={clear}
					onPark={park}
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
								onClick={() =>
									asking === "postpone"
										? propose({ kind: "postpone", match: match.id })
										: record({ kind: "played", match: match.id })
								}
							>
								{asking === "postpone" ? text.record(text.postponed) : text.markPlayed} <KeyCap>⏎</KeyCap>
							</button>
						) : null
					}
				/>
			)}
			<KeyLine />
		</>
	);
}

type Texts = ReturnType<typeof useOfficeText>["results"];
const nameOf = ({ sides }: SlipMatch, side: "home" | "away", text: Texts) => sides[side].name ?? text.notYetKnown;

function Head({ match }: { match: SlipMatch | null }) {
	const { results: text } = useOfficeText();
	const language = useLanguage();
	return (
		<p className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 tablet:px-7">
			{match !== null && (
				<>
					<strong className="font-cond text-[1.0625rem]">{match.category.name[language]}</strong>
					<span className="text-header-ink-2">
						{[stageWords(match, text, language), match.place, match.start && formatTime(match.start)].filter(Boolean).join(" · ")}
					</span>
					{match.ended !== null && (
						<span className="ml-auto rounded-control bg-header-2 px-2 py-0.5">{text.ended(formatTime(match.ended))}</span>
					)}
				</>
			)}
		</p>
	);
}

/** In words: a cup may give a colour as the web writes it. */
function shirtsIn(shirts: string, colours: Readonly<Record<ColourName, string>>): string {
	const name = colourName(shirts);
	return name === null ? shirts : colours[name];
}

function SideName({ match, side }: { match: SlipMatch | null; side: "home" | "away" }) {
	const { results: text } = useOfficeText();
	const one = match?.sides[side];
	return (
		<div className="flex min-w-0 flex-1 items-center gap-4 px-4 tablet:pl-0">
			{one && (
				<>
					<Flag nation={one.nation} size="large" />
					<p className="min-w-0">
						<span className="block truncate font-cond text-[1.5rem]/tight font-[800] tablet:text-[2.125rem]/tight">
							{one.name ?? text.notYetKnown}
						</span>
						{one.shirts !== null && <span className="text-header-ink-2">{text.shirts(shirtsIn(one.shirts, text.colours))}</span>}
					</p>
				</>
			)}
		</div>
	);
}

function CheckLine({
	match,
	typed,
	problem,
	asking,
	several,
	onChoose,
	played,
}: {
	match: SlipMatch | null;
	typed: Typed;
	problem: string | null;
	asking: Asking;
	several: readonly SlipMatch[];
	onChoose: (match: SlipMatch) => void;
	played: ReactNode;
}) {
	const { results: text } = useOfficeText();
	const language = useLanguage();
	const line = (words: ReactNode, besides: ReactNode = null) => (
		<div className="mx-4 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5 tablet:mx-7">
			<p role="status" className="flex flex-1 items-center gap-2.5">
				{words}
			</p>
			{besides}
		</div>
	);
	if (several.length > 0)
		return line(
			text.several,
			several.map((one) => (
				<button key={one.id} type="button" className="office-button" onClick={() => onChoose(one)}>
					{one.category.name[language]}: {one.sides.home.name ?? text.notYetKnown} – {one.sides.away.name ?? text.notYetKnown}
				</button>
			)),
		);
	if (asking === "walkover")
		return line(
			<>
				{text.walkoverAsks} <KeyCap>h</KeyCap> {text.absent.home} <KeyCap>a</KeyCap> {text.absent.away} <KeyCap>b</KeyCap>{" "}
				{text.absent.both}
			</>,
			played,
		);
	if (asking === "postpone")
		return line(
			text.postponeAsks,
			played ?? (
				<span className="office-meta">
					<KeyCap>⏎</KeyCap> {text.records(text.postponed)}
				</span>
			),
		);
	if (problem !== null) return line(<span className="text-amber-ink">{problem}</span>, played);
	if (match === null) return line(text.checkNames);
	if (match.isYoung) return line(match.stands.status === "finished" ? text.playedAlready : text.young, played);
	const result = resultOf(match, typed);
	if (result === null) {
		const isLevel = asksForKicks(match, typed) && typedKicks(typed) !== null;
		return line(
			isLevel ? text.levelKicks : match.isNotBegun && match.start !== null ? text.notBegun(formatTime(match.start)) : "",
		);
	}
	const ending = endingOf(result)!;
	const field = match.said.find(({ by }) => by === "field");
	const isSame = field !== undefined && isSameEnding(field.ending, ending);
	const stands = isSameEnding(match.stands, ending);
	return line(
		(isSame || stands) && (
			<>
				<Icon name="checkCircle" className="text-live-ink" />
				<span>
					<strong>{isSame ? text.sameAsField : text.sameAsStands}</strong> {endingWords(ending, text)}
					{isSame && field.who !== null && `, ${formatTime(field.at)}, ${text.reporter(field.who)}`}
				</span>
			</>
		),
		<span className="office-meta">
			<KeyCap>⏎</KeyCap> {text.records(endingWords(ending, text))}
		</span>,
	);
}

function KeyLine() {
	const { results: text } = useOfficeText();
	const keys = [
		["⏎", text.keys.next],
		["w", text.keys.walkover],
		["p", text.keys.postponed],
		["?", text.keys.park],
		["Esc", text.keys.clear],
	] as const;
	return (
		<p className="mx-4 flex min-h-12 flex-wrap items-center gap-x-5 gap-y-1 border-b border-line py-1.5 tablet:mx-7 phone:hidden">
			{keys.map(([key, does]) => (
				<span key={key} className="flex items-center gap-2">
					<KeyCap>{key}</KeyCap> {does}
				</span>
			))}
			<span className="ml-auto flex items-center gap-2">
				<KeyCap>⌘Z</KeyCap> {text.keys.undo}
			</span>
		</p>
	);
}
