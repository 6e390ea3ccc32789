import type { DayMatch } from "../../office/day/day-data.ts";

/** Whether a match can get another time or place: it has not begun. */
export const mayMove = ({ state }: DayMatch): boolean => state === "upcoming" || state === "postponed";
