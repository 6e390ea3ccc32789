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
	/** Only reports before this number. */
	readonly before?: number;
};

/** A report from a field, for the ledger: from where, of which match, and what; of a young category without a score. */
export type FieldReport = {
	readonly id: number;
	readonly at: string;
	readonly sender: "field" | "office";
	/** The match's place; null: none yet. Never a reporter's name. */
	readonly place: string | null;
	readonly match: string | null;
	readonly category: string;
	readonly kind: ReportKind;
	readonly score: Score | null;
	/** Which team has confirmed, if it is a confirmation. */
	readonly who: Confirmer | null;
};

/** @returns the reports from the fields, newest first. They are in the matches' logs and are no acts */
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
				// A report that an act has caused is part of that act.
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

/** In a young category a goal is a score too: only that something was reported is shown. */
const kindOf = ({ kind }: ReportContent, isYoung: boolean): ReportKind => (isYoung && GOALS.includes(kind) ? "note" : kind);

function scoreOf(content: ReportContent): Score | null {
	if ("shootOut" in content && content.shootOut !== undefined && !("score" in content)) return content.shootOut;
	return "score" in content ? (content.score ?? null) : null;
}
