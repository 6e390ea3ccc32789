import { useEffect, useRef } from "react";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";

export type Tab = {
	readonly to: string;
	readonly label: string;
	readonly on: boolean;
	/** Over and done with: a tick beside the label. */
	readonly done?: boolean;
};

/** The visible part of the tab before the current one, in px, which shows that there is one. */
const AHEAD = 36;

const RULE = "after:absolute after:right-3 after:bottom-0 after:h-0.75 contrast-more:after:h-1.25 after:bg-accent-ink";

/** Views of one page, each with its own address (a query), so that they work without scripts and can be shared. */
export function Tabs({ label, tabs, className = "" }: { label: string; tabs: readonly Tab[]; className?: string }) {
	const list = useRef<HTMLUListElement>(null);
	const shown = tabs.findIndex(({ on }) => on);
	useEffect(() => {
		const scroller = list.current;
		const tab = scroller?.children[shown];
		if (!scroller || !(tab instanceof HTMLElement)) return;
		// At once, and where a page that is turned or resized has room for tabs only then.
		const resized = new ResizeObserver(() => {
			scroller.scrollLeft += tab.getBoundingClientRect().left - scroller.getBoundingClientRect().left - AHEAD;
		});
		resized.observe(scroller);
		return () => resized.disconnect();
	}, [shown]);
	return (
		<nav aria-label={label} className={className}>
			<ul ref={list} className="no-scrollbar flex overflow-x-auto border-b border-line">
				{tabs.map(({ to, label: name, on, done }, at) => (
					<li key={to} className={on ? "shrink-0 [scroll-initial-target:nearest]" : "shrink-0"}>
						<Link
							to={to}
							replace
							preventScrollReset
							aria-current={on ? "true" : undefined}
							className={`focus-inside relative flex h-11.5 items-center pr-3 font-[650] ${at > 0 ? "pl-3" : ""} ${
								on ? `text-ink ${RULE} ${at > 0 ? "after:left-3" : "after:left-0"}` : "text-ink-2 hover:text-ink"
							}`}
						>
							{name}
							{done && <Icon name="check" size={16} className="ml-1.5 text-live-ink" />}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
