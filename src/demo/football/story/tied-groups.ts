import type { GroupScores } from "../../story/story.ts";

/** Groups of four whose tables need an explanation (DECISIONS §3, preset `gothia`), by the order of the draw. */

/** The second and the third are level on everything: they share second place. */
export const SHARED_SECOND: GroupScores = {
	"0-1": [2, 0],
	"0-2": [2, 0],
	"0-3": [1, 0],
	"1-2": [1, 1],
	"1-3": [2, 1],
	"2-3": [2, 1],
};

/** Three are level on everything: they share first place. */
export const THREE_SHARE_FIRST: GroupScores = {
	"0-1": [1, 1],
	"0-2": [1, 1],
	"1-2": [1, 1],
	"0-3": [2, 0],
	"1-3": [2, 0],
	"2-3": [2, 0],
};

/** The first two have the same points, goal difference and goals: their own match decides. */
export const BY_HEAD_TO_HEAD: GroupScores = {
	"0-1": [1, 0],
	"0-2": [1, 2],
	"0-3": [2, 0],
	"1-2": [2, 0],
	"1-3": [2, 1],
	"2-3": [1, 1],
};

/** Three have six points: goal difference separates one of them, goals scored the other two. */
export const BY_DIFFERENCE_AND_GOALS: GroupScores = {
	"0-3": [2, 1],
	"2-1": [3, 1],
	"3-2": [2, 0],
	"0-1": [3, 0],
	"2-0": [1, 0],
	"3-1": [3, 1],
};

/** The biggest win of the week. */
export const TEN_NIL: GroupScores = {
	"0-1": [10, 0],
	"0-2": [4, 1],
	"0-3": [2, 2],
	"1-2": [0, 3],
	"1-3": [1, 5],
	"2-3": [0, 1],
};
