import { z } from "zod";
import { GENDERS, STAGE_TYPES } from "../../cup/category.ts";
import type { RunningClock } from "../../cup/cup-clock.ts";
import { DECIDED_BY, MATCH_STATUSES, SIDE_NAMES } from "../../cup/match/match.ts";
import { isPlayoffRound, MAIN_ROUNDS, PLACEMENT, type PlacementRound } from "../../cup/playoffs/playoff-round.ts";
import { PROTEST_OUTCOMES } from "../../cup/protest.ts";
import { EVENT_KINDS, PERIODS } from "../../cup/reports/report.ts";
import {
	BEST_OF_SEATINGS,
	CARRIED_RESULTS,
	DRAWN_PLAYOFF_WAYS,
	HEAD_TO_HEAD_FIGURES,
	PRESETS,
	SIMPLE_CRITERIA,
} from "../../cup/rules.ts";
import { isButtonLink, LINK_EXPECTED } from "./button-link.ts";
import { cupBrand } from "./cup-file-brand.ts";
import { stageDraw } from "./cup-file-draw.ts";
import { programme } from "./cup-file-programme.ts";
import { stream } from "./cup-file-stream.ts";
import {
	address,
	closes,
	date,
	id,
	instant,
	nation,
	oneOrBoth,
	opens,
	prose,
	score,
	TEXT_LIMITS,
	text,
	title,
	words,
	zone,
} from "./cup-file-value.ts";

export type { CupFileStream } from "./cup-file-stream.ts";
export type { Text } from "./cup-file-value.ts";

/**
 * The cup file: Cupboard's JSON format with all data of a cup (docs/integrate/cup-file.md). Imports, exports, the read model and
 * the demo cup all use this shape. cup-file-change.ts has what a file may leave out if the record already has it.
 */
export const CUP_FILE_FORMAT = "cupboard-cup/1";

const slot = z
	.discriminatedUnion("kind", [
		z.strictObject({ kind: z.literal("position"), division: id, position: z.int32().positive() }),
		z.strictObject({ kind: z.literal("winner"), match: id }),
		z.strictObject({ kind: z.literal("loser"), match: id }),
		z.strictObject({
			kind: z.literal("best-of"),
			position: z.int32().positive(),
			divisions: z.array(id).min(1),
			/** Which one of them, 1 for the best. */
			rank: z.int32().positive().optional(),
		}),
		z.strictObject({ kind: z.literal("bye") }),
	])
	.meta({ id: "Slot", description: "A place in a match that a result elsewhere will fill." });

const criterion = z.union([
	z.enum(SIMPLE_CRITERIA),
	z.strictObject({ headToHead: z.array(z.enum(HEAD_TO_HEAD_FIGURES)).min(1), again: z.boolean().optional() }),
]);

const bonusPoints = z.number().positive().max(99);
const count = z.int32().min(1).max(199);
const bonus = z
	.discriminatedUnion("for", [
		z.strictObject({ for: z.literal("each-goal"), points: bonusPoints, most: count }),
		z.strictObject({ for: z.literal("goals"), points: bonusPoints, from: count }),
		z.strictObject({ for: z.literal("clean-sheet"), points: bonusPoints }),
		z.strictObject({ for: z.literal("narrow-loss"), points: bonusPoints, by: count }),
	])
	.meta({
		id: "Bonus",
		description:
			"Points beside those of the outcome: for each goal up to `most`, for at least `from` goals, for no goal against, or for a defeat by at most `by` goals.",
	});

