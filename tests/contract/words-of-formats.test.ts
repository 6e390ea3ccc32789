import ical, { type VEvent } from "node-ical";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readVapidKeys } from "../../src/accounts/push/vapid-key.ts";
import { createPush } from "../../src/alerts/push.ts";
import { sendAlerts } from "../../src/alerts/send.ts";
import { createLook } from "../../src/alerts/start-alerting.ts";
import { textOf } from "../../src/client/graphql/graphql.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { leaseDue } from "../../src/outbox/outbox.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { publishEvents, removedEvents } from "../../src/results/record/calendar-events.ts";
import type { CupFile, CupFileMatch } from "../../src/results/record/cup-file.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { calendars } from "../../src/sharing/calendar/calendars.ts";
import { readPicture } from "../../src/sharing/picture/read-picture.ts";
import { accountsOver } from "../support/account-caller.ts";
import { aSmallCup } from "../support/cup.ts";
import { withMainRound } from "../support/main-round-cup.ts";
import { withPlaces } from "../support/placement-cup.ts";
import { pushStandIn } from "../support/push-stand-in.ts";
import { serveResource } from "../support/serve-resource.ts";

/* Matches for places, a consolation, carried points, points deducted and final places, on every surface that is not a page. */
const CUP = 7;
const NOW = "2026-07-14T12:17:00Z";
const LANGUAGES = ["en", "sv"] as const;
type Language = (typeof LANGUAGES)[number];
const fail = (error: unknown) => {
	throw error;
};

/** Of Boys 18 those who lose a semi-final of the places meet in a consolation; in Boys 20 the main round's last match is to come. */
function theCup(): CupFile {
	const cup = withMainRound(withPlaces(aSmallCup()), "among");
	const edition = cup.editions[0]!;
	const named: Partial<Record<string, Partial<CupFileMatch>>> = {
		"b18-places-7-8-1": { round: "consolation-5-8", position: 1 },
		"b20-m3": { status: "scheduled", score: undefined },
	};
	edition.matches = edition.matches.map((match) => JSON.parse(JSON.stringify({ ...match, ...named[match.id] })));
	edition.facts = [
		...(edition.facts ?? []),
		{ id: "p", at: "2026-07-14T10:00:00Z", kind: "points", division: "b20-m-m", team: "b20-ale", points: -1, note: "Late" },
	];
	return { ...cup, cup: { ...cup.cup, clock: NOW } };
}

let db: Database;
let models: ReadModels;
let standIn: Awaited<ReturnType<typeof pushStandIn>>;
let execute: ReturnType<typeof createGraphQL>["execute"];

async function put(file: object): Promise<void> {
	const known = await models.cup(CUP);
	const before = known?.recordRevisionOf("lc-2026") ?? -1;
	const { faults, editions } = await importCup(db, sourceWithoutLines("cup.json", file), { results: true });
	expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
	await expect
		.poll(async () => (await models.current(CUP, "lc-2026" as never))?.recordRevision, { timeout: 20_000 })
		.toBe(editions[0]?.revision ?? before);
}

beforeAll(async () => {
	db = await openInMemory();
	standIn = await pushStandIn();
	const { faults } = await importCup(db, sourceWithoutLines("cup.json", theCup()));
	expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
	models = await ReadModels.open({ source: recordSource(db), clock: () => new Date(NOW), onError: fail });
	execute = createGraphQL({ models, onError: fail }).execute;
});
afterAll(async () => {
	await models?.close();
	await db?.close();
	await standIn?.close();
});

async function picture(kind: "matches" | "teams" | "divisions", id: string, language: Language) {
	const asked = "{ cups(cup: 7) { editions { id name tournaments { id startsAt endsAt } } } }";
	const { data } = await execute(asked, {}, { lang: language });
	return readPicture({
		ask: async (document, variables) =>
			(await execute(textOf(document as never), variables as Record<string, unknown>, { lang: language })).data as never,
		...{ cup: CUP, sport: "handball", language, of: { kind, id } },
		edition: (data as unknown as { cups: { editions: never[] } }).cups.editions[0] as never,
	});
}

