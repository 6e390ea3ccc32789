import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import { field } from "../../results/record/nouns/field.ts";
import { match } from "../../results/record/nouns/match.ts";
import type { Desk } from "../desk.ts";
import { mayDo, PERMISSION_OF } from "../roles.ts";
import { touched } from "../touched.ts";

/** Whether an account may do this at every arena concerned: where the matches are now, and where they would move to. */
export async function isAllowed(db: Database, cup: number, desk: Desk, proposal: Proposal): Promise<boolean> {
	const permission = PERMISSION_OF[proposal.kind];
	if (mayDo(desk, permission, { arena: null })) return true;
	const { matches, fields } = touched(proposal);
	const from = await db.orm
		.selectDistinct({ arena: field.arena })
		.from(match)
		.leftJoin(field, and(eq(field.cup, match.cup), eq(field.id, match.field)))
		.where(and(eq(match.cup, cup), inArray(match.id, [...matches])));
	const to = await db.orm
		.selectDistinct({ arena: field.arena })
		.from(field)
		.where(and(eq(field.cup, cup), inArray(field.id, [...fields])));
	return from.length + to.length > 0 && [...from, ...to].every((where) => mayDo(desk, permission, where));
}
