import type { ReactNode } from "react";
import { useAccount, useAllAccess } from "../../client/account/use-account.ts";
import { useYear } from "../../client/data/site-data.ts";
import type { StreamPlayerData } from "../../client/queries/stream-player.graphql.ts";
import { DOT } from "../../text/dot.ts";
import { formatTime } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useDays } from "../clock/use-days.ts";
import { LiveBadge } from "../match/LiveBadge.tsx";
import { useMayBuy } from "../pass/use-buy-pass.ts";
import { useMayWatch } from "./use-may-watch.ts";
import { Way } from "./Way.tsx";
import { WaysIn } from "./WaysIn.tsx";

/** The cup's note on its streams in the reader's language: for users with All Access for this year, and for those without (DECISIONS §7). */
function useStreamingInfo(): string | null {
	const { tournament } = useYear();
	const allAccess = useAllAccess();
	return (allAccess ? tournament?.streamingInfo.hasAccessInfo : tournament?.streamingInfo.info) ?? null;
}

type Props = { stream: StreamPlayerData; match: { readonly id: string } | null };

/**
 * In a stream's frame: why it is locked and how to get access; or its state, and its time.
 * @param children the play button, before other links, for readers who may watch
 */
export function StreamMessage({ stream, match, children }: Props & { children?: ReactNode }) {
	const { streams: text } = useText();
	const watching = useMayWatch(stream.access);
	return watching === "may" ? (
		<Standing stream={stream} match={match}>
			{children}
		</Standing>
	) : (
		<Locked stream={stream} match={match} why={text.locked[watching]} />
	);
}

function Locked({ stream, match, why }: Props & { why: string }) {
	const { streams: text } = useText();
	const { inYear } = useYear();
	const signedIn = useAccount(({ auth }) => auth);
	const byPass = stream.access === "PASS";
	const mayBuy = useMayBuy() && byPass;
	// The link that opens the stream is the strong one; if there is none, the match's is.
	const strongMatch = byPass && !mayBuy;
	const streamingInfo = useStreamingInfo();
	const info = byPass ? streamingInfo : null;
	return (
		<>
			<p className="flex items-center gap-2.5 text-header-ink-2">
				<Icon name="lock" size={20} />
				{text.isLocked}
			</p>
			<h2 className="mt-2 font-cond text-[1.625rem]/[1.1] font-[800] text-balance md:text-[1.875rem]">{why}</h2>
			{info && <p className="mt-2 leading-snug text-header-ink-2 md:text-[1.0625rem]">{info}</p>}
			<p className="mt-4.5 flex flex-wrap gap-2.5">
				{match !== null && strongMatch && <ToMatch stream={stream} match={match} strong />}
				<WaysIn access={stream.access} on="frame" />
				{match !== null && !strongMatch && <ToMatch stream={stream} match={match} />}
				{(signedIn || !byPass) && (
					<Way to={inYear("streams")} on="frame">
						{text.all}
					</Way>
				)}
			</p>
		</>
	);
}

function Standing({ stream, match, children }: Props & { children: ReactNode }) {
	const { streams: text } = useText();
	const allAccess = useAllAccess();
	const { tournament } = useYear();
	const days = useDays();
	const { state, zonedStartTime: start } = stream;
	// Its space is reserved for everybody, at the top, where a gap is not noticed: nothing moves when the user is known.
	const info = tournament?.streamingInfo.hasAccessInfo ?? null;
	const day = start === null ? null : days.weekdayWithin(start);
	return (
		<>
			{info && <p className={`mb-2 leading-snug text-header-ink-2 ${allAccess ? "" : "invisible"}`}>{info}</p>}
			<p className="flex flex-wrap items-center gap-2.5 text-header-ink-2">
				{state === "LIVE" && <LiveBadge />}
				<span>{[state === "LIVE" ? null : text.states[state], stream.locationName].filter(Boolean).join(DOT)}</span>
			</p>
			<h2 className="mt-2 font-cond text-[1.625rem]/[1.1] font-[800] text-balance md:text-[1.875rem]">
				{state === "UPCOMING" && start !== null && day !== null ? text.starts(formatTime(start), day) : stream.title}
			</h2>
			{state === "REPLAY" && day !== null && <p className="mt-2 text-header-ink-2">{text.replayOf(day)}</p>}
			{(match !== null || children) && (
				<p className="mt-4.5 flex flex-wrap gap-2.5">
					{children}
					{match !== null && <ToMatch stream={stream} match={match} />}
				</p>
			)}
		</>
	);
}

type ToMatchProps = { stream: StreamPlayerData; match: { readonly id: string }; strong?: boolean };

function ToMatch({ stream, match, strong }: ToMatchProps) {
	const { streams: text } = useText();
	const { inYear } = useYear();
	return (
		<Way to={inYear(`matches/${match.id}`)} strong={strong ?? false} on="frame">
			{text.toMatch[stream.state]}
		</Way>
	);
}
