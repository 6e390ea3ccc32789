import { nameKey } from "../../../cup/search/name-key.ts";
import type { CupFileCategory, CupFileEdition, CupFileMatch } from "../../../results/record/cup-file.ts";
import { matchesNamed } from "../../../results/record/naming/matches-named.ts";
import type { Present } from "../assemble.ts";
import { CATEGORIES } from "../columns/categories.ts";
import type { MATCHES } from "../columns/matches.ts";
import type { KeyOf } from "../columns/sheet.ts";
import type { Draft } from "../draft.ts";
import type { Row } from "../file/row.ts";
import { fieldOf } from "../places/arenas.ts";
import { withoutUndefined } from "../words/without-undefined.ts";
import { readResult } from "./result.ts";
import { readSlotWords } from "./slot.ts";
import { startOf } from "./start.ts";

type MatchRow = Row<KeyOf<typeof MATCHES>>;

const PLACE = ["group", "playoff", "stage", "round", "position"] as const;
const GOALS = /^\d{1,3}$/;
const OF_RESULT = {
	halfTime: "halfTime",
	regularTime: "regularTime",
	shootOut: "shootOut",
	decidedBy: "decidedBy",
	winner: "winner",
	status: "status",
	period: "period",
	minute: "minute",
	field: "field",
} as const;

/**
 * The edition, if a row only identifies its match, as in a sheet of results: by number or id, without sides or place. The columns
 * "home" and "away" may contain goals; without a sheet of categories they can only contain goals or teams, so other words are
 * reported.
 */
export function editionOfRecordedMatch(row: MatchRow, present: Present | undefined, draft: Draft): CupFileEdition | undefined {
	const edition = present?.edition;
	if (!edition || edition.matches.length === 0) return undefined;
	const named = row.text("id") ?? row.text("number");
	if (!row.cell("number") && !row.cell("id")) return undefined;
	if (PLACE.some((key) => row.cell(key)) || row.cell("remove")) return undefined;
	const sides = [row.text("home"), row.text("away")].filter((text) => text !== undefined);
	if (sides.every((text) => GOALS.test(text))) return edition;
	if (draft.folder.has(CATEGORIES) || named === undefined || matchesNamed(edition, named).length === 0) return undefined;
	const isSide = (text: string) =>
		readSlotWords(text).length > 0 || edition.teams.some(({ id }) => isTeam(id, text, edition, present));
	return sides.some(isSide) ? undefined : edition;
}

/** Reads such a row's values for the recorded match. */
export function readRecordedMatch(row: MatchRow, edition: CupFileEdition, present: Present, draft: Draft): void {
	const match = recordedMatch(row, edition);
	if (!match) return;
	const earlier = draft.recorded.find(({ noun }) => noun.id === match.id);
	if (earlier) {
		row.error(row.cell("id") ? "id" : "number", {
			message: `a match that is already on line ${earlier.line}`,
			expected: "each match once",
		});
		return;
	}
	const field = fieldOf(row, "arena", "field", draft);
	const goals = row.cell("home") || row.cell("away") ? (["home", "away"] as const) : (["homeGoals", "awayGoals"] as const);
	const noun = {
		id: match.id,
		...withoutUndefined({ start: startOf(row, ["date", "time"], field, draft, "warning"), field: field?.noun.id }),
		...readResult(row, draft, (side, text) => isTeam(match[side].team, text, edition, present), goals),
	};
	const score = row.cell("score") ? "score" : goals[0];
	draft.comesFrom(noun, row, {
		...OF_RESULT,
		id: row.cell("id") ? "id" : "number",
		division: row.cell("id") ? "id" : "number", // the match identifies its group
		score,
		start: row.cell("date") ? "date" : "time",
		...(row.cell("walkover") && { winner: "walkover", status: "walkover" }),
	});
	draft.recorded.push({ noun, line: row.line });
}

function recordedMatch(row: MatchRow, edition: CupFileEdition): CupFileMatch | undefined {
	const key = row.cell("id") ? "id" : "number";
	const text = row.text(key);
	if (text === undefined) return undefined;
	const called = matchesNamed(edition, text);
	const category = row.text("category");
	const found = category === undefined ? called : called.filter((match) => isOf(match, category, edition));
	if (found.length === 1) return found[0];
	if (found.length === 0) {
		row.error(key, {
			message: category === undefined || called.length === 0 ? "no such match" : "no such match in this category",
			expected: `the number or the id of a match of ${edition.name}`,
		});
	} else {
		const ids = found.map(({ id, division }) => `${id} (${categoryOf(division, edition)?.shortName.en ?? division})`).join(", ");
		row.error(key, {
			message: `a number that ${found.length} matches share`,
			expected: `its category too, or its id in a column “id”: ${ids}`,
		});
	}
	return undefined;
}

const categoryOf = (division: string, { categories }: CupFileEdition): CupFileCategory | undefined =>
	categories.find(({ stages }) => stages.some(({ divisions }) => divisions.some(({ id }) => id === division)));

function isOf({ division }: CupFileMatch, text: string, edition: CupFileEdition): boolean {
	const category = categoryOf(division, edition);
	if (!category) return false;
	const { id, name, shortName } = category;
	return [id, name.en, name.sv, shortName.en, shortName.sv].some((one) => nameKey(one) === nameKey(text));
}

function isTeam(id: string | undefined, text: string, { teams }: CupFileEdition, { clubs }: Present): boolean {
	const team = teams.find((one) => one.id === id);
	const club = clubs.find((one) => one.id === team?.club);
	const name = [club?.name ?? "", team?.suffix ?? ""].join(" ").trim();
	return team !== undefined && (team.id === text || nameKey(name) === nameKey(text));
}
