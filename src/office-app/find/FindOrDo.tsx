import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Day } from "../../office/day/day-data.ts";
import type { FoundElsewhere } from "../../office/day/found-elsewhere.ts";
import { formatInstant, formatScore, formatWeekday } from "../../text/format.ts";
import { SCREEN_NAMES } from "../../text/office/screen-names.ts";
import { STEP_NAMES } from "../../text/plan/step-names.ts";
import { Icon } from "../parts/Icon.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { call } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { folded } from "./folded.ts";
import { Meanings, TYPED } from "./Meanings.tsx";
import { parse } from "./parse.ts";
import type { FindWorld, Found } from "./reading.ts";
import { screenAddress } from "./screen-address.ts";
import { desksCalled, soughtElsewhere } from "./sought-elsewhere.ts";
import { useDesks, useDoneTo, useElsewhere, useOtherDay } from "./use-elsewhere.ts";

const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const worldOf = (day: Day | null): FindWorld => ({
	arenas: day?.arenas ?? [],
	matches: day?.matches ?? [],
	now: day?.nowMinute ?? null,
	...(day !== null && { date: day.date, dates: day.dates }),
});

/** The day that an act is about: of the match whose whole number was typed, otherwise of the first result. */
const dayOf = (found: readonly FoundElsewhere[], number: string | null): string | null =>
	(number === null ? found[0] : found.find((one) => one.number !== null && folded(one.number) === folded(number)))?.date ?? null;

/** What a desk without Day has too. */
const NOT_OF_DAY: ReadonlySet<Found["act"]> = new Set(["result", "walkover", "protest", "export", "step", "screen"]);

const idOf = (at: number) => `find-${at}`;

