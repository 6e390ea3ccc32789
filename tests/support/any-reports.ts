import fc from "fast-check";
import { NOTE_CODES } from "../../src/cup/reports/note.ts";
import {
	ABANDONED_WHY,
	CONFIRMERS,
	GOAL_KINDS,
	INCIDENT_KINDS,
	KICK_KINDS,
	PHASE_KINDS,
	type Report,
	type ReportContent,
} from "../../src/cup/reports/report.ts";

const goals = fc.nat({ max: 3 });
const score = fc.record({ home: goals, away: goals });
const side = fc.constantFrom("home" as const, "away" as const);
const minutes = fc.record({ minute: fc.nat({ max: 60 }), added: fc.integer({ min: 1, max: 9 }) }, { requiredKeys: [] });
const shirt = fc.record({ shirt: fc.nat({ max: 99 }) }, { requiredKeys: [] });
const of = <Kind extends string>(kinds: readonly Kind[]) => fc.constantFrom(...kinds);
const joined = <A extends object, B extends object, C extends object>(
	a: fc.Arbitrary<A>,
	b: fc.Arbitrary<B>,
	c: fc.Arbitrary<C>,
): fc.Arbitrary<A & B & C> => fc.tuple(a, b, c).map(([one, two, three]) => ({ ...one, ...two, ...three }));

const result = score.chain((score) =>
	fc.record(
		{
			kind: fc.constant("result" as const),
			score: fc.constant(score),
			halfTime: fc.record({ home: fc.nat({ max: score.home }), away: fc.nat({ max: score.away }) }),
		},
		{ requiredKeys: ["kind", "score"] },
	),
);

/** Of one of the log's reports, itself included. */
const anotherId = fc.nat({ max: 11 }).map((n) => `r${n}`);

/** A report's content; each of its parts is valid by itself. */
export const anyContent: fc.Arbitrary<ReportContent> = fc.oneof(
	{ weight: 6, arbitrary: joined(fc.record({ kind: of(GOAL_KINDS), score, side }), minutes, shirt) },
	{ weight: 4, arbitrary: fc.record({ kind: of(PHASE_KINDS) }) },
	{ weight: 2, arbitrary: joined(fc.record({ kind: of(INCIDENT_KINDS), side }), minutes, shirt) },
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("half-time" as const), score }, { requiredKeys: ["kind"] }) },
	{ weight: 3, arbitrary: fc.record({ kind: fc.constant("full-time" as const), score }, { requiredKeys: ["kind"] }) },
	{
		weight: 4,
		arbitrary: fc.record({ kind: of(KICK_KINDS), side, kick: fc.integer({ min: 1, max: 4 }), shootOut: score }),
	},
	{ weight: 2, arbitrary: result },
	{ weight: 3, arbitrary: fc.record({ kind: fc.constant("correction" as const), score }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("walkover" as const), winner: of(["home", "away", "none"] as const) }) },
	{ weight: 1, arbitrary: fc.record({ kind: of(["postponed", "cancelled"] as const) }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("note" as const), note: of(NOTE_CODES) }) },
	{ weight: 2, arbitrary: fc.record({ kind: of(["clock-stopped", "clock-started"] as const) }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("clock-set" as const), minute: fc.integer({ min: 1, max: 60 }) }) },
	{ weight: 3, arbitrary: fc.record({ kind: fc.constant("undo" as const), report: anotherId }) },
	{ weight: 3, arbitrary: joined(fc.record({ kind: fc.constant("goal-detail" as const), report: anotherId }), minutes, shirt) },
	{
		weight: 1,
		arbitrary: joined(fc.record({ kind: fc.constant("abandoned" as const), why: of(ABANDONED_WHY) }), minutes, fc.constant({})),
	},
	{
		weight: 2,
		arbitrary: fc.record(
			{ kind: fc.constant("confirmed" as const), who: of(CONFIRMERS), score, shootOut: score },
			{ requiredKeys: ["kind", "who", "score"] },
		),
	},
);

/** A match's log: few instants and few scores, so that reports meet. */
export const anyReports: fc.Arbitrary<Report[]> = fc
	.array(
		fc.record({
			content: anyContent,
			minute: fc.nat({ max: 30 }),
			sender: fc.oneof(
				{ weight: 4, arbitrary: fc.constant("field" as const) },
				{ weight: 1, arbitrary: fc.constant("office" as const) },
			),
			by: of(["a", "b"]),
		}),
		{ maxLength: 12 },
	)
	.map((reports) =>
		reports.map(({ content, minute, sender, by }, index) => ({
			id: `r${index}`,
			at: `2026-07-14T14:${String(minute).padStart(2, "0")}:00Z`,
			sender,
			by,
			...content,
		})),
	);
