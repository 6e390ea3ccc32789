import Negotiator from "negotiator";

/** The codings that answers are sent in, the shorter one first. */
const CODINGS = ["br", "gzip"] as const;

/** The coding to send an answer in: the shortest that `Accept-Encoding` takes (RFC 9110 §12.5.3); null: as it is. */
export function acceptedEncoding(header: string | null): (typeof CODINGS)[number] | null {
	const accepted = new Negotiator({ headers: { "accept-encoding": header ?? "" } });
	return CODINGS.find((coding) => accepted.encodings([coding]).length > 0) ?? null;
}
