import Negotiator from "negotiator";

/** The codings that answers are sent in, the best first; "identity" is uncompressed. */
const CODINGS = ["br", "gzip"] as const;
export type ContentCoding = (typeof CODINGS)[number] | "identity";

/** Cache of parsed headers: browsers send one of a few. */
const KNOWN = 200;
const known = new Map<string, ContentCoding>();

/** The coding to send an answer in: the best that `Accept-Encoding` accepts (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string | null | undefined): ContentCoding {
	const said = header ?? "";
	const before = known.get(said);
	if (before !== undefined) return before;
	const accepted = new Negotiator({ headers: { "accept-encoding": said } });
	const coding = CODINGS.find((one) => accepted.encodings([one]).length > 0) ?? "identity";
	if (known.size < KNOWN && said.length < 100) known.set(said, coding);
	return coding;
}
