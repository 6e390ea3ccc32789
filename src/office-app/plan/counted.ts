import type { PlanPreviewView } from "../../office/plan/plan-preview-view.ts";

/** Rows that are things of their own to whoever plans; others are a part of one. */
const THINGS = new Set([
	"edition",
	"club",
	"arena",
	"field",
	"category",
	"division",
	"team",
	"match",
	"announcement",
	"fact",
	"stream",
]);

/** How many things a change adds, changes and removes; what it changes beside them (the cup itself, the teams of a group) counts once. */
export function counted(counts: PlanPreviewView["counts"]): {
	readonly added: number;
	readonly changed: number;
	readonly removed: number;
} {
	const rows = Object.entries(counts);
	const things = rows.filter(([table]) => THINGS.has(table)).map(([, count]) => count);
	const sum = (of: "added" | "changed" | "removed") => things.reduce((total, count) => total + count[of], 0);
	const total = { added: sum("added"), changed: sum("changed"), removed: sum("removed") };
	const isNothing = total.added + total.changed + total.removed === 0;
	return isNothing && rows.length > 0 ? { ...total, changed: 1 } : total;
}
