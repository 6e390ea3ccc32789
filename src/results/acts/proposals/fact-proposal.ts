import { z } from "zod";
import type { CategoryPlan } from "../../../cup/playoffs/fill-slots.ts";
import { type SharedPosition, sharedPositions } from "../../../cup/playoffs/shared-position.ts";
import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import type { CupFileFact, EditionRecord } from "../../record/cup-file.ts";
import { id } from "../../record/cup-file-value.ts";
import { categoryPlan, filledCategory } from "../../record/filled-category.ts";
import { factId, type StatedFact } from "../fact-id.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";

const among = { division: id.optional(), stage: id.optional() };
const order = z.array(id).min(2, "expected two teams at least").max(100);
const figure = z.number().min(-10_000).max(10_000);

/**
 * Records how a tie was broken: by lots, a shoot-out, or points from the referees. A position is never set by hand: the category's rules
 * derive it from the fact.
 */
export const factProposal = z.strictObject({
	kind: z.literal("fact"),
	fact: z.discriminatedUnion("kind", [
		z.strictObject({ kind: z.literal("lots"), ...among, order }),
		z.strictObject({
			kind: z.literal("shoot-out"),
			division: id,
			order,
			/** For two teams, with the score: only for the ledger, since the order is what counts. */
			score: z.tuple([z.int().min(0).max(199), z.int().min(0).max(199)]).optional(),
		}),
		z.strictObject({
			kind: z.literal("fair-play"),
			...among,
			points: z
				.array(z.strictObject({ team: id, points: figure }))
				.min(2)
				.max(100),
		}),
		z.strictObject({
			kind: z.literal("ranking"),
			...among,
			numbers: z
				.array(z.strictObject({ team: id, ranking: figure }))
				.min(2)
				.max(100),
		}),
	]),
});
type Said = z.infer<typeof factProposal>["fact"];

export function factProposed({ record, now }: Ground, { fact: said }: z.infer<typeof factProposal>): Proposed | NotProposed {
	const place = said.kind === "shoot-out" ? said.division : (said.division ?? said.stage);
	if (place === undefined || ("stage" in said && said.stage !== undefined && said.division !== undefined))
		return notProposed("invalid", "fact", PROPOSAL_TEXTS.groupOrStage);
	const shared = sharedAt(record, place, teamsOf(said));
	if (!shared) return notProposed("not-possible", "fact", PROPOSAL_TEXTS.nothingShared);
	if (!shared.facts.includes(said.kind)) return notProposed("not-possible", "fact", PROPOSAL_TEXTS.rulesDoNotAsk(shared.facts));
	if ("score" in said && said.score !== undefined && (said.order.length !== 2 || said.score[0] <= said.score[1]))
		return notProposed("invalid", "score", PROPOSAL_TEXTS.winnerFirst);
	const present = record.edition.facts ?? [];
	const facts: CupFileFact[] = [];
	for (const stated of statedOf(said))
		facts.push({ ...stated, id: factId(stated, [...present, ...facts]), at: now.toISOString() } as CupFileFact);
	return { of: "decision", matches: [], besides: { facts } };
}

/** @returns the position that exactly these teams share */
function sharedAt(
	{ edition }: Pick<EditionRecord, "edition">,
	place: string,
	teams: readonly string[],
): SharedPosition | undefined {
	const category = edition.categories.find(({ stages }) =>
		stages.some(({ id, divisions }) => id === place || divisions.some((division) => division.id === place)),
	);
	if (!category) return undefined;
	const plan: CategoryPlan = categoryPlan({ edition }, category);
	return sharedPositions(plan, filledCategory({ edition }, category)).find(
		(shared) =>
			("stage" in shared.among ? shared.among.stage : shared.among.division) === place &&
			shared.teams.length === new Set(teams).size &&
			shared.teams.length === teams.length &&
			shared.teams.every((team) => teams.includes(team)),
	);
}

function teamsOf(said: Said): readonly string[] {
	if ("order" in said) return said.order;
	return ("points" in said ? said.points : said.numbers).map(({ team }) => team);
}

function statedOf(said: Said): StatedFact[] {
	const at = {
		...("division" in said && said.division !== undefined && { division: said.division }),
		...("stage" in said && said.stage !== undefined && { stage: said.stage }),
	};
	switch (said.kind) {
		case "lots":
			return [{ kind: "lots", order: said.order, ...at }];
		case "shoot-out":
			return [{ kind: "shoot-out", order: said.order, division: said.division }];
		case "fair-play":
			return said.points.map(({ team, points }) => ({ kind: "fair-play", team, points, ...at }));
		case "ranking":
			return said.numbers.map(({ team, ranking }) => ({
				kind: "ranking",
				team,
				ranking,
				...(said.stage !== undefined && { stage: said.stage }),
			}));
	}
}
