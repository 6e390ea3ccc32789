import { and, count, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import type { ActKind } from "../../cup/office/act-kind.ts";
import type { Database } from "../../database/database.ts";
import { type ActLine, whyIn } from "../../results/acts/act.ts";
import { act } from "../../results/acts/act-table.ts";
import type { ChangeInWords } from "../../results/record/import/changes.ts";
import { match } from "../../results/record/nouns/match.ts";
import type { Language } from "../../text/language.ts";

/** Acts per page. */
const A_PAGE = 50;
/** Changes of an act that the list shows. */
const IN_A_LIST = 12;

export type LedgerFilter = {
	/** The account's name in the ledger. */
	readonly desk?: string;
	readonly kind?: ActKind;
	/** The printed number of a match. */
	readonly match?: string;
	/** Only acts before this number. */
	readonly before?: number;
};

/** A value's new text in a language; in English if it was stored in English only. */
export const lineIn = (language: Language, { sv, ...line }: ActLine): ChangeInWords =>
	language === "sv" && sv !== undefined ? sv : line;

/**
 * @param most acts per page
 * @returns the newest acts first, with the values to filter by
 */
export async function ledgerPage(
	{ orm }: Database,
	cup: number,
	filter: LedgerFilter,
	{
		language,
		most = A_PAGE,
		lines: shown = IN_A_LIST,
	}: { readonly language: Language; readonly most?: number; readonly lines?: number },
) {
	const ofCup = eq(act.cup, cup);
	const [acts, [all], desks, kinds] = await Promise.all([
		orm
			.select({
				...{
					id: act.id,
					kind: act.kind,
					desk: act.desk,
					deskId: act.deskId,
					askedBy: act.askedBy,
					at: act.at,
					why: act.why,
					proposal: act.proposal,
					editions: act.editions,
				},
				...{ lines: act.lines, changed: act.changed, added: act.added, removed: act.removed },
				...{ undoes: act.undoes, undoneBy: act.undoneBy },
			})
			.from(act)
			.where(and(ofCup, ...conditions(cup, filter)))
			.orderBy(desc(act.id))
			.limit(most + 1),
		orm.select({ acts: count() }).from(act).where(ofCup),
		orm.selectDistinct({ desk: act.desk }).from(act).where(ofCup).orderBy(act.desk),
		orm.selectDistinct({ kind: act.kind }).from(act).where(ofCup).orderBy(act.kind),
	]);
	return {
		acts: acts.slice(0, most).map(({ why, proposal, ...one }) => ({
			...one,
			why: whyIn(language, { why, proposal }),
			lines: one.lines.slice(0, shown).map((line) => lineIn(language, line)),
		})),
		hasMore: acts.length > most,
		total: all?.acts ?? 0,
		desks: desks.map(({ desk }) => desk),
		kinds: kinds.map(({ kind }) => kind),
	};
}
export type LedgerPage = Awaited<ReturnType<typeof ledgerPage>>;

function conditions(cup: number, { desk, kind, match: number, before }: LedgerFilter): SQL[] {
	return [
		...(desk === undefined ? [] : [eq(act.desk, desk)]),
		...(kind === undefined ? [] : [eq(act.kind, kind)]),
		...(before === undefined ? [] : [lt(act.id, before)]),
		...(number === undefined ? [] : [aboutMatch(cup, number)]),
	];
}

/** An act for one match, and an act that changed one among others: their lines begin with the match's name. */
function aboutMatch(cup: number, number: string): SQL {
	const own = sql`${act.match} in (select ${match.id} from ${match} where ${match.cup} = ${cup} and ${match.number} = ${number})`;
	const named = sql`exists (select 1 from json_array_elements(${act.lines}) as line where starts_with(line->>'what', ${`match ${number} (`}))`;
	return or(own, named) as SQL;
}
