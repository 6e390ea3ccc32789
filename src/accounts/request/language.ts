import Negotiator from "negotiator";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../text/language.ts";

const OFFERED: readonly Language[] = [DEFAULT_LANGUAGE, ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)];

/**
 * The language of an answer: of those that there are, the one that the header likes best; English where it likes none, or all alike.
 * @param header Accept-Language, such as "sv-SE,sv;q=0.9,en;q=0.5"
 */
export function acceptedLanguage(header: string | undefined): Language {
	const accepted = new Negotiator({ headers: { "accept-language": header ?? "" } });
	const liked = accepted.language([...OFFERED]);
	return OFFERED.find((language) => language === liked) ?? DEFAULT_LANGUAGE;
}
