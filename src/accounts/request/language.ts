import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../text/texts.ts";

/**
 * The language of an answer: of those that there are, the one that the header likes best; English where it likes none, or all alike.
 * @param header Accept-Language, such as "sv-SE,sv;q=0.9,en;q=0.5"
 */
export function acceptedLanguage(header: string | undefined): Language {
	const ranges = (header ?? "").split(",").map((part) => {
		const [range = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
		const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
		return { language: range.split("-")[0] ?? "", quality: quality === undefined ? 1 : Number(quality) };
	});
	const liked = (language: Language): number => {
		const own = ranges.filter((range) => range.language === language).map(({ quality }) => quality);
		const any = ranges.filter((range) => range.language === "*").map(({ quality }) => quality);
		const given = own.length > 0 ? own : any;
		return Math.max(0, ...given.filter((quality) => quality >= 0 && quality <= 1));
	};
	return LANGUAGES.reduce((best, language) => (liked(language) > liked(best) ? language : best), DEFAULT_LANGUAGE);
}
