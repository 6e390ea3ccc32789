import { fileURLToPath } from "node:url";
import { type ComponentProps, createElement as drawn, Fragment, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadBrand } from "../../src/brands/load.ts";
import { type AccountState, INITIAL_ACCOUNT_STATE } from "../../src/client/account/account-state.ts";
import type { User } from "../../src/client/account/user.ts";
import { type SiteData, SiteProvider } from "../../src/client/data/site-data.ts";
import type { Followed } from "../../src/client/queries/followed.graphql.ts";
import type { MatchCardData } from "../../src/client/queries/match-card.graphql.ts";
import type { StreamPlayerData } from "../../src/client/queries/stream-player.graphql.ts";
import { TOURNAMENT_PASS } from "../../src/cup/all-access.ts";
import { BRANDS_FOLDER } from "../../src/server/built-site.ts";
import { CupNow } from "../../src/site/clock/CupNow.tsx";
import { ArenaHeart, FieldHeart, TeamHeart } from "../../src/site/favourites/Heart.tsx";
import { FieldDay } from "../../src/site/field-page/FieldDay.tsx";
import { FeaturedMatches } from "../../src/site/home/FeaturedMatches.tsx";
import { MyTeams, MyTeamsSignedOut } from "../../src/site/home/MyTeams.tsx";
import { TeamCard } from "../../src/site/own-teams/TeamCard.tsx";
import { PinButton } from "../../src/site/pin/PinButton.tsx";
import { StreamMessage } from "../../src/site/stream/StreamMessage.tsx";
import { StreamRow } from "../../src/site/stream/StreamRow.tsx";
import { WatchStream } from "../../src/site/stream/WatchStream.tsx";
import { LanguageContext } from "../../src/text/use-text.ts";
import { saidText } from "../support/said-text.ts";
import { shownMatch, wonByHome } from "../support/shown-match.ts";

/*
 * Snapshot of the parts that differ between readers (docs/develop/decisions/0043-what-pages-say-is-written-down.md): a document is the same
 * for everybody.
 */
const brand = loadBrand(BRANDS_FOLDER, "fyrcupen");
const NOW = "2026-07-17T14:31:00+02:00";
const PUBLISHED = { clubsPublished: true, teamsPublished: true, lotPublished: true, schedulePublished: true };
const edition = (name: string, status = PUBLISHED) => ({
	name,
	tournaments: [{ id: `t-${name}`, status, streamingInfo: { info: `To buy in ${name}`, hasAccessInfo: `Bought in ${name}` } }],
});
const SITE = {
	...{ brand, language: "en", followed: {}, clock: NOW, zone: "Europe/Stockholm", publicUrl: "https://cup.example" },
	...{
		editions: [edition("2026"), edition("2025")],
		passPrice: { amount: 14_900, currency: "SEK" },
		origin: "https://cup.example",
	},
};

const before = { ...INITIAL_ACCOUNT_STATE };
beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());
afterAll(() => void Object.assign(INITIAL_ACCOUNT_STATE, before));

/** @param reader the reader's state; left out: signed out */
function said(screen: ReactElement, reader: Partial<AccountState> = { phase: "known" }, site: object = {}): string {
	Object.assign(INITIAL_ACCOUNT_STATE, before, reader);
	const timed = drawn(CupNow, { clock: NOW } as ComponentProps<typeof CupNow>, screen);
	const inLanguage = drawn(LanguageContext, { value: "en" }, timed);
	const inSite = drawn(SiteProvider, { value: { ...SITE, ...site } as unknown as SiteData }, inLanguage);
	return saidText(renderToStaticMarkup(drawn(StaticRouter, { location: "/2026/matches" }, inSite))).join(" / ");
}

const user = { ...{ id: 1, name: "", email: "", profile_photo_url: null }, registrations: [] } as unknown as User;
const signedIn = (more: Partial<AccountState> = {}): Partial<AccountState> => ({
	auth: true,
	phase: "known",
	own: user,
	user,
	...more,
});
const pass = (...years: number[]) => ({
	main: { ...before.main, purchases: years.map((year) => ({ type: TOURNAMENT_PASS, year })) } as unknown as AccountState["main"],
});
const favourites = (teams: readonly string[], fields: readonly string[]) => ({
	chosen: { teams: new Set(teams), fields: new Set(fields) },
});

const READERS: Readonly<Record<string, Partial<AccountState>>> = {
	"in a document": { phase: "start" },
	"signed out": { phase: "known" },
	"being loaded": { phase: "loading" },
	"out of reach": { phase: "known", unreached: true },
	"signed in": signedIn(),
	"with this year's pass": signedIn(pass(2026)),
	"with another year's pass": signedIn(pass(2025)),
};

async function expectWritten(name: string, lines: readonly string[]): Promise<void> {
	const file = fileURLToPath(new URL(`../said/readers-${name}.txt`, import.meta.url));
	await expect(lines.join("\n")).toMatchFileSnapshot(file);
}

