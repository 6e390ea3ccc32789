import { expect, it } from "vitest";
import { aDrawnCup } from "../../../tests/support/drawn-cup.ts";
import type { ProgrammeRule } from "../../cup/programme/programme-rule.ts";
import type { CupFileArena, CupFileClub } from "./cup-file.ts";
import { ruleConflicts } from "./rule-conflicts.ts";
import { type ScheduledEdition, schedulingProblem } from "./scheduling-problem.ts";

const GOTHENBURG = { latitude: 57.7089, longitude: 11.9746 };
const MALMO = { latitude: 55.605, longitude: 13.0038 };
const STOCKHOLM = { latitude: 59.3293, longitude: 18.0686 };

type Positions = {
	readonly clubs?: Readonly<Record<string, object>>;
	readonly arenas?: Readonly<Record<string, object>>;
	readonly rules?: readonly ProgrammeRule[];
};

function aRecord({ clubs: ofClubs = {}, arenas: ofArenas = {}, rules = [] }: Positions): ScheduledEdition {
	const { cup, clubs, arenas, editions } = aDrawnCup({ rules });
	const start = "2027-07-12T07:00:00Z";
	return {
		cup,
		clubs: clubs.map((club): CupFileClub => ({ ...club, ...ofClubs[club.id] })),
		arenas: arenas.map((arena): CupFileArena => ({ ...arena, ...ofArenas[arena.id] })),
		edition: {
			...editions[0]!,
			matches: [
				{
					...{ id: "1", division: "b14-1", round: 1, status: "scheduled", start, field: "north-1" },
					...{ home: { team: "b14-club-1" }, away: { team: "b14-club-3" } },
				},
				{
					...{ id: "2", division: "b14-2", round: 1, status: "scheduled", start, field: "north-2" },
					...{ home: { team: "b14-club-2" }, away: { team: "b14-club-4" } },
				},
			],
		},
	};
}
const kilometresTo = (positions: Positions) => new Map(schedulingProblem(aRecord(positions)).clubs.map(({ id, km }) => [id, km]));

it("a club's distance is that to the nearest arena as the crow flies", () => {
	const km = kilometresTo({ clubs: { "club-1": STOCKHOLM }, arenas: { north: MALMO, south: GOTHENBURG } });
	// 397 km by the spherical law of cosines; Malmö is 513 km away.
	expect(km.get("club-1")).toBeGreaterThan(396);
	expect(km.get("club-1")).toBeLessThan(400);
});

it("a distance is unknown without the club's position, or any arena's", () => {
	expect(kilometresTo({ arenas: { north: GOTHENBURG } }).get("club-1")).toBeNull();
	expect(kilometresTo({ clubs: { "club-1": STOCKHOLM } }).get("club-1")).toBeNull();
});

it("a late start for clubs farther away than 300 km is for those alone, and an unknown distance is near", () => {
	const clubs = { "club-1": STOCKHOLM, "club-2": MALMO, "club-3": GOTHENBURG };
	const broken = (farther: number) => {
		const rules: ProgrammeRule[] = [{ id: "far", must: true, kind: "clubs", farther, day: "2027-07-12", from: "12:00" }];
		return ruleConflicts(aRecord({ clubs, rules, arenas: { north: GOTHENBURG } })).certain.map(({ matches }) => matches);
	};
	expect(broken(300)).toEqual([["1"]]);
	// Malmö is 243 km from Gothenburg.
	expect(broken(200)).toEqual([["1"], ["2"]]);
	expect(broken(500)).toEqual([]);
});