const rules = z
	.strictObject({
		preset: z.enum(PRESETS),
		points: z
			.strictObject({
				...{ win: z.number(), draw: z.number(), loss: z.number() },
				/** Points of a match that was level at full time and decided afterwards; only together with `drawnGroup`. */
				decided: z.strictObject({ win: z.number(), loss: z.number() }).optional(),
			})
			.optional(),
		/** How a group match that is level at full time is decided, in order. Left out: a draw is a draw. */
		drawnGroup: z.array(z.enum(DRAWN_PLAYOFF_WAYS)).min(1).optional(),
		/** Points for goals, in every match that counts. */
		bonus: z.array(bonus).min(1).optional(),
		criteria: z.array(criterion).optional(),
		criteriaWhileRunning: z.array(criterion).optional(),
		walkover: z.strictObject({ winner: z.int32().nonnegative(), loser: z.int32().nonnegative() }).optional(),
		withdrawn: z.enum(["keep", "annul"]).optional(),
		goalCap: z.int32().positive().optional(),
		lotsOnlyWhereTheyDecide: z.boolean().optional(),
		/** False: not all teams of a group meet, by design. Left out: a group with a missing pairing is never final. */
		allMeet: z.boolean().optional(),
		drawnPlayoff: z.array(z.enum(DRAWN_PLAYOFF_WAYS)).optional(),
	})
	.refine(({ points, drawnGroup }) => points?.decided === undefined || drawnGroup !== undefined, {
		path: ["points", "decided"],
		error: "drawnGroup as well: how a level group match is decided",
	})
	.meta({ id: "Rules", description: "A preset, and what replaces parts of it." });

const club = z.strictObject({
	id,
	name: words,
	nation,
	/** Its region or federation: teams of one district may be kept apart in a draw. */
	district: words.optional(),
	/** Its home, in degrees: both or none. For distances only; never published. */
	latitude: z.number().min(-90).max(90).optional(),
	longitude: z.number().min(-180).max(180).optional(),
});

const closing = z
	.strictObject({
		from: instant,
		/** Left out: until somebody opens it again. */
		until: instant.optional(),
		/** Shown to organisers only. */
		why: words.optional(),
	})
	.meta({
		id: "Closing",
		description: "When nothing may be played on a field: from an instant, until another or until it is opened again.",
	});

const field = z.strictObject({
	id,
	name: words,
	surface: z.string().max(TEXT_LIMITS.words).optional(),
	size: z.string().max(TEXT_LIMITS.words).optional(),
	/** The periods in which nothing may be played on it. */
	closed: z.array(closing).min(1).optional(),
});

const otherHours = z
	.union([z.strictObject({ day: date, opens, closes }), z.strictObject({ day: date, closed: z.literal(true) })])
	.meta({ id: "OtherHours", description: "The hours of an arena on one day, or that it is closed." });

const arena = z.strictObject({
	id,
	name: words,
	address: z.string().max(TEXT_LIMITS.words).optional(),
	latitude: z.number().min(-90).max(90).optional(),
	longitude: z.number().min(-180).max(180).optional(),
	/** Only if it differs from the cup's. */
	zone: zone.optional(),
	text: text.optional(),
	/** No match starts there earlier, except on days in `otherHours`. */
	opens: opens.optional(),
	/** Matches there must be over by then. */
	closes: closes.optional(),
	/** Days with other hours, each once. */
	otherHours: z.array(otherHours).min(1).optional(),
	fields: z.array(field),
});

const division = z.strictObject({
	id,
	/** "4", "A", or the playoff's own name. */
	name: words,
	/** In the order of the draw. A playoff needs no teams. */
	teams: z.array(id).optional(),
});

