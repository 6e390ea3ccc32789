import type { CategoryPlan, PlayoffPlan, Positions } from "../category-plan.ts";
import { playoff, times } from "../playoff-plan.ts";

/**
 * The demo's editions have results by these earlier criteria of the preset, so they state them (docs/organise/rules/partille.md).
 */
const PARTILLE: CategoryPlan["rules"] = {
	preset: "partille",
	criteria: [{ headToHead: ["points"] }, "goal-difference", "goals-for", "lots"],
};
const PARTILLE_WITH_THROWS: CategoryPlan["rules"] = { ...PARTILLE, drawnPlayoff: ["seven-metre-throws"] };
const LUNDASPELEN = { preset: "lundaspelen" } as const;
const EHF = { preset: "ehf" } as const;

const TOP_TWO: Positions = [1, 2];
const THE_REST: Positions = [3, 99];

/** The middle of the group: in groups of four only the third. */
function middle(text: string): PlayoffPlan {
	return { ...playoff("B", [3, 4], text), positionsInGroupsOf: { 4: [3, 3] } };
}

/** Below the middle: the last one, or the last two of six. */
function last(text: string): PlayoffPlan {
	return { ...playoff("C", [5, 99], text), positionsInGroupsOf: { 4: [4, 4] } };
}

const PLANS: readonly Omit<CategoryPlan, "sport">[] = [
	{
		short: "B18",
		boys: true,
		age: 18,
		minutesPerHalf: 20,
		goals: 39,
		rules: EHF,
		groups: { 6: 5 },
		groupRounds: times("Mon 08:00, Mon 14:00, Tue 08:00, Tue 14:00, Wed 08:00"),
		playoffs: [
			playoff("A", TOP_TWO, "Wed 15:00, Thu 11:10, Fri 13:00, Sun 14:00", "Sun 11:00"),
			middle("Wed 16:00, Thu 13:00, Fri 11:00, Sat 15:00"),
			last("Wed 17:00, Thu 14:00, Fri 10:00, Sat 11:00"),
		],
	},
	{
		short: "B16",
		boys: true,
		age: 16,
		minutesPerHalf: 20,
		goals: 36,
		rules: PARTILLE_WITH_THROWS,
		groups: { 5: 8, 6: 4 },
		groupRounds: times("Mon 09:00, Mon 15:00, Tue 09:00, Tue 15:00, Wed 09:00"),
		playoffs: [
			playoff("A", TOP_TWO, "Wed 15:00, Thu 11:20, Thu 16:00, Fri 12:00, Sat 13:00", "Sat 11:00"),
			middle("Wed 16:00, Thu 09:00, Thu 14:00, Fri 10:00, Sat 10:00"),
			last("Wed 17:00, Thu 10:00, Fri 09:00, Sat 09:00"),
		],
	},
	{
		short: "B15",
		boys: true,
		age: 15,
		minutesPerHalf: 15,
		goals: 28,
		rules: PARTILLE,
		groups: { 4: 6, 5: 8 },
		groupRounds: times("Mon 10:00, Tue 08:00, Wed 08:00"),
		largerGroupRounds: { from: 5, rounds: times("Mon 10:00, Tue 08:00, Tue 13:00, Wed 08:00, Wed 13:00") },
		playoffs: [
			playoff("A", TOP_TWO, "Thu 08:00, Thu 13:00, Fri 09:00, Fri 15:00, Sat 14:00", "Sat 12:00"),
			middle("Thu 09:00, Thu 14:00, Fri 10:00, Fri 16:00, Sat 12:00"),
			last("Thu 11:30, Thu 16:00, Fri 11:00, Sat 10:00"),
		],
	},
	{
		short: "B14",
		boys: true,
		age: 14,
		minutesPerHalf: 15,
		goals: 27,
		rules: LUNDASPELEN,
		groups: { 4: 4, 5: 11 },
		groupRounds: times("Mon 11:00, Tue 10:00, Thu 09:00"),
		largerGroupRounds: { from: 5, rounds: times("Mon 11:00, Tue 10:00, Wed 08:00, Wed 14:00, Thu 09:00") },
		later: { round: "last", minutes: 150 },
		playoffs: [
			playoff("A", TOP_TWO, "Fri 08:00, Fri 14:00, Sat 09:00, Sat 15:00, Sun 12:00", "Sun 10:00"),
			middle("Fri 09:00, Fri 15:00, Sat 10:00, Sat 16:00, Sun 11:00"),
			last("Fri 10:00, Fri 16:00, Sat 11:00, Sun 09:00"),
		],
	},
	{
		short: "B13",
		boys: true,
		age: 13,
		minutesPerHalf: 15,
		goals: 26,
		rules: PARTILLE_WITH_THROWS,
		groups: { 5: 12 },
		groupRounds: times("Mon 12:00, Tue 11:00, Wed 10:00, Wed 16:00, Thu 10:00"),
		playoffs: [
			playoff("A", TOP_TWO, "Fri 10:00, Fri 16:00, Sat 10:00, Sat 16:00, Sun 11:00"),
			playoff("B", THE_REST, "Fri 08:00, Fri 12:00, Fri 17:00, Sat 11:00, Sat 16:00, Sun 10:00"),
		],
	},
	{
		short: "B12",
		boys: true,
		age: 12,
		minutesPerHalf: 15,
		goals: 24,
		rules: PARTILLE,
		young: true,
		groups: { 6: 8 },
		groupRounds: times("Mon 08:00, Tue 08:00, Tue 14:00, Wed 11:00, Thu 08:00"),
		playoffs: [playoff("A", TOP_TWO, "Fri 09:00, Fri 15:00, Sat 10:00, Sat 15:00")],
	},
	{
		short: "B11",
		boys: true,
		age: 11,
		minutesPerHalf: 15,
		goals: 22,
		rules: PARTILLE,
		young: true,
		groups: { 7: 6 },
		groupRounds: times("Mon 09:00, Mon 15:00, Tue 12:00, Wed 09:00, Wed 15:00, Thu 11:40, Fri 09:00"),
		playoffs: [],
	},
	{
		short: "G18",
		boys: false,
		age: 18,
		minutesPerHalf: 20,
		goals: 35,
		rules: EHF,
		groups: { 5: 6 },
		groupRounds: times("Tue 08:00, Tue 13:00, Wed 08:00, Wed 13:00, Thu 09:30"),
		playoffs: [
			playoff("A", TOP_TWO, "Fri 09:00, Fri 15:00, Sat 10:00, Sun 13:00", "Sun 10:00"),
			middle("Fri 10:00, Fri 16:00, Sat 11:00, Sun 10:00"),
			last("Fri 11:00, Sat 09:00, Sun 09:00"),
		],
	},
	{
		short: "G16",
		boys: false,
		age: 16,
		minutesPerHalf: 20,
		goals: 33,
		rules: PARTILLE,
		groups: { 5: 8, 6: 4 },
		groupRounds: times("Mon 13:00, Tue 09:00, Tue 16:00, Wed 12:00, Thu 09:00"),
		later: { round: "last", minutes: 150 },
		playoffs: [
			playoff("A", TOP_TWO, "Thu 17:00, Fri 11:00, Fri 17:00, Sat 11:00, Sun 12:00", "Sun 10:00"),
			middle("Thu 17:00, Fri 12:00, Sat 09:00, Sat 14:00, Sun 11:00"),
			last("Fri 13:00, Sat 10:00, Sat 16:00, Sun 10:00"),
		],
	},
	{
		short: "G15",
		boys: false,
		age: 15,
		minutesPerHalf: 15,
		goals: 27,
		rules: LUNDASPELEN,
		groups: { 4: 4, 5: 8 },
		groupRounds: times("Mon 14:00, Tue 10:00, Wed 10:00"),
		largerGroupRounds: { from: 5, rounds: times("Mon 14:00, Tue 10:00, Tue 17:00, Wed 10:00, Wed 16:00") },
		playoffs: [
			playoff("A", TOP_TWO, "Thu 08:00, Thu 15:00, Fri 09:00, Fri 15:00, Sat 13:00", "Sat 11:00"),
			middle("Thu 10:20, Thu 16:00, Fri 10:00, Sat 09:00, Sat 14:00"),
			last("Thu 11:40, Fri 09:00, Fri 14:00, Sat 10:00"),
		],
	},
	{
		short: "G14",
		boys: false,
		age: 14,
		minutesPerHalf: 15,
		goals: 26,
		rules: PARTILLE,
		groups: { 4: 2, 5: 12 },
		groupRounds: times("Mon 16:00, Tue 12:00, Thu 10:40"),
		largerGroupRounds: { from: 5, rounds: times("Mon 16:00, Tue 12:00, Wed 09:00, Wed 15:00, Thu 10:40") },
		playoffs: [
			playoff("A", TOP_TWO, "Fri 08:00, Fri 14:00, Sat 09:00, Sat 15:00, Sun 11:30", "Sun 09:30"),
			middle("Fri 09:00, Fri 15:00, Sat 10:00, Sat 16:00, Sun 10:30"),
			last("Fri 10:00, Fri 16:00, Sat 11:00, Sun 09:00"),
		],
	},
	{
		short: "G13",
		boys: false,
		age: 13,
		minutesPerHalf: 15,
		goals: 24,
		rules: PARTILLE,
		groups: { 6: 8 },
		groupRounds: times("Mon 10:00, Tue 09:00, Wed 08:00, Thu 11:00, Fri 10:00"),
		playoffs: [],
	},
	{
		short: "G12",
		boys: false,
		age: 12,
		minutesPerHalf: 15,
		goals: 22,
		rules: PARTILLE,
		young: true,
		groups: { 6: 6 },
		groupRounds: times("Mon 17:00, Tue 15:00, Wed 12:00, Thu 13:00, Fri 11:00"),
		playoffs: [],
	},
];

/** The current edition at full size: 685 teams. */
export const CATEGORIES: readonly CategoryPlan[] = PLANS.map((plan) => ({ sport: "handball", ...plan }));
