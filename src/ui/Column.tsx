import type { ReactNode } from "react";

/** The columns of a page: main of 768 px, and from 1180 px a side of 336 px after a gap of 48 px (design 2.3). */
export function Column({ side, stickySide = false, children }: { side?: ReactNode; stickySide?: boolean; children: ReactNode }) {
	if (side === undefined) return <div className="page-column pb-11">{children}</div>;
	return (
		<div className="page-column pb-11 lg:grid lg:grid-cols-[minmax(0,48rem)_21rem] lg:items-start lg:gap-x-12">
			<div className="min-w-0">{children}</div>
			<div className={stickySide ? "beside lg:sticky lg:top-0" : "beside"}>{side}</div>
		</div>
	);
}
