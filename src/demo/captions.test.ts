import { expect, test } from "vitest";
import { CAPTION_LANGUAGES, captionsOf } from "./captions.ts";

test("each segment of the clip has the same description in both languages: who has the ball, and at which side", () => {
	const WORDS = {
		right: "högra",
		left: "vänstra",
		yellow: "gula",
		"light blue": "ljusblå",
		forward: "framåt",
		"No sound": "Inget ljud",
	};
	for (let segment = 0; segment < 12; segment++) {
		const [english, swedish] = CAPTION_LANGUAGES.map((language) => captionsOf(segment, language, segment * 4, segment * 4 + 4));
		for (const [word, ord] of Object.entries(WORDS))
			expect(swedish!.includes(ord), `${segment}: ${word}`).toBe(english!.includes(word));
		const from = String(segment * 4).padStart(2, "0");
		expect(english).toContain(`00:00:${from}.000 --> 00:00:${String(segment * 4 + 4).padStart(2, "0")}.000`);
	}
});
