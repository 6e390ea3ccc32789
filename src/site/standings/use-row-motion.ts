import { type RefObject, useLayoutEffect, useRef } from "react";
import { useYear } from "../../client/data/site-data.ts";
import { showNews, slide } from "../../client/live/news.ts";

type Drawn = { readonly order: string; readonly width: number; readonly tops: ReadonlyMap<string, number> };

/**
 * If teams of a table change places while the page is open, their rows slide, once. The rows carry `data-team`.
 * @param teams in their order
 */
export function useRowMotion(table: RefObject<HTMLTableElement | null>, teams: readonly string[]): void {
	const { year } = useYear();
	const order = teams.join(" ");
	const before = useRef<Drawn | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each other order
	useLayoutEffect(() => {
		const was = before.current;
		const now = table.current && drawn(table.current, order);
		before.current = now;
		// A table of other teams is a new one; at another width the rows differ.
		if (was === null || now === null || was.width !== now.width || !isSameTeams(was, now)) return;
		showNews(year, () => {
			for (const row of rowsOf(table.current)) {
				const [from, to] = [was, now].map(({ tops }) => tops.get(row.dataset.team ?? ""));
				if (from !== undefined && to !== undefined && from !== to) slide(row, from - to);
			}
		});
	}, [order]);
}

const rowsOf = (table: HTMLTableElement | null) => table?.querySelectorAll<HTMLElement>("tr[data-team]") ?? [];

function drawn(table: HTMLTableElement, order: string): Drawn {
	const tops = new Map([...rowsOf(table)].map((row) => [row.dataset.team ?? "", row.offsetTop]));
	return { order, width: table.offsetWidth, tops };
}

const isSameTeams = (was: Drawn, now: Drawn): boolean =>
	was.order !== now.order && was.tops.size === now.tops.size && [...was.tops.keys()].every((team) => now.tops.has(team));
