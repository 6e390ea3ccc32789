import type { Language } from "../../../text/language.ts";
import type { ReadSession } from "../../edition/reading/read-session.ts";

/** The context of every resolver. */
export type ResultsContext = {
	readonly reading: ReadSession;
	readonly lang: Language;
	/** Root fields, by their name in the answer, that were requested in another language. */
	readonly rootLanguages: Map<string, Language>;
};
