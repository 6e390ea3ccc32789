import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { NEW_PAGE } from "../typefaces/new-page.ts";

/**
 * Each navigation to another path, back and forward included, starts at the page's top with the focus on its H1; a change of query
 * alone (a filter) moves nothing.
 */
export function useArrival(): void {
	const { pathname, hash } = useLocation();
	const shownAt = useRef(pathname);
	useEffect(() => {
		history.scrollRestoration = "manual";
		// A page that is loaded again stays where it was read.
		const leave = () => {
			history.scrollRestoration = "auto";
		};
		window.addEventListener("pagehide", leave);
		return () => window.removeEventListener("pagehide", leave);
	}, []);
	useLayoutEffect(() => {
		if (shownAt.current === pathname) return;
		shownAt.current = pathname;
		window.dispatchEvent(new Event(NEW_PAGE));
		document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
		const place = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
		if (place === null) window.scrollTo({ top: 0, behavior: "instant" });
		else place.scrollIntoView();
	}, [pathname, hash]);
}
