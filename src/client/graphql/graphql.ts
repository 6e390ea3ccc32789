import type { initGraphQLTada, TadaDocumentNode } from "gql.tada";
import type { PlayoffRoundName } from "../../cup/playoffs/playoff-round.ts";
import type { RoundName } from "../../text/round-name.ts";
import type { introspection } from "./schema.d.ts";

type Typed = ReturnType<
	typeof initGraphQLTada<{
		introspection: introspection;
		scalars: { ZonedDateTime: string; Day: string; ID: string; Round: RoundName; PlayoffRound: PlayoffRoundName };
		disableMasking: true;
	}>
>;

/** A document or a fragment as written, and those that it spreads. The browser does not need its structure, so it is not parsed there. */
type Written = { readonly text: string; readonly fragments: readonly Written[] };

const made: TadaDocumentNode<unknown, unknown>[] = [];

/** Documents are typed by the committed schema of the results service (`npm run schema`). */
export const graphql = ((text: string, fragments: readonly Written[] = []) => {
	const written: Written = { text: text.replaceAll(/\s+/g, " ").trim(), fragments };
	const document = written as unknown as TadaDocumentNode<unknown, unknown>;
	made.push(document);
	return document;
}) as unknown as Typed;

/** Every document and fragment of the modules that have been read: on the server, all of the site's. */
export const documents: readonly TadaDocumentNode<unknown, unknown>[] = made;

const texts = new WeakMap<object, string>();

/** The document as sent: its own text and that of each fragment that it spreads, at any depth, once. */
export function textOf(document: TadaDocumentNode<unknown, unknown>): string {
	let text = texts.get(document);
	if (text === undefined) {
		text = [...spreadIn(document as unknown as Written)].map((written) => written.text).join(" ");
		texts.set(document, text);
	}
	return text;
}

function spreadIn(document: Written, found = new Set<Written>()): ReadonlySet<Written> {
	found.add(document);
	for (const fragment of document.fragments) if (!found.has(fragment)) spreadIn(fragment, found);
	return found;
}

export type { FragmentOf, ResultOf } from "gql.tada";
