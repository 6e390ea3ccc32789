import { and, desc, eq, gt, gte, inArray, lte } from "drizzle-orm";
import type { SettledDecision } from "../../cup/office/decision.ts";
import { FACT_CRITERIA } from "../../cup/rules.ts";
import type { Database } from "../../database/database.ts";
import { act } from "../../results/acts/act-table.ts";
import { undosInForce } from "../../results/acts/standing-then.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { namedGroups } from "../../results/record/naming/named-groups.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";
import { instant } from "../../results/record/nouns/value.ts";
import type { CurrentEdition } from "../current-edition.ts";

const DECISIONS = ["fact", "protest", "uphold", "reject", "as-played", "award", "fill-slot", "abandon"] as const;
/** A cup day lasts beyond midnight. */
const TODAY = 18 * 60 * 60_000;
const MOST = 50;

/**
 * @param now by the cup's clock; an earlier moment: what was valid then
 * @returns the day's decisions that nobody has undone, newest first
 */
export async function settledDecisions(
	{ orm }: Database,
	{ cup, now }: Pick<CurrentEdition, "cup" | "now">,
	record: EditionRecord,
): Promise<SettledDecision[]> {
	const until = now.toISOString();
	const rows = await orm
		.select({ act: act.id, kind: act.kind, desk: act.desk, at: act.at, proposal: act.proposal })
		.from(act)
		.where(
			and(
				...[eq(act.cup, cup), inArray(act.kind, [...DECISIONS]), lte(act.at, until)],
				gte(act.at, new Date(now.getTime() - TODAY).toISOString()),
			),
		)
		.orderBy(desc(act.id));
	const undoings = await orm
		.select({ id: act.id, undoes: act.undoes })
		.from(act)
		.where(and(eq(act.cup, cup), eq(act.kind, "undo"), gt(act.id, rows.at(-1)?.act ?? 0), lte(act.at, until)));
	const undone = undosInForce(undoings);
	return rows
		.filter((row) => !undone.has(row.act))
		.slice(0, MOST)
		.map(({ proposal, at, ...row }) => ({ ...row, at: instant(at), ...whatOf(record, proposal) }));
}

type Kept = {
	readonly kind?: string;
	readonly division?: string;
	readonly stage?: string;
	readonly order?: readonly string[];
	readonly points?: readonly { readonly team: string }[];
	readonly numbers?: readonly { readonly team: string }[];
};

/** The parts of a stored proposal that are shown. */
function whatOf(
	{ edition, clubs }: EditionRecord,
	proposal: unknown,
): Pick<SettledDecision, "category" | "match" | "fact" | "division" | "teams"> {
	const about = (proposal as { readonly match?: string } | null)?.match;
	const own = about === undefined ? undefined : edition.matches.find(({ id }) => id === about);
	const match = own ? (own.number ?? own.id) : null;
	const said: Kept = (proposal as { readonly fact?: Kept } | null)?.fact ?? {};
	const ids = said.order ?? (said.points ?? said.numbers ?? []).map(({ team }) => team);
	const place = own?.division ?? said.division ?? said.stage;
	for (const category of edition.categories)
		for (const { id, divisions } of category.stages) {
			const division = divisions.find((one) => one.id === place);
			if (!division && id !== place) continue;
			return {
				...{ category: category.shortName, match },
				fact: FACT_CRITERIA.find((one) => one === said.kind) ?? null,
				division: (division && namedGroups([category]).get(division.id)) ?? null,
				teams: ids.map((one) => {
					const team = edition.teams.find(({ id }) => id === one);
					return team ? teamName(team, clubs) : one;
				}),
			};
		}
	return { category: null, match, fact: FACT_CRITERIA.find((one) => one === said.kind) ?? null, division: null, teams: [] };
}
