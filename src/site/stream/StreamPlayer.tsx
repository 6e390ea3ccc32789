import { useEffect } from "react";
import { useLanguage, useText } from "../text/language.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { frameAddress } from "./frame-address.ts";
import { HlsVideo } from "./HlsVideo.tsx";
import { isOwnDocument } from "./own-document.ts";
import { StreamFrame } from "./StreamFrame.tsx";
import { StreamMessage } from "./StreamMessage.tsx";
import type { StreamPageData } from "./stream.graphql.ts";
import { useMayWatch } from "./use-may-watch.ts";
import { usePlay } from "./use-play.ts";

/** A stream's picture, and the film itself once somebody who may watch asks for it: before that nothing is asked of anybody. */
export function StreamPlayer({ stream }: Pick<StreamPageData, "stream">) {
	const {
		streams: text,
		notFound: { tryAgain },
	} = useText();
	const { play, start, renew, fail } = usePlay(stream.id);
	const watching = useMayWatch(stream.access);
	const playable = watching === "may" && stream.state !== "UPCOMING";
	const isElsewhere = playable && stream.provider !== "HLS";
	useEffect(() => {
		if (isElsewhere && !isOwnDocument()) location.reload();
	}, [isElsewhere]);
	const message = (
		<>
			<StreamMessage stream={stream}>
				{playable && (
					<Button onClick={start} busy={play.is === "asking"} className={STRONG}>
						<Icon name="playFilled" size={20} />
						{text.play}
					</Button>
				)}
			</StreamMessage>
			{isElsewhere && (
				<p className="mt-3 text-[.9375rem] leading-snug text-header-ink-2">
					{text.elsewhere(stream.provider === "VIMEO" ? "Vimeo" : "YouTube")}
				</p>
			)}
		</>
	);
	if (playable && play.is === "playing") {
		const { provider, address } = play.film;
		return (
			<StreamFrame
				poster={null}
				player={
					provider === "hls" ? (
						<HlsVideo address={address} title={stream.title} renew={renew} onDead={fail} />
					) : (
						<FramedFilm address={address} title={stream.title} />
					)
				}
			>
				{message}
			</StreamFrame>
		);
	}
	if (playable && play.is === "failed")
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
					<Button onClick={start} className={STRONG}>
						{tryAgain}
					</Button>
				</p>
			</StreamFrame>
		);
	return <StreamFrame poster={stream.poster}>{message}</StreamFrame>;
}

const STRONG = "bg-header-accent! text-on-header-accent!";

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
