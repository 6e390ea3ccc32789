import { useText } from "../../text/use-text.ts";

/** A protest against the result has not been decided. */
export function UnderProtest({ match: { underProtest } }: { match: { readonly underProtest: boolean } }) {
	const { match: text } = useText();
	return underProtest ? <span className="type-meta font-[650] text-accent-ink">{text.underProtest}</span> : null;
}
