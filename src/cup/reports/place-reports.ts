import type { Report } from "./report.ts";

/**
 * A report with its instant on the pitch. `moved`: its own time cannot be right, so it is placed before the reports accepted
 * after it.
 */
export type PlacedReport = { readonly report: Report; readonly instant: number; readonly moved: boolean };

/** In milliseconds. The clocks of two processes differ by less; one that was set back was wrong by more. */
const SKEW = 60_000;
/** In milliseconds. A report accepted this soon after its time was sent live. */
const AT_ONCE = 60_000;

/**
 * Reports with the instants that they are ordered by. No event can be later than its acceptance; and one accepted before another,
 * by a clock that has been set back since, happened before the other was accepted. A report from a phone that was offline keeps
 * its own time, which is before both.
 */
export function placeReports(reports: readonly Report[]): PlacedReport[] {
	const accepted = reports
		.flatMap(({ at, accepted }) =>
			accepted ? [{ order: accepted.order, at: Date.parse(at), taken: Date.parse(accepted.at) }] : [],
		)
		.sort((a, b) => a.order - b.order);
	return reports.map((report) => {
		const at = Date.parse(report.at);
		const own = report.accepted;
		if (!own) return { report, instant: at, moved: false };
		const taken = Date.parse(own.at);
		const happened = Math.min(at, taken);
		let latest = happened;
		for (const later of accepted) {
			if (later.order <= own.order || later.taken >= taken - SKEW) continue;
			latest = Math.min(latest, later.taken - later.at <= AT_ONCE ? later.at : later.taken);
		}
		return { report, instant: latest, moved: latest < happened };
	});
}
