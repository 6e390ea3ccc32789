import { DEFAULT_LANGUAGE } from "../../text/language.ts";
import { askByGet } from "../graphql/ask.ts";
import { graphql } from "../graphql/graphql.ts";
import type { ServiceProbe } from "./connection.ts";

const RevisionDocument = graphql(`
	query Revision($cup: Int!, $tournament: String!) {
		tournament(cup: $cup, tournament: $tournament) { revision }
	}
`);

/** Milliseconds after which a probe is aborted. */
const NO_ANSWER = 8_000;

/** @returns asks for an edition's revision, to see whether the results service answers and whether there is anything to catch up with */
export function probeOf(base: string, cup: number, tournament: string): ServiceProbe {
	return async () => {
		const giveUp = new AbortController();
		const late = setTimeout(() => giveUp.abort(), NO_ANSWER);
		try {
			const ask = askByGet(base, DEFAULT_LANGUAGE, { signal: giveUp.signal });
			const answer = await ask(RevisionDocument, { cup, tournament });
			return answer.tournament?.revision ?? "refused";
		} catch (error) {
			// fetch rejects with a TypeError for network errors and a DOMException for an abort; anything else is an answer.
			return error instanceof TypeError || error instanceof DOMException ? "unreachable" : "refused";
		} finally {
			clearTimeout(late);
		}
	};
}
