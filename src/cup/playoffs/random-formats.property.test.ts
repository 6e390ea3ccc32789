import fc from "fast-check";
import { expect, test } from "vitest";
import { anyFormat, drawnCup, playedByLot } from "../../../tests/support/random-format.ts";
import type { TeamId } from "../ids.ts";
import { SIDE_NAMES } from "../match/match.ts";
import { advancementFaults } from "./advancement-faults.ts";
import { bracket, type PlayoffMatch } from "./bracket.ts";
import { finalPlacings } from "./placings.ts";
import { stuckSlots } from "./stuck-slots.ts";

test("a cup in any format, played by lot, seats every team once and leaves no seat empty in silence", () => {
	const seen = { open: 0, seats: 0, shared: 0, consoled: 0 };
	fc.assert(
		fc.property(anyFormat, (one) => {
			const cup = drawnCup(one);
			expect(advancementFaults(cup.plan as never)).toEqual([]);
			if (cup.plan.matches.some(({ id }) => id.includes("consolation"))) seen.consoled += 1;
			const { plan, filled } = playedByLot(cup, one);

			const stuck = new Set(stuckSlots(plan, filled).flatMap(({ sides }) => sides.map(({ match, side }) => `${match} ${side}`)));
			const seated = new Map<string, TeamId[]>();
			const silent: string[] = [];
			for (const match of plan.matches)
				for (const side of SIDE_NAMES) {
					const { team, bye } = filled.sides.get(match.id)![side];
					const { slot } = match[side];
					seen.seats += 1;
					if (team === null && !bye) {
						seen.open += 1;
						// Behind a match that nobody can play, or whose own seat is open; or itself named as stuck.
						const from = slot?.kind === "winner" || slot?.kind === "loser" ? slot.match : null;
						const standing = from === null ? null : filled.sides.get(from)!;
						const waits = standing !== null && SIDE_NAMES.some((name) => standing[name].team === null && !standing[name].bye);
						if (!waits && !stuck.has(`${match.id} ${side}`)) silent.push(`${match.id} ${side}`);
					}
					if (team !== null && (slot?.kind === "position" || slot?.kind === "best-of")) {
						const key = match.division;
						if (key !== "M1") seated.set(key, [...(seated.get(key) ?? []), team]);
					}
				}
			expect(silent).toEqual([]);
			const [a = [], b = []] = [seated.get("PA1"), seated.get("PB1")];
			// Everybody has one seat in one of the playoffs.
			expect([...a, ...b].toSorted()).toEqual(cup.teams.toSorted());

			const brackets = new Map(
				["PA1", "PB1"].map(
					(id) => [id, bracket(plan.matches.filter(({ division }) => division === id) as PlayoffMatch[])] as const,
				),
			);
			const { placings, open } = finalPlacings(plan, brackets, filled);
			if (!one.doubleWalkovers) expect(open).toBe(0);
			expect(placings.length + open).toBe(cup.teams.length);
			expect(new Set(placings.map(({ team }) => team)).size).toBe(placings.length);
			if (open === 0)
				for (const { position, shared } of placings) {
					expect(position).toBe(1 + placings.filter((other) => other.position < position).length);
					expect(shared).toBe(placings.filter((other) => other.position === position).length > 1);
					if (shared) seen.shared += 1;
				}
		}),
		{ numRuns: 250 },
	);
	// It was not all of one kind.
	expect(seen.seats).toBeGreaterThan(seen.open * 2);
	expect([seen.open > 0, seen.shared > 0, seen.consoled > 20]).toEqual([true, true, true]);
});
