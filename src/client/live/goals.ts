import { scoreOf } from "../match/score-of.ts";
import type { LiveMatch } from "./live-match.ts";
import { MOST_AT_ONCE } from "./most-at-once.ts";

/** A match's score where a document shows it: both sides' digits, and the link that says them in its name. */
type Place = { readonly match: string; readonly digits: readonly HTMLElement[]; readonly link: HTMLAnchorElement | null };

/** A score that stands in a document ahead of what React has drawn there. `was` is that: the digits, and the link's name. */
export type ShownAhead = Place & { readonly was: { readonly digits: readonly string[]; readonly name: string | null } };

/**
 * Shows what the stream says of scores before a page has begun, wherever its document shows one: what has no score there gets none.
 * @param ahead what has been shown so far, to which this is added
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
	// A page that catches up stays still.
	if (goals.length <= MOST_AT_ONCE) for (const digit of goals) announce(digit);
}

/**
 * Takes back what is not so any more, where a page has begun: of what stands ahead of what React has drawn. A page whose score is again what it was draws
 * nothing. More goals are left to it, which may just be drawing fewer.
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

/** @returns the digits with more goals than before */
function follow(place: ShownAhead, matches: readonly LiveMatch[]): HTMLElement[] {
	const match = matches.find(({ id }) => id === place.match);
	const score = match === undefined ? null : scoreOf(match);
	return score === null ? [] : write(place, [score.home, score.away]);
}

function write({ digits, link, was }: ShownAhead, goals: readonly [home: number, away: number]): HTMLElement[] {
	const before = digits.map(({ textContent }) => textContent ?? "");
	const name = link?.getAttribute("aria-label");
	// What it was is said as it was.
	const said = goals.every((own, side) => `${own}` === was.digits[side]) ? was.name : name && renamed(name, before, goals);
	if (link !== null && said) link.setAttribute("aria-label", said);
	return digits.filter((digit, side) => {
		const own = `${goals[side]}`;
		// What React has taken away it has drawn itself.
		if (!digit.isConnected || before[side] === own) return false;
		digit.textContent = own;
		for (const [element, motion] of movingIn(digit)) element?.classList.remove(motion);
		return Number(own) > Number(before[side]);
	});
}

/** As Goals.tsx does: the digit slides up and its half inverts, once. */
function announce(digit: HTMLElement): void {
	// Laid out in between, what is said again moves again.
	void digit.offsetWidth;
	for (const [element, motion] of movingIn(digit)) element?.classList.add(motion);
}

const movingIn = (digit: HTMLElement) => [[digit, "goal-digit"] as const, [digit.parentElement, "goal-half"] as const];

/** "Live. IF Fyrsken, Sweden, 2. Osaka Minato SC, Japan, 1. …" (match-name.ts) with other goals; as it is where it does not say those that were. */
function renamed(name: string, was: readonly string[], goals: readonly number[]): string {
	const said = new RegExp(`^(.*?, )${was[0]}(\\. .*?, )${was[1]}(?=\\. )`, "s");
	return name.replace(said, (_, before: string, between: string) => `${before}${goals[0]}${between}${goals[1]}`);
}

/** Where a link leads to a match its score stands in it; on a match's own page, in no link. */
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
