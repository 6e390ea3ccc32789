import type { DayMatch } from "../../office/day/day-data.ts";

/** Whether a match's time or place may change: it has not begun. */
export const mayMove = ({ state }: DayMatch): boolean => state === "upcoming" || state === "postponed";
