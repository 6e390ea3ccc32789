import Negotiator from "negotiator";

/** The codings that answers are sent in, the shorter one first; "identity" is none. */
const CODINGS = ["br", "gzip"] as const;
export type ContentCoding = (typeof CODINGS)[number] | "identity";

/** Browsers say one of a few things; what else is said is read each time. */
const KNOWN = 200;
const known = new Map<string, ContentCoding>();

/** The coding to send an answer in: the shortest that `Accept-Encoding` takes (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string | null | undefined): ContentCoding {
	const said = header ?? "";
	const before = known.get(said);
	if (before !== undefined) return before;
	const accepted = new Negotiator({ headers: { "accept-encoding": said } });
	const coding = CODINGS.find((one) => accepted.encodings([one]).length > 0) ?? "identity";
	if (known.size < KNOWN && said.length < 100) known.set(said, coding);
	return coding;
}