test("share pictures", async () => {
	const shown = [];
	for (const language of LANGUAGES) {
		for (const id of ["b18-places-5-6-1", "b18-places-7-8-1", "b18-places-5-8-1", "b20-m0"]) {
			const one = await picture("matches", id, language);
			shown.push(one && "stage" in one ? one.stage : null);
		}
		const table = await picture("divisions", "b20-m-m", language);
		shown.push(
			table && "rows" in table ? [table.line, ...table.rows.map(({ name, figures }) => [name, ...figures].join(" "))] : null,
		);
	}
	expect(shown).toMatchInlineSnapshot(`
		[
		  "Boys 18 · Playoff A · Match for 5th place",
		  "Boys 18 · Playoff A · Consolation 5–8, match 1",
		  "Boys 18 · Playoff A · Places 5–8, match 1",
		  "Boys 20 · Main round, group M · Round 1",
		  [
		    "Boys 20 · Main round, group M",
		    "Ale HF 3 +5 3",
		    "Bjursås HK 3 0 3",
		    "Arvidsjaurs HK 2 −4 2",
		    "Boda HF 2 −1 1",
		  ],
		  "Pojkar 18 · Slutspel A · Match om 5:e plats",
		  "Pojkar 18 · Slutspel A · Tröstslutspel 5–8, match 1",
		  "Pojkar 18 · Slutspel A · Plats 5–8, match 1",
		  "Pojkar 20 · Mellanrunda, grupp M · Omgång 1",
		  [
		    "Pojkar 20 · Mellanrunda, grupp M",
		    "Ale HF 3 +5 3",
		    "Bjursås HK 3 0 3",
		    "Arvidsjaurs HK 2 −4 2",
		    "Boda HF 2 −1 1",
		  ],
		]
	`);
});

test("calendars", async () => {
	const served = serveResource(
		calendars({
			brand: { cup: CUP, name: "Lillcupen", sport: "handball", language: "en" },
			ask: (document, variables, lang) => execute(document, variables, { lang }),
			followedBy: async () => undefined,
			memory: {
				publish: (of, events) => publishEvents(db.orm, { ...of, cup: CUP }, events, Date.parse(NOW)),
				removed: (of, followed, shown) => removedEvents(db.orm, { ...of, cup: CUP }, followed, shown, Date.parse(NOW)),
			},
		}),
		{ publicUrl: "https://results.example", changes: models.changes },
	);
	const shown = [];
	for (const language of LANGUAGES)
		for (const team of ["b18-bri", "b18-hol", "b20-bjurs"]) {
			const response = await served.fetch(new Request(`http://localhost/calendar/2026/teams/${team}.ics?lang=${language}`));
			const events = Object.values(ical.sync.parseICS(await response.text())).filter(
				(one): one is VEvent => one?.type === "VEVENT",
			);
			shown.push(...events.map(({ summary, description }) => `${summary} | ${String(description).split("\n")[0]}`));
		}
	expect(shown).toMatchInlineSnapshot(`
		[
		  "Brisheim FK 1–2 Arsta IF (lost) | B18 · Playoff A · Quarter-final 1",
		  "Brisheim FK 2–0 Cassel BK (won) | B18 · Playoff A · Places 5–8, match 1",
		  "Brisheim FK – Enskär FF | B18 · Playoff A · Match for 5th place",
		  "Holmvik och Östra Sundby Idrottsförening 0–4 Garda BK (lost) | B18 · Playoff A · Quarter-final 4",
		  "Holmvik och Östra Sundby Idrottsförening 0–1 Enskär FF (lost) | B18 · Playoff A · Places 5–8, match 2",
		  "Holmvik och Östra Sundby Idrottsförening 0–1 Cassel BK (lost) | B18 · Playoff A · Consolation 5–8, match 1",
		  "Bjursås HK 24–24 Boda HF (drawn) | B20 · Group B",
		  "Bjursås HK 31–20 Bro HK (won) | B20 · Group B",
		  "Bjursås HK 23–22 Ale HF (won) | B20 · Main round, group M",
		  "Bjursås HK 28–29 Arvidsjaurs HK (lost) | B20 · Main round, group M",
		  "Brisheim FK 1–2 Arsta IF (förlust) | B18 · Slutspel A · Kvartsfinal 1",
		  "Brisheim FK 2–0 Cassel BK (vinst) | B18 · Slutspel A · Plats 5–8, match 1",
		  "Brisheim FK – Enskär FF | B18 · Slutspel A · Match om 5:e plats",
		  "Holmvik och Östra Sundby Idrottsförening 0–4 Garda BK (förlust) | B18 · Slutspel A · Kvartsfinal 4",
		  "Holmvik och Östra Sundby Idrottsförening 0–1 Enskär FF (förlust) | B18 · Slutspel A · Plats 5–8, match 2",
		  "Holmvik och Östra Sundby Idrottsförening 0–1 Cassel BK (förlust) | B18 · Slutspel A · Tröstslutspel 5–8, match 1",
		  "Bjursås HK 24–24 Boda HF (oavgjort) | P20 · Grupp B",
		  "Bjursås HK 31–20 Bro HK (vinst) | P20 · Grupp B",
		  "Bjursås HK 23–22 Ale HF (vinst) | P20 · Mellanrunda, grupp M",
		  "Bjursås HK 28–29 Arvidsjaurs HK (förlust) | P20 · Mellanrunda, grupp M",
		]
	`);
});

