import Negotiator from "negotiator";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../text/language.ts";

const OFFERED: readonly Language[] = [DEFAULT_LANGUAGE, ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)];

/**
 * The language of an answer: the available one that the header prefers; English without a preference.
 * @param header Accept-Language, such as "sv-SE,sv;q=0.9,en;q=0.5"
 */
export function acceptedLanguage(header: string | undefined): Language {
	const accepted = new Negotiator({ headers: { "accept-language": header ?? "" } });
	const liked = accepted.language([...OFFERED]);
	return OFFERED.find((language) => language === liked) ?? DEFAULT_LANGUAGE;
}
