export const CAPTION_LANGUAGES = ["en", "sv"] as const;
export type CaptionLanguage = (typeof CAPTION_LANGUAGES)[number];

/** The action in each segment of the clip, which plays forwards and backwards twice; it has no sound. */
const SEEN: Readonly<Record<CaptionLanguage, readonly string[]>> = {
	en: [
		"[No sound] The yellow team move forward.",
		"The ball is by the goal on the right.",
		"The light blue team win the ball.",
		"The light blue team move forward.",
		"The ball is by the goal on the left.",
		"The yellow team win the ball.",
	],
	sv: [
		"[Inget ljud] Det gula laget går framåt.",
		"Bollen är vid det högra målet.",
		"Det ljusblå laget vinner bollen.",
		"Det ljusblå laget går framåt.",
		"Bollen är vid det vänstra målet.",
		"Det gula laget vinner bollen.",
	],
};

/**
 * The captions of one segment of the clip, as WebVTT.
 * @param from the start of the segment, in seconds from the clip's start
 * @param to its end
 */
export function captionsOf(segment: number, language: CaptionLanguage, from: number, to: number): string {
	const at = (seconds: number) => `00:00:${String(seconds).padStart(2, "0")}.000`;
	const words = SEEN[language][segment % SEEN[language].length];
	return `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n${at(from)} --> ${at(to)}\n${words}\n`;
}
