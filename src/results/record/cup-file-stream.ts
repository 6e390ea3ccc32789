import { z } from "zod";
import { POSTER_FORM, STREAM_ACCESSES, STREAM_PROVIDERS, STREAM_STATES } from "../../cup/stream.ts";
import { address, id, instant, title } from "./cup-file-value.ts";

/** A stream of a match; or of a field, from one instant until another. */
export const stream = z.strictObject({
	id,
	title,
	match: id.optional(),
	field: id.optional(),
	from: instant.optional(),
	until: instant.optional(),
	provider: z.enum(STREAM_PROVIDERS),
	/** The address of the player. Only the organiser's export and users with access get it. */
	address,
	poster: address.regex(POSTER_FORM, "a picture's path on this site, such as /posters/heden-1.jpg").optional(),
	state: z.enum(STREAM_STATES),
	access: z.enum(STREAM_ACCESSES),
});

export type CupFileStream = z.infer<typeof stream>;
