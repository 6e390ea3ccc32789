import type { PlayoffRound } from "../cup/playoff-round.ts";
import { weekTimeOf } from "./calendar.ts";
import type { CategoryPlan, PlayoffPlan } from "./category-plan.ts";

/** "Mon 08:00, Tue 12:00" */
const times = (text: string) => text.split(", ").map(weekTimeOf);

const ROUNDS: readonly PlayoffRound[] = [
	"round-of-128",
	"round-of-64",
	"round-of-32",
	"round-of-16",
	"quarter-final",
	"semi-final",
	"final",
];

/** The times of the last rounds: the last of them is the final. `third`: the third-place match, where one is played. */
function playoff(letter: "A" | "B", positions: readonly [number, number], text: string, third?: string): PlayoffPlan {
	const list = times(text);
	const rounds = ROUNDS.slice(-list.length).map((round, index) => [round, list[index]!] as const);
	const all = third ? [...rounds, ["third-place", weekTimeOf(third)] as const] : rounds;
	return { letter, positions, rounds: Object.fromEntries(all) };
}

const TOP_TWO = [1, 2] as const;
const THE_REST = [3, 99] as const;

/** The current edition at full size: 1,912 teams and 5,046 matches. */
export const CATEGORIES: readonly CategoryPlan[] = [
	{
		short: "B18",
		boys: true,
		age: 18,
		minutesPerHalf: 30,
		goals: 2.4,
		extraTime: true,
		groups: { 3: 2, 4: 20, 5: 2 },
		groupRounds: times("Mon 08:00, Mon 13:00, Tue 08:00"),
		largerGroupRounds: { from: 5, rounds: times("Mon 08:00, Mon 13:00, Tue 08:00, Tue 12:00, Tue 16:00") },
		playoffs: [
			playoff("A", TOP_TWO, "Wed 08:00, Wed 14:00, Thu 08:00, Thu 13:40, Fri 13:00, Sun 13:30", "Sun 11:00"),
			playoff("B", THE_REST, "Wed 08:00, Wed 14:00, Thu 08:00, Thu 15:00, Fri 13:00, Sat 15:00"),
		],
	},
	{
		short: "B16",
		boys: true,
		age: 16,
		minutesPerHalf: 25,
		goals: 2.6,
		groups: { 4: 56 },
		groupRounds: times("Mon 08:00, Mon 14:00, Tue 08:00"),
		playoffs: [
			playoff("A", TOP_TWO, "Tue 15:00, Wed 08:00, Wed 14:00, Thu 09:00, Thu 13:00, Fri 10:00, Sat 13:00", "Sat 11:30"),
			playoff("B", THE_REST, "Tue 16:00, Wed 10:00, Thu 08:00, Thu 12:00, Fri 09:00, Fri 14:00, Sat 10:00"),
		],
	},
	{
		short: "B15",
		boys: true,
		age: 15,
		minutesPerHalf: 25,
		goals: 2.8,
		groups: { 3: 8, 4: 48, 5: 8 },
		groupRounds: times("Mon 10:00, Tue 10:00, Wed 08:00"),
		largerGroupRounds: { from: 5, rounds: times("Mon 10:00, Tue 08:00, Tue 13:00, Wed 08:00, Wed 13:00") },
		playoffs: [
			playoff("A", TOP_TWO, "Thu 09:00, Thu 14:00, Fri 08:00, Fri 14:00, Sat 09:00, Sat 14:00, Sun 12:00", "Sun 10:00"),
			playoff("B", THE_REST, "Thu 11:00, Thu 16:00, Fri 09:00, Fri 15:00, Sat 10:00, Sat 15:00, Sun 10:00"),
		],
	},
	{
		short: "B14",
		boys: true,
		age: 14,
		minutesPerHalf: 20,
		goals: 3,
		groups: { 3: 4, 4: 56, 5: 4 },
		groupRounds: times("Mon 09:00, Wed 10:00, Thu 08:00"),
		largerGroupRounds: { from: 5, rounds: times("Mon 09:00, Tue 09:00, Tue 14:00, Wed 10:00, Thu 08:00") },
		playoffs: [
			playoff("A", TOP_TWO, "Fri 08:00, Fri 13:00, Sat 08:00, Sat 12:00, Sat 16:00, Sun 09:00, Sun 13:00", "Sun 11:00"),
			playoff("B", THE_REST, "Fri 09:00, Fri 14:00, Sat 08:00, Sat 12:00, Sat 16:00, Sun 09:00, Sun 12:00"),
		],
	},
	{
		short: "B13",
		boys: true,
		age: 13,
		minutesPerHalf: 20,
		goals: 3.3,
		groups: { 5: 48 },
		groupRounds: times("Mon 08:00, Tue 08:00, Wed 08:00, Thu 08:00, Thu 14:00"),
		playoffs: [playoff("A", TOP_TWO, "Fri 08:00, Fri 14:00, Sat 09:00, Sat 14:00, Sun 08:00, Sun 10:30, Sun 14:30")],
	},
	{
		short: "B12",
		boys: true,
		age: 12,
		minutesPerHalf: 15,
		goals: 3.6,
		young: true,
		groups: { 8: 16 },
		groupRounds: times("Mon 08:00, Tue 08:00, Tue 13:00, Wed 08:00, Wed 13:00, Thu 09:00, Thu 14:00"),
		playoffs: [playoff("A", TOP_TWO, "Fri 10:00, Fri 15:00, Sat 09:00, Sat 13:00, Sat 16:00")],
	},
	{
		short: "B11",
		boys: true,
		age: 11,
		minutesPerHalf: 15,
		goals: 3.8,
		young: true,
		groups: { 7: 16 },
		groupRounds: times("Mon 08:00, Mon 13:00, Tue 10:00, Wed 10:00, Wed 15:00, Thu 11:00, Fri 09:00"),
		playoffs: [],
	},
	{
		short: "G18",
		boys: false,
		age: 18,
		minutesPerHalf: 30,
		goals: 2.7,
		extraTime: true,
		groups: { 3: 1, 4: 16, 5: 1 },
		groupRounds: times("Thu 13:30, Fri 08:00, Fri 13:00"),
		later: { round: "first", minutes: 130 },
		largerGroupRounds: { from: 5, rounds: times("Thu 13:30, Thu 18:00, Fri 08:00, Fri 11:30, Fri 15:00") },
		playoffs: [
			playoff("A", TOP_TWO, "Fri 18:15, Sat 08:00, Sat 13:00, Sat 17:00, Sun 09:00, Sun 15:00", "Sun 13:00"),
			playoff("B", THE_REST, "Fri 18:15, Sat 08:00, Sat 13:00, Sat 17:00, Sun 09:00, Sun 13:00"),
		],
	},
	{
		short: "G16",
		boys: false,
		age: 16,
		minutesPerHalf: 25,
		goals: 2.9,
		groups: { 3: 2, 4: 32, 5: 2 },
		groupRounds: times("Mon 12:00, Tue 12:00, Wed 10:00"),
		largerGroupRounds: { from: 5, rounds: times("Mon 12:00, Tue 08:00, Tue 14:00, Wed 08:00, Wed 13:00") },
		playoffs: [
			playoff("A", TOP_TWO, "Wed 18:00, Thu 09:00, Thu 14:10, Fri 09:00, Fri 15:00, Sat 10:00, Sat 14:30", "Sat 13:00"),
			playoff("B", THE_REST, "Wed 18:00, Thu 10:00, Thu 16:00, Fri 10:00, Fri 16:00, Sat 09:00, Sat 13:00"),
		],
	},
	{
		short: "G14",
		boys: false,
		age: 14,
		minutesPerHalf: 20,
		goals: 3.1,
		groups: { 3: 6, 4: 32, 5: 6 },
		groupRounds: times("Tue 09:00, Wed 12:00, Thu 10:00"),
		largerGroupRounds: { from: 5, rounds: times("Mon 15:00, Tue 09:00, Wed 08:00, Wed 14:00, Thu 10:00") },
		later: { round: "last", minutes: 225 },
		playoffs: [
			playoff("A", TOP_TWO, "Thu 18:00, Fri 09:00, Fri 15:00, Sat 09:00, Sat 15:00, Sun 09:00, Sun 12:30", "Sun 11:30"),
			playoff("B", THE_REST, "Thu 18:00, Fri 10:00, Fri 16:00, Sat 10:00, Sat 16:00, Sun 09:00, Sun 12:00"),
		],
	},
	{
		short: "G13",
		boys: false,
		age: 13,
		minutesPerHalf: 20,
		goals: 3.5,
		groups: { 5: 4, 6: 4, 7: 12 },
		groupRounds: times("Mon 14:00, Tue 09:00, Tue 15:00, Wed 12:00, Thu 09:00, Thu 14:00, Fri 10:00"),
		playoffs: [],
	},
	{
		short: "G12",
		boys: false,
		age: 12,
		minutesPerHalf: 15,
		goals: 3.6,
		young: true,
		groups: { 6: 4, 7: 8 },
		groupRounds: times("Mon 10:00, Mon 15:00, Tue 09:00, Tue 15:00, Wed 10:00, Thu 13:00, Fri 09:00"),
		playoffs: [],
	},
];
