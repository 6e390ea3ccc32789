import type { PresetName } from "../../../cup/rules.ts";
import type { CupFileCategory, PlanChange } from "../../../office/plan/plan-view.ts";
import type { PlanTexts } from "../../../text/plan/en.ts";
import { planEn } from "../../../text/plan/en.ts";
import { planSv } from "../../../text/plan/sv.ts";
import { newId } from "../new-id.ts";
import { readWays } from "./stage-ways.ts";

export type Gender = CupFileCategory["gender"];
type InBoth = { readonly en: string; readonly sv: string };
export type PlayoffForm = {
	readonly id: string;
	readonly division: string;
	readonly name: string;
	readonly from: number;
	readonly to: number;
};
export type CategoryForm = {
	readonly id: string;
	readonly gender: Gender;
	/** Digits, or "". */
	readonly age: string;
	/** Null: it follows from who plays and their age. */
	readonly name: InBoth | null;
	readonly shortName: InBoth | null;
	readonly preset: PresetName | null;
	readonly halves: string;
	readonly minutes: string;
	readonly rest: string;
	readonly isYoung: boolean;
	readonly confirms: boolean;
	readonly groups: string;
	readonly playoffs: readonly PlayoffForm[];
	/** By stage: a phrase that somebody has typed. */
	readonly ways: Readonly<Record<string, string>>;
};

/** @param category undefined: a new one */
export function categoryForm(category: CupFileCategory | undefined): CategoryForm {
	const groupStage = groupStageOf(category);
	const digits = (value: number | undefined) => (value === undefined ? "" : String(value));
	return {
		id: category?.id ?? newId("", "category"),
		gender: category?.gender ?? "boys",
		age: digits(category?.age),
		name: category?.name ?? null,
		shortName: category?.shortName ?? null,
		preset: category?.rules.preset ?? null,
		halves: digits(category === undefined ? 2 : category.halves),
		minutes: digits(category?.minutesPerHalf),
		rest: digits(category?.restMinutes),
		isYoung: category?.publishes !== undefined && !category.publishes.scores,
		confirms: category?.confirmsResults ?? false,
		ways: {},
		groups: groupStage === undefined ? "" : String(groupStage.divisions.length),
		playoffs: (category?.stages ?? [])
			.filter(({ type }) => type === "playoff")
			.map((stage) => {
				const way = groupStage?.advance?.find(({ to, best }) => to === stage.id && best === undefined);
				const [from, to] = way?.positions ?? [1, 2];
				return {
					id: stage.id,
					division: stage.divisions[0]?.id ?? newId("", "playoff"),
					name: stage.divisions[0]?.name ?? stage.name,
					from,
					to,
				};
			}),
	};
}

export const groupStageOf = (category: CupFileCategory | undefined) => category?.stages.find(({ type }) => type === "group");

/** Whether the form knows all of a category's stages: others were made by a sheet or a file, and stay as they are. */
export const hasPlainForm = (category: CupFileCategory | undefined): boolean =>
	category === undefined ||
	(category.stages.filter(({ type }) => type === "group").length <= 1 &&
		category.stages.every(({ divisions, type }) => type === "group" || divisions.length === 1) &&
		(groupStageOf(category)?.advance ?? []).every(({ best, groupSize }) => best === undefined && groupSize === undefined));

/** "Boys 14", in both languages. */
export function proposedName({ gender, age }: Pick<CategoryForm, "gender" | "age">): InBoth {
	const named = ({ categories }: PlanTexts) => [categories.genders[gender], age].filter((word) => word !== "").join(" ");
	return { en: named(planEn), sv: named(planSv) };
}

/** "B14", in both languages. */
export function proposedShortName({ gender, age }: Pick<CategoryForm, "gender" | "age">): InBoth {
	const named = ({ categories }: PlanTexts) => `${categories.genders[gender].charAt(0)}${age}`;
	return { en: named(planEn), sv: named(planSv) };
}

type Stages = NonNullable<NonNullable<NonNullable<PlanChange["editions"]>[number]["categories"]>[number]["stages"]>;

/**
 * @param before undefined: a new category
 * @returns null while the form lacks a name or the rules, which are never chosen in silence
 */