const stage = z.strictObject({
	id,
	type: z.enum(STAGE_TYPES),
	/** Orders the stages of a category; lower first. */
	rank: z.int32(),
	/** The cup's own word, never translated. "Gruppspel" is compared literally (SPEC §2 Home). */
	name: words,
	title,
	/** Replaces the category's. */
	rules: rules.optional(),
	halves: z.int32().positive().optional(),
	minutesPerHalf: z.int32().positive().optional(),
	advance: z
		.array(
			z.strictObject({
				positions: z.tuple([z.int32().positive(), z.int32().positive()]),
				to: id,
				groupSize: z.int32().positive().optional(),
				/**
				 * The first and the last rank among the teams in this position of all groups of the stage: [1, 2] is the two best thirds.
				 */
				best: z.tuple([z.int32().positive(), z.int32().positive()]).optional(),
			}),
		)
		.optional(),
	/**
	 * For a group stage: which results of the previous group stage its tables include. `all` results of its teams, those `among`
	 * teams that are together again, or `half` of all points. Left out: none.
	 */
	carries: z.enum(CARRIED_RESULTS).optional(),
	/**
	 * How the best teams are seated if no row of `bestOf` applies: if possible not against their own group, or in the order of the
	 * groups.
	 */
	bestOfSeating: z.enum(BEST_OF_SEATINGS).optional(),
	/**
	 * Which of the best thirds meets which winner: from the sorted groups whose thirds went through ("ABCD") to each match's id and
	 * its group.
	 */
	bestOf: z.record(z.string().max(TEXT_LIMITS.words), z.record(id, id)).optional(),
	/**
	 * False: all matches of the best thirds count even if groups have different sizes. Left out: only matches against the first
	 * two.
	 */
	bestOfAgainstFirstTwo: z.boolean().optional(),
	/** How its groups were drawn. Left out: by hand. */
	draw: stageDraw.optional(),
	divisions: z.array(division),
});

const category = z.strictObject({
	id,
	name: title,
	shortName: title,
	gender: z.enum(GENDERS),
	age: z.int32().positive().optional(),
	/** What the cup publishes of this category: nothing if it is young (DECISIONS §3). */
	publishes: z.strictObject({ scores: z.boolean(), tables: z.boolean(), playoffs: z.boolean() }).optional(),
	rules,
	halves: z.int32().positive().optional(),
	minutesPerHalf: z.int32().positive().optional(),
	/** A team's rest, in minutes, between the end of one match and the start of its next. */
	restMinutes: z.int32().positive().max(1440).optional(),
	/** The sizes of the fields that it may be played on, as a field's `size` states them. Left out: any field. */
	fieldSizes: z.array(words).min(1).optional(),
	/**
	 * Whether the report of a goal may include a shirt number. Left out: the cup's setting. Ignored if the category publishes no
	 * scores.
	 */
	shirtNumbers: z.boolean().optional(),
	/** Whether the referee and both teams confirm a result on the field, each with a tick and without a name. */
	confirmsResults: z.boolean().optional(),
	stages: z.array(stage),
});

const shirts = z.strictObject({ home: words, away: words }).partial();

const team = z.strictObject({
	id,
	club: id,
	category: id,
	/** "2" if the club has several teams in the category. */
	suffix: words.optional(),
	shirts: shirts.optional(),
	/** How strong it is, in the cup's own word: A, Elite, 2. */
	level: words.optional(),
	/** Its rank among the seeded teams of its category, 1 for the best. Several may share one. Left out: not seeded. */
	seed: z.int32().positive().optional(),
	withdrawn: z.boolean().optional(),
});

const side = z.strictObject({ team: id.optional(), slot: slot.optional() });

const event = z
	.strictObject({
		minute: z.int32().nonnegative().optional(),
		/** Minutes of added time beyond `minute`. */
		added: z.int32().positive().optional(),
		kind: z.enum(EVENT_KINDS),
		/** The time of the event, if it was reported live. */
		at: instant.optional(),
		/** The side that the event is credited to; an own goal counts for it. */
		side: z.enum(SIDE_NAMES).optional(),
		shirt: z.int32().nonnegative().optional(),
		/** The score after it, as reported. */
		score: score.optional(),
		/** The score before a correction. */
		scoreBefore: score.optional(),
		text: text.optional(),
	})
	.meta({ id: "Event" });

/** For a round for lower places: the best and the worst place that its teams can still reach. */
const FOR_PLACES = { error: "a round for places such as places-5-8 or consolation-5-16", abort: true };
const placementRound = z.string().regex(PLACEMENT, FOR_PLACES).refine(isPlayoffRound, FOR_PLACES) as unknown as z.ZodType<
	PlacementRound,
	PlacementRound
>;

