import { createElement, useEffect, useEffectEvent, useRef } from "react";
import { playHls } from "./play-hls.ts";

type Props = {
	readonly address: string;
	readonly title: string;
	readonly renew: () => Promise<string | null>;
	readonly onDead: (error: unknown) => void;
};

/** A stream's film with the browser's own controls: keys, captions and picture in picture are theirs. */
export function HlsVideo({ address, title, renew, onDead }: Props) {
	const video = useRef<HTMLVideoElement>(null);
	const renewed = useEffectEvent(renew);
	const dead = useEffectEvent(onDead);
	useEffect(() => {
		const element = video.current;
		if (element === null) return;
		// The pressed button is gone, so its focus moves to the video.
		element.focus({ preventScroll: true });
		return playHls(element, address, { renew: () => renewed(), onDead: (error) => dead(error) });
	}, [address]);
	// No track element: captions are part of the stream, and its player adds them.
	const film = { ref: video, controls: true, autoPlay: true, playsInline: true };
	return createElement("video", { ...film, "aria-label": title, className: "stream-film" });
}