export function categoryChange(edition: string, form: CategoryForm, before: CupFileCategory | undefined): PlanChange | null {
	const name = form.name ?? proposedName(form);
	const shortName = form.shortName ?? proposedShortName(form);
	if ([name.en, name.sv, shortName.en, shortName.sv].some((text) => text.trim() === "") || form.preset === null) return null;
	if (isUnread(form, before)) return null;
	const number = (digits: string, had: unknown) =>
		digits.trim() === "" ? (had === undefined ? undefined : null) : Number(digits);
	const keepsRules = before?.rules.preset === form.preset;
	const category = {
		id: form.id,
		name,
		shortName,
		gender: form.gender,
		age: number(form.age, before?.age),
		halves: number(form.halves, before?.halves),
		minutesPerHalf: number(form.minutes, before?.minutesPerHalf),
		restMinutes: number(form.rest, before?.restMinutes),
		publishes: form.isYoung
			? { scores: false, tables: false, playoffs: false }
			: before?.publishes !== undefined && !before.publishes.scores
				? null
				: undefined,
		confirmsResults: form.confirms === (before?.confirmsResults ?? false) ? undefined : form.confirms,
		...(!keepsRules && { rules: { preset: form.preset } }),
		...(hasPlainForm(before) ? { stages: stagesOf(form, before) } : waysTyped(form, before)),
	};
	const change = JSON.parse(JSON.stringify({ editions: [{ id: edition, categories: [category] }] })) as PlanChange;
	const gone = hasPlainForm(before) ? goneFrom(form, before) : {};
	return Object.keys(gone).length > 0 ? { ...change, remove: gone } : change;
}

/** The stages whose phrase was typed. One that is not understood never comes here (isUnread). */
function waysTyped({ ways }: CategoryForm, before: CupFileCategory | undefined): { readonly stages?: Stages } {
	const stages = Object.entries(ways).flatMap(([id, phrase]) => {
		const read = before === undefined ? null : readWays(before, id, phrase);
		return read === null || "wrong" in read ? [] : [{ id, advance: read.advance }];
	});
	return stages.length === 0 ? {} : { stages };
}

/** Whether a typed phrase is not understood. */
export const isUnread = ({ ways }: CategoryForm, before: CupFileCategory | undefined): boolean =>
	before !== undefined && Object.entries(ways).some(([id, phrase]) => "wrong" in readWays(before, id, phrase));

function stagesOf(form: CategoryForm, before: CupFileCategory | undefined): Stages {
	const old = groupStageOf(before);
	const count = Number(form.groups) || 0;
	const isGrouped = count > 0 || old !== undefined;
	const playoffs = form.isYoung ? [] : form.playoffs;
	const groups = old?.divisions ?? [];
	const names = new Set(groups.map(({ name }) => name));
	const added: { id: string; name: string }[] = [];
	for (let number = 1; groups.length + added.length < count; number++)
		if (!names.has(groupName(number))) added.push({ id: newStableId(form.id, `g${number}`), name: groupName(number) });
	const stage = {
		id: old?.id ?? newStableId(form.id, "groups"),
		...(old === undefined && { type: "group" as const, rank: 1, name: planSv.categories.groupStage.sv, title: GROUP_STAGE }),
		advance: playoffs.map(({ id, from, to }) => ({ positions: [from, Math.max(from, to)] as [number, number], to: id })),
		divisions: [...groups.slice(0, Math.max(count, 0)).map(({ id }) => ({ id })), ...added],
	};
	const known = new Set((before?.stages ?? []).map(({ id }) => id));
	return [
		...(isGrouped ? [stage] : []),
		...playoffs.map(({ id, division, name }, at) => ({
			id,
			...(!known.has(id) && { type: "playoff" as const, rank: 2 + at, title: PLAYOFF_STAGE }),
			name: name.trim(),
			divisions: [{ id: division, name: name.trim() }],
		})),
	];
}

const GROUP_STAGE = { en: planEn.categories.groupStage.en, sv: planSv.categories.groupStage.sv };
const PLAYOFF_STAGE = { en: planEn.categories.playoffStage.en, sv: planSv.categories.playoffStage.sv };

/** Groups are numbered: 1, 2, 3. */
const groupName = (number: number): string => String(number);

/** Ids of a category's parts follow from its own: the same form proposes the same change. */
const newStableId = (category: string, part: string): string => `${category.slice(0, 55)}-${part}`;

function goneFrom(form: CategoryForm, before: CupFileCategory | undefined): NonNullable<PlanChange["remove"]> {
	const groups = groupStageOf(before)?.divisions ?? [];
	const divisions = groups.slice(Number(form.groups) || 0).map(({ id }) => id);
	const playoffs = form.isYoung ? [] : form.playoffs.map(({ id }) => id);
	const stages = (before?.stages ?? [])
		.filter(({ id, type }) => type === "playoff" && !playoffs.includes(id))
		.map(({ id }) => id);
	return { ...(divisions.length > 0 && { divisions }), ...(stages.length > 0 && { stages }) };
}
