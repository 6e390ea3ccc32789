import type { ReactNode } from "react";
import { useWayBack } from "../account/coming-from.ts";
import { useAccount, useAllAccess } from "../account/use-account.ts";
import { LiveBadge } from "../match/LiveBadge.tsx";
import { useYear } from "../site-data.ts";
import { formatTime, formatWeekday } from "../text/format.ts";
import { useLanguage, useText } from "../text/language.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { StreamRowData } from "./stream-row.graphql.ts";
import { useMayWatch } from "./use-may-watch.ts";

/**
 * What stands in a stream's frame: why it is locked and the way in; or where it stands, and when.
 * @param children what plays it, before other ways, for those who may watch
 */
export function StreamMessage({ stream, children }: { stream: StreamRowData; children?: ReactNode }) {
	const { streams: text } = useText();
	const watching = useMayWatch(stream.access);
	return watching === "may" ? (
		<Standing stream={stream}>{children}</Standing>
	) : (
		<Locked stream={stream} why={text.locked[watching]} />
	);
}

function Locked({ stream, why }: { stream: StreamRowData; why: string }) {
	const text = useText();
	const { inYear, tournament } = useYear();
	const from = useWayBack();
	const signedIn = useAccount(({ auth }) => auth);
	const byPass = stream.access === "PASS";
	const info = byPass ? tournament?.streamingInfo.info : null;
	const signIn = (
		<Way to={inYear("signin")} state={from} strong={!byPass}>
			{text.signIn}
		</Way>
	);
	return (
		<>
			<p className="flex items-center gap-2.5 text-header-ink-2">
				<Icon name="lock" size={20} />
				{text.streams.isLocked}
			</p>
			<h2 className="mt-2 font-cond text-[1.625rem]/[1.1] font-[800] text-balance md:text-[1.875rem]">{why}</h2>
			{info && <p className="mt-2 leading-snug text-header-ink-2 md:text-[1.0625rem]">{info}</p>}
			<p className="mt-4.5 flex flex-wrap gap-2.5">
				{!byPass && signIn}
				{stream.match !== null && (
					<Way to={inYear(`matches/${stream.match.id}`)} strong={byPass}>
						{text.streams.toMatch[stream.state]}
					</Way>
				)}
				{byPass && !signedIn ? signIn : <Way to={inYear("streams")}>{text.streams.all}</Way>}
			</p>
		</>
	);
}

function Standing({ stream, children }: { stream: StreamRowData; children: ReactNode }) {
	const { streams: text } = useText();
	const { inYear, tournament } = useYear();
	const allAccess = useAllAccess();
	const language = useLanguage();
	const { state, zonedStartTime: start, match } = stream;
	const info = allAccess ? tournament?.streamingInfo.hasAccessInfo : null;
	const day = start === null ? null : formatWeekday(start, language);
	return (
		<>
			<p className="flex items-center gap-2.5 text-header-ink-2">
				{state === "LIVE" && <LiveBadge />}
				<span>{[state === "LIVE" ? null : text.states[state], stream.locationName].filter(Boolean).join(" · ")}</span>
			</p>
			<h2 className="mt-2 font-cond text-[1.625rem]/[1.1] font-[800] text-balance md:text-[1.875rem]">
				{state === "UPCOMING" && start !== null && day !== null ? text.starts(formatTime(start), day) : stream.title}
			</h2>
			{state === "REPLAY" && day !== null && <p className="mt-2 text-header-ink-2">{text.replayOf(day)}</p>}
			{info && <p className="mt-2 leading-snug text-header-ink-2">{info}</p>}
			{(match !== null || children) && (
				<p className="mt-4.5 flex flex-wrap gap-2.5">
					{children}
					{match !== null && <Way to={inYear(`matches/${match.id}`)}>{text.toMatch[state]}</Way>}
				</p>
			)}
		</>
	);
}

type WayProps = { to: string; state?: unknown; strong?: boolean; children: ReactNode };

function Way({ to, state, strong = false, children }: WayProps) {
	const look = strong
		? "bg-header-accent! text-on-header-accent!"
		: "border-header-ink! bg-transparent! text-header-ink! hover:bg-header-2!";
	return (
		<ButtonLink to={to} state={state} kind={strong ? "primary" : "secondary"} className={look}>
			{children}
		</ButtonLink>
	);
}
