import type { EditionKey } from "../../edition/entities.ts";

/** The parts of an entity, each with the edition that it belongs to. */
export function withEdition<Part extends object>(
	{ edition }: { readonly edition: EditionKey },
	parts: readonly Part[],
): (Part & { readonly edition: EditionKey })[] {
	return parts.map((part) => ({ ...part, edition }));
}