const match = z.strictObject({
	id,
	/** The printed match number: may change, never an id (DECISIONS §2). */
	number: z.string().max(100).optional(),
	/** A group, the home team's; or a playoff. */
	division: id,
	/** The away team's group, where two groups of a stage meet: the match counts in both tables. Left out: the same group. */
	against: id.optional(),
	/** 1-based in a group; a code in a playoff. */
	round: z.union([z.int32().positive(), z.enum(MAIN_ROUNDS), placementRound]),
	/** 1-based order within a playoff round: quarter-final 1. */
	position: z.int32().positive().optional(),
	start: instant.optional(),
	field: id.optional(),
	/** Whether its time and field stay when a schedule is made. */
	pinned: z.boolean().optional(),
	home: side,
	away: side,
	status: z.enum(MATCH_STATUSES),
	score: score.optional(),
	halfTime: score.optional(),
	regularTime: score.optional(),
	shootOut: score.optional(),
	decidedBy: z.enum(DECIDED_BY).optional(),
	winner: z.enum([...SIDE_NAMES, "none"]).optional(),
	/** While live. */
	period: z.enum(PERIODS).optional(),
	minute: z.int32().nonnegative().optional(),
	/** While live: when the running period began, and the played minute it began with. */
	periodStart: instant.optional(),
	periodMinute: z.int32().nonnegative().optional(),
	/** When play began and ended on the field, as reported. */
	begun: instant.optional(),
	ended: instant.optional(),
	events: z.array(event).optional(),
	/** Its time and field before it was moved. */
	moved: z.strictObject({ start: instant.optional(), field: id.optional() }).optional(),
});

/** One of the two: the group whose teams a fact orders, or the stage whose slots for the best of a position it decides. */
const among = { division: id.optional(), stage: id.optional() };

const fact = z.discriminatedUnion("kind", [
	z.strictObject({ id, at: instant, kind: z.literal("lots"), ...among, order: z.array(id).min(2) }),
	z.strictObject({ id, at: instant, kind: z.literal("shoot-out"), division: id, order: z.array(id).min(2) }),
	/** Points that a decision adds to a team in its group's table, or deducts: then negative. */
	z.strictObject({
		...{ id, at: instant, kind: z.literal("points"), division: id, team: id },
		points: z
			.int()
			.min(-999)
			.max(999)
			.refine((points) => points !== 0, { error: "a whole number other than 0" }),
		/** The reason, which visitors read. */
		note: prose,
	}),
	z.strictObject({ id, at: instant, kind: z.literal("fair-play"), ...among, team: id, points: z.number() }),
	z.strictObject({ id, at: instant, kind: z.literal("ranking"), stage: id.optional(), team: id, ranking: z.number() }),
	z.strictObject({ id, at: instant, kind: z.enum(["walkover", "correction"]), match: id, note: prose }),
	z.strictObject({
		...{ id, at: instant, kind: z.literal("as-played"), match: id },
		/** The team that played. */
		team: id,
		/** The team that tables and results gave that slot at the time; left out: none. */
		instead: id.optional(),
	}),
	z.strictObject({
		...{ id, at: instant, kind: z.literal("protest"), match: id },
		/** The protesting team. */
		team: id.optional(),
		/** The claim. */
		note: prose,
		/** Left out: undecided, and no team advances by the match's result. */
		outcome: z.enum(PROTEST_OUTCOMES).optional(),
		/** The reason. */
		answer: prose.optional(),
	}),
]);

const audience = z
	.discriminatedUnion("kind", [
		z.strictObject({ kind: z.literal("all") }),
		z.strictObject({ kind: z.literal("arena"), arena: id }),
		z.strictObject({ kind: z.literal("category"), category: id }),
		z.strictObject({ kind: z.literal("team"), team: id }),
	])
	.meta({ id: "Audience", description: "Whom an announcement is for: all, where it is left out." });

const announcement = z.strictObject({
	id,
	/** If it is in one language only, readers of the other see it with a note of its language. */
	text: oneOrBoth,
	buttonText: title.optional(),
	buttonLink: address.refine(isButtonLink, LINK_EXPECTED).optional(),
	audience: audience.optional(),
	/** By the cup's clock; not shown before. Left out: when it is recorded. */
	publishedAt: instant.optional(),
	/** By the cup's clock; not shown from then on. Left out: until it is withdrawn. */
	publishedUntil: instant.optional(),
});

