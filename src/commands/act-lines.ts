import { whyIn } from "../results/acts/act.ts";
import type { LedgerAct } from "../results/acts/ledger.ts";
import { countOf } from "./count-of.ts";

/** The most changes of an act that a list shows. */
const IN_A_LIST = 3;

/**
 * "12 2026-07-16 14:20 move, command line", followed by the changes, as "was → is".
 * @param timeOf formats an instant in local time
 */
export function actLines(act: LedgerAct, timeOf: (instant: string) => string, most = IN_A_LIST): string[] {
	const { id, at, kind, desk, lines, changed, added, removed, undoes, undoneBy } = act;
	const why = whyIn("en", act);
	const what = undoes.length > 0 ? `undo of ${undoes.join(", ")}` : kind;
	const undone = undoneBy === null ? "" : `  (undone by ${undoneBy})`;
	const shown = lines.slice(0, most).map(({ what, was, becomes }) => `      ${what}: ${was} → ${becomes}`);
	const more = changed - shown.length;
	const rows = [
		...(added > 0 ? [`${countOf(added, "row", "rows")} added`] : []),
		...(removed > 0 ? [`${countOf(removed, "row", "rows")} removed`] : []),
	];
	return [
		`${String(id).padStart(4)}  ${timeOf(at)}  ${what}, ${desk}${undone}`,
		...(why === null ? [] : [`      why: ${why}`]),
		...shown,
		...(more > 0 ? [`      and ${more} more`] : []),
		...(rows.length > 0 ? [`      ${rows.join(", ")}`] : []),
	];
}
