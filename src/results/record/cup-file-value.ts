import { z } from "zod";
import { nationExpected } from "../../cup/nations/near-nations.ts";

/** The value types of a cup file's nouns. */

/** The file's own ids: they become addresses, so letters, digits, dot, dash and underscore only. */
export const id = z
	.string()
	.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, "letters, digits, dot, dash and underscore, at most 64")
	.meta({ id: "Id", description: "The file's own id: unique per kind within the cup, across its editions." });
/** The longest texts of a file, in UTF-16 units. `words` is a name or another single line; `prose` is running text. */
export const TEXT_LIMITS = { words: 200, prose: 4_000, address: 2_000 };
export const words = z.string().min(1).max(TEXT_LIMITS.words);
export const prose = z.string().min(1).max(TEXT_LIMITS.prose);
export const address = z.string().min(1).max(TEXT_LIMITS.address);
export const text = z
	.strictObject({ en: prose, sv: prose })
	.meta({ id: "Text", description: "The same in English and in Swedish." });
export const title = z
	.strictObject({ en: words, sv: words })
	.meta({ id: "Title", description: "A name or a few words, the same in English and in Swedish." });
/** In both languages, or only in the one that the author wrote. */
export const oneOrBoth = z
	.strictObject({ en: prose.optional(), sv: prose.optional() })
	.refine(({ en, sv }) => en !== undefined || sv !== undefined, "in English, in Swedish or in both")
	.meta({ id: "OneOrBoth", description: "In English, in Swedish or in both.", minProperties: 1 });
/** No cup is older, and ISO dates of years above 9999 need a sign. */
const YEARS = { first: 1900, last: 2999 };
const isInThem = (day: string) => day >= `${YEARS.first}` && day < `${YEARS.last + 1}`;
const OF_THEM = `a day of the years ${YEARS.first} to ${YEARS.last}`;
export const date = z.iso
	.date({ abort: true })
	.refine(isInThem, OF_THEM)
	.meta({ id: "Day", description: "2026-07-16, where the cup is." });
export const instant = z.iso
	.datetime({ offset: true, abort: true })
	.max(40)
	.refine(isInThem, OF_THEM)
	.meta({ id: "Instant", description: "With its offset: 2026-07-16T14:20:00+02:00, or 2026-07-16T12:20:00Z." });
/** An arena's hours, in local time. 24:00 is the end of the day. */
export const opens = z
	.string()
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 08:00")
	.meta({ id: "Opens", description: "08:00, on the clocks of the arena." });
export const closes = z
	.string()
	.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "a time such as 21:00, at most 24:00")
	.meta({ id: "Closes", description: "21:00, on the clocks of the arena; 24:00 is midnight after the day." });
export const zone = z
	.string()
	.min(1)
	.max(100)
	.meta({ id: "Zone", description: "An IANA name such as Europe/Stockholm, or an offset such as +03:00." });
export const score = z.strictObject({ home: z.int32().nonnegative(), away: z.int32().nonnegative() }).meta({ id: "Score" });
export const nation = z.string().regex(/^[a-z]{2,3}$/, {
	error: ({ input }) => nationExpected("a lower-case nation code such as se, en or tpe", codeWithin(input)),
});
/** Accepts "SWE" and "gb-eng", which are other spellings of a nation's code. */
const codeWithin = (input: unknown): string => String(input).toLowerCase().replace(/^gb-/, "");

export type Text = z.infer<typeof text>;