const published = z.strictObject({ clubs: z.boolean(), teams: z.boolean(), lot: z.boolean(), schedule: z.boolean() });

const edition = z.strictObject({
	id,
	year: z.int32().min(1900).max(9999),
	/** The tournament's name: "Fyrcupen 2026". */
	name: words,
	startsOn: date,
	endsOn: date,
	published,
	streamingInfo: z.strictObject({ info: text, hasAccessInfo: text }).optional(),
	announcements: z.array(announcement).optional(),
	/** Chosen by the organiser. Left out: live and next matches, playoffs before groups, older first (DECISIONS §2). */
	selectedGames: z.array(id).optional(),
	/** How its schedule is made. */
	programme: programme.optional(),
	categories: z.array(category),
	teams: z.array(team),
	matches: z.array(match),
	facts: z.array(fact).optional(),
	streams: z.array(stream).optional(),
});

export const cup = z.strictObject({
	id: z.int32().positive(),
	name: words,
	zone,
	sport: z.enum(["football", "handball"]),
	/** The cup's clock is fixed at this instant, whatever the server's time: a demo cup (DECISIONS §9). */
	clock: instant.optional(),
	/** Whether reports may include a player's shirt number. Left out: no. */
	shirtNumbers: z.boolean().optional(),
	/** How it looks where no brand folder says so. */
	brand: cupBrand.optional(),
});

export const cupFile = z.strictObject({
	$schema: z.string().max(TEXT_LIMITS.address).optional(),
	format: z.literal(CUP_FILE_FORMAT),
	cup,
	clubs: z.array(club),
	arenas: z.array(arena),
	editions: z.array(edition),
});

/** Each noun's own schema, for files that state only a part of it (cup-file-change.ts). */
export const nouns = {
	club,
	arena,
	field,
	division,
	stage,
	category,
	team,
	shirts,
	side,
	match,
	fact,
	stream,
	announcement,
	published,
	edition,
};

export type CupFile = z.infer<typeof cupFile>;
export type CupFileCup = CupFile["cup"];
export type CupFileClub = z.infer<typeof club>;
export type CupFileArena = z.infer<typeof arena>;
export type CupFileEdition = z.infer<typeof edition>;
export type CupFileCategory = z.infer<typeof category>;
export type CupFileStage = z.infer<typeof stage>;
export type CupFileDivision = z.infer<typeof division>;
export type CupFileTeam = z.infer<typeof team>;
export type CupFileMatch = z.infer<typeof match>;
export type CupFileFact = z.infer<typeof fact>;
export type CupFileSide = z.infer<typeof side>;
export type CupFileSlot = z.infer<typeof slot>;
export type CupFileEvent = z.infer<typeof event>;
export type CupFileField = z.infer<typeof field>;
export type CupFileAnnouncement = z.infer<typeof announcement>;
export type CupFileAudience = z.infer<typeof audience>;

/** The revision and the time of the match's last change of programme: planned, moved or called off. */
export type Scheduled = { readonly revision: number; readonly at: string };

/** A match as the record passes it to a read model. */
export type RecordedMatch = CupFileMatch & { readonly scheduled?: Scheduled };

/** A cup as the record passes it to a read model, with its running clock if it has one. */
export type RecordedCup = CupFileCup & { readonly running?: RunningClock };

/** One edition as the record passes it to a read model, together with the cup's nouns that outlast it. */
export type EditionRecord = {
	cup: RecordedCup;
	clubs: CupFileClub[];
	arenas: CupFileArena[];
	edition: Omit<CupFileEdition, "matches"> & { matches: RecordedMatch[] };
	/** Announcements up to this instant of the cup's clock are published; null: only those without a time. */
	announcedTo: string | null;
	/** Grows with every change of the edition (ARCHITECTURE "A goal"). */
	revision: number;
	/** The last revision that changed something public, if an earlier one is known to be it. */
	publicRevision?: number;
};
