import { type CupClock, cupTime } from "../../cup/cup-clock.ts";
import { formatInstant } from "../../text/format.ts";
import type { Language } from "../../text/language.ts";

/** The line at the foot of a page that is not hydrated yet. */
export function lineAtFoot(role: "alert" | "status", ...said: readonly (string | HTMLElement)[]): HTMLElement {
	const line = document.createElement("p");
	line.setAttribute("role", role);
	line.className =
		"edged fixed inset-x-4 bottom-4 z-40 mx-auto max-w-120 rounded-card bg-ink px-4 py-3 text-paper shadow-menu print:hidden";
	line.append(...said);
	document.body.append(line);
	return line;
}

/**
 * Shows that there is no network, and since when, on a page that follows its edition; live marks become hollow, as in StateLine.tsx.
 * @param asOf when the page was last confirmed
 * @returns removes it
 */
export function showNoNetwork({
	noNetwork,
	clock,
	zone,
	asOf,
}: {
	noNetwork: string;
	clock: CupClock;
	zone: string;
	asOf: number;
}): () => void {
	const { documentElement: html } = document;
	const time = formatInstant(cupTime(clock, new Date(asOf)), zone, html.lang as Language, false);
	const line = lineAtFoot("status", `${noNetwork} ${time}`);
	html.toggleAttribute("data-old", true);
	return () => {
		line.remove();
		html.removeAttribute("data-old");
	};
}
