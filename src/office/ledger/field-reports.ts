import { and, desc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import type { Score } from "../../cup/match/match.ts";
import { placeName } from "../../cup/place-name.ts";
import type { Confirmer, ReportContent, ReportKind } from "../../cup/reports/report.ts";
import type { Database } from "../../database/database.ts";
import { arena } from "../../results/record/nouns/arena.ts";
import { category } from "../../results/record/nouns/category.ts";
import { division } from "../../results/record/nouns/division.ts";
import { field } from "../../results/record/nouns/field.ts";
import { match } from "../../results/record/nouns/match.ts";
import { report } from "../../results/record/nouns/report.ts";
import { stage } from "../../results/record/nouns/stage.ts";
import { instant } from "../../results/record/nouns/value.ts";
import type { Language } from "../../text/language.ts";

const A_PAGE = 50;

export type ReportFilter = {
	/** The printed number of a match. */
	readonly match?: string;
	/** Only those before the one of this number. */
	readonly before?: number;
};

/** What a field said, as the ledger tells it: where from, of which match, what; of the young no score. */
export type FieldReport = {
	readonly id: number;
	readonly at: string;
	readonly sender: "field" | "office";
	/** Where the match is played; null: nowhere yet. No reporter's name. */
	readonly place: string | null;
	readonly match: string | null;
	readonly category: string;
	readonly kind: ReportKind;
	readonly score: Score | null;
	/** Whose tick it is, where it is one. */
	readonly who: Confirmer | null;
};

/** @returns what the fields reported, the newest first: the logs of the matches, which no act is part of */
export async function fieldReports(
	{ orm }: Database,
	cup: number,
	filter: ReportFilter,
	language: Language,
): Promise<{ readonly reports: readonly FieldReport[]; readonly hasMore: boolean }> {
	const rows = await orm
		.select({
			...{ id: report.sequence, at: report.at, acceptedAt: report.acceptedAt, sender: report.sender, content: report.content },
			...{
				number: match.number,
				field: field.name,
				arena: arena.name,
				scores: category.publishesScores,
				category: category.shortName,
			},
		})
		.from(report)
		.innerJoin(match, and(eq(match.cup, report.cup), eq(match.id, report.match)))
		.innerJoin(division, and(eq(division.cup, match.cup), eq(division.id, match.division)))
		.innerJoin(stage, and(eq(stage.cup, division.cup), eq(stage.id, division.stage)))
		.innerJoin(category, and(eq(category.cup, stage.cup), eq(category.id, stage.category)))
		.leftJoin(field, and(eq(field.cup, match.cup), eq(field.id, match.field)))
		.leftJoin(arena, and(eq(arena.cup, field.cup), eq(arena.id, field.arena)))
		.where(
			and(
				eq(report.cup, cup),
				// What the record said itself is told by the act that made it say so.
				ne(sql`${report.content}->>'kind'`, "statement"),
				...(filter.match === undefined ? [] : [inArray(report.match, ofNumber(orm, cup, filter.match))]),
				...(filter.before === undefined ? [] : [lt(report.sequence, filter.before)]),
			),
		)
		.orderBy(desc(report.sequence))
		.limit(A_PAGE + 1);
	const reports = rows.slice(0, A_PAGE).map(
		(row): FieldReport => ({
			id: row.id,
			at: instant(row.acceptedAt ?? row.at),
			sender: row.sender,
			place: row.field === null || row.arena === null ? null : placeName(row.arena, row.field),
			match: row.number,
			category: typeof row.category === "string" ? row.category : row.category[language],
			kind: kindOf(row.content, row.scores === false),
			score: row.scores === false ? null : scoreOf(row.content),
			who: row.content.kind === "confirmed" ? row.content.who : null,
		}),
	);
	return { reports, hasMore: rows.length > A_PAGE };
}

const ofNumber = (orm: Database["orm"], cup: number, number: string) =>
	orm
		.select({ id: match.id })
		.from(match)
		.where(and(eq(match.cup, cup), eq(match.number, number)));

const GOALS: readonly ReportKind[] = ["goal", "own-goal", "penalty", "goal-detail", "shoot-out-scored", "shoot-out-missed"];

/** That the young scored is a score too: of their goals is told that something was reported. */
const kindOf = ({ kind }: ReportContent, isYoung: boolean): ReportKind => (isYoung && GOALS.includes(kind) ? "note" : kind);

function scoreOf(content: ReportContent): Score | null {
	if ("shootOut" in content && content.shootOut !== undefined && !("score" in content)) return content.shootOut;
	return "score" in content ? (content.score ?? null) : null;
}
