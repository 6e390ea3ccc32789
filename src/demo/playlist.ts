import { CAPTION_LANGUAGES, type CaptionLanguage, captionsOf } from "./captions.ts";

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

/** The playlist that a player is given. */
export const PLAYLIST = "index.m3u8";
const FILM = "film.m3u8";
const LANGUAGE_NAMES: Readonly<Record<CaptionLanguage, string>> = { en: "English", sv: "Svenska" };
const captionName = (language: CaptionLanguage, number: number) => `captions-${language}-${number}.vtt`;
const captionList = (language: CaptionLanguage) => `captions-${language}.m3u8`;

/** One of the playlists: what comes before each segment that begins a round, and the segment's file. */
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

/** The film, and its captions in both languages to choose from. */
function choices(): string {
	const captions = CAPTION_LANGUAGES.map((language) => {
		const name = `NAME="${LANGUAGE_NAMES[language]}",LANGUAGE="${language}"`;
		return `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",${name},DEFAULT=NO,AUTOSELECT=YES,URI="${captionList(language)}"`;
	});
	const film = '#EXT-X-STREAM-INF:BANDWIDTH=80000,RESOLUTION=640x360,CODECS="avc1.42e01e",SUBTITLES="captions"';
	return ["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-INDEPENDENT-SEGMENTS", ...captions, film, FILM].join("\n");
}

/** All of the clip, from its beginning to its end. */
function replay(track: Track): string {
	const all = Array.from({ length: SEGMENTS }, (_, number) => listed(track, number)).flat();
	const kind = ["#EXT-X-PLAYLIST-TYPE:VOD", "#EXT-X-MEDIA-SEQUENCE:0"];
	return [...track.head, ...kind, ...track.opening, ...all, "#EXT-X-ENDLIST"].join("\n");
}

/** The clip going round for ever: the segments of the last half minute, as every process says them at one instant. */
function live(track: Track, now: Date): string {
	const end = Math.floor(now.getTime() / 1000 / SEGMENT_SECONDS);
	const numbers = Array.from({ length: LIVE_SEGMENTS }, (_, place) => end - LIVE_SEGMENTS + place);
	const first = numbers[0]!;
	const lines = numbers.flatMap((number) => {
		const within = number % SEGMENTS;
		const opening = within === 0 ? ["#EXT-X-DISCONTINUITY", ...track.opening] : number === first ? track.opening : [];
		return [...opening, ...listed(track, within)];
	});
	// Each round begins with a discontinuity: as many have left the playlist as rounds began before its first segment.
	const gone = Math.floor((first - 1) / SEGMENTS);
	const sequence = [`#EXT-X-MEDIA-SEQUENCE:${first}`, `#EXT-X-DISCONTINUITY-SEQUENCE:${gone}`];
	return [...track.head, ...sequence, ...lines].join("\n");
}

/**
 * @param file as a player asks for it beside the clip's segments
 * @returns the playlist of that name; null where there is none
 */
export function playlistOf(file: string, state: "live" | "replay", now: Date): string | null {
	if (file === PLAYLIST) return `${choices()}\n`;
	const track = TRACKS.get(file);
	if (track === undefined) return null;
	return `${state === "live" ? live(track, now) : replay(track)}\n`;
}

/** @returns the captions of that file name, as WebVTT; null where there are none */
export function captionFile(file: string): string | null {
	for (const language of CAPTION_LANGUAGES) {
		for (let number = 0; number < SEGMENTS; number++) {
			const from = number * SEGMENT_SECONDS;
			if (file === captionName(language, number)) return captionsOf(number, language, from, from + SEGMENT_SECONDS);
		}
	}
	return null;
}
