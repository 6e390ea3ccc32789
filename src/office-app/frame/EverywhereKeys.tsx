import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { LedgerPage } from "../../office/ledger/ledger-page.ts";
import { formatNumber } from "../../text/format.ts";
import { Icon } from "../parts/Icon.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { areLettersKeys } from "../parts/letter-keys.ts";
import { call, refusalWords } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { askedAgain, part } from "../session/missing-part.ts";
import { useSession } from "../session/session.tsx";
import { heardAct, toUndo } from "../undo/undo-heard.ts";
import { SCREENS } from "./screens.ts";

const here = () => location.pathname;
const FindOrDo = lazy(() => part(() => import("../find/FindOrDo.tsx"), here));
const AllKeys = lazy(() => part(() => import("../find/AllKeys.tsx"), here));

/** Keys after G. A screen that does not exist, or that this role may not see, is not opened. */
const GOES_TO: Readonly<Record<string, string>> = { d: "day", r: "results", p: "plan", o: "out", l: "ledger" };
/** Milliseconds between G and its letter. */
const TOGETHER = 1_500;
const NEVER = Number.NEGATIVE_INFINITY;
const SAID_FOR = 6_000;

const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement &&
	target.matches("input:not([type=checkbox]):not([type=radio]), select, textarea, [contenteditable]");
const isLetter = ({ key }: KeyboardEvent) => key.length === 1 && key !== " ";

/** While its part is fetched. */
function Awaited() {
	useEffect(() => askedAgain(here()), []);
	return null;
}

/** Keys of every screen: Find or do, navigation, undoing the last act, and the list of all keys. */
export function EverywhereKeys() {
	const { find: text, frame, ledger } = useOfficeText();
	const language = useLanguage();
	const { desk } = useSession();
	const { pathname, search } = useLocation();
	/** While the ledger shows a past moment, nothing can be proposed or undone. */
	const isPast = pathname.endsWith("/ledger") && new URLSearchParams(search).has("at");
	/** Typed while the dialog is on its way; null: it is not. */
	const ahead = useRef<string | null>(null);
	const find = () => {
		if (isPast) return setSaid(ledger.noActs);
		ahead.current = "";
		setOpen("find");
	};
	const takeTyped = () => {
		const typed = ahead.current ?? "";
		ahead.current = null;
		return typed;
	};
	const close = () => {
		ahead.current = null;
		setOpen(null);
	};
	const navigate = useNavigate();
	const [open, setOpen] = useState<"find" | "keys" | null>(null);
	const [said, setSaid] = useState("");
	/** When G was pressed; never: times begin with the page, and its first second and a half are no time after G. */
	const went = useRef(NEVER);

	const undoLast = async () => {
		try {
			const { acts } = await call<LedgerPage>("GET", `/ledger?${new URLSearchParams({ desk: desk.name })}`);
			const last = acts.find(({ deskId, kind, undoneBy }) => deskId === desk.id && undoneBy === null && kind !== "undo");
			if (last === undefined) return setSaid(text.nothingToUndo);
			setSaid(frame.undoing);
			await call("POST", `/acts/${last.id}/undo`, {});
			setSaid(text.undone(formatNumber(last.id, language)));
		} catch (error) {
			const heard = heardAct(error);
			// Undoing asks first and shows the act, in the ledger's panel.
			if (heard !== null) void navigate("/ledger", { state: toUndo(heard) });
			setSaid(heard === null ? refusalWords(error, frame.noNetwork) : "");
		}
	};
	/** @returns whether it was one of ours */
	const pressed = useEffectEvent((event: KeyboardEvent): boolean => {
		const withControl = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
		if (withControl && event.key.toLowerCase() === "k") open === "find" ? close() : find();
		else if (event.key === "F1") setOpen(open === "keys" ? null : "keys");
		else if (open !== null || isTyping(event.target)) return false;
		else if (withControl && event.key.toLowerCase() === "z") isPast ? setSaid(ledger.noActs) : void undoLast();
		else if (withControl || event.altKey || event.metaKey || event.ctrlKey) return false;
		else if (event.timeStamp - went.current < TOGETHER) {
			went.current = NEVER;
			const path = GOES_TO[event.key.toLowerCase()];
			const screen = SCREENS.find((one) => one.path === path && one.roles.includes(desk.role));
			if (path === undefined) return false;
			if (screen) void navigate(`/${screen.path}`);
		} else if (event.key.toLowerCase() === "g") went.current = event.timeStamp;
		else return false;
		return true;
	});
	// In a layout effect: as soon as it is visible, its keys work.
	useLayoutEffect(() => {
		// In the capture phase: disabled keys and global keys do not reach the screens.
		const first = (event: KeyboardEvent) => {
			// Right after Ctrl K the dialog is still loading: typed keys are buffered for it.
			if (ahead.current !== null && !event.metaKey && !event.ctrlKey && !event.altKey) {
				if (event.key === "Escape") {
					ahead.current = null;
					setOpen(null);
				} else if (event.key === "Backspace") ahead.current = ahead.current.slice(0, -1);
				else if (event.key === "Enter") ahead.current += "\n";
				else if (event.key.length === 1) ahead.current += event.key;
				event.preventDefault();
				return event.stopImmediatePropagation();
			}
			const isPlain = isLetter(event) && !event.metaKey && !event.ctrlKey && !event.altKey;
			// On Results a digit is part of a slip's number, not a shortcut.
			const isOfSlip = /^\d$/.test(event.key) && location.pathname.endsWith("/results");
			if (isPlain && !isOfSlip && !isTyping(event.target) && !areLettersKeys()) return event.stopImmediatePropagation();
			if (event.key.toLowerCase() === "z" && (event.metaKey || event.ctrlKey)) return;
			if (!pressed(event)) return;
			event.preventDefault();
			event.stopImmediatePropagation();
		};
		// After the screens, which may undo their own last act.
		const last = (event: KeyboardEvent) => {
			const isUndo = event.key.toLowerCase() === "z" && (event.metaKey || event.ctrlKey) && !event.shiftKey;
			// A repeated keydown of a pressed key counts as one.
			if (isUndo && !event.repeat && !event.defaultPrevented && pressed(event)) event.preventDefault();
		};
		window.addEventListener("keydown", first, true);
		window.addEventListener("keydown", last);
		return () => {
			window.removeEventListener("keydown", first, true);
			window.removeEventListener("keydown", last);
		};
	}, []);
	useEffect(() => {
		if (said === "") return;
		const timer = setTimeout(() => setSaid(""), SAID_FOR);
		return () => clearTimeout(timer);
	}, [said]);
	return (
		<>
			<button
				type="button"
				onClick={find}
				aria-keyshortcuts="Control+K Meta+K"
				className="flex h-8.5 items-center gap-2 rounded-control border border-header-ink-2/40 px-2.5 text-header-ink-2 phone:hidden wide:w-53.5"
			>
				<Icon name="find" size={16} />
				<span className="text-[0.9375rem] max-wide:sr-only">{text.title}</span>
				<span className="ml-auto max-wide:hidden">
					<KeyCap>⌘K</KeyCap>
				</span>
			</button>
			<p
				role="status"
				className={
					said === ""
						? "sr-only"
						: "off-header fixed bottom-12 left-1/2 z-50 -translate-x-1/2 rounded-card bg-ink px-5 py-4 text-paper shadow-menu"
				}
			>
				{said}
			</p>
			<Suspense fallback={<Awaited />}>
				{open === "find" && <FindOrDo takeTyped={takeTyped} onClose={close} />}
				{open === "keys" && <AllKeys onClose={() => setOpen(null)} />}
			</Suspense>
		</>
	);
}
