import { createElement as drawn, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { dayOf } from "../../src/office/day/day-of.ts";
import { waitingDecisions } from "../../src/office/decisions/waiting-decisions.ts";
import type { EditionRecord } from "../../src/results/record/cup-file.ts";
import { filledCategory } from "../../src/results/record/filled-category.ts";
import { en } from "../../src/text/office/en.ts";
import { sv } from "../../src/text/office/sv.ts";
import { anOddCup, ODD_SEEDS } from "../support/odd-cups.ts";
import { saidText } from "../support/said-text.ts";
import { Outputs } from "./outputs.ts";

/*
 * What the office's screens show of cups drawn by lot: `npm run compare` compares it with another build.
 */
const noop = () => undefined;
const OFFICE = { id: "desk-1", name: "Office", initials: "OF", role: "office", arena: null } as const;

/** Each screen, or part of one. */
async function screensOf(
	record: EditionRecord,
	now: Date,
	language: "en" | "sv",
): Promise<Readonly<Record<string, () => ReactElement[]>>> {
	const { Rail } = await import("../../src/office-app/day/Rail.tsx");
	const { DayList } = await import("../../src/office-app/programme/DayList.tsx");
	const { FieldColumn } = await import("../../src/office-app/day/FieldColumn.tsx");
	const { layoutOf } = await import("../../src/office-app/programme/layout.ts");
	const { MatchPanel } = await import("../../src/office-app/day/MatchPanel.tsx");
	const { Decisions } = await import("../../src/office-app/decisions/Decisions.tsx");
	const { day: text } = { en, sv }[language];
	const filled = new Map(record.edition.categories.flatMap((category) => [...filledCategory(record, category).sides]));
	const nameOf = (match: { readonly id: string }, side: "home" | "away") => filled.get(match.id)?.[side].team ?? null;
	const today = dayOf(record, now.toISOString().slice(0, 10), now, nameOf);
	const days = today.dates.map((date) => dayOf(record, date, now, nameOf));
	const decisions = waitingDecisions(record);
	return {
		rail: () => {
			const rail = { waits: { held: [], decisions }, isNarrow: false, opened: null, onOpen: noop, onGo: noop, onShift: noop };
			return [today, ...days].map((day, key) => drawn(Rail, { ...rail, key, day } as never));
		},
		"lists of days": () => days.map((day) => drawn(DayList, { key: day.date, day, matches: day.matches })),
		columns: () =>
			days.flatMap((day) => {
				const layout = layoutOf(day, null);
				const categories = new Map(day.categories.map((category) => [category.id, category]));
				const more = { selection: new Set(), current: null, ghosts: new Map(), coming: [], load: null, isFaded: () => false };
				return layout.columns.map((column) => {
					const key = `${day.date} ${column.field.id}`;
					const own = { key, column, left: 0, layout, span: layout, width: "L", nowMinute: day.nowMinute };
					return drawn(FieldColumn, { ...own, ...more, categories, text, language } as never);
				});
			}),
		"panels of matches": () =>
			days.flatMap((day) =>
				day.matches.map((match) =>
					drawn(MatchPanel, {
						...{ key: match.id, match, subtitle: "", rule: "keep", code: match.category, mayEnter: true },
						...{ onDraft: noop, onDeed: noop, onRules: noop, onDrop: noop },
					} as never),
				),
			),
		decisions: () => {
			const told = { waiting: decisions, settled: [], isRead: true, failed: false, again: noop };
			return [drawn(Decisions, { key: "all", told, onSaid: noop } as never)];
		},
	};
}

test("the office's screens of cups drawn by lot", async () => {
	const outputs = new Outputs("office");
	for (const seed of ODD_SEEDS.office) {
		const { file, now } = anOddCup(seed);
		const { cup, clubs, arenas, editions } = file;
		const [edition] = editions;
		const record: EditionRecord = { cup, clubs, arenas, edition: edition!, revision: 12, announcedTo: now.toISOString() };
		const language = seed % 2 === 0 ? "en" : "sv";
		// As in what-the-office-says.test.ts: the office's program reads it once in a process.
		const brand = JSON.stringify({ name: "Lillcupen", localName: "Lillcupen", language: "en", sport: "football" });
		vi.stubGlobal("document", { getElementById: () => ({ textContent: brand }) });
		vi.stubGlobal("location", { href: `https://cup.example/office/day?lang=${language}` });
		vi.useFakeTimers({ now, toFake: ["Date"] });
		const { LanguageProvider } = await import("../../src/office-app/session/language.tsx");
		const { SessionProvider } = await import("../../src/office-app/session/session.tsx");
		const session = {
			...{ desk: OFFICE, token: "token", needsCodes: false },
			cup: {
				...{ id: 7, name: cup.name, sport: cup.sport, zone: cup.zone, clock: cup.clock, now: now.toISOString() },
				...{ today: now.toISOString().slice(0, 10), edition: { id: edition!.id, name: edition!.name } },
			},
		};
		for (const [name, screen] of Object.entries(await screensOf(record, now, language))) {
			const inFrame = drawn(LanguageProvider, null, drawn(SessionProvider, { session } as never, screen()));
			const router = createMemoryRouter([{ path: "*", element: inFrame }]);
			outputs.add(seed, name, ...saidText(renderToStaticMarkup(drawn(RouterProvider, { router }))));
		}
		vi.useRealTimers();
	}
	outputs.write();
	expect(outputs.things).toBeGreaterThan(3);
});
