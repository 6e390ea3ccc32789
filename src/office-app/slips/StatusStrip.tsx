import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { Link } from "react-router";
import { cupTime } from "../../cup/cup-clock.ts";
import { formatNumber } from "../../text/format.ts";
import { Icon } from "../parts/Icon.tsx";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useOfficeNow, useSession } from "../session/session.tsx";
import { useSlips } from "./slips.tsx";

/** The most names shown in the strip. */
const MOST_NAMED = 3;

const KeysContext = createContext<(keys: ReactNode) => void>(() => undefined);

/** A screen's keys, at the right of the strip. */
export function ScreenKeys({ children }: { children: ReactNode }) {
	const show = useContext(KeysContext);
	useEffect(() => {
		show(children);
		return () => show(null);
	}, [show, children]);
	return null;
}

type Judged = { readonly revision: number; readonly at: Date };
const JudgedContext = createContext<(judged: Judged | null) => void>(() => undefined);

/** While a proposal is open, the strip shows the revision and the time of its preview. @param preview null: none yet */
export function JudgedAgainst({ preview }: { readonly preview: { readonly revision: number } | null }) {
	const show = useContext(JudgedContext);
	useEffect(() => {
		show(preview && { revision: preview.revision, at: new Date() });
		return () => show(null);
	}, [show, preview]);
	return null;
}

/** The screen above, and the strip below it: saved state, revision, present accounts, and the screen's keys. */
export function WithStatusStrip({ children }: { children: ReactNode }) {
	const [keys, setKeys] = useState<ReactNode>(null);
	const { frame } = useOfficeText();
	const language = useLanguage();
	const { revision } = useOfficeNow();
	const { cup } = useSession();
	const [judged, setJudged] = useState<Judged | null>(null);
	const judgedAt = (at: Date) =>
		new Intl.DateTimeFormat("sv-SE", { timeZone: cup.zone, timeStyle: "medium" }).format(cupTime(cup.clock, at));
	return (
		<KeysContext value={setKeys}>
			<JudgedContext value={setJudged}>
				<div className="flex min-h-0 flex-1 flex-col">{children}</div>
			</JudgedContext>
			<footer className="sticky bottom-0 z-20 flex min-h-7.5 items-center gap-x-5 overflow-hidden border-t border-line bg-paper px-4 text-[0.875rem] whitespace-nowrap text-ink-2 phone:hidden">
				<Saved />
				<span>
					{judged === null
						? frame.revision(formatNumber(revision, language))
						: frame.judgedAgainst(formatNumber(judged.revision, language), judgedAt(judged.at))}
				</span>
				<Presence />
				{/* Always one line: what does not fit is listed under F1. Touch screens have no keys. */}
				<span className="ml-auto flex min-w-0 items-center gap-4 overflow-hidden coarse:hidden">{keys}</span>
			</footer>
		</KeysContext>
	);
}

/** Whether everything done here is saved: slips that wait on this computer are not. */
function Saved() {
	const { frame, results } = useOfficeText();
	const { isConnected } = useOfficeNow();
	const { waiting } = useSlips();
	if (isConnected && waiting.length === 0)
		return (
			<span className="flex items-center gap-1.5">
				<Icon name="check" size={14} className="text-live-ink" />
				{frame.allSaved}
			</span>
		);
	return (
		<span className="flex items-center gap-1.5 text-amber-ink">
			{!isConnected && frame.notSaved}
			{waiting.length > 0 && (
				<Link to="/results" className="underline">
					{results.waitHere(waiting.length)}
				</Link>
			)}
		</span>
	);
}

function Presence() {
	const { frame } = useOfficeText();
	const { presence } = useOfficeNow();
	const { desk } = useSession();
	const others = presence.filter(({ id }) => id !== desk.id).map(({ name }) => name);
	if (others.length === 0) return null;
	const named = others.length > MOST_NAMED ? [...others.slice(0, MOST_NAMED), frame.others(others.length - MOST_NAMED)] : others;
	return (
		<span className="flex items-center gap-1.5">
			<span aria-hidden="true" className="size-2 rounded-full bg-live" />
			{frame.here(named.join(", "), others.length)}
		</span>
	);
}
