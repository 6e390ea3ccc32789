import type { CupFileFact } from "../../../results/record/cup-file.ts";
import { categoryOf } from "../categories/categories.ts";
import { groupOf, stageNamed } from "../categories/divisions.ts";
import { playoffStageNamed } from "../categories/stages.ts";
import { FACTS } from "../columns/matches.ts";
import type { KeyOf } from "../columns/sheet.ts";
import type { CategoryDraft, DivisionDraft, Draft, StageDraft } from "../draft.ts";
import type { Row } from "../file/row.ts";
import { givenId } from "../given-id.ts";
import { reportWrongTeam, teamNamed } from "../lookup/team-named.ts";
import { matchNamed, reportNoMatch } from "../matches/match-sides.ts";
import { startOf } from "../matches/start.ts";
import { decimal, readId, readText } from "../words/plain.ts";
import { readFactKind, readProtestOutcome } from "../words/vocabularies.ts";
import { listParts } from "../words/vocabulary.ts";

type FactRow = Row<KeyOf<typeof FACTS>>;
type Said<Fact> = Fact extends CupFileFact ? Omit<Fact, "id" | "at"> : never;

const number = decimal(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);

export function readFacts(draft: Draft): void {
	const taken = new Map<string, number>();
	for (const row of draft.folder.rows(FACTS)) {
		const kind = row.needed("kind", readFactKind, "the kind of fact");
		const at =
			row.needed("date", readText, "when it was") === undefined
				? undefined
				: startOf(row, ["date", "time"], undefined, draft, "error");
		const said = kind && whatIsSaid(kind, row, draft);
		if (!said) continue;
		const own = givenId(draft.edition?.id ?? "", ...aboutWhat(said));
		const times = (taken.get(own) ?? 0) + 1;
		taken.set(own, times);
		const id = row.value("id", readId) ?? (times === 1 ? own : givenId(own, String(times)));
		if (draft.removes(row, "facts", id) || at === undefined || row.isBroken) continue;
		const fact = { id, at, ...said } as CupFileFact;
		draft.comesFrom(fact, row, {
			id: "id",
			at: "date",
			kind: "kind",
			division: "group",
			stage: "stage",
			order: "order",
			team: "team",
			points: "points",
			ranking: "ranking",
			match: "match",
			instead: "instead",
			note: "note",
			outcome: "outcome",
			answer: "answer",
		});
		draft.facts.push(fact);
	}
}

/** A second fact of the same kind about the same things gets the next number, in the order of the rows. */
function aboutWhat(said: Said<CupFileFact>): string[] {
	if (said.kind === "as-played") return [said.kind, said.match, said.team, ...(said.instead === undefined ? [] : [said.instead])];
	if ("match" in said) return [said.kind, said.match, ...("team" in said && said.team !== undefined ? [said.team] : [])];
	const among = [("division" in said && said.division) || ("stage" in said && said.stage) || []].flat();
	return [said.kind, ...among, ...("order" in said ? said.order.toSorted() : [said.team])];
}

function whatIsSaid(kind: CupFileFact["kind"], row: FactRow, draft: Draft): Said<CupFileFact> | undefined {
	switch (kind) {
		case "lots": {
			const category = categoryOf(row, draft);
			const among = category && amongOf(row, category);
			const order = category && orderOf(row, category, draft);
			return among && order && { kind, ...among, order };
		}
		case "shoot-out": {
			const category = categoryOf(row, draft);
			const division = category && groupOfFact(row, category);
			const order = category && orderOf(row, category, draft);
			return division && order && { kind, division: division.noun.id, order };
		}
		case "points": {
			const category = categoryOf(row, draft);
			const division = category && groupOfFact(row, category);
			const team = category && teamOf(row, category, draft);
			const points = row.needed("points", number, "the points to add, or to deduct: then negative, such as -3");
			const note = row.needed("note", readText, "the reason, as visitors may read it");
			return division && team && points !== undefined && note !== undefined
				? { kind, division: division.noun.id, team, points, note }
				: undefined;
		}
		case "fair-play": {
			const category = categoryOf(row, draft);
			const among = category && amongOf(row, category);
			const team = category && teamOf(row, category, draft);
			const points = row.needed("points", number, "the team's points, such as -3");
			return among && team && points !== undefined ? { kind, ...among, team, points } : undefined;
		}
		case "ranking": {
			const category = categoryOf(row, draft);
			const stage = category && bestOfStage(row, category);
			const team = category && teamOf(row, category, draft);
			const ranking = row.needed("ranking", number, "a number; lower is better");
			return team && ranking !== undefined ? { kind, ...(stage && { stage: stage.noun.id }), team, ranking } : undefined;
		}
		case "walkover":
		case "correction": {
			const name = row.needed("match", readText, "the match's number or id");
			const note = row.needed("note", readText, "what was decided");
			const found = name === undefined ? undefined : matchNamed(draft, name, undefined);
			if (found && "wrong" in found) reportNoMatch(row, found);
			return found && "match" in found && note !== undefined ? { kind, match: found.match.noun.id, note } : undefined;
		}
		case "as-played":
			return asPlayedOf(row, draft);
		case "protest":
			return protestOf(row, draft);
	}
}

