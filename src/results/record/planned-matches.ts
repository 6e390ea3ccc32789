import { byDivision } from "../../cup/match/divisions-of.ts";
import type { ClosedSpan } from "../../cup/programme/conflicts.ts";
import type { CupFileField, CupFileMatch } from "./cup-file.ts";

type Slot = NonNullable<CupFileMatch["home"]["slot"]>;

/** Neither postponed nor cancelled. */
export const isPlanned = ({ status }: Pick<CupFileMatch, "status">) => status !== "postponed" && status !== "cancelled";

/** @returns of a match: the matches whose results determine its teams, whether they have been played or not */
export function feedersIn(planned: readonly CupFileMatch[]): (match: Pick<CupFileMatch, "home" | "away">) => string[] {
	const ofDivision = byDivision(planned);
	const inDivision = (division: string) => (ofDivision.get(division) ?? []).map(({ id }) => id);
	const feeding: { [Kind in Slot["kind"]]: (slot: Extract<Slot, { kind: Kind }>) => string[] } = {
		winner: ({ match }) => [match],
		loser: ({ match }) => [match],
		position: ({ division }) => inDivision(division),
		"best-of": ({ divisions }) => divisions.flatMap(inDivision),
		bye: () => [],
	};
	return ({ home, away }) => [home, away].flatMap(({ slot }) => (slot ? feeding[slot.kind](slot as never) : []));
}

/** A period in which a field is closed, in milliseconds. */
export const spanOf = ({ from, until }: NonNullable<CupFileField["closed"]>[number]): ClosedSpan => ({
	from: Date.parse(from),
	until: until === undefined ? null : Date.parse(until),
});
