import type { ReactNode } from "react";
import { useYear } from "../../client/data/site-data.ts";
import { useInstant } from "../../client/live/use-connection-state.ts";
import type { Followed } from "../../client/queries/followed.graphql.ts";
import { savedKinds, useSavedPages } from "../../client/saving/use-saved-pages.ts";
import { formatLongWeekday } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";

/** At the head of My Week while offline: that the day is saved. */
export function DaySaved({ followed }: { followed: Followed }) {
	const { offline: text } = useText();
	const saved = useSavedDays(followed);
	if (saved === null || !saved.has(followed.today)) return null;
	return (
		<p className="flex items-center gap-2 font-[550] text-ink-2">
			<Icon name="check" size={19} className="text-live-ink" />
			{text.daySaved}
		</p>
	);
}

/** The days with every match saved; null while online. */
export function useSavedDays({ matchesOf }: Pick<Followed, "matchesOf">): ReadonlySet<string> | null {
	const { inYear } = useYear();
	const pages = useSavedPages();
	if (pages === null) return null;
	const kept = new Set(pages.map(({ address }) => address));
	const days = new Map<string, boolean>();
	for (const { id, zonedStartTime } of matchesOf) {
		const day = zonedStartTime?.slice(0, 10);
		if (day !== undefined) days.set(day, (days.get(day) ?? true) && kept.has(inYear(`matches/${id}`)));
	}
	return new Set([...days].filter(([, isKept]) => isKept).map(([day]) => day));
}

/** Below My Week while offline: which of its pages are saved, since when, and which are not. */
export function SavedHere({ followed }: { followed: Followed }) {
	const { offline: text } = useText();
	const language = useLanguage();
	const instant = useInstant();
	const pages = useSavedPages();
	const saved = useSavedDays(followed);
	if (pages === null || pages.length === 0 || saved === null) return null;
	// Today's and tomorrow's pages: later days are not saved.
	const { matches, tables, arenas } = savedKinds(pages.filter(({ day }) => day >= followed.today));
	const today = matches.filter(({ day }) => day === followed.today).length;
	const days = followed.matchesOf.flatMap(({ zonedStartTime }) => zonedStartTime?.slice(0, 10) ?? []);
	const missing = [...new Set(days)]
		// For today the number of saved pages is shown.
		.filter((day) => day > followed.today || (day === followed.today && today === 0))
		.filter((day) => !saved.has(day))
		.sort();
	const titles = (some: typeof pages) => [...new Set(some.map(({ title }) => title))].join(", ");
	return (
		<section aria-labelledby="saved-here" className="mt-8 border-t-[3px] border-ink pt-3">
			<div className="flex items-baseline justify-between gap-3">
				<h2 id="saved-here" className="type-h2">
					{text.savedHere}
				</h2>
				<span className="text-ink-2 figures">{instant(Math.min(...pages.map(({ at }) => at)))}</span>
			</div>
			<ul className="band mt-2.5 divide-y divide-line">
				{today > 0 && (
					<Row name={text.matches}>
						{text.matchesSaved(today, Math.max(today, days.filter((day) => day === followed.today).length))}
					</Row>
				)}
				{tables.length > 0 && <Row name={text.tables}>{titles(tables)}</Row>}
				{arenas.length > 0 && <Row name={text.arenas}>{titles(arenas)}</Row>}
				{missing.length > 0 && (
					<Row name={missing.map((day) => formatLongWeekday(day, language)).join(", ")} isSaved={false}>
						{text.fetchedLater}
					</Row>
				)}
			</ul>
		</section>
	);
}

function Row({ name, isSaved = true, children }: { name: string; isSaved?: boolean; children: ReactNode }) {
	return (
		<li className="flex min-h-14 items-center gap-4 px-4 py-2">
			<Icon name={isSaved ? "check" : "networkOff"} size={20} className={isSaved ? "text-live-ink" : "text-ink-2"} />
			<span className="min-w-0">
				<b className={`block font-cond text-lg/6 font-[750] first-letter:uppercase ${isSaved ? "" : "text-ink-2"}`}>{name}</b>
				<span className="text-[.9375rem] text-ink-2">{children}</span>
			</span>
		</li>
	);
}
