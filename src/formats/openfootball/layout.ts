import type { CupFileStage, Text } from "../../results/record/cup-file.ts";
import { slug, slugOfLastWords } from "../names/slug.ts";
import type { Entry } from "./entry.ts";
import { type KnownMatches, matchIds } from "./match-ids.ts";
import type { GroupPlan, Plan, PlayoffPlan } from "./plan.ts";

/** A division with its id. Group names are unique in a tournament, across stages. */
export type DivisionLayout = { readonly id: string; readonly name: string } & (
	| { readonly type: "group"; readonly plan: GroupPlan }
	| { readonly type: "playoff"; readonly plan: PlayoffPlan }
);

export type StageLayout = Pick<CupFileStage, "id" | "type" | "rank" | "name" | "title"> & {
	readonly divisions: readonly DivisionLayout[];
};

export type Layout = {
	readonly stages: readonly StageLayout[];
	readonly matchIds: ReadonlyMap<Entry, string>;
};

/** The prefixes of an edition's ids: unique across the editions and categories of a cup. */
export type Prefix = { readonly category: string; readonly thing: string };

const NAMES = {
	qualifying: ["Kval", { en: "Qualification", sv: "Kval" }],
	group: ["Gruppspel", { en: "Group stage", sv: "Gruppspel" }],
	"group-playoff": ["Omspel", { en: "Group play-offs", sv: "Omspel" }],
	playoff: ["Slutspel", { en: "Playoff", sv: "Slutspel" }],
} as const satisfies Record<string, readonly [string, Text]>;

/** In the file, the only playoff of a stage has no name. */
const ONLY_PLAYOFF = "A";

/** The stages in the order of play, with all ids: the same for the same file, and for a later file with the same matches. */
export function layOut({ groups, playoffs }: Plan, prefix: Prefix, known: KnownMatches): Layout {
	const levels = [...new Set(groups.map(({ level }) => level))].sort((a, b) => a - b);
	const playoffStage = (kind: PlayoffPlan["kind"]) => {
		const plans = playoffs.filter((plan) => plan.kind === kind);
		return plans.length > 0
			? [
					stage(
						kind,
						NAMES[kind],
						plans.map((plan) => playoffDivision(plan, prefix)),
					),
				]
			: [];
	};
	const groupStage = (level: number) => {
		const [name, title] = NAMES.group;
		const plans = groups.filter((plan) => plan.level === level);
		const numbered = { en: `${title.en} ${level}`, sv: `${title.sv} ${level}` };
		return stage(
			level === 1 ? "group" : `group-${level}`,
			level === 1 ? [name, title] : [`${name} ${level}`, numbered],
			plans.map((plan) => groupDivision(plan, prefix)),
		);
	};
	const [first, ...later] = levels.map(groupStage);
	const stages = [
		...playoffStage("qualifying"),
		...(first ? [first] : []),
		...playoffStage("group-playoff"),
		...later,
		...playoffStage("playoff"),
	];
	return {
		stages: stages.map((stage, index) => ({ ...stage, rank: index + 1 })),
		matchIds: matchIds(
			stages.flatMap(({ divisions }) => divisions),
			{ ...known, prefix: prefix.thing },
		),
	};

	function stage(
		key: string,
		[name, title]: readonly [string, Text],
		divisions: readonly DivisionLayout[],
	): Omit<StageLayout, "rank"> {
		return { id: `${prefix.category}-${key}`, type: divisions[0]!.type, name, title, divisions };
	}
}

const groupDivision = (plan: GroupPlan, { thing }: Prefix): DivisionLayout => ({
	id: `${thing}-${slug(plan.name)}`,
	name: plan.name,
	type: "group",
	plan,
});

function playoffDivision(plan: PlayoffPlan, { thing }: Prefix): DivisionLayout {
	const key = plan.name ? slugOfLastWords(plan.name) : plan.kind;
	return { id: `${thing}-${key}`, name: plan.name ?? ONLY_PLAYOFF, type: "playoff", plan };
}
