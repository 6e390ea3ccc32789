import { PARTS, type Part } from "../../client/address/live-center-request.ts";
import type { TeamId } from "../../cup/ids.ts";
import type { ShownState } from "../match/shown-state.ts";
import type { ListedMatch } from "./live-center.graphql.ts";

/** The matches of a reader's own teams, by part. */
export type OwnParts = Readonly<Record<Part, readonly ListedMatch[]>>;

const PART_OF: Readonly<Record<ListedMatch["part"], Part>> = { ON: "live", AHEAD: "next", OVER: "finished", OFF: "off" };

/** The reader's own matches by part: live ones first, the next ones soonest first, the finished ones latest first. */
export function ownParts(matches: readonly ListedMatch[], stateOf: (match: ListedMatch) => ShownState): OwnParts {
	const partOf = (match: ListedMatch): Part => (stateOf(match) === "DUE" ? "live" : PART_OF[match.part]);
	const inOrder = matches.toSorted((one, other) => startOf(one) - startOf(other));
	const of = (part: Part) => inOrder.filter((match) => partOf(match) === part);
	return { live: of("live"), next: of("next"), finished: of("finished").toReversed(), off: of("off") };
}

/** A match without a time is last of all. */
const startOf = ({ zonedStartTime: start }: ListedMatch): number =>
	start === null ? Number.MAX_SAFE_INTEGER : Date.parse(start);

/** The number of own matches that may precede others against the order of time. */
const AHEAD_OF_OTHERS = 3;

/**
 * The rows of a part with the reader's own on top, including later ones of the day that the list begins with. Each match is listed once.
 * @param own of this part
 * @param isFiltered the list is filtered by category, arena, nation or day, so none is added
 */
export function ownFirst(
	listed: readonly ListedMatch[],
	own: readonly ListedMatch[],
	favourites: ReadonlySet<TeamId>,
	isFiltered: boolean,
): readonly ListedMatch[] {
	const isOwn = ({ home, away }: ListedMatch) => [home, away].some(({ team }) => team !== null && favourites.has(team.id));
	const day = listed[0]?.zonedStartTime?.slice(0, 10);
	const ofDay = own.filter(({ zonedStartTime }) => zonedStartTime?.slice(0, 10) === day).slice(0, AHEAD_OF_OTHERS);
	const sameDay = listed.filter((match) => isOwn(match) && match.zonedStartTime?.slice(0, 10) === day);
	const added = isFiltered ? [] : ofDay.filter(({ id }) => sameDay.every((match) => match.id !== id));
	const first = [...sameDay, ...added].toSorted(
		(one, other) => own.findIndex(({ id }) => id === one.id) - own.findIndex(({ id }) => id === other.id),
	);
	const shown = new Set(first.map(({ id }) => id));
	return first.length === 0 ? listed : [...first, ...listed.filter(({ id }) => !shown.has(id))];
}

export const NO_OWN_PARTS: OwnParts = Object.fromEntries(PARTS.map((part) => [part, []])) as unknown as OwnParts;
