import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnnouncementData } from "../../client/queries/announcement.graphql.ts";
import { audienceKey, type BarPage, type BarReader, barOf, wholeKey } from "./bar.ts";
import { FIRST_PAINT_SCRIPT } from "./first-paint-script.ts";
import { SEEN, STORED_ANNOUNCEMENTS } from "./stored-announcements.ts";

/** An announcement's elements as AnnouncementItem.tsx renders them, and what the script sets on them. */
type Item = { dataset: Record<string, string | undefined>; more: { textContent: string }; count: { textContent: string } };

const KINDS = ["ALL", "ARENA", "CATEGORY", "TEAM"] as const;
const audiences = fc
	.record({ kind: fc.constantFrom(...KINDS), id: fc.constantFrom("1", "2") })
	.map(({ kind, id }): AnnouncementData["audience"] => ({ kind, id: kind === "ALL" ? null : id }));
const announcements = fc.array(audiences, { maxLength: 6 }).map((all) =>
	all.map(
		(audience, at): AnnouncementData => ({
			id: `${at}`,
			textKey: `text-${at}`,
			text: `${at}`,
			language: "en",
			buttonLink: null,
			buttonText: null,
			publishedAt: null,
			audience,
		}),
	),
);
const TEXTS = ["text-0", "text-1", "text-2", "text-3", "text-4", "text-5"];
const keys = fc.subarray(TEXTS);
const seen = fc.subarray([...TEXTS, ...TEXTS.map(wholeKey)]);
const words = fc.subarray(["arena:1", "arena:2", "category:1", "category:2", "team:1", "team:2"]);
const pages = fc.record({ about: words.map((all) => new Set(all)), isOwn: fc.boolean() });
const readers = fc.record({ away: keys, seen, follows: words });

/** Runs the script over a bar's elements, with what the browser has stored. */
function painted(all: readonly AnnouncementData[], page: BarPage, local: string | null, session: string | null): Item[] {
	const items = all.map((one): Item => {
		const audience = audienceKey(one);
		const about = page.about.has(audience) ? "" : undefined;
		return { dataset: { key: one.textKey, for: audience, about }, more: { textContent: "" }, count: { textContent: "" } };
	});
	const lists: Record<string, () => unknown[]> = {
		li: () => items,
		"[data-more]": () => items.map(({ more }) => more),
		"[data-count]": () => items.map(({ count }) => count),
	};
	const bar = {
		dataset: {
			year: "2026",
			own: page.isOwn ? "" : undefined,
			cup: page.about.size === 0 ? "" : undefined,
			one: "1 more",
			many: "# more",
		},
		querySelectorAll: (selector: string) => lists[selector]?.() ?? [],
	};
	const store = (key: string, value: string | null) => ({ getItem: (asked: string) => (asked === key ? value : null) });
	new Function("document", "localStorage", "sessionStorage", FIRST_PAINT_SCRIPT)(
		{ currentScript: { previousElementSibling: bar } },
		store(STORED_ANNOUNCEMENTS, local),
		store(SEEN, session),
	);
	return items;
}

/** What React renders for the same reader, as AnnouncementBar.tsx decides it for a bar that has not been opened. */
function drawn(all: readonly AnnouncementData[], page: BarPage, reader: BarReader) {
	const bar = barOf(all, page, reader);
	const count = bar.concerned.length + bar.rest.length;
	const whole = (one: AnnouncementData) => (bar.concerned.includes(one) ? "concerned" : "whole");
	return all.map((one) => ({
		as: one !== bar.lead ? "off" : bar.isWhole ? whole(one) : "line",
		more: bar.hidden < 1 ? "" : `${bar.hidden} more`,
		count: count > 1 ? String(count) : "",
	}));
}

const shown = (items: readonly Item[]) =>
	items.map(({ dataset, more, count }) => ({
		as: dataset.as,
		more: more.textContent,
		count: String(count.textContent),
	}));

test("before the first paint a reader sees of any announcements what React draws of them, on every page", () => {
	fc.assert(
		fc.property(announcements, pages, readers, (all, page, { away, seen, follows }) => {
			const kept = JSON.stringify({ "2026": { away, follows } });
			const reader = { away: new Set(away), seen: new Set(seen), follows: new Set(follows) };
			expect(shown(painted(all, page, kept, JSON.stringify(seen)))).toEqual(drawn(all, page, reader));
		}),
		{ numRuns: 1_000 },
	);
});

test("whatever the browser has stored, the first paint is that of a reader without stored data", () => {
	const nobody = { away: new Set<string>(), seen: new Set<string>(), follows: new Set<string>() };
	const odd = [
		"",
		"{",
		"null",
		"[]",
		"7",
		'"away"',
		'{"2026":null}',
		'{"2026":{"away":7,"follows":{}}}',
		'{"2025":{"away":["text-0"]}}',
	];
	fc.assert(
		fc.property(
			announcements,
			pages,
			fc.constantFrom(null, ...odd),
			fc.constantFrom(null, ...odd),
			(all, page, local, session) => {
				expect(shown(painted(all, page, local, session))).toEqual(drawn(all, page, nobody));
			},
		),
	);
});
