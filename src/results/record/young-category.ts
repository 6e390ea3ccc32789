import type { CupFileCategory } from "./cup-file.ts";

/** A young category publishes nothing of its results; only that a match was played is stored (DECISIONS §3). */
export const isYoung = ({ publishes }: Pick<CupFileCategory, "publishes">): boolean => publishes?.scores === false;
