import { scoreOf } from "../match/score-of.ts";
import type { LiveMatch } from "./live-match.ts";
import { MOST_AT_ONCE } from "./most-at-once.ts";

/** A match's score in a document: both sides' digits, and the link with the score in its name. */
type Place = { readonly match: string; readonly digits: readonly HTMLElement[]; readonly link: HTMLAnchorElement | null };

/** A score that the document shows ahead of React. `was` is what React has rendered: the digits, and the link's name. */
export type ShownAhead = Place & { readonly was: { readonly digits: readonly string[]; readonly name: string | null } };

/**
 * Shows the stream's scores in the document before the page is hydrated. Matches without a score there get none.
 * @param ahead the scores shown so far, to which these are added
 */
export function showGoals(matches: readonly LiveMatch[], ahead: ShownAhead[]): void {
	const goals: HTMLElement[] = [];
	for (const place of ahead) goals.push(...follow(place, matches));
	for (const place of placesOf(document)) {
		if (ahead.some(({ digits }) => digits[0] === place.digits[0])) continue;
		const digits = place.digits.map(({ textContent }) => textContent ?? "");
		const shown = { ...place, was: { digits, name: place.link?.getAttribute("aria-label") ?? null } };
		goals.push(...follow(shown, matches));
		if (isAhead(shown)) ahead.push(shown);
	}
	// A page that catches up is not animated.
	if (goals.length <= MOST_AT_ONCE) for (const digit of goals) announce(digit);
}

/**
 * Restores scores that a goal was taken back from, once the page is hydrated: React does not render a score that is the same as before.
 * Higher scores are left to React, which may be rendering them just now.
 */
export function retractGoals(matches: readonly LiveMatch[], ahead: ShownAhead[]): void {
	const still = ahead.splice(0).filter(isAhead);
	for (const place of still) {
		const less = matches.filter((match) => {
			const score = scoreOf(match);
			return score !== null && [score.home, score.away].some((goals, side) => goals < Number(place.digits[side]?.textContent));
		});
		follow(place, less);
	}
	ahead.push(...still.filter(isAhead));
}

const isAhead = ({ digits, was }: ShownAhead): boolean =>
	digits.some((digit, side) => digit.isConnected && digit.textContent !== was.digits[side]);

/** @returns the digits that got more goals */
function follow(place: ShownAhead, matches: readonly LiveMatch[]): HTMLElement[] {
	const match = matches.find(({ id }) => id === place.match);
	const score = match === undefined ? null : scoreOf(match);
	return score === null ? [] : write(place, [score.home, score.away]);
}

function write({ digits, link, was }: ShownAhead, goals: readonly [home: number, away: number]): HTMLElement[] {
	const before = digits.map(({ textContent }) => textContent ?? "");
	const name = link?.getAttribute("aria-label");
	// Restored as it was.
	const said = goals.every((own, side) => `${own}` === was.digits[side]) ? was.name : name && renamed(name, before, goals);
	if (link !== null && said) link.setAttribute("aria-label", said);
	return digits.filter((digit, side) => {
		const own = `${goals[side]}`;
		// React has replaced it.
		if (!digit.isConnected || before[side] === own) return false;
		digit.textContent = own;
		for (const [element, motion] of movingIn(digit)) element?.classList.remove(motion);
		return Number(own) > Number(before[side]);
	});
}

/** Like Goals.tsx: the digit slides up and its half inverts, once. */
function announce(digit: HTMLElement): void {
	// Forces a layout, so that the animation runs again.
	void digit.offsetWidth;
	for (const [element, motion] of movingIn(digit)) element?.classList.add(motion);
}

const movingIn = (digit: HTMLElement) => [[digit, "goal-digit"] as const, [digit.parentElement, "goal-half"] as const];

/**
 * "Live. IF Fyrsken, Sweden, 2. Osaka Minato SC, Japan, 1. …" (match-name.ts) with the new score; unchanged if it does not contain the
 * old one.
 */
function renamed(name: string, was: readonly string[], goals: readonly number[]): string {
	const said = new RegExp(`^(.*?, )${was[0]}(\\. .*?, )${was[1]}(?=\\. )`, "s");
	return name.replace(said, (_, before: string, between: string) => `${before}${goals[0]}${between}${goals[1]}`);
}

/** In a list the score is in the match's link; on the match's own page it is in no link. */
function placesOf(document: Document): readonly Place[] {
	const found = new Map<HTMLAnchorElement | null, HTMLElement[]>();
	for (const digit of document.querySelectorAll<HTMLElement>("[data-goals]")) {
		const link = digit.closest("a");
		found.set(link, [...(found.get(link) ?? []), digit]);
	}
	return [...found].flatMap(([link, digits]) => {
		const [, match] = /\/matches\/([^/]+)$/.exec((link ?? document.location).pathname) ?? [];
		return match !== undefined && digits.length === 2 ? [{ match: decodeURIComponent(match), digits, link }] : [];
	});
}
