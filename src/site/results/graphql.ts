import { initGraphQLTada, type TadaDocumentNode } from "gql.tada";
import type { RoundName } from "../text/round-name.ts";
import type { introspection } from "./schema.d.ts";

const made: TadaDocumentNode<unknown, unknown>[] = [];

/** Documents are typed by the committed schema of the results service (`npm run schema`). */
export const graphql = remembered(
	initGraphQLTada<{
		introspection: introspection;
		scalars: { ZonedDateTime: string; Day: string; ID: string; Round: RoundName };
		disableMasking: true;
	}>(),
);

/** Every document and fragment of the modules that have been read: on the server, all of the site's. */
export const documents: readonly TadaDocumentNode<unknown, unknown>[] = made;

function remembered<Typed extends (...given: never[]) => unknown>(typed: Typed): Typed {
	return new Proxy(typed, {
		apply(target, self, given) {
			const document = Reflect.apply(target, self, given);
			made.push(document);
			return document;
		},
	});
}

export type { FragmentOf, ResultOf } from "gql.tada";
