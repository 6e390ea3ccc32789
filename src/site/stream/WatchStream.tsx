import type { MouseEvent, ReactNode } from "react";
import { useYear } from "../../client/data/site-data.ts";
import type { StreamPlayerData } from "../../client/queries/stream-player.graphql.ts";
import { formatTime } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Flashes } from "../../ui/Flashes.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { WithoutUser } from "../account/WithoutUser.tsx";
import { useDays } from "../clock/use-days.ts";
import { LockedStream } from "./LockedStream.tsx";
import { StreamScreen } from "./StreamScreen.tsx";
import { type Playing, usePlay } from "./use-play.ts";

type Props = { url: string; stream: StreamPlayerData };

/**
 * On a match page: the button that plays the match's stream in place; before the stream begins its time; for readers who may not watch, the
 * reason and the way to get access.
 * @param url the stream's page, which all of them link to
 */
export function WatchStream({ url, stream }: Props) {
	const { streams: text } = useText();
	const days = useDays();
	const playing = usePlay(stream);
	const { watching, playable } = playing;
	const { zonedStartTime: start } = stream;
	if (playable) return <Playable url={url} stream={stream} playing={playing} />;
	if (watching === "may")
		return (
			<ToStream url={url}>{start === null ? text.sign : text.begins(formatTime(start), days.weekdayWithin(start))}</ToStream>
		);
	// A reader with a stored token may well be allowed to watch: only the button's space is reserved until that is known.
	return (
		<WithoutUser
			awaiting={
				<div className="if-token">
					<ToStream url={url}>{text.sign}</ToStream>
				</div>
			}
		>
			<LockedStream url={url} stream={stream} why={text.locked[watching]} />
		</WithoutUser>
	);
}

function Playable({ url, stream, playing }: Props & { playing: Playing }) {
	const { streams: text, loading } = useText();
	const { inYear } = useYear();
	const { play, start, elsewhere } = playing;
	const label = stream.state === "REPLAY" ? text.watchReplay : text.watch;
	const press = (event: MouseEvent) => {
		// With a modifier key it opens the stream's page in a tab, like any link.
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		start();
	};
	if (play.is === "stopped")
		return (
			<div className="mt-4 print:hidden">
				<ButtonLink to={url} onClick={press} className="min-h-13! w-full">
					<Icon name="playFilled" size={20} />
					{label}
				</ButtonLink>
				{elsewhere !== null && <p className="type-meta mt-2 text-ink-2">{text.elsewhere(elsewhere, label)}</p>}
			</div>
		);
	return (
		<div className="mt-4 print:hidden">
			<StreamScreen stream={stream} playing={playing}>
				{play.is === "asking" && (
					<p role="status">
						<Flashes bar="size-3" />
						<span className="sr-only">{loading}</span>
					</p>
				)}
			</StreamScreen>
			<p className="mt-1 flex justify-end">
				<ArrowLink to={inYear("streams")}>{text.all}</ArrowLink>
			</p>
		</div>
	);
}

function ToStream({ url, children }: { url: string; children: ReactNode }) {
	return (
		<ButtonLink to={url} kind="quiet" className="mt-4 min-h-13! w-full">
			<Icon name="play" size={20} />
			{children}
		</ButtonLink>
	);
}
