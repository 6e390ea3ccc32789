import { nameKey } from "../../../cup/search/name-key.ts";
import { naturalOrder } from "../../../cup/search/natural-order.ts";
import { STAGES } from "../columns/categories.ts";
import type { AdvancementCell, CategoryDraft, DivisionDraft, Draft, StageDraft } from "../draft.ts";
import { givenId } from "../given-id.ts";
import { ownColumns, ownValues } from "../own-values.ts";
import { readId, readText, wholeNumber } from "../words/plain.ts";
import { readStageType } from "../words/vocabularies.ts";
import { withoutUndefined } from "../words/without-undefined.ts";
import { advancementOf, categoryOf } from "./categories.ts";
import { PRESET_OF, readRules } from "./rules.ts";
import { barePlayoff, GROUP_STAGE, PLAYOFF, playoffTitle, readStageName } from "./stage-name.ts";

export function readStages(draft: Draft): void {
	const count = new Map<CategoryDraft, number>();
	for (const row of draft.folder.rows(STAGES)) {
		const category = categoryOf(row, draft);
		const written = row.needed("name", readText, "the stage's name: Gruppspel, Slutspel A");
		if (!category || written === undefined) continue;
		category.stagesAreListed = true;
		const { name, type: told, title } = readStageName(written);
		const id = row.value("id", readId) ?? givenId(category.noun.id, name);
		if (draft.removes(row, "stages", id)) continue;
		const type = row.value("type", readStageType) ?? told;
		if (type === undefined) {
			if (!row.cell("type"))
				row.error("type", {
					message: "missing",
					expected: "group or playoff, if the name does not say which",
					value: undefined,
				});
			continue;
		}
		const place = (count.get(category) ?? 0) + 1;
		count.set(category, place);
		const rank = row.value("rank", wholeNumber(0)) ?? place;
		const [en, sv] = [row.value("titleEn", readText), row.value("titleSv", readText)];
		const noun: StageDraft["noun"] = {
			id,
			type,
			rank,
			name,
			title: { en: en ?? (sv === undefined ? title.en : sv), sv: sv ?? (en === undefined ? title.sv : en) },
			...withoutUndefined({
				rules: readRules(row, category.noun.rules?.preset ?? PRESET_OF[draft.sport]),
			}),
			...ownValues(STAGES, row),
		};
		draft.comesFrom(noun, row, {
			id: "id",
			type: "type",
			rank: "rank",
			name: "name",
			title: "titleEn",
			rules: "preset",
			"rules.walkover": "walkover",
			...ownColumns(STAGES),
			advance: "goesOn",
		});
		if (category.stages.some((stage) => stage.noun.id === id))
			row.error("name", { message: "a stage that is already in an earlier row", expected: "each stage of a category once" });
		else addStage(category, noun, advancementOf(row));
	}
}

function addStage(category: CategoryDraft, noun: StageDraft["noun"], goesOn: AdvancementCell | undefined): StageDraft {
	const type = noun.type ?? "group";
	const stage: StageDraft = { noun, category, type, divisions: [], goesOn };
	category.stages.push(stage);
	return stage;
}

/** Lowest rank first. */
export const stagesOf = (category: CategoryDraft, type: StageDraft["type"]): StageDraft[] =>
	category.stages.filter((stage) => stage.type === type).sort((a, b) => a.noun.rank! - b.noun.rank!);

/** @returns the category's first group stage, made if no sheet lists its stages; undefined if one does without listing any */
export function firstGroupStage(category: CategoryDraft): StageDraft | undefined {
	const [first] = stagesOf(category, "group");
	if (first || category.stagesAreListed) return first;
	const title = { en: "Group stage", sv: GROUP_STAGE };
	const noun = { id: givenId(category.noun.id, GROUP_STAGE), type: "group" as const, rank: 1, name: GROUP_STAGE, title };
	return addStage(category, noun, category.goesOn);
}

/**
 * @param bare "A"; "" for the only one
 * @returns the playoff, made if no sheet lists the stages; undefined if there is none, or several are possible
 */
export function playoffNamed(category: CategoryDraft, bare: string): DivisionDraft | undefined {
	const playoffs = stagesOf(category, "playoff");
	const all = playoffs.flatMap(({ divisions }) => divisions);
	if (bare === "") {
		if (all.length === 1) return all[0];
		if (all.length === 0 && playoffs.length === 1) return addDivision(playoffs[0]!, "A", false);
		return all.length === 0 && !category.stagesAreListed ? newPlayoff(category, "") : undefined;
	}
	const found = divisionNamed(playoffs, bare);
	if (found) return found;
	const stage = stageCalled(playoffs, bare);
	if (stage) return stage.divisions.length === 1 ? stage.divisions[0] : addDivision(stage, bare, false);
	return category.stagesAreListed ? undefined : newPlayoff(category, bare);
}

/**
 * @returns the stage of the playoff that a text names, "Slutspel A" or "A"; undefined if there is none, since none is made for it
 */
export function playoffStageNamed(category: CategoryDraft, text: string): StageDraft | undefined {
	const playoffs = stagesOf(category, "playoff");
	const bare = barePlayoff(text);
	if (bare === "") return playoffs.length === 1 ? playoffs[0] : undefined;
	return divisionNamed(playoffs, bare)?.stage ?? stageCalled(playoffs, bare);
}

function divisionNamed(playoffs: readonly StageDraft[], bare: string): DivisionDraft | undefined {
	const key = nameKey(bare);
	return playoffs
		.flatMap(({ divisions }) => divisions)
		.find(({ name, noun }) => nameKey(name) === key || nameKey(noun.id) === key);
}

function stageCalled(playoffs: readonly StageDraft[], bare: string): StageDraft | undefined {
	const key = nameKey(bare);
	return playoffs.find(({ noun }) =>
		[noun.name!, noun.title!.en, noun.title!.sv, noun.id].some(
			(name) => nameKey(name) === key || nameKey(readStageName(name).title.en) === nameKey(playoffTitle(bare).en),
		),
	);
}

/** Its rank is set by rankPlayoffs, from its order among the category's playoffs. */
function newPlayoff(category: CategoryDraft, bare: string): DivisionDraft {
	const title = playoffTitle(bare);
	const noun = { id: givenId(category.noun.id, PLAYOFF, bare), type: "playoff" as const, rank: 2, name: title.sv, title };
	return addDivision(addStage(category, noun, undefined), bare || "A", false);
}

export function addDivision(stage: StageDraft, name: string, isListed: boolean, id?: string): DivisionDraft {
	const isItsStage = stage.type === "playoff" && nameKey(readStageName(stage.noun.name!).name).endsWith(` ${nameKey(name)}`);
	const noun = { id: id ?? (isItsStage ? stage.noun.id : givenId(stage.noun.id, name)), name };
	const division: DivisionDraft = { noun, stage, name, drawn: [], isListed };
	stage.divisions.push(division);
	return division;
}

/** Stages that no sheet lists are ordered by name: the groups, then Slutspel A, Slutspel B. */
export function rankPlayoffs(draft: Draft): void {
	for (const category of draft.categories) {
		for (const stage of category.stages) {
			if (stage.divisions.every(({ isListed }) => !isListed)) stage.divisions.sort((a, b) => naturalOrder(a.name, b.name));
		}
		if (category.stagesAreListed) continue;
		const playoffs = stagesOf(category, "playoff").sort((a, b) => naturalOrder(a.noun.name!, b.noun.name!));
		for (const [at, { noun }] of playoffs.entries()) noun.rank = at + 2;
		category.stages.sort((a, b) => a.noun.rank! - b.noun.rank!);
	}
}
