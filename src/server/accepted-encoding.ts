/** The codings that answers are sent in, the shorter one first. */
const CODINGS = ["br", "gzip"] as const;

/** The coding to send an answer in, by what `Accept-Encoding` takes with a weight above 0 (RFC 9110 §12.5.3); null: as it is. */
export function acceptedEncoding(header: string | null): (typeof CODINGS)[number] | null {
	const weights = new Map<string, number>();
	for (const part of (header ?? "").toLowerCase().split(",")) {
		const [coding = "", ...parameters] = part.split(";").map((text) => text.trim());
		const weight = parameters.find((parameter) => parameter.startsWith("q="));
		weights.set(coding, weight === undefined ? 1 : Number(weight.slice(2)));
	}
	return CODINGS.find((coding) => (weights.get(coding) ?? weights.get("*") ?? 0) > 0) ?? null;
}
