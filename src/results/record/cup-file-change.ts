import { z } from "zod";
import { CUP_FILE_FORMAT, cup, cupFile, nouns } from "./cup-file.ts";
import { id, oneOrBoth } from "./cup-file-value.ts";

type Blank<Shape extends z.ZodRawShape> = {
	[Key in keyof Shape]: Shape[Key] extends z.ZodOptional<infer Inner>
		? z.ZodOptional<z.ZodNullable<Inner>>
		: z.ZodOptional<Shape[Key]>;
};

/** Every field may be left out. If the noun's field is optional, null removes its value. */
function blank<Shape extends z.ZodRawShape>(noun: z.ZodObject<Shape>): z.ZodObject<Blank<Shape>, z.core.$strict> {
	const shape = Object.entries(noun.shape).map(([key, schema]) => [
		key,
		schema instanceof z.ZodOptional ? z.optional(z.nullable(schema.unwrap())) : z.optional(schema),
	]);
	return z.strictObject(Object.fromEntries(shape) as Blank<Shape>);
}

const list = <Noun extends z.ZodType>(noun: Noun) => z.array(noun).optional();

const field = blank(nouns.field).extend({ id });
const arena = blank(nouns.arena).extend({ id, fields: list(field) });
const division = blank(nouns.division).extend({ id });
const stage = blank(nouns.stage).extend({ id, divisions: list(division) });
const category = blank(nouns.category).extend({ id, stages: list(stage) });
const team = blank(nouns.team).extend({ id, shirts: blank(nouns.shirts).nullable().optional() });
const match = blank(nouns.match).extend({ id, home: blank(nouns.side).optional(), away: blank(nouns.side).optional() });
const stream = blank(nouns.stream).extend({ id });
const announcement = blank(nouns.announcement).extend({ id, text: oneOrBoth.optional() });
const edition = blank(nouns.edition).extend({
	id,
	published: blank(nouns.published).optional(),
	announcements: list(announcement),
	categories: list(category),
	teams: list(team),
	matches: list(match),
	facts: list(nouns.fact),
	streams: list(stream),
});

/** The kinds that a file may remove, each by its ids. Nouns inside a removed noun are removed with it. */
export const REMOVABLE = [
	"editions",
	"clubs",
	"arenas",
	"fields",
	"announcements",
	"categories",
	"stages",
	"divisions",
	"teams",
	"matches",
	"facts",
	"streams",
] as const;
export type Removable = (typeof REMOVABLE)[number];

/** A cup file as it is read: a new noun must be complete, one that the record already has may be stated in part. */
export const cupFileChange = z.strictObject({
	$schema: cupFile.shape.$schema,
	format: z.literal(CUP_FILE_FORMAT),
	cup: blank(cup).extend({ id: cup.shape.id }),
	clubs: list(blank(nouns.club).extend({ id })),
	arenas: list(arena),
	editions: list(edition),
	remove: z.partialRecord(z.enum(REMOVABLE), z.array(id)).optional(),
});

export type CupFileChange = z.infer<typeof cupFileChange>;
export type ArenaChange = z.infer<typeof arena>;
export type CategoryChange = z.infer<typeof category>;
export type AnnouncementChange = z.infer<typeof announcement>;
export type StageChange = z.infer<typeof stage>;
export type TeamChange = z.infer<typeof team>;
export type MatchChange = z.infer<typeof match>;
export type StreamChange = z.infer<typeof stream>;
export type EditionChange = z.infer<typeof edition>;
