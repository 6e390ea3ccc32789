import { CAPTION_LANGUAGES, type CaptionLanguage, captionsOf } from "./captions.ts";

/** The demo's clip, made by scripts/draw-clip.mjs: the length of its segments, in seconds. */
const SEGMENT_SECONDS = 4;
const SEGMENTS = 12;
const OPENING = "opening.mp4";

/** The segments in a live playlist: half a minute to seek back, and enough for a player three segments behind its end. */
const LIVE_SEGMENTS = 8;

/** The files of the clip. */
export const CLIP_FILES: readonly string[] = [OPENING, ...Array.from({ length: SEGMENTS }, (_, number) => segment(number))];

function segment(number: number): string {
	return `segment-${number}.m4s`;
}

/** The playlist for players. */
export const PLAYLIST = "index.m3u8";
const FILM = "film.m3u8";
const LANGUAGE_NAMES: Readonly<Record<CaptionLanguage, string>> = { en: "English", sv: "Svenska" };
const captionName = (language: CaptionLanguage, number: number) => `captions-${language}-${number}.vtt`;
const captionList = (language: CaptionLanguage) => `captions-${language}.m3u8`;

/** One of the playlists: the lines before each segment that begins a repetition, and the segment's file. */
type Track = { readonly head: readonly string[]; readonly opening: readonly string[]; readonly file: (number: number) => string };

const HEAD = ["#EXTM3U", "#EXT-X-VERSION:7", `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`];
const TRACKS: ReadonlyMap<string, Track> = new Map([
	[FILM, { head: [...HEAD, "#EXT-X-INDEPENDENT-SEGMENTS"], opening: [`#EXT-X-MAP:URI="${OPENING}"`], file: segment }],
	...CAPTION_LANGUAGES.map((language): [string, Track] => [
		captionList(language),
		{ head: HEAD, opening: [], file: (number) => captionName(language, number) },
	]),
]);

const listed = ({ file }: Track, number: number) => [`#EXTINF:${SEGMENT_SECONDS}.0,`, file(number)];

/** The master playlist: the film, with captions in both languages. */
function choices(): string {
	const captions = CAPTION_LANGUAGES.map((language) => {
		const name = `NAME="${LANGUAGE_NAMES[language]}",LANGUAGE="${language}"`;
		return `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",${name},DEFAULT=NO,AUTOSELECT=YES,URI="${captionList(language)}"`;
	});
	const film = '#EXT-X-STREAM-INF:BANDWIDTH=80000,RESOLUTION=640x360,CODECS="avc1.42e01e",SUBTITLES="captions"';
	return ["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-INDEPENDENT-SEGMENTS", ...captions, film, FILM].join("\n");
}

/** The whole clip, from beginning to end. */
function replay(track: Track): string {
	const all = Array.from({ length: SEGMENTS }, (_, number) => listed(track, number)).flat();
	const kind = ["#EXT-X-PLAYLIST-TYPE:VOD", "#EXT-X-MEDIA-SEQUENCE:0"];
	return [...track.head, ...kind, ...track.opening, ...all, "#EXT-X-ENDLIST"].join("\n");
}

/** The clip in an endless loop: the segments of the last half minute, the same from every process at one instant. */
function live(track: Track, now: Date): string {
	const end = Math.floor(now.getTime() / 1000 / SEGMENT_SECONDS);
	const numbers = Array.from({ length: LIVE_SEGMENTS }, (_, place) => end - LIVE_SEGMENTS + place);
	const first = numbers[0]!;
	const lines = numbers.flatMap((number) => {
		const within = number % SEGMENTS;
		const opening = within === 0 ? ["#EXT-X-DISCONTINUITY", ...track.opening] : number === first ? track.opening : [];
		return [...opening, ...listed(track, within)];
	});
	// Each repetition begins with a discontinuity: this counts those before the playlist's first segment.
	const gone = Math.floor((first - 1) / SEGMENTS);
	const sequence = [`#EXT-X-MEDIA-SEQUENCE:${first}`, `#EXT-X-DISCONTINUITY-SEQUENCE:${gone}`];
	return [...track.head, ...sequence, ...lines].join("\n");
}

/**
 * @param file requested beside the clip's segments
 * @returns the playlist with that name; null if there is none
 */
export function playlistOf(file: string, state: "live" | "replay", now: Date): string | null {
	if (file === PLAYLIST) return `${choices()}\n`;
	const track = TRACKS.get(file);
	if (track === undefined) return null;
	return `${state === "live" ? live(track, now) : replay(track)}\n`;
}

/** @returns the captions with that file name, as WebVTT; null if there are none */
export function captionFile(file: string): string | null {
	for (const language of CAPTION_LANGUAGES) {
		for (let number = 0; number < SEGMENTS; number++) {
			const from = number * SEGMENT_SECONDS;
			if (file === captionName(language, number)) return captionsOf(number, language, from, from + SEGMENT_SECONDS);
		}
	}
	return null;
}