/** Finds matches, teams and places, and opens acts: Enter shows a preview and does nothing. */
export default function FindOrDo({
	takeTyped,
	onClose,
}: {
	/** Keys typed since it was opened. */
	takeTyped: () => string;
	onClose: () => void;
}) {
	const { find: text, frame, ledger } = useOfficeText();
	const language = useLanguage();
	const { desk, cup } = useSession();
	const navigate = useNavigate();
	const [day, setDay] = useState<Day | null>(null);
	const [failed, setFailed] = useState(false);
	const [typed, setTyped] = useState("");
	const [chosen, setChosen] = useState(0);
	/** Enter was pressed while the day was loading: the first result is opened afterwards. */
	const [isAhead, setAhead] = useState(false);
	const [scrolled, setScrolled] = useState(0);
	const dialog = useRef<HTMLDialogElement>(null);
	// With the drawing itself: the next key is the input's.
	const begin = useEffectEvent(() => {
		const before = takeTyped();
		if (before === "") return;
		const [line = ""] = before.split("\n");
		setTyped(line);
		setAhead(before.includes("\n") && line.trim() !== "");
	});
	useLayoutEffect(() => {
		dialog.current?.showModal();
		begin();
	}, []);
	useEffect(() => {
		const leaving = new AbortController();
		call<Day>("GET", "/day", undefined, leaving.signal).then(setDay, () => {
			if (!leaving.signal.aborted) setFailed(true);
		});
		return () => leaving.abort();
	}, []);
	/** Before that the first result may be another than the one meant, and most cannot be opened. */
	const isRead = day !== null || failed;
	const here = useMemo(() => parse(typed, worldOf(day)), [typed, day]);
	const sought = soughtElsewhere(typed, here);
	const others = useElsewhere(sought.text, day?.date);
	// The act's match is on another day: it is proposed there.
	const isElsewhere = here.on !== null && here.on !== day?.date;
	const otherDay = useOtherDay(isElsewhere ? here.on : sought.isAct ? dayOf(others, sought.number) : null);
	const there = useMemo(() => (otherDay === null ? null : parse(typed, worldOf(otherDay))), [typed, otherDay]);
	const isThere = there !== null && (there.acts.length > 0 || isElsewhere);
	const acting = isThere ? otherDay : day;
	const { tokens, acts } = isThere ? there : here;
	const { places } = isElsewhere && there !== null ? there : here;
	const done = useDoneTo(sought.number);
	const desks = useDesks(sought.text.length >= 2 && sought.number === null);
	const hasDay = desk.role !== "results";
	/** There is no day to read yet, and nothing to publish. */
	const isEmpty = cup.edition === null;
	const shownActs = acts.filter(({ act }) => hasDay || NOT_OF_DAY.has(act));
	const shownPlaces = places.filter(({ act }) =>
		act === "screen" ? desk.role === "office" && !isEmpty : hasDay || act === "open" || act === "step",
	);
	const shownOthers = others
		.filter(({ number }) => hasDay || number !== null)
		.map((found): Found => ({ act: "elsewhere", found }));
	// Until the day is loaded they would be first, in place of the intended match.
	const shownDone =
		day === null
			? []
			: [
					...done.map((one): Found => ({ act: "done", match: sought.number ?? "", done: one })),
					...desksCalled(sought.text, desks).map((desk): Found => ({ act: "desk", desk })),
				];
	const meant = [...shownActs, ...shownPlaces, ...shownOthers];
	const all = [...meant, ...shownDone];
	const at = Math.min(chosen, all.length - 1);
	const matches = useMemo(
		() => new Map([...(otherDay?.matches ?? []), ...(day?.matches ?? [])].map((match) => [match.id, match])),
		[day, otherDay],
	);

	const open = (found: Found | undefined) => {
		if (found === undefined || (day === null && !NOT_OF_DAY.has(found.act))) return;
		const isOfDay = (found.act === "open" || found.act === "arena") && !isElsewhere;
		const shown = isOfDay || acting === null ? day : acting;
		const onDay = shown?.matches ?? [];
		const toDay = (given: object) => navigate("/day", { state: { day: { date: shown?.date, ...given } } });
		switch (found.act) {
			case "shift":
				void toDay({ deed: "shift", matches: found.matches, minutes: found.minutes });
				break;
			case "move":
				void toDay({ deed: "move", matches: found.matches, ...(found.to !== null && { to: found.to }) });
				break;
			case "close":
				void toDay({ deed: "close", fields: found.fields, from: found.from });
				break;
			case "postpone":
				void toDay({ deed: "postpone", matches: [found.match] });
				break;
			case "arena":
				void toDay({ deed: "arena", arena: found.arena });
				break;
			case "points": {
				// Only a match in a group leads to its table.
				const own = onDay.filter(({ home, away }) => home.team === found.team || away.team === found.team);
				const match = own.find(({ round }) => round === null) ?? own[0];
				if (match) void toDay({ deed: "match", matches: [match.id] });
				break;
			}
			case "withdraw": {
				// Withdrawing a team previews each of its matches from its next one.
				const own = onDay.filter(({ home, away }) => home.team === found.team || away.team === found.team);
				const match = own.find(({ state }) => state === "upcoming") ?? own[0];
				if (match) void toDay({ deed: "match", matches: [match.id] });
				break;
			}
			case "open": {
				const number = matches.get(found.match)?.number;
				if (hasDay) void toDay({ deed: "match", matches: [found.match] });
				else if (number) void navigate("/results", { state: { slip: { number } } });
				break;
			}
			case "elsewhere": {
				const { match, date, number } = found.found;
				if (hasDay) void navigate("/day", { state: { day: { date, deed: "match", matches: [match] } } });
				else void navigate("/results", { state: { slip: { number } } });
				break;
			}
			case "done":
				void navigate("/ledger", { state: { ledger: { match: found.match, act: found.done.id } } });
				break;
			case "step":
				void navigate(`/plan?step=${found.step}`);
				break;
			case "screen":
				void navigate(screenAddress(found.screen));
				break;
			case "desk":
				void navigate("/ledger", { state: { ledger: { desk: found.desk } } });
				break;
			case "walkover":
				void navigate("/results", { state: { slip: { number: found.number } } });
				break;
			case "protest":
				void navigate("/results?list=decisions", {
					state: found.number === null ? null : { protest: { number: found.number } },
				});
				break;
			case "export":
				void navigate("/ledger");
				break;
			case "result":
				void navigate("/results", { state: { slip: { number: found.number, score: found.score } } });
		}
		onClose();
	};
	// In an effect: when Enter was pressed there was nothing to open.
	const first = isAhead && isRead ? meant[0] : undefined;
	const openFirst = useEffectEvent(() => open(first));
	const hasFirst = first !== undefined;
	useEffect(() => {
		if (hasFirst) openFirst();
	}, [hasFirst]);
	const onKey = (event: KeyboardEvent) => {
		const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (by !== undefined && all.length > 0) setChosen((at + by + all.length) % all.length);
		else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
			if (isRead) open(all[at]);
			else setAhead(typed.trim() !== "");
		} else return;
		event.preventDefault();
	};
	const called = (id: string): string => {
		const match = matches.get(id);
		return match ? `${match.home.name ?? text.nobodyYet} – ${match.away.name ?? text.nobodyYet}` : "";
	};
	const placeOf = (field: string | null): string => {
		const arena = [...(day?.arenas ?? []), ...(otherDay?.arenas ?? [])].find(({ fields }) =>
			fields.some(({ id }) => id === field),
		);
		const own = arena?.fields.find(({ id }) => id === field)?.name;
		return arena && own ? (own.startsWith(arena.name) ? own : `${arena.name} ${own}`) : "";
	};
	const said = (found: Found): readonly [title: string, below: string] => {
		switch (found.act) {
			case "shift":
				return [text.shift(found.matches.length, found.place, clock(found.from), found.minutes), text.opensPreview];
			case "close":
				return [text.close(found.place, clock(found.from)), text.opensPlans(found.matches.length)];
			case "move":
				return [
					found.to === null
						? text.move(found.matches.length, found.place ?? "")
						: text.moveTo(found.place ?? "", placeOf(found.to.field), clock(found.to.minute)),
					found.to === null ? text.carries : text.opensPreview,
				];
			case "postpone":
				return [text.postpone(matches.get(found.match)?.number ?? ""), called(found.match)];
			case "withdraw":
				return [text.withdraw(found.name), text.opensMatch];
			case "points":
				return [text.points(found.name), text.opensPoints];
			case "walkover":
				return [text.walkover(found.number), text.opensWalkover];
			case "protest":
				return [text.protest(found.number), text.opensDecisions];
			case "export":
				return [text.export, text.opensSheet];
			case "result":
				return [text.result(found.number, formatScore(...found.score)), text.opensSlip];
			case "done": {
				const { id, kind, at, desk, lines, undoneBy } = found.done;
				const [line] = lines;
				const what = line === undefined ? "" : `${line.what}: ${line.was} → ${line.becomes}`;
				return [
					[text.act(id), ledger.kinds[kind], undoneBy === null ? "" : text.isUndone].filter(Boolean).join(", "),
					[formatInstant(new Date(at), cup.zone, language, true), desk, what].filter(Boolean).join(" · "),
				];
			}
			case "step":
				return [STEP_NAMES[language][found.step], text.opensStep];
			case "screen":
				return [SCREEN_NAMES[language][found.screen], found.screen === "fromSheet" ? text.opensFromSheet : text.opensPart];
			case "desk":
				return [found.desk, text.opensLedger];
			case "arena":
				return [found.name, text.fields(found.fields)];
			case "elsewhere": {
				const { number, home, away, date, time, place } = found.found;
				return [
					`${number ?? ""} ${home ?? text.nobodyYet} – ${away ?? text.nobodyYet}`.trim(),
					[formatWeekday(date, language), time, place].filter(Boolean).join(" "),
				];
			}
			case "open": {
				const match = matches.get(found.match);
				return [
					`${match?.number ?? ""} ${called(found.match)}`.trim(),
					match ? `${clock(match.minute)} ${placeOf(match.field)}` : "",
				];
			}
		}
	};
	const row = (found: Found, index: number) => {
		const isAct = index < shownActs.length;
		const [title, how] = said(found);
		const below =
			isAct && isThere && otherDay !== null && found.act !== "result" ? `${formatWeekday(otherDay.date, language)}. ${how}` : how;
		return (
			// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which says which row is chosen
			<div
				key={`${index} ${title}`}
				id={idOf(index)}
				role="option"
				aria-selected={index === at}
				tabIndex={-1}
				onClick={() => open(found)}
				className={`flex cursor-pointer items-center gap-4 border-l-4 px-4 py-2 ${index === at ? (isAct ? "border-accent bg-act-tint" : "border-ink bg-sunken") : "border-transparent"}`}
			>
				<span className="min-w-0 flex-1">
					<strong className={`block font-[650] ${index === at && isAct ? "text-accent-ink" : ""}`}>{title}</strong>
					{below !== "" && <span className="office-meta block">{below}</span>}
				</span>
				{index === at && <KeyCap>⏎</KeyCap>}
			</div>
		);
	};
	return (
		<dialog
			ref={dialog}
			aria-label={text.title}
			onClose={onClose}
			onClick={(event) => event.target === event.currentTarget && onClose()}
			onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
			className="off-header mx-auto mt-[12dvh] max-h-[76dvh] w-[min(47.5rem,calc(100vw-2rem))] overflow-hidden rounded-card bg-surface p-0 text-ink shadow-menu backdrop:bg-black/40"
		>
			<div className="flex max-h-[76dvh] flex-col">
				<div className="flex items-start gap-3 border-b-2 border-ink px-4 py-3">
					<Icon name="find" size={22} className="mt-3" />
					<div className="min-w-0 flex-1">
						<input
							role="combobox"
							aria-label={text.title}
							aria-describedby="find-meanings"
							aria-expanded={all.length > 0}
							aria-controls="find-list"
							aria-activedescendant={all.length > 0 ? idOf(at) : undefined}
							autoComplete="off"
							spellCheck={false}
							autoFocus
							value={typed}
							placeholder={text.example}
							onChange={({ target }) => {
								setTyped(target.value);
								setChosen(0);
								setAhead(false);
							}}
							onKeyDown={onKey}
							onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollLeft)}
							className={`w-full bg-transparent py-1.5 outline-none placeholder:font-[450] placeholder:text-ink-3 ${TYPED}`}
						/>
						<Meanings id="find-meanings" typed={typed} tokens={tokens} scrolled={scrolled} />
					</div>
					<button type="button" onClick={onClose} className="mt-1.5">
						<KeyCap>Esc</KeyCap>
						<span className="sr-only">{frame.close}</span>
					</button>
				</div>
				<div id="find-list" role="listbox" aria-label={text.found} className="min-h-0 flex-1 overflow-y-auto py-2">
					{shownActs.length > 0 && <div role="presentation">{shownActs.map((found, index) => row(found, index))}</div>}
					{shownPlaces.length > 0 && (
						<>
							<p role="presentation" className="office-meta px-5 pt-3 pb-1">
								{text.goTo}
							</p>
							<div role="presentation">{shownPlaces.map((found, index) => row(found, shownActs.length + index))}</div>
						</>
					)}
					{shownOthers.length > 0 && (
						<>
							<p role="presentation" className="office-meta px-5 pt-3 pb-1">
								{text.otherDays}
							</p>
							<div role="presentation">
								{shownOthers.map((found, index) => row(found, shownActs.length + shownPlaces.length + index))}
							</div>
						</>
					)}
					{shownDone.length > 0 && (
						<>
							<p role="presentation" className="office-meta px-5 pt-3 pb-1">
								{text.inLedger}
							</p>
							<div role="presentation">{shownDone.map((found, index) => row(found, all.length - shownDone.length + index))}</div>
						</>
					)}
				</div>
				<p role="status" className={all.length > 0 || typed.trim() === "" ? "sr-only" : "px-5 pb-3 text-ink-2"}>
					{failed && !isEmpty
						? frame.noNetwork
						: typed.trim() === ""
							? ""
							: all.length === 0
								? !isRead
									? frame.loading
									: text.none
								: text.count(all.length)}
				</p>
				<p className="office-meta flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 py-2.5">
					<span className="flex items-center gap-1.5">
						<KeyCap>↑</KeyCap>
						<KeyCap>↓</KeyCap>
						{text.choose}
					</span>
					<span className="flex items-center gap-1.5">
						<KeyCap>⏎</KeyCap>
						{text.open}
					</span>
					<span>{text.hint}</span>
				</p>
			</div>
		</dialog>
	);
}
