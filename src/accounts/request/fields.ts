import { z } from "zod";
import { textFault } from "../../cup/plain-text.ts";
import type { FaultKey } from "../../text/accounts/texts.ts";

const fault = (key: FaultKey): FaultKey => key;

/** An integer within the range of both PostgreSQL and JavaScript. */
const LARGEST_ID = 2_147_483_647;

const CONTROLS = /\p{Cc}/u;
/** Domain names of two labels or more, in any script; no characters with a meaning in mail headers. */
const EMAIL = /^[^\s@"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

const anyText = z.string({ error: ({ input }) => fault(input === undefined || input === null ? "required" : "notText") });
const storable = anyText
	.refine((text) => !CONTROLS.test(text) && textFault(text) === null, { error: fault("invalidText"), abort: true })
	.transform((text) => text.normalize("NFC").trim());

/** A name, as one line. @param longest in UTF-16 units */
export const optionalText = (longest: number) => storable.pipe(z.string().max(longest, fault("tooLong")));
export const requiredText = (longest: number) =>
	storable.pipe(z.string().min(1, fault("required")).max(longest, fault("tooLong")));

/** Any password is accepted here: the rules apply when one is chosen. */
export const password = anyText.min(1, fault("required"));

/** Longer ones cannot be mailed to. */
export const email = storable.pipe(
	z
		.string()
		.min(1, { error: fault("required"), abort: true })
		.max(254, { error: fault("tooLong"), abort: true })
		.regex(EMAIL, fault("invalidEmail")),
);

/** Ids of the cup are texts; numbers are converted to their digits. */
export const cupId = z.preprocess((id) => (typeof id === "number" ? String(id) : id), requiredText(100));

export const year = z.preprocess(
	(given) => (typeof given === "number" ? String(given) : given),
	anyText
		.min(1, { error: fault("required"), abort: true })
		.regex(/^\d{4}$/, fault("invalidYear"))
		.transform(Number),
);

/** An id in an address. @returns undefined for an impossible one */
export function idOf(text: string): number | undefined {
	const id = /^\d{1,10}$/.test(text) ? Number(text) : undefined;
	return id !== undefined && id <= LARGEST_ID ? id : undefined;
}