test("§8 each reader sees whether a stream may be watched, why not, and how to get access: everybody, signed in, with a pass", async () => {
	const lines: string[] = [];
	for (const access of ["OPEN", "ACCOUNT", "PASS"] as const) {
		for (const state of ["UPCOMING", "LIVE", "REPLAY"] as const) {
			const stream: StreamPlayerData = {
				...{ id: "s1", title: "Heden 1, the whole day", state, access, provider: "HLS", poster: null },
				...{ zonedStartTime: "2026-07-17T15:00:00+02:00", locationName: "Heden 1" },
			} as StreamPlayerData;
			lines.push("", `==== ${access} ${state}`);
			for (const [reader, known] of Object.entries(READERS)) {
				lines.push(
					`${reader}, row: ${said(drawn(StreamRow, { stream: { ...stream, match: null } }), known)}`,
					`${reader}, frame: ${said(drawn(StreamMessage, { stream, match: { id: "m1" } }), known)}`,
					`${reader}, match: ${said(drawn(WatchStream, { url: "/2026/streams/s1", stream }), known)}`,
				);
			}
		}
	}
	const sold = { ...{ id: "s1", title: "Final", state: "LIVE", access: "PASS", provider: "HLS", poster: null } } as const;
	const stream = { ...sold, zonedStartTime: null, locationName: null } as StreamPlayerData;
	const hidden = { clubsPublished: false, teamsPublished: false, lotPublished: false, schedulePublished: false };
	const frame = drawn(StreamMessage, { stream, match: { id: "m1" } });
	lines.push(
		"",
		"==== what may be bought",
		`where no pass is sold: ${said(frame, signedIn(), { passPrice: null })}`,
		`where nothing is out: ${said(frame, signedIn(), { editions: [edition("2026", hidden), edition("2025")] })}`,
		`where one thing is: ${said(frame, signedIn(), { editions: [edition("2026", { ...hidden, lotPublished: true })] })}`,
	);
	await expectWritten("streams", lines);
});

test("§3 each reader's hearts and pin: what is chosen, what waits, and where they lead to sign in", async () => {
	const team = { id: "ask", name: "ASK IF", nation: { code: "se", name: "Sweden" } };
	const arena = { id: "heden", name: "Heden" };
	const fields = ["1", "2"].map((sign) => ({ id: `heden-${sign}`, name: `Heden ${sign}` }));
	const [field] = fields as [(typeof fields)[number]];
	const match = { id: "m1", homeTeamName: "ASK IF", awayTeamName: "BRO IF" };
	const pinned = (pin_match: string, pin_year: number) => ({ main: { ...before.main, pin_match, pin_year } });
	const readers = {
		...READERS,
		"whose favourites are others": signedIn(favourites(["bro"], ["valhalla-1"])),
		"whose favourite the team is": signedIn(favourites(["ask"], [])),
		"whose favourite one of the fields is": signedIn(favourites([], ["heden-1"])),
		"whose favourites all fields are": signedIn(favourites([], ["heden-1", "heden-2"])),
		"whose team waits": signedIn({ waits: new Set(["team ask"]) }),
		"whose field waits": signedIn({ waits: new Set(["field heden-2"]) }),
		"who has pinned it": signedIn(pinned("m1", 2026)),
		"who has pinned another": signedIn(pinned("m2", 2026)),
		"who has pinned last year's": signedIn(pinned("m1", 2025)),
		"out of reach, with what is kept": { ...favourites(["ask"], ["heden-1"]), phase: "known", unreached: true, own: user },
	} as const;
	const lines = Object.entries(readers).map(([reader, known]) => {
		const all = [
			drawn(TeamHeart, { key: 1, team, category: { name: "Boys 14", shortName: "B14" } }),
			drawn(FieldHeart, { key: 2, arena, field }),
			drawn(ArenaHeart, { key: 3, arena, fields }),
			drawn(ArenaHeart, { key: 4, arena: { ...arena, name: "Without fields" }, fields: [] }),
			drawn(PinButton, { key: 5, match, className: "" }),
		];
		return `${reader}: ${said(drawn(Fragment, null, all), known)}`;
	});
	await expectWritten("hearts", lines);
});

const at = (time: string, more: Partial<MatchCardData> = {}, home = "ASK", away = "BRO"): MatchCardData =>
	shownMatch(home, away, { id: `${home}-${away}-${time}`, zonedStartTime: `2026-07-17T${time}:00+02:00`, ...more });
