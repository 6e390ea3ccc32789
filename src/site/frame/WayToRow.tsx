import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";

/** By history entry: the link by which its page was last left, as written in the page. */
const left = new Map<string, string>();

/**
 * After the way back, which begins at the page's top (SPEC §2): one tap to the row that was left, while that is out of view and has not
 * been seen again.
 */
export function WayToRow() {
	const { key } = useLocation();
	const isBack = useNavigationType() === "POP";
	const [href, setHref] = useState<string | null>(null);
	const text = useText();
	useEffect(() => {
		const note = ({ target }: Event) => {
			const link = target instanceof Element ? target.closest("main a[href]") : null;
			if (link !== null) left.set(key, link.getAttribute("href") ?? "");
		};
		document.addEventListener("click", note);
		return () => document.removeEventListener("click", note);
	}, [key]);
	useEffect(() => {
		const leftBy = isBack ? left.get(key) : undefined;
		const row = leftBy === undefined ? undefined : linkTo(leftBy);
		if (leftBy === undefined || row === undefined) return;
		const watcher = new IntersectionObserver(([seen]) => {
			setHref(seen?.isIntersecting ? null : leftBy);
			if (seen?.isIntersecting) watcher.disconnect();
		});
		watcher.observe(row);
		return () => {
			watcher.disconnect();
			setHref(null);
		};
	}, [key, isBack]);
	if (href === null) return null;
	const go = () => {
		const row = linkTo(href);
		setHref(null);
		row?.scrollIntoView({ block: "center", behavior: "instant" });
		row?.focus({ preventScroll: true });
	};
	return (
		<div className="pointer-events-none fixed inset-x-4 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 flex justify-center print:hidden">
			<button
				type="button"
				onClick={go}
				className="pointer-events-auto flex min-h-12 items-center gap-2.5 rounded-control bg-ink px-4 font-[650] text-paper shadow-menu focus-visible:outline-beam"
			>
				<Icon name="arrowRight" size={18} className="rotate-90" />
				{/\/matches\/[^/]+$/.test(href) ? text.toTheMatchLeft : text.toTheRowLeft}
			</button>
		</div>
	);
}

/** The page may have been refetched since, so its links are looked up when needed. */
function linkTo(href: string): HTMLElement | undefined {
	return [...document.querySelectorAll<HTMLElement>("main a[href]")].find((link) => link.getAttribute("href") === href);
}
