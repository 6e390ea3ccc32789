import type { Language } from "../../../text/language.ts";
import type { ReadSession } from "../../edition/reading/read-session.ts";

/** What every resolver is given. */
export type ResultsContext = {
	readonly reading: ReadSession;
	readonly lang: Language;
	/** Root fields of the answer, by their name in it, that were asked for in a language of their own. */
	readonly rootLanguages: Map<string, Language>;
};
