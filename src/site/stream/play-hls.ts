import type { ErrorDetails } from "hls.js";

type PlaybackHandlers = {
	/** The address has expired: requests another. @returns null if there is none any more */
	readonly renew: () => Promise<string | null>;
	/** It cannot be played, after all attempts. */
	readonly onDead: (error: unknown) => void;
};

const FORBIDDEN = 403;
const HLS_TYPE = "application/vnd.apple.mpegurl";

/** Safari plays HLS better than any script. Others that answer "maybe" have Media Source Extensions, which hls.js uses. */
function playsNatively(video: HTMLVideoElement): boolean {
	const bySystem = "WebKitPlaybackTargetAvailabilityEvent" in window || !("MediaSource" in window);
	return bySystem && video.canPlayType(HLS_TYPE) !== "";
}

/**
 * Plays an HLS playlist in an element; hls.js is loaded here, and nowhere else.
 * @returns stops it
 */
export function playHls(video: HTMLVideoElement, address: string, handlers: PlaybackHandlers): () => void {
	return playsNatively(video) ? playBySystem(video, address, handlers) : playByScript(video, address, handlers);
}

function playBySystem(video: HTMLVideoElement, address: string, { renew, onDead }: PlaybackHandlers): () => void {
	const stopping = new AbortController();
	const { signal } = stopping;
	/** An address that has played may have run out; one that never did is dead. */
	let progress = { hasPlayed: false, at: 0 };
	video.addEventListener(
		"playing",
		() => {
			progress = { ...progress, hasPlayed: true };
		},
		{ signal },
	);
	const goBack = () => {
		if (Number.isFinite(video.duration)) video.currentTime = progress.at;
	};
	video.addEventListener("loadedmetadata", goBack, { signal });
	video.addEventListener(
		"error",
		async () => {
			const next = progress.hasPlayed ? await renew() : null;
			if (signal.aborted) return;
			if (next === null) return onDead(video.error);
			progress = { hasPlayed: false, at: video.currentTime };
			video.src = next;
		},
		{ signal },
	);
	video.src = address;
	return () => {
		stopping.abort();
		video.removeAttribute("src");
		video.load();
	};
}

/** A second attempt cannot decode it either, and would wait for ever. */
const lacksCodec = (details: string, known: typeof ErrorDetails): boolean =>
	details === known.MANIFEST_INCOMPATIBLE_CODECS_ERROR || details === known.BUFFER_INCOMPATIBLE_CODECS_ERROR;

function playByScript(video: HTMLVideoElement, address: string, { renew, onDead }: PlaybackHandlers): () => void {
	let stopped = false;
	let stop = () => {};
	async function begin(): Promise<void> {
		const { default: Hls } = await import("hls.js");
		if (stopped) return;
		// A worker would need a policy of its own, for work that is little with what phones are sent.
		const hls = new Hls({ enableWorker: false, liveDurationInfinity: true });
		stop = () => hls.destroy();
		let hasLoaded = false;
		let recovered = false;
		let renewing = false;
		hls.on(Hls.Events.FRAG_LOADED, () => {
			hasLoaded = true;
		});
		hls.on(Hls.Events.ERROR, async (_, { fatal, type, details, response, error }) => {
			if (stopped || renewing) return;
			if (response?.code === FORBIDDEN && hasLoaded) {
				renewing = true;
				const next = await renew();
				if (stopped) return;
				if (next === null) return onDead(error);
				[renewing, hasLoaded] = [false, false];
				if (Number.isFinite(video.duration)) hls.config.startPosition = video.currentTime;
				hls.loadSource(next);
			} else if (fatal && type === Hls.ErrorTypes.MEDIA_ERROR && !recovered && !lacksCodec(details, Hls.ErrorDetails)) {
				recovered = true;
				hls.recoverMediaError();
			} else if (fatal) onDead(error);
		});
		hls.loadSource(address);
		hls.attachMedia(video);
	}
	begin().catch((error: unknown) => {
		if (!stopped) onDead(error);
	});
	return () => {
		stopped = true;
		stop();
	};
}
