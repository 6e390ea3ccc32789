import { memo, type RefObject, useEffect, useMemo, useRef } from "react";
import type { DayField } from "../../office/day/day-data.ts";
import { AXIS, type Layout } from "../programme/layout.ts";
import { isClosedAt } from "./closing.ts";

type Props = {
	readonly layout: Layout;
	/** The scroller of the columns, and the width of each. */
	readonly scroller: RefObject<HTMLDivElement | null>;
	readonly columnWidth: number;
	readonly nowMinute: number | null;
	readonly onGo: (column: number) => void;
};

/**
 * All fields in one strip, a tick each, grouped by arena; a press scrolls the grid there. Screen readers have the arenas in the filter.
 */
export const Ribbon = memo(function Ribbon({ layout, scroller, columnWidth, nowMinute, onGo }: Props) {
	const { columns } = layout;
	const arenas = useMemo(() => {
		const isClosed = (field: DayField) => isClosedAt(field, nowMinute ?? 0);
		const found = new Map<
			string,
			{ readonly id: string; readonly name: string; readonly first: number; readonly ticks: string[] }
		>();
		for (const { arena, field, matches, index } of columns) {
			const own = found.get(arena.id) ?? { id: arena.id, name: arena.name, first: index, ticks: [] };
			found.set(arena.id, own);
			own.ticks.push(
				isClosed(field)
					? "is-closed"
					: field.late !== null
						? "is-late"
						: matches.some(({ state }) => state === "live")
							? "is-live"
							: "",
			);
		}
		return [...found.values()];
	}, [columns, nowMinute]);
	if (columns.length === 0) return null;
	const part = (count: number) => `${(100 * count) / columns.length}%`;
	return (
		<div
			aria-hidden="true"
			className="day-ribbon"
			onClick={(event) => {
				const { left, width } = event.currentTarget.getBoundingClientRect();
				onGo(Math.floor(((event.clientX - left) / width) * columns.length));
			}}
		>
			{arenas.map(({ id, name, first, ticks }) => (
				<div key={id} className="day-ribbon-arena" style={{ left: part(first), width: part(ticks.length) }}>
					<span>{name}</span>
					<div>
						{ticks.map((tick, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a field stands where it stands
							<i key={index} className={tick} />
						))}
					</div>
				</div>
			))}
			<View count={columns.length} {...{ scroller, columnWidth }} />
		</div>
	);
});

/** The visible part. It follows the scrolling without rendering the rest of the screen. */
function View({ count, scroller, columnWidth }: { count: number } & Pick<Props, "scroller" | "columnWidth">) {
	const frame = useRef<HTMLSpanElement>(null);
	useEffect(() => {
		const box = scroller.current;
		if (!box) return;
		const follow = () => {
			const own = frame.current;
			if (!own) return;
			const from = Math.min(count, box.scrollLeft / columnWidth);
			const until = Math.min(count, (box.scrollLeft + box.clientWidth - AXIS) / columnWidth);
			own.style.left = `${(100 * from) / count}%`;
			own.style.width = `${(100 * (until - from)) / count}%`;
		};
		follow();
		box.addEventListener("scroll", follow, { passive: true });
		const sizes = new ResizeObserver(follow);
		sizes.observe(box);
		return () => {
			box.removeEventListener("scroll", follow);
			sizes.disconnect();
		};
	}, [count, scroller, columnWidth]);
	return <span ref={frame} className="day-view" />;
}
