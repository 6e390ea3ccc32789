import type { GroupScores } from "../../story/story.ts";

/** Groups of four whose tables need an explanation, with two points for a win (DECISIONS §3), by the order of the draw. */

/** The second and the third are level on everything, by every preset: they share second place until lots are drawn. */
export const SHARED_SECOND: GroupScores = {
	"0-1": [18, 12],
	"0-2": [18, 12],
	"0-3": [15, 11],
	"1-2": [14, 14],
	"1-3": [16, 13],
	"2-3": [16, 13],
};

/**
 * By head-to-head points, then goal difference (categories.ts): two have four points, and their own match has priority over the
 * goal difference, which favours the other.
 */
export const BY_HEAD_TO_HEAD: GroupScores = {
	"0-1": [15, 14],
	"0-2": [12, 16],
	"0-3": [20, 11],
	"1-2": [18, 12],
	"1-3": [19, 10],
	"2-3": [14, 14],
};

/** By the same criteria: three have each beaten another and have four points; goal difference separates them. */
export const RING: GroupScores = {
	"0-1": [17, 12],
	"1-2": [15, 13],
	"2-0": [16, 14],
	"0-3": [19, 13],
	"1-3": [21, 12],
	"2-3": [18, 16],
};

/** Three are level on everything: they share first place. */
export const THREE_SHARE_FIRST: GroupScores = {
	"0-1": [13, 13],
	"0-2": [13, 13],
	"1-2": [13, 13],
	"0-3": [17, 9],
	"1-3": [17, 9],
	"2-3": [17, 9],
};

/** The biggest win of the week. */
export const FORTY_ONE_TO_THREE: GroupScores = {
	"0-1": [19, 14],
	"0-2": [22, 11],
	"0-3": [41, 3],
	"1-2": [16, 15],
	"1-3": [27, 8],
	"2-3": [24, 9],
};
