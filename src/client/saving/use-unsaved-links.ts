import { useEffect } from "react";
import { useText } from "../../text/use-text.ts";
import { useYear } from "../data/site-data.ts";
import { savedAddresses } from "../offline/saved-address.ts";
import { isSitePath } from "../offline/site-path.ts";
import { useSavedPages } from "./use-saved-pages.ts";

/** Attribute of a link to a page that is not saved, while offline (styles/offline.css). */
const TAG = "data-unsaved";

/** Marks the page's links to unsaved pages while only saved pages can be opened. Links added later are marked as they appear. */
export function useUnsavedLinks(): void {
	const pages = useSavedPages();
	const { offline: text } = useText();
	const { year } = useYear();
	useEffect(() => {
		if (pages === null || pages.length === 0) return;
		const kept = new Set(pages.map(({ address }) => address));
		const tag = () => {
			for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href]")) {
				const isSite = link.origin === location.origin && isSitePath(link.pathname) && link.target === "";
				const isHere = link.pathname === location.pathname || (link.pathname === "/" && kept.has(`/${year}`));
				const isKept = !isSite || isHere || savedAddresses(link).some((address) => kept.has(address));
				const said = isKept ? null : isStream(link) ? text.streamsNeedNetwork : text.notSaved;
				if (said === link.getAttribute(TAG)) continue;
				if (said === null) untag(link);
				else {
					link.setAttribute(TAG, said);
					link.setAttribute("aria-description", said);
				}
			}
		};
		tag();
		const watcher = new MutationObserver(tag);
		watcher.observe(document.body, { subtree: true, childList: true });
		return () => {
			watcher.disconnect();
			for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${TAG}]`)) untag(link);
		};
	}, [pages, text, year]);
}

const isStream = ({ pathname }: HTMLAnchorElement): boolean => /^\/\d+\/streams(\/|$)/.test(pathname);

function untag(link: HTMLAnchorElement): void {
	link.removeAttribute(TAG);
	link.removeAttribute("aria-description");
}
