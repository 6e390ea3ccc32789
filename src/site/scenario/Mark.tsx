import { useLayoutEffect, useRef } from "react";
import { useYear } from "../../client/data/site-data.ts";
import { announce, showNews } from "../../client/live/news.ts";
import type { MarkName } from "../../client/queries/scenario.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";

const BOX = "relative inline-grid size-6 shrink-0 place-items-center overflow-hidden rounded-[4px] align-middle";

/** Whether a team goes on: solid is certain, half is possible, a bar is impossible. Screen readers get the meaning as text. */
export function Mark({ mark, stage }: { mark: MarkName; stage: string }) {
	const { scenario } = useText().match;
	const box = useRef<HTMLSpanElement>(null);
	useThrough(mark === "THROUGH" ? stage : null, () => box.current);
	return (
		<>
			<span ref={box} className="inline-flex">
				<MarkBox mark={mark} />
			</span>
			<span className="sr-only">{scenario.marks[mark](stage)}</span>
		</>
	);
}

/**
 * Animates an element once when a team goes through while the page is open. @param to what it has reached: each round of a playoff counts
 * anew; null while open
 */
export function useThrough(to: string | null, elementOf: () => HTMLElement | null): void {
	const { year } = useYear();
	const was = useRef(to);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when it becomes certain
	useLayoutEffect(() => {
		const isNews = to !== null && to !== was.current;
		was.current = to;
		if (!isNews) return;
		showNews(year, () => {
			const element = elementOf();
			if (element !== null) announce(element);
		});
	}, [to]);
}

export function MarkBox({ mark }: { mark: MarkName }) {
	if (mark === "THROUGH") {
		return (
			<span aria-hidden="true" className={`${BOX} border-2 border-ink bg-ink text-paper`}>
				<Icon name="check" size={15} />
			</span>
		);
	}
	if (mark === "CAN") {
		return (
			<span aria-hidden="true" className={`${BOX} border-2 border-ink bg-surface`}>
				<span className="absolute inset-0 bg-ink [clip-path:polygon(0_0,100%_0,0_100%)]" />
			</span>
		);
	}
	const isOpen = mark !== "CANNOT";
	return (
		<span
			aria-hidden="true"
			className={`${BOX} bg-surface font-cond text-sm/none font-[800] ${isOpen ? "border-2 border-ink" : "border border-line-strong text-ink-2"}`}
		>
			{isOpen ? "=" : "–"}
		</span>
	);
}

/** The meanings of a table's marks, in words. */
export function MarkLegend({ marks, stage }: { marks: readonly MarkName[]; stage: string }) {
	const { scenario } = useText().match;
	const shown = (["THROUGH", "CAN", "CANNOT", "LEVEL", "ELSEWHERE"] as const).filter((mark) => marks.includes(mark));
	return (
		<ul aria-hidden="true" className="flex flex-wrap print:hidden gap-x-5 gap-y-2 pt-3 pb-1 text-[.9375rem] text-ink-2">
			{shown.map((mark) => (
				<li key={mark} className="flex items-center gap-2.5">
					<MarkBox mark={mark} />
					{scenario.marks[mark](stage)}
				</li>
			))}
		</ul>
	);
}
