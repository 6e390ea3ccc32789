import type { Language } from "../../text/language.ts";

/** In a YouTube address: watch?v=…, live/…, embed/…, youtu.be/… */
const YOUTUBE = /(?:[?&]v=|\/live\/|\/embed\/|youtu\.be\/)([\w-]{11})/;
/** In a Vimeo address; an unlisted video has a second part. */
const VIMEO = /vimeo\.com\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?/;

/**
 * The address of an embedded video: without cookies at YouTube, without tracking at Vimeo.
 * @param address as recorded
 * @returns null for any other address
 */
export function frameAddress(address: string, language: Language): string | null {
	const [, youtube] = YOUTUBE.exec(address) ?? [];
	if (youtube !== undefined) return `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&playsinline=1&hl=${language}`;
	const [, vimeo, unlisted] = VIMEO.exec(address) ?? [];
	if (vimeo === undefined) return null;
	const hash = unlisted ?? new URL(address).searchParams.get("h");
	return `https://player.vimeo.com/video/${vimeo}?${hash ? `h=${hash}&` : ""}dnt=1&autoplay=1`;
}