const over = (time: string, more: Partial<MatchCardData> = {}): MatchCardData => ({
	...wonByHome("ASK", "BRO"),
	...at(time),
	state: "FINISHED",
	part: "OVER",
	homeScore: 2,
	awayScore: 1,
	leadingSide: "HOME",
	...more,
});
const STATES = {
	live: at("14:00", { state: "LIVE", homeScore: 1, awayScore: 0, period: "FIRST_HALF", minute: 20 }),
	due: at("14:10"),
	next: at("15:00"),
	late: at("14:20", { expectedStart: "2026-07-17T14:50:00+02:00" }),
	postponed: at("15:10", { state: "POSTPONED" }),
	"without a time": at("15:20", { zonedStartTime: null }),
	cancelled: at("15:30", { state: "CANCELLED" }),
	over: over("10:00"),
	"over away": {
		...over("10:00", { shootOutHome: 3, shootOutAway: 4 }),
		...{ home: at("1", {}, "BRO").home, away: at("1", {}, "X", "ASK").away },
	},
	walkover: over("10:10", { isWalkover: true, homeScore: null, awayScore: null }),
	"over without a score": over("10:20", { isPlayedWithoutScore: true, homeScore: null, awayScore: null }),
	unreported: at("10:30", { zonedStartTime: "2026-07-16T10:00:00+02:00" }),
} as const;

test("§2 Home: a favourite team's card shows when it plays, in each state of its matches, and which of them counts", async () => {
	const team = {
		...{ id: 1, team_id: "ASK", year: 2026, teamName: "ASK IF", nation: "Sweden" },
		...{ nationCode: "se", catShort: "B14", category: "Boys 14" },
	};
	const line = (...matches: readonly MatchCardData[]) => {
		const followed = { revision: 5, today: "2026-07-17", matchesOf: matches } as unknown as Followed;
		return said(drawn(TeamCard, { team, category: "Boys 14", followed }), signedIn(favourites(["ASK"], [])))
			.split(" / ")
			.slice(3, -2)
			.join(" / ");
	};
	const alone = Object.entries(STATES).map(([state, match]) => `${state}: ${line(match)}`);
	const all = Object.values(STATES);
	const lessEach = all.map((_, from) => line(...all.slice(from)));
	const others = line(at("14:00", { state: "LIVE" }, "BRO", "DAL"), STATES.next);
	const known = said(drawn(TeamCard, { team, category: "Boys 14", followed: null }), signedIn());
	await expectWritten("teams", [...alone, "", ...lessEach, "", others, "", known]);
});

test("§2 Home: my teams are those of the viewed year, or what to do without; featured matches start with theirs, fifteen in all", async () => {
	const mine = (...years: readonly number[]) => ({
		own: {
			...user,
			favourite_arenas: [],
			favourite_teams: years.map((year, at) => ({
				...{ id: at, team_id: `t${at}`, year, teamName: `Team ${year}`, nation: "Sweden" },
				...{ nationCode: "se", catShort: "B14", category: "Boys 14" },
			})),
		} as User,
	});
	const readers: Readonly<Record<string, Partial<AccountState>>> = {
		"in a document": { phase: "start" },
		"signed out": { phase: "known" },
		"out of reach": { phase: "known", unreached: true },
		"without a team": signedIn(mine()),
		"with last year's team": signedIn(mine(2025)),
		"with teams of both years": signedIn(mine(2025, 2026)),
		"out of reach, with what is kept": { phase: "known", unreached: true, ...mine(2026) },
	};
	// What is loaded when it is first drawn is there from then on.
	said(drawn(MyTeams), signedIn(mine(2026)));
	await vi.dynamicImportSettled();
	said(drawn(MyTeams), signedIn(mine(2026)));
	const lines = Object.entries(readers).map(
		([reader, known]) => `${reader}: ${[MyTeams, MyTeamsSignedOut].map((part) => said(drawn(part), known)).join("")}`,
	);
	const matches = Array.from({ length: 17 }, (_, place) => at(`${place + 7}:00`.padStart(5, "0"), {}, `H${place}`, `A${place}`));
	const order = (known: Partial<AccountState>) =>
		[...said(drawn(FeaturedMatches, { matches, streams: 0 }), known).matchAll(/flags\/se\.svg (H\d+)/g)]
			.map(([, name]) => name)
			.join(" ");
	lines.push("", order({ phase: "known" }), order(signedIn(favourites(["A3", "H9", "H16"], []))));
	await expectWritten("home", lines);
});

test("§2 Field: a day's matches are grouped into current, next, moved away and past, in each state", async () => {
	const field = (match: MatchCardData) =>
		({ ...match, streamUrl: null }) as unknown as Parameters<typeof FieldDay>[0]["matches"][number];
	const day = (matches: readonly MatchCardData[], away: readonly MatchCardData[] = []) =>
		said(drawn(FieldDay, { matches: matches.map(field), movedAway: away.map(field) }));
	const all = Object.values(STATES).toSorted((one, other) =>
		(one.zonedStartTime ?? "") < (other.zonedStartTime ?? "") ? -1 : 1,
	);
	const moved = at("16:00", {
		movedFromStart: "2026-07-17T10:00:00+02:00",
		movedFromFieldName: "Heden 2",
		locationName: "Heden 1",
	});
	const { live, next, over, cancelled } = STATES;
	const days = [
		day(all, [moved]),
		day([next]),
		day([over, cancelled]),
		day([live]),
		day([over, next]),
		day([], [moved]),
		day([]),
	];
	await expectWritten("field", days);
});
