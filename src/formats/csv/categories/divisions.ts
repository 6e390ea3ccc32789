import { nameKey } from "../../../cup/search/name-key.ts";
import { orNear } from "../../../cup/search/near-names.ts";
import { DIVISIONS } from "../columns/categories.ts";
import type { CategoryDraft, DivisionDraft, Draft, StageDraft } from "../draft.ts";
import type { Row } from "../file/row.ts";
import { reportWrongTeam, teamNamed } from "../lookup/team-named.ts";
import { readId, readText } from "../words/plain.ts";
import { readStageType } from "../words/vocabularies.ts";
import { listParts } from "../words/vocabulary.ts";
import { categoryOf } from "./categories.ts";
import { bareGroup, barePlayoff } from "./stage-name.ts";
import { addDivision, firstGroupStage, playoffNamed, stagesOf } from "./stages.ts";

/** A draw in a division's own row; its teams are looked up after all teams are read. */
type Listed = { readonly division: DivisionDraft; readonly row: Row<"teams"> };

/** @returns a function to call once the teams are read */
export function readDivisions(draft: Draft): () => void {
	const listed: Listed[] = [];
	for (const row of draft.folder.rows(DIVISIONS)) {
		const category = categoryOf(row, draft);
		const written = row.needed("name", readText, "the group's or the playoff's name");
		if (!category || written === undefined) continue;
		const stage = stageOf(row, category, written);
		if (!stage) continue;
		const name = stage.type === "group" ? bareGroup(written) : barePlayoff(written) || written;
		const other = stage.divisions.find((division) => nameKey(division.name) === nameKey(name));
		if (other?.isListed) {
			row.error("name", { message: "a division that is already in an earlier row", expected: "each division of a stage once" });
			continue;
		}
		if (other) stage.divisions.splice(stage.divisions.indexOf(other), 1); // made with its playoff just before
		const division = addDivision(stage, name, true, row.value("id", readId));
		if (draft.removes(row, "divisions", division.noun.id)) {
			stage.divisions.pop();
			continue;
		}
		draft.comesFrom(division.noun, row, { id: "id", name: "name", teams: "teams" });
		listed.push({ division, row });
	}
	return () => {
		for (const { division, row } of listed) drawListed(division, row, draft);
	};
}

function stageOf(row: Row<"stage" | "type" | "name">, category: CategoryDraft, written: string): StageDraft | undefined {
	const stage = row.text("stage");
	if (stage !== undefined) return stageNamed(category, stage, row);
	const type = row.value("type", readStageType) ?? (row.cell("type") ? undefined : "group");
	if (type === undefined) return undefined;
	const found = type === "group" ? firstGroupStage(category) : playoffNamed(category, barePlayoff(written))?.stage;
	if (!found)
		row.error("name", { message: `no stage that this ${type} can belong to`, expected: "a column “stage” that names it" });
	return found;
}

/** @returns the category's stage that the row's cell names; undefined if there is none, which is reported */
export function stageNamed(category: CategoryDraft, text: string, row: Row<"stage">): StageDraft | undefined {
	const key = nameKey(text);
	const names = ({ noun }: StageDraft) => [noun.id, noun.name ?? "", noun.title?.en ?? "", noun.title?.sv ?? ""];
	const found = category.stages.find((stage) => names(stage).some((name) => nameKey(name) === key));
	if (found) return found;
	const first = category.stagesAreListed ? undefined : firstGroupStage(category);
	if (first && names(first).some((name) => nameKey(name) === key)) return first;
	const known = category.stages.map(({ noun }) => noun.name ?? noun.id);
	row.error("stage", { message: "no such stage", expected: orNear(`a stage of ${category.names.at(-1)}`, text, known) });
	return undefined;
}

function drawListed(division: DivisionDraft, row: Row<"teams">, draft: Draft): void {
	const cell = row.cell("teams");
	for (const name of listParts(cell?.text ?? "", /[;\n]/)) {
		const { team, wrong } = teamNamed(draft, division.stage.category, name);
		if (team) division.drawn.push({ team, cell: cell && { ...cell, text: name }, seat: undefined });
		else reportWrongTeam(row, "teams", wrong, name);
	}
}

type Wanted<Key extends string> = {
	readonly row: Row<Key>;
	readonly key: Key;
	readonly text: string;
	readonly stage: StageDraft | undefined;
	/** False: an unknown group is a fault even if no sheet lists the groups. */
	readonly mayBeNew?: boolean;
};

/**
 * The group that a cell names: of the stage, else of the only group stage that has it. If no sheet lists the groups, an unknown
 * one is made, in the stage or in the category's first group stage.
 */
export function groupOf<Key extends string>(
	category: CategoryDraft,
	{ row, key, text, stage, mayBeNew = true }: Wanted<Key>,
): DivisionDraft | undefined {
	const name = bareGroup(text);
	const stages = stage ? [stage] : stagesOf(category, "group");
	const all = stages.flatMap(({ divisions }) => divisions);
	const found = all.filter((division) => nameKey(division.name) === nameKey(name) || division.noun.id === text);
	if (found.length === 1) return found[0];
	if (found.length > 1) {
		row.error(key, { message: "a group name that two stages share", expected: "a column “stage” that says which" });
		return undefined;
	}
	const first = stage ?? firstGroupStage(category);
	if (first && mayBeNew && !first.divisions.some(({ isListed }) => isListed)) {
		const made = addDivision(first, name, false);
		made.namedIn = row.cell(key);
		return made;
	}
	const known = all.map((division) => division.name);
	row.error(key, { message: "no such group", expected: orNear(`a group of ${category.names.at(-1)}`, text, known) });
	return undefined;
}
