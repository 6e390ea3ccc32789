import type { Language } from "../../text/language.ts";

/** Of a video's address at YouTube: watch?v=…, live/…, embed/…, youtu.be/… */
const YOUTUBE = /(?:[?&]v=|\/live\/|\/embed\/|youtu\.be\/)([\w-]{11})/;
/** Of a video's address at Vimeo; one that is not listed has a second part. */
const VIMEO = /vimeo\.com\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?/;

/**
 * Where a video that is kept elsewhere plays in a frame: without cookies at YouTube, asked not to follow at Vimeo.
 * @param address as the record has it
 * @returns null where it is no address of theirs
 */
export function frameAddress(address: string, language: Language): string | null {
	const [, youtube] = YOUTUBE.exec(address) ?? [];
	if (youtube !== undefined) return `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&playsinline=1&hl=${language}`;
	const [, vimeo, unlisted] = VIMEO.exec(address) ?? [];
	if (vimeo === undefined) return null;
	const hash = unlisted ?? new URL(address).searchParams.get("h");
	return `https://player.vimeo.com/video/${vimeo}?${hash ? `h=${hash}&` : ""}dnt=1&autoplay=1`;
}
