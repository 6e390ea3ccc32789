import { orNear } from "../../../cup/search/near-names.ts";
import type { Place } from "../../../results/record/fault.ts";
import { CLUBS } from "../columns/teams.ts";
import type { ClubDraft, Draft } from "../draft.ts";
import type { Row } from "../file/row.ts";
import { givenId } from "../given-id.ts";
import { ownColumns, ownValues } from "../own-values.ts";
import { readNation } from "../words/nation.ts";
import { readId, readText } from "../words/plain.ts";

const NATION = "the club's nation, or one in cup.csv for every club without a nation";

export function readClubs(draft: Draft): void {
	for (const row of draft.folder.rows(CLUBS)) {
		const name = row.needed("name", readText, "the club's name");
		if (name === undefined) continue;
		const ownId = row.value("id", readId);
		const id = ownId ?? draft.record?.clubCalled(name) ?? givenId("", name);
		if (draft.removes(row, "clubs", id)) continue;
		const isThere = draft.record?.hasClub(id) ?? false;
		const nation = row.value("nation", readNation) ?? (isThere ? undefined : draft.nation);
		if (nation === undefined && !isThere && !row.cell("nation") && !draft.nationIsWrong)
			row.error("nation", { message: "missing", expected: NATION, value: undefined });
		const noun = { id, name, ...(nation && { nation }), ...ownValues(CLUBS, row) };
		draft.comesFrom(noun, row, { id: "id", name: "name", nation: "nation", ...ownColumns(CLUBS) });
		if (draft.clubsByName.called(id).some((club) => club.noun.id === id))
			row.error(ownId ? "id" : "name", {
				message: "a club that is already in an earlier row",
				expected: "each club once; two clubs with the same name need an id each",
			});
		else draft.addClub({ noun, name });
	}
}

/** @returns the club that a team's row names; without a sheet of clubs, it is made with its first team */
export function clubOf(row: Row<"club" | "nation">, draft: Draft): ClubDraft | undefined {
	const text = row.needed("club", readText, "the club's name");
	if (text === undefined) return undefined;
	const stated = row.value("nation", readNation);
	const named = draft.clubsByName.called(text);
	const club = named.find(({ noun }) => stated !== undefined && noun.nation === stated) ?? named[0];
	if (named.length > 1 && club?.noun.nation !== stated) {
		row.error("club", { message: "a name that two clubs share", expected: "the club's id, or its nation in the same row" });
		return undefined;
	}
	if (draft.folder.has(CLUBS)) {
		if (draft.folder.isUnread(CLUBS)) row.isBroken = true;
		else if (!club)
			row.error("club", {
				message: "no such club",
				expected: orNear(
					"a club in the sheet clubs",
					text,
					draft.clubs.map(({ name }) => name),
				),
			});
		else if (stated !== undefined && club.noun.nation !== undefined && club.noun.nation !== stated)
			row.error("nation", { message: "a different nation from the sheet clubs", expected: club.noun.nation });
		return club;
	}
	if (!club) {
		const made: ClubDraft = { noun: { id: givenId("", text), name: text, ...(stated && { nation: stated }) }, name: text };
		draft.comesFrom(made.noun, row, { name: "club", nation: "nation" });
		draft.addClub(made);
		return made;
	}
	if (stated === undefined) return club;
	if (club.noun.nation === undefined) {
		club.noun.nation = stated;
		if (draft.record?.hasClub(club.noun.id)) draft.comesFrom(club.noun, row, { nation: "nation" });
	} else if (club.noun.nation !== stated)
		row.error("nation", {
			message: "a different nation from an earlier row for this club",
			expected: `${club.noun.nation}; or a sheet clubs, with an id each for two clubs with the same name`,
		});
	return club;
}

/** Clubs made from teams get the cup's nation, if no row states theirs. */
export function completeClubs(draft: Draft): void {
	if (draft.folder.has(CLUBS)) return;
	const lacking: Place[] = [];
	for (const { noun } of draft.clubs) {
		if (noun.nation !== undefined || draft.isBroken(noun) || draft.record?.hasClub(noun.id)) continue;
		if (draft.nation !== undefined) noun.nation = draft.nation;
		else lacking.push(draft.origins.placeOf({ noun }, ["noun", "name"]));
	}
	if (draft.nationIsWrong) return;
	const words = { severity: "error", field: "nation", value: undefined, message: "missing", expected: NATION } as const;
	for (const { file, line } of lacking) draft.faults.push({ ...words, file, ...(line && { line }) });
}
