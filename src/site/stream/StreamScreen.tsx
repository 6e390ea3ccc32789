import type { ReactNode } from "react";
import type { StreamPlayerData } from "../../client/queries/stream-player.graphql.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { frameAddress } from "./frame-address.ts";
import { HlsVideo } from "./HlsVideo.tsx";
import { StreamFrame } from "./StreamFrame.tsx";
import type { Playing } from "./use-play.ts";
import { STRONG } from "./Way.tsx";

/** A stream's picture: the video while it plays, an error with a button to retry, or the message before it plays. */
export function StreamScreen({
	stream,
	playing,
	children,
}: {
	stream: StreamPlayerData;
	playing: Playing;
	children?: ReactNode;
}) {
	const {
		notFound: { tryAgain },
	} = useText();
	const { play, start, renew, fail } = playing;
	if (play.is === "playing") {
		const { provider, address } = play.film;
		const player =
			provider === "hls" ? (
				<HlsVideo address={address} title={stream.title} renew={renew} onDead={fail} />
			) : (
				<FramedFilm address={address} title={stream.title} />
			);
		return (
			<StreamFrame poster={null} player={player}>
				{children}
			</StreamFrame>
		);
	}
	if (play.is === "failed")
		return (
			<StreamFrame poster={stream.poster}>
				<div role="alert">
					<p className="flex items-center gap-2.5 text-header-ink-2">
						<Icon name="warning" size={20} />
						{stream.title}
					</p>
					<h2 className="mt-2 font-cond text-[1.625rem]/[1.1] font-[800] text-balance md:text-[1.875rem]">{play.why}</h2>
				</div>
				<p className="mt-4.5">
					<Button ref={takeFocus} onClick={start} className={STRONG}>
						{tryAgain}
					</Button>
				</p>
			</StreamFrame>
		);
	return <StreamFrame poster={stream.poster}>{children}</StreamFrame>;
}

/** The pressed button is gone, so its focus moves to the next button. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

function FramedFilm({ address, title }: { address: string; title: string }) {
	const language = useLanguage();
	const { streams: text } = useText();
	const frame = frameAddress(address, language);
	if (frame === null) return <p className="p-4">{text.dead}</p>;
	return (
		<iframe
			src={frame}
			title={title}
			allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
			referrerPolicy="strict-origin-when-cross-origin"
			className="stream-film border-0"
		/>
	);
}
