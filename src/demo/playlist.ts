/** The demo's clip, drawn by scripts/draw-clip.mjs: how long each of its segments is, in seconds. */
const SEGMENT_SECONDS = 4;
const SEGMENTS = 12;
const OPENING = "opening.mp4";

/** What a live playlist holds: half a minute to go back, and a player three segments behind its end has always the next one. */
const LIVE_SEGMENTS = 8;

/** The files of the clip. */
export const CLIP_FILES: readonly string[] = [OPENING, ...Array.from({ length: SEGMENTS }, (_, number) => segment(number))];

function segment(number: number): string {
	return `segment-${number}.m4s`;
}

const HEAD = ["#EXTM3U", "#EXT-X-VERSION:7", `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`, "#EXT-X-INDEPENDENT-SEGMENTS"];
const MAP = `#EXT-X-MAP:URI="${OPENING}"`;
const listed = (number: number) => [`#EXTINF:${SEGMENT_SECONDS}.0,`, segment(number)];

/** The whole clip, from its beginning to its end. */
export function replayPlaylist(): string {
	const all = Array.from({ length: SEGMENTS }, (_, number) => listed(number)).flat();
	return `${[...HEAD, "#EXT-X-PLAYLIST-TYPE:VOD", "#EXT-X-MEDIA-SEQUENCE:0", MAP, ...all, "#EXT-X-ENDLIST"].join("\n")}\n`;
}

/** The clip going round for ever: the segments of the last half minute, as every process says them at one instant. */
export function livePlaylist(now: Date): string {
	const end = Math.floor(now.getTime() / 1000 / SEGMENT_SECONDS);
	const numbers = Array.from({ length: LIVE_SEGMENTS }, (_, place) => end - LIVE_SEGMENTS + place);
	const first = numbers[0]!;
	const lines = numbers.flatMap((number) => {
		const within = number % SEGMENTS;
		return [...(within === 0 ? ["#EXT-X-DISCONTINUITY", MAP] : number === first ? [MAP] : []), ...listed(within)];
	});
	// Each round begins with a discontinuity: as many have left the playlist as rounds began before its first segment.
	const gone = Math.floor((first - 1) / SEGMENTS);
	const sequence = [`#EXT-X-MEDIA-SEQUENCE:${first}`, `#EXT-X-DISCONTINUITY-SEQUENCE:${gone}`];
	return `${[...HEAD, ...sequence, ...lines].join("\n")}\n`;
}
