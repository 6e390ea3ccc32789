import { initGraphQLTada } from "gql.tada";
import type { introspection } from "./schema.d.ts";

/** Documents are typed by the committed schema of the results service (`npm run schema`). */
export const graphql = initGraphQLTada<{
	introspection: introspection;
	scalars: { ZonedDateTime: string; Day: string; ID: string };
	disableMasking: true;
}>();

export type { FragmentOf, ResultOf } from "gql.tada";