test("alerts", async () => {
	const server = new Date(NOW);
	const at = accountsOver(db, { push: { publicKey: "PUBLIC", standIn: standIn.origin }, now: () => server });
	const push = createPush({
		keys: await readVapidKeys(db.orm, undefined),
		...{ subject: "mailto:post@cup.example", standIn: standIn.origin, now: () => server },
	});
	const teams = ["b18-bri", "b18-cas", "b18-gar", "b18-dsf", "b20-bjurs", "b20-ale"];
	for (const language of LANGUAGES) {
		const token = await at.registered(`${language}@cup.example`);
		const headers = { "accept-language": language };
		const on = await at.call("PUT", "/api/user/alerts", { token, body: standIn.subscribe(`/p/${language}`).told, headers });
		expect(on.status, on.text).toBe(204);
		for (const teamId of teams) {
			const team = { teamId, year: 2026, teamName: teamId, nation: "Sweden", nationCode: "se", category: "c", catShort: "C" };
			await at.call("POST", "/api/user/favorites/teams", { token, body: team });
			const kinds = ["result", "through", "table"];
			await at.call("PUT", `/api/user/alerts/teams/${teamId}`, { token, body: { year: 2026, kinds } });
		}
	}
	const look = createLook({
		...{ database: db, models, cup: CUP, sport: "handball", now: () => server },
		ask: (document: string, variables: Record<string, unknown>, lang: string) => execute(document, variables, { lang }),
	});
	await look(false);
	const over = (id: string, home: number, away: number) => ({
		...{ id, status: "finished", period: null, minute: null, score: { home, away } },
	});
	const won = [
		over("b18-places-5-6-1", 2, 1),
		over("b18-semi-final-2", 1, 0),
		over("b18-third-place-1", 1, 2),
		over("b18-final-1", 3, 1),
		over("b20-m3", 24, 20),
	];
	for (const one of won) {
		await put({ format: "cupboard-cup/1", cup: { id: CUP }, editions: [{ id: "lc-2026", matches: [one] }] });
		await look(false);
	}
	for (;;) {
		const taken = await leaseDue(db.orm, { cup: CUP, way: "alert", now: server, limit: 100 });
		if (taken.length === 0) break;
		await sendAlerts({ database: db, push, now: () => server }, taken);
	}
	push.close();
	const sent = (language: Language) =>
		standIn.pushed
			.filter(({ path }) => path === `/p/${language}`)
			.map(({ payload }) => `${payload.title} | ${payload.body}`)
			.toSorted();
	expect(sent("en")).toMatchInlineSnapshot(`
		[
		  "Brisheim FK: 5th in Playoff A | B18.",
		  "Dalsfors IF won Playoff A | B18.",
		  "Final: Brisheim FK 2–1 Enskär FF | Won. B18, Playoff A, Match for 5th place.",
		  "Final: Dalsfors IF 3–1 Fyrsken IK | Won. B18, Playoff A, Final.",
		  "Final: Garda BK 0–1 Fyrsken IK | Lost. B18, Playoff A, Semi-final 2.",
		  "Final: Garda BK 2–1 Arsta IF | Won. B18, Playoff A, Bronze match.",
		  "Garda BK: third in Playoff A | B18.",
		  "Main round, group M is decided: Ale HF 2nd | Bjursås HK 1st, Boda HF 3rd.",
		  "Main round, group M is decided: Bjursås HK 1st | Ale HF 2nd, Boda HF 3rd.",
		]
	`);
	expect(sent("sv")).toMatchInlineSnapshot(`
		[
		  "Brisheim FK: 5:a i Slutspel A | B18.",
		  "Dalsfors IF vann Slutspel A | B18.",
		  "Garda BK: trea i Slutspel A | B18.",
		  "Mellanrunda, grupp M är klar: Ale HF 2:a | Bjursås HK 1:a, Boda HF 3:a.",
		  "Mellanrunda, grupp M är klar: Bjursås HK 1:a | Ale HF 2:a, Boda HF 3:a.",
		  "Slut: Brisheim FK 2–1 Enskär FF | Vinst. B18, Slutspel A, Match om 5:e plats.",
		  "Slut: Dalsfors IF 3–1 Fyrsken IK | Vinst. B18, Slutspel A, Final.",
		  "Slut: Garda BK 0–1 Fyrsken IK | Förlust. B18, Slutspel A, Semifinal 2.",
		  "Slut: Garda BK 2–1 Arsta IF | Vinst. B18, Slutspel A, Bronsmatch.",
		]
	`);
});