function asPlayedOf(row: FactRow, draft: Draft): Said<CupFileFact> | undefined {
	const name = row.needed("match", readText, "the match's number or id");
	const found = name === undefined ? undefined : matchNamed(draft, name, undefined);
	if (found && "wrong" in found) reportNoMatch(row, found);
	const category = categoryOf(row, draft);
	const team = category && teamOf(row, category, draft);
	const instead = category && row.text("instead") !== undefined ? teamOf(row, category, draft, "instead") : undefined;
	if (!found || !("match" in found) || team === undefined || row.isBroken) return undefined;
	return { kind: "as-played", match: found.match.noun.id, team, ...(instead !== undefined && { instead }) };
}

/** The category of the protesting team distinguishes teams of one name. */
function protestOf(row: FactRow, draft: Draft): Said<CupFileFact> | undefined {
	const name = row.needed("match", readText, "the match's number or id");
	const note = row.needed("note", readText, "what the team claims");
	const found = name === undefined ? undefined : matchNamed(draft, name, undefined);
	if (found && "wrong" in found) reportNoMatch(row, found);
	const category = row.text("team") === undefined ? undefined : categoryOf(row, draft);
	const team = category && teamOf(row, category, draft);
	const outcome = row.value("outcome", readProtestOutcome);
	const answer = row.value("answer", readText);
	if (!found || !("match" in found) || note === undefined || row.isBroken) return undefined;
	return {
		...{ kind: "protest", match: found.match.noun.id, note },
		...(team !== undefined && { team }),
		...(outcome !== undefined && { outcome }),
		...(answer !== undefined && { answer }),
	};
}

/** The group with the level teams; without one, the stage with slots for the best of several groups. */
function amongOf(row: FactRow, category: CategoryDraft): { division: string } | { stage: string } | undefined {
	const stage = row.text("group") === undefined ? bestOfStage(row, category) : undefined;
	if (stage) return { stage: stage.noun.id };
	if (row.isBroken) return undefined;
	const division = groupOfFact(row, category);
	return division && { division: division.noun.id };
}

/** The playoff that the row's stage names; a group stage only selects the group. */
function bestOfStage(row: FactRow, category: CategoryDraft): StageDraft | undefined {
	const text = row.text("stage");
	if (text === undefined) return undefined;
	const stage = playoffStageNamed(category, text) ?? stageNamed(category, text, row);
	return stage?.type === "playoff" ? stage : undefined;
}

function groupOfFact(row: FactRow, category: CategoryDraft): DivisionDraft | undefined {
	const stageText = row.text("stage");
	const stage = stageText === undefined ? undefined : stageNamed(category, stageText, row);
	const text = row.needed("group", readText, "the group");
	if (text === undefined || (stageText !== undefined && !stage)) return undefined;
	return groupOf(category, { row, key: "group", text, stage, mayBeNew: false });
}

function teamOf(row: FactRow, category: CategoryDraft, draft: Draft, key: "team" | "instead" = "team"): string | undefined {
	const text = row.needed(key, readText, "the team");
	if (text === undefined) return undefined;
	const { team, wrong } = teamNamed(draft, category, text);
	if (wrong) reportWrongTeam(row, key, wrong);
	return team?.noun.id;
}

function orderOf(row: FactRow, category: CategoryDraft, draft: Draft): string[] | undefined {
	const text = row.needed("order", readText, "the teams, best first, separated by semicolons");
	if (text === undefined) return undefined;
	const order: string[] = [];
	for (const name of listParts(text, /[;\n]/)) {
		const { team, wrong } = teamNamed(draft, category, name);
		if (team) order.push(team.noun.id);
		else reportWrongTeam(row, "order", wrong, name);
	}
	if (order.length < 2 && !row.isBroken)
		row.error("order", { message: "fewer than two teams", expected: "the teams, best first, separated by semicolons" });
	return row.isBroken ? undefined : order;
}
