import { nameKey } from "../../../cup/search/name-key.ts";
import { groupWithin } from "../../../text/group-title.ts";
import type { CupFileCategory, CupFileStage, EditionRecord } from "../cup-file.ts";
import { namedGroups } from "./named-groups.ts";

/** Where teams can be level: a group, or a stage with slots for the best of several groups. */
export type NamedTiePlace = {
	readonly kind: "group" | "playoff";
	/** The division's id, or the stage's. */
	readonly id: string;
	readonly category: CupFileCategory;
	readonly name: string;
};

/**
 * @returns the groups and playoffs that a text refers to, with or without their category: "A", "Group A B14", "P14 Slutspel A"
 */
export function tiePlacesNamed({ edition }: Pick<EditionRecord, "edition">, text: string): NamedTiePlace[] {
	const key = nameKey(text);
	return edition.categories.flatMap((category) => {
		const { name, shortName } = category;
		const whose = [name.en, name.sv, shortName.en, shortName.sv, category.id];
		const isMeant = (own: readonly string[]) =>
			own.some((one) =>
				[one, ...whose.flatMap((of) => [`${of} ${one}`, `${one} ${of}`])].some((whole) => nameKey(whole) === key),
			);
		const groups = namedGroups([category]);
		return category.stages.flatMap((stage) =>
			placesOf(stage, groups).flatMap(({ own, ...place }) => (isMeant(own) ? [{ ...place, category }] : [])),
		);
	});
}

type Own = Pick<NamedTiePlace, "kind" | "id" | "name"> & { readonly own: readonly string[] };

function placesOf({ id, type, name, title, divisions }: CupFileStage, groups: ReturnType<typeof namedGroups>): Own[] {
	if (type === "playoff") return [{ kind: "playoff", id, name, own: [name, title.en, title.sv] }];
	return divisions.map((division) => {
		const group = groups.get(division.id)!;
		const ofStage = [name, title.en, title.sv].map((stage) => `${stage} ${division.name}`);
		return {
			kind: "group",
			id: division.id,
			name: groupWithin(group, "en"),
			own: [
				...[division.name, `group ${division.name}`, `grupp ${division.name}`],
				...[...ofStage, groupWithin(group, "en"), groupWithin(group, "sv")],
			],
		};
	});
}
