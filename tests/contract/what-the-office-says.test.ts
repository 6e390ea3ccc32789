import { fileURLToPath } from "node:url";
import { type ComponentProps, createElement as drawn, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import type { ListedSlip, ReviewSlip, SlipMatch, WantedSlip } from "../../src/cup/office/slip.ts";
import { dayOf } from "../../src/office/day/day-of.ts";
import { waitingDecisions } from "../../src/office/decisions/waiting-decisions.ts";
import type { EditionRecord } from "../../src/results/record/cup-file.ts";
import { filledCategory } from "../../src/results/record/filled-category.ts";
import { LANGUAGES, type Language } from "../../src/text/language.ts";
import { en } from "../../src/text/office/en.ts";
import { sv } from "../../src/text/office/sv.ts";
import { saidText } from "../support/said-text.ts";
import { aShownCup } from "../support/shown-pages.ts";

/*
 * Snapshot of the office's screens and their data on an eventful day, in both languages
 * (docs/develop/decisions/0043-what-pages-say-is-written-down.md).
 */
const NOW = new Date("2026-07-14T12:17:00Z");

const { cup, clubs, arenas, editions } = aShownCup();
const edition = editions.find(({ year }) => year === 2026)!;
const level = (id: string) => (id === "b16-s1" ? { status: "finished" as const, score: { home: 1, away: 1 } } : {});
const record: EditionRecord = {
	...{ cup, clubs, revision: 12, announcedTo: null },
	arenas,
	edition: {
		...edition,
		matches: edition.matches.map((match) => ({ ...match, ...level(match.id) })),
	},
};
const filled = new Map(edition.categories.flatMap((category) => [...filledCategory(record, category).sides]));
const nameOf = (match: { readonly id: string }, side: "home" | "away") => filled.get(match.id)?.[side].team ?? null;
const dayAt = (date: string, now = NOW) => dayOf(record, date, now, nameOf);
const noop = () => undefined;

const OFFICE = { id: "desk-1", name: "Office", initials: "OF", role: "office", arena: null } as const;
const session = {
	...{ desk: OFFICE, token: "token", needsCodes: false },
	cup: {
		...{ id: 7, name: "Lillcupen", sport: "football", zone: "Europe/Stockholm", clock: cup.clock, now: NOW.toISOString() },
		...{ today: "2026-07-14", edition: { id: edition.id, name: edition.name } },
	},
};

const side = (team: string, nation: string) => ({ team, name: team.toUpperCase(), nation, shirts: null });
const listed: ListedSlip = {
	...{ match: "b14-s1", number: "412", category: { en: "Boys 14", sv: "Pojkar 14" }, type: "playoff", division: "b14-a-1" },
	...{ place: "Heden 10", arena: "heden", home: side("ask", "se"), away: side("gran", "no") },
};
const wanted = (known: WantedSlip["known"], late: number): WantedSlip => ({ ...listed, late, isYoung: false, known });
const WANTS = [
	wanted({ kind: "nothing" }, 16),
	wanted({ kind: "begun" }, 31),
	wanted({ kind: "played" }, 61),
	wanted({ kind: "half-time", score: { home: 1, away: 0 } }, 90),
	wanted({ kind: "score", score: { home: 2, away: 1 } }, 121),
	wanted({ kind: "shoot-out-missing", score: { home: 2, away: 2 } }, 15),
];
const HELD: ReviewSlip[] = (["abandoned", "score-unheard-of", "over-too-soon"] as const).map((because, index) => ({
	...listed,
	...{
		report: `r${index}`,
		kind: index === 0 ? "abandoned" : "result",
		because,
		minute: index === 0 ? 17 : null,
	},
	...{ why: index === 0 ? "weather" : null, at: "2026-07-14T12:01:00Z", heldAt: "2026-07-14T12:04:00Z" },
	...{ score: { home: 31, away: 2 }, stands: index === 2 ? { home: 3, away: 2 } : null, status: "live" },
}));
const MISSING = { en: "the result of match 95", sv: "resultatet av match 95" };
const ENDING = { status: "finished", score: { home: 2, away: 1 }, shootOut: null, decidedBy: null, winner: null } as const;
const SLIP: SlipMatch = {
	...{ id: "b14-s1", number: "412", category: { id: "b14", name: { en: "Boys 14", sv: "Pojkar 14" } }, isYoung: false },
	stage: { type: "playoff", division: "b14-a-1", title: { en: "Playoff A", sv: "Slutspel A" }, round: "semi-final" },
	...{ start: "2026-07-16T11:00:00+02:00", ended: null, place: "Heden 10", isNotBegun: false, isBye: false },
	sides: { home: side("ask", "se"), away: side("gran", "no") },
	stands: { ...ENDING, halfTime: { home: 1, away: 1 } },
	said: [
		{ by: "field", who: "Heden 10", at: "2026-07-16T11:52:00+02:00", ending: ENDING, confirmedBy: ["referee", "home"] },
		{ by: "desk", who: "Results 2", at: "2026-07-16T12:05:00+02:00", ending: { ...ENDING, score: { home: 1, away: 2 } } },
	],
	isParked: false,
	missing: null,
};
const at = (more: object) => ({ start: "2026-07-16T09:00:00Z", field: "heden-10", ...ENDING, ...more });
const NAMED = {
	teams: { "b14-ask": "ASK IF", "b14-bro": "BRO IF" },
	matches: {
		"b14-s1": { number: "412", start: null, sides: ["ASK IF", "GRAN IF"] as const },
		"b14-f": { number: null, start: null },
	},
};
const PREVIEW = {
	changes: [
		{ match: "b14-s1", number: "412", before: at({ status: "scheduled", score: null }), after: at({}) },
		{
			match: "b14-f",
			number: null,
			before: at({}),
			after: at({ score: { home: 2, away: 2 }, shootOut: { home: 4, away: 5 }, decidedBy: "penalties" }),
		},
	],
	sides: [
		{ match: "b14-f", side: "home", before: "b14-ask", after: "b14-bro" },
		{ match: "b14-f", side: "away", before: null, after: "b14-ask" },
	],
	contested: [{ match: "b14-f", side: "home", team: "b14-ask", instead: { team: "b14-bro", bye: false } }],
	rests: [{ match: "b14-f", team: "b14-bro", since: "b14-s1", minutes: 20, needed: 60, isWay: false }],
	asked: [{ kind: "not-begun", match: "b14-f", start: "2026-07-18T12:00:00Z" }],
};
const ACT = {
	...{
		id: 1204,
		kind: "shift",
		at: "2026-07-14T09:12:00Z",
		desk: "Results 1",
		askedBy: "Arena lead Heden",
		why: "Thunder",
		undoes: [],
	},
	lines: ["412", "413", "414"].map((what) => ({ what: `match ${what}`, was: "11:00", becomes: "11:40" })),
	...{ changed: 3, added: 0, removed: 0, undoneBy: null, mayUndo: true },
};

/** Each screen, or part of one, with what it is drawn of. */
async function screens(language: Language): Promise<Readonly<Record<string, () => ReactElement | ReactElement[]>>> {
	const { Rail } = await import("../../src/office-app/day/Rail.tsx");
	const { DayList } = await import("../../src/office-app/programme/DayList.tsx");
	const { FieldColumn } = await import("../../src/office-app/day/FieldColumn.tsx");
	const { layoutOf } = await import("../../src/office-app/programme/layout.ts");
	const { Becomes } = await import("../../src/office-app/preview/Becomes.tsx");
	const { SelectionBar } = await import("../../src/office-app/day/SelectionBar.tsx");
	const { MatchPanel } = await import("../../src/office-app/day/MatchPanel.tsx");
	const { HeldReport } = await import("../../src/office-app/result-entry/HeldReport.tsx");
	const { Wants } = await import("../../src/office-app/result-entry/Wants.tsx");
	const { LastTen } = await import("../../src/office-app/result-entry/LastTen.tsx");
	const { Parked } = await import("../../src/office-app/result-entry/Parked.tsx");
	const { SlipBoard } = await import("../../src/office-app/result-entry/SlipBoard.tsx");
	const { Differs } = await import("../../src/office-app/result-entry/Differs.tsx");
	const { Decisions } = await import("../../src/office-app/decisions/Decisions.tsx");
	const { LedgerRow } = await import("../../src/office-app/undo/LedgerRow.tsx");
	const { AskedList } = await import("../../src/office-app/day/AskedList.tsx");
	const { PasswordField } = await import("../../src/office-app/parts/PasswordField.tsx");
	const { Header } = await import("../../src/office-app/frame/Header.tsx");
	const { SessionProvider } = await import("../../src/office-app/session/session.tsx");
	const { day: text } = { en, sv }[language];
	const today = dayAt("2026-07-14");
	// When some of its matches should be over.
	const later = dayAt("2026-07-14", new Date("2026-07-14T13:40:00Z"));
	const closed = {
		...later,
		arenas: later.arenas.map((arena, index) => ({
			...arena,
			fields: arena.fields.map((field, nth) => ({
				...field,
				late: nth === 0 ? 12 + index : 25,
				closed: index === 0 && nth === 0 ? [{ from: 600, until: 900, why: "Thunder" }] : field.closed,
			})),
		})),
	};
	const waits = { held: HELD, decisions: waitingDecisions(record) };
	const rail = { day: closed, waits, isNarrow: false, opened: null, onOpen: noop, onGo: noop, onShift: noop };
	const done = (["result", "walkover", "postpone", "played", "reopen", "park"] as const).map((kind, act) => ({
		...listed,
		...{
			act,
			kind,
			score: kind === "result" ? { home: 2, away: 2 } : null,
			shootOut: kind === "result" ? { home: 4, away: 3 } : null,
		},
	}));
	const input = (name: string, label: string) => drawn("input", { name, "aria-label": label });
	const asked = [null, "committed", "declined"].map((outcome, id) => ({
		...{
			id,
			proposal: { kind: "postpone", matches: ["b14-s1"] },
			about: ["412"],
			desk: "Arena lead Heden",
			at: "2026-07-14T10:00:00Z",
		},
		...{ words: "Thunder", outcome, answeredBy: outcome && "Office", answer: outcome && "At three" },
	}));
	/** The grid's columns when it is a minute: where one is closed, about to be opened again, and open. */
	const columnsAt = (nowMinute: number) => {
		const layout = layoutOf(closed, null);
		const ghosts = new Map([["g16-next", { minute: 920, verdict: null }]]);
		const categories = new Map(closed.categories.map((category) => [category.id, category]));
		return layout.columns.map((column) =>
			drawn(FieldColumn, {
				...{
					key: column.field.id,
					column,
					left: 0,
					layout,
					span: layout,
					width: "L",
					nowMinute,
					selection: new Set(["g16-next"]),
				},
				...{ current: "g15-m1", ghosts, coming: [], load: null, isFaded: () => false, categories, text, language },
			} as never),
		);
	};
	return {
		"the columns of fields": () => [599, 600, 899, 900].flatMap(columnsAt),
		"the rail": () => drawn(Rail, rail as never),
		"the narrow rail": () => drawn(Rail, { ...rail, isNarrow: true } as never),
		"an arena lead's rail": () =>
			drawn(Rail, { ...rail, isTablet: true, opened: 2, waits: { ...waits, decisions: null } } as never),
		...Object.fromEntries(
			today.dates.map((date) => [
				`the list of ${date}`,
				() => drawn(DayList, { day: dayAt(date), matches: dayAt(date).matches }),
			]),
		),
		"what is chosen": () =>
			[1, 2, 3].map((count) => drawn(SelectionBar, { key: count, count, open: null, onDeed: noop, onClear: noop } as never)),
		"panels of matches": () =>
			today.matches.map((match) =>
				drawn(MatchPanel, {
					key: match.id,
					match,
					subtitle: "",
					rule: "keep",
					code: "B14",
					mayEnter: true,
					onDraft: noop,
					onDeed: noop,
					onRules: noop,
					onDrop: noop,
				} as never),
			),
		"what becomes of matches": () => drawn(Becomes, { preview: PREVIEW, named: NAMED } as never),
		"held reports": () => drawn(HeldReport, { held: HELD, onDone: noop, onSaid: noop }),
		"what wants a result": () => drawn(Wants, { wants: WANTS, isRead: true, at: 1, onTake: noop }),
		"what was recorded": () => drawn(LastTen, { done, isRead: true, undoing: 1, onUndo: noop } as ComponentProps<typeof LastTen>),
		"what is parked": () =>
			drawn(Parked, {
				parked: [
					{
						...listed,
						act: 7,
						desk: "Results 1",
						at: "2026-07-14T10:00:00Z",
						reason: "unreadable",
						slip: { score: { home: 1, away: 3 } },
						missing: null,
					},
					...[null, MISSING].map((missing, index) => ({
						...{ ...listed, act: 8 + index, desk: "Results 1", at: "2026-07-14T10:00:00Z", reason: "waits-for-teams" },
						...{ slip: index === 0 ? { absent: "home" as const } : { played: true as const }, missing },
					})),
				],
				waiting: [null, MISSING].map((missing, index) => ({
					...{ ...listed, match: `b14-s${index + 1}`, missing, count: index + 1, at: "2026-07-14T10:00:00Z" },
					...{ status: "live" as const, score: index === 0 ? null : { home: 2, away: 1 } },
				})),
				onTake: noop,
			}),
		"the slip's board": () =>
			[null, SLIP, { ...SLIP, isYoung: true }, { ...SLIP, isBye: true }].map((match, key) =>
				drawn(SlipBoard, { key, match, kicks: key === 1, input } as never),
			),
		"others differ": () =>
			drawn(Differs, {
				...{
					match: SLIP,
					proposal: { kind: "result", match: "b14-s1", score: { home: 3, away: 1 } },
					typedAt: "12:31",
					holdsKeys: true,
				},
				...{ onRecord: noop, onKeep: noop, onPark: noop },
			} as never),
		decisions: () =>
			drawn(Decisions, {
				told: { waiting: waits.decisions, settled: [], isRead: true, failed: false, again: noop },
				onSaid: noop,
			} as never),
		"the ledger's rows": () =>
			[
				ACT,
				{ ...ACT, id: 1205, mayUndo: false, askedBy: null },
				{ ...ACT, undoneBy: 1207 },
				{ ...ACT, kind: "undo", undoes: [1203, 1204] },
			].map((act, key) => drawn(LedgerRow, { key, act, isChosen: key === 0, onChoose: noop, onUndo: noop } as never)),
		"the header of each role": () =>
			(["office", "results", "arena"] as const).map((role) =>
				drawn(SessionProvider, { key: role, session: { ...session, desk: { ...OFFICE, role } } } as never, drawn(Header)),
			),
		"what was asked of the office": () => drawn(AskedList, { asked, onOpen: noop } as never),
		"a password": () => drawn(PasswordField, { label: "Password", value: "secret", onChange: noop } as never),
	};
}

test.each(LANGUAGES)("the office's screens match the snapshot: %s", async (language) => {
	const brand = JSON.stringify({ name: "Lillcupen", localName: "Lillcupen", language: "en", sport: "football" });
	vi.stubGlobal("document", { getElementById: () => ({ textContent: brand }) });
	vi.stubGlobal("location", { href: `https://cup.example/office/day?lang=${language}` });
	// From Node 21 on there is one, of the machine that runs the test.
	vi.stubGlobal("navigator", { platform: "MacIntel" });
	vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
	const { LanguageProvider } = await import("../../src/office-app/session/language.tsx");
	const { SessionProvider } = await import("../../src/office-app/session/session.tsx");
	const lines: string[] = [];
	for (const [name, screen] of Object.entries(await screens(language))) {
		const inFrame = drawn(LanguageProvider, null, drawn(SessionProvider, { session } as never, screen()));
		const router = createMemoryRouter([{ path: "*", element: inFrame }]);
		lines.push("", `==== ${name}`, ...saidText(renderToStaticMarkup(drawn(RouterProvider, { router }))));
	}
	vi.useRealTimers();
	await expect(lines.join("\n").trimStart()).toMatchFileSnapshot(
		fileURLToPath(new URL(`../said/office.${language}.txt`, import.meta.url)),
	);
});

test("the office's data of each day matches the snapshot", async () => {
	const lines = dayAt("2026-07-14").dates.flatMap((date) => {
		const { categories, matches, arenas: places, ...day } = dayAt(date);
		return [JSON.stringify(day), ...[...places, ...matches].map((one) => `  ${JSON.stringify(one)}`)];
	});
	const { categories } = dayAt("2026-07-14");
	const waiting = waitingDecisions(record).map((one) => JSON.stringify(one));
	await expect([...categories.map((one) => JSON.stringify(one)), ...lines, ...waiting].join("\n")).toMatchFileSnapshot(
		fileURLToPath(new URL("../said/office-days.txt", import.meta.url)),
	);
});
