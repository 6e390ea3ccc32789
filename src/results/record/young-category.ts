import type { CupFileCategory } from "./cup-file.ts";

/** Nothing of its results is told: that a match was played is all that is kept (DECISIONS §3). */
export const isYoung = ({ publishes }: Pick<CupFileCategory, "publishes">): boolean => publishes?.scores === false;
