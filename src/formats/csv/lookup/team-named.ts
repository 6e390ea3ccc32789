import { nearNames } from "../../../cup/search/near-names.ts";
import { TEAMS } from "../columns/teams.ts";
import type { CategoryDraft, Draft, TeamDraft } from "../draft.ts";
import type { Row } from "../file/row.ts";

type Wrong = {
	readonly message: string;
	readonly expected: string;
	/** It may be the name of a team whose own row is faulty: that has been reported. */
	readonly mayBeSaid?: boolean;
};

/** @returns the team with this name in other sheets: its id, or its club and suffix; else the fault of the name */
export function teamNamed(
	draft: Draft,
	category: CategoryDraft,
	text: string,
): { team: TeamDraft; wrong?: never } | { team?: never; wrong: Wrong } {
	const called = draft.teamsByName.called(text);
	const found = called.filter((team) => team.category === category || team.category === undefined);
	if (found.length === 1) return { team: found[0]! };
	const where = category.names.at(-1)!;
	if (found.length > 1) return { wrong: { message: "a name that two teams share", expected: "the team's id" } };
	const [elsewhere] = called;
	const message = elsewhere?.category ? `a team of ${elsewhere.category.names.at(-1)}, not of ${where}` : "no such team";
	const known = draft.teams.filter((team) => team.category === category && !team.isDoubtful).map((team) => team.name);
	const near = nearNames(text, known);
	const expected = `a team of ${where}${near.length === 0 ? "" : `; near: ${near.join(", ")}`}`;
	return { wrong: { message, expected, mayBeSaid: draft.hasUnnamedTeam && !elsewhere && near.length === 0 } };
}

/** Reports an unknown name, unless the cause is a faulty row in the sheet of teams. */
export function reportWrongTeam<Key extends string>(
	row: Row<Key>,
	key: Key,
	{ message, expected, mayBeSaid }: Wrong,
	value?: string,
): void {
	if (mayBeSaid) row.isBroken = true;
	else row.error(key, { message, expected, ...(value !== undefined && { value }) });
}

/** For a side that names neither a team nor a slot; nothing if the sheet of teams could not be read. */
export function reportNoTeam<Key extends string>(row: Row<Key>, key: Key, category: CategoryDraft, draft: Draft): void {
	const { wrong } = teamNamed(draft, category, row.text(key) ?? "");
	if (!wrong || draft.folder.isUnread(TEAMS)) row.isBroken = true;
	else
		reportWrongTeam(row, key, {
			...wrong,
			expected: `${wrong.expected}; or a slot such as 1A, 1st of group A, Winner of match 12, Bye`,
		});
}
