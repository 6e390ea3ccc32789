import type { MatchNow } from "../cup/alerts/match-alerts.ts";
import type { TeamNow } from "../cup/alerts/team-alerts.ts";
import type { MatchId } from "../cup/ids.ts";
import { dayOf } from "../results/edition/building/zoned-time.ts";
import type { EditionReadModel } from "../results/edition/keeping/edition-read-model.ts";

const OVER = new Set(["finished", "postponed", "cancelled"]);

/** A match as the public copy has it: what is not published, and a young team's result, is not in it. */
export function matchSeen(model: EditionReadModel, id: MatchId): MatchNow | null {
	const match = model.entity("match", id);
	const category = match && model.entity("category", match.category);
	if (!match || !category) return null;
	const { state, place, start, at } = match;
	const programme = place && start ? (model.entity("programme", `${place.field} ${dayOf(start)}`) ?? []) : [];
	const before = programme.slice(0, Math.max(0, programme.indexOf(id)));
	return {
		state,
		young: !category.shows.scores,
		start: Number.isFinite(at) ? at : null,
		field: place?.field ?? null,
		expected: state === "upcoming" ? (model.entity("expected", id)?.at ?? null) : null,
		isNext: before.length > 0 && before.every((one) => OVER.has(model.entity("match", one)?.state ?? "finished")),
		score: category.shows.scores ? match.score : null,
		shootOut: category.shows.scores ? match.shootOut : null,
	};
}

/** What is certain of a team, by the public copy. */
export function teamSeen(model: EditionReadModel, id: string): TeamNow | null {
	const team = model.entity("team", id);
	const shows = team && model.entity("category", team.category)?.shows;
	if (!team || !shows) return null;
	if (!shows.scores || !shows.tables) return { fate: null, place: null, group: null };
	const division = model.entity("team-division", id);
	const table = division && model.entity("table", division);
	const position = table?.rows.find((row) => row.team === id)?.position;
	const isAlone = table?.rows.filter((row) => row.position === position).length === 1;
	const isDecided = table?.complete === true && isAlone && table.rows.length > 1;
	const isAfresh = table?.rows.every(({ played }) => played === 0);
	return {
		fate: shows.playoffs ? (model.entity("fate", id) ?? null) : null,
		place: isDecided && division && position !== undefined ? { division, position } : null,
		group: table === undefined ? null : table.complete ? "decided" : isAfresh ? "afresh" : "open",
	};
}
