import type { MatchNow } from "../cup/alerts/match-alerts.ts";
import type { TeamNow } from "../cup/alerts/team-alerts.ts";
import type { MatchId } from "../cup/ids.ts";
import { type ExpectedStart, foreseenStarts } from "../cup/programme/late-running.ts";
import { playOf } from "../results/edition/building/expected-starts.ts";
import { dayOf } from "../results/edition/building/zoned-time.ts";
import type { EditionReadModel } from "../results/edition/keeping/edition-read-model.ts";

const OVER = new Set(["finished", "postponed", "cancelled"]);

/** A match in the public read model, without unpublished data and a young team's result. */
export function matchSeen(model: EditionReadModel, id: MatchId): MatchNow | null {
	const match = model.entity("match", id);
	const category = match && model.entity("category", match.category);
	if (!match || !category) return null;
	const { state, place, start, at } = match;
	const day = place && start ? `${place.field} ${dayOf(start)}` : null;
	const programme = day === null ? [] : (model.entity("programme", day) ?? []);
	const expected = state === "upcoming" ? (model.entity("expected", id)?.at ?? null) : null;
	const foreseen =
		state === "upcoming" && expected === null && day !== null ? foreseenOn(model, day, programme).get(id) : undefined;
	const before = programme.slice(0, Math.max(0, programme.indexOf(id)));
	return {
		state,
		young: !category.shows.scores,
		start: Number.isFinite(at) ? at : null,
		field: place?.field ?? null,
		expected,
		onTimeUntil: foreseen === undefined ? null : Math.min(foreseen.until, at),
		isNext: before.length > 0 && before.every((one) => OVER.has(model.entity("match", one)?.state ?? "finished")),
		score: category.shows.scores ? match.score : null,
		shootOut: category.shows.scores ? match.shootOut : null,
	};
}

/** Cached, since one check of an edition needs it for each match of a field's day. */
const foreseenBefore = new WeakMap<EditionReadModel, Map<string, ReadonlyMap<string, ExpectedStart>>>();

function foreseenOn(model: EditionReadModel, day: string, programme: readonly MatchId[]): ReadonlyMap<string, ExpectedStart> {
	const known = foreseenBefore.get(model) ?? new Map<string, ReadonlyMap<string, ExpectedStart>>();
	foreseenBefore.set(model, known);
	const found = known.get(day);
	if (found) return found;
	const matches = programme.flatMap((one) => model.entity("match", one) ?? []);
	const foreseen = matches.some(({ begun }) => begun !== null) ? foreseenStarts(matches.map(playOf)) : new Map();
	known.set(day, foreseen);
	return foreseen;
}

/** A team's certain outcome, in the public read model. */
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
