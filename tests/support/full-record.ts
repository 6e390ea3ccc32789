import { sql } from "drizzle-orm";
import type { Database } from "../../src/database/database.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "./cup.ts";

const AT = "2026-07-14T12:17:00.123456Z";
const everyByte = `\\x${Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("")}`;
/** A bound parameter must have the type that its driver wants for the column; a literal is converted from text. */
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const nasty = 'Åsa "Kåpan" O\'Öst\\n\n\t{}\u2028😀';
const mine = { account: 41, cup: 7 };

/** Rows of what no import of a cup makes, by table; each column that is not left to the database. */
const ROWS: readonly (readonly [table: string, row: Readonly<Record<string, unknown>>])[] = [
	["account", { id: 41, name: nasty, email: "asa@cup.example", password_hash: "$argon2id$x", language: "sv", created_at: AT }],
	["calendar", { ...mine, secret: "c4lend4r" }],
	["device", { id: 5, account: 41, name: "phone", secret_hash: everyByte, created_at: AT, last_used_at: AT }],
	["favourite_field", { id: 3, ...mine, year: 2026, arena: "heden", field: "heden-2", field_name: "Heden 2" }],
	[
		"favourite_team",
		{
			id: 4,
			...mine,
			year: 2026,
			team: "b14-ask",
			team_name: "Ask",
			nation: "Sweden",
			nation_code: "SE",
			category: "b14",
			cat_short: "B14",
		},
	],
	[
		"alert_device",
		{
			device: 5,
			account: 41,
			cup: 7,
			endpoint: "https://push.example/p/1",
			p256dh: "k",
			auth: "a",
			language: "sv",
			lead: 30,
			adds_way: true,
			quiet: true,
			quiet_from: "22:00",
			quiet_until: "07:00",
			early: true,
			score_left_out: false,
		},
	],
	["alert_choice", { device: 5, cup: 7, year: 2026, subject: "team", subject_id: "b14-ask", kinds: '["goal",  "moved"]' }],
	["alert_edition", { cup: 7, edition: "lc-2026", revision: 3 }],
	["alert_told", { cup: 7, edition: "lc-2026", what: "match", subject: "b14-s1", told: '{"final":  null}' }],
	["alert_held", { id: 2, device: 5, cup: 7, event: "goal:1", topic: "goal", content: '{"title": "Mål!"}', until: AT }],
	["vapid_key", { id: 1, public_key: "p", private_key: "s" }],
	["identity_session", { secret_hash: "\\x01", device: 5, created_at: AT, last_used_at: AT }],
	["one_time_secret", { secret_hash: "\\x00ff", account: 41, kind: "identity", payload: '{"device" : 5}', expires_at: AT }],
	[
		"pass_order",
		{
			id: 9,
			reference: "r-1",
			...mine,
			year: 2026,
			language: "sv",
			came_from: "/2026",
			amount: 14900,
			currency: "SEK",
			opened_at: AT,
		},
	],
	[
		"outbox",
		{
			id: 31,
			cup: 7,
			event: "act:12",
			way: "mail",
			recipient: "account:41",
			account: 41,
			act: 12,
			topic: "act:12",
			content: '{"en" :  "Later"}',
			not_before: AT,
			next_try: AT,
			until: AT,
			tries: 1,
			lease: "l",
			leased_until: AT,
			reason: "421",
		},
	],
	["photo", { account: 41, name: "p", type: "image/webp", bytes: everyByte }],
	["pin", { ...mine, match: "b14-s1", year: 2026 }],
	["playing_key", { id: 1, key: everyByte }],
	["purchase", { id: 6, ...mine, type: "tournament_pass", year: 2026, at: AT }],
	["registration", { ...mine, year: 2026, team: "b14-ask", team_name: nasty }],
	["reporter", { cup: 7, id: "rep", name: nasty, field: "heden-2", token_hash: "abc", added_at: AT }],
	[
		"running_clock",
		{
			cup: 7,
			edition: "lc-2026",
			hours: '[ ["2026-07-13T06:00:00Z",  "2026-07-18T20:00:00Z"] ]',
			since: AT,
			gone: 0.1,
			speed: 1 / 3,
			round: 2,
			played_to: AT,
		},
	],
	[
		"act",
		{
			id: 12,
			cup: 7,
			kind: "move",
			desk: "command line",
			asked_by: "Heden",
			at: AT,
			why: nasty,
			editions: '[{"id": "lc-2026",  "revision": 3}]',
			lines: "[]",
			changed: 1,
			added: 0,
			removed: 0,
			rows: everyByte,
			said: "[]",
			undoes: "[ ]",
		},
	],
	[
		"asked_act",
		{
			id: 3,
			cup: 7,
			request: "asked-0001",
			proposal: '{"kind": "shift",  "matches": []}',
			desk: "Heden",
			desk_id: "21",
			at: AT,
			words: nasty,
		},
	],
	[
		"staff",
		{
			id: 21,
			cup: 7,
			name: nasty,
			email: "heden@cup.example",
			role: "arena",
			arena: "heden",
			until: "2026-07-19",
			password_hash: "$argon2id$x",
			totp_secret: "JBSWY3DP",
			totp_step: 7,
			created_at: AT,
			last_seen_at: AT,
		},
	],
	["staff_invitation", { secret_hash: "\\x02", staff: 21, created_at: AT, expires_at: AT }],
	[
		"staff_session",
		{
			id: 22,
			secret_hash: everyByte,
			staff: 21,
			way: "password",
			device: nasty,
			created_at: AT,
			last_seen_at: AT,
			here_until: AT,
		},
	],
	[
		"staff_passkey",
		{ id: "cred", staff: 21, name: nasty, public_key: everyByte, counter: 3, transports: '[ "usb"]', created_at: AT },
	],
	["staff_challenge", { secret_hash: "\\x03", cup: 7, staff: 21, kind: "passkey", expires_at: AT }],
	["staff_rule", { cup: 7, second_factor: true, second_look: true }],
	["script_line", { cup: 7, ordinal: 1, at: AT, content: '{"b":1,  "a":[]}' }],
	["stripe_event", { cup: 7, id: "evt", kind: "paid", at: AT, received_at: AT }],
	["fact", { cup: 7, id: "lots-1", edition: "lc-2026", ordinal: 99, kind: "lots", at: AT, division: "b14-g-2" }],
	["fact_order", { cup: 7, fact: "lots-1", team: "b14-ask", ordinal: 0 }],
	["last_import", { id: 8, cup: 7, edition: "lc-2026", source: "matches.csv", cells: '{"a":\t1}' }],
	["heading_pick", { cup: 7, sheet: "teams", heading: nasty, meaning: "club" }],
	[
		"schedule_draft",
		{
			...{ id: 4, cup: 7, edition: "lc-2026", ordinal: 2, begun_at: AT, desk: nasty, number: 48213, steps: 900, seconds: 38 },
			...{ state: "done", ground: "g", places: '[["b14-s1",  "2026-07-18T08:00:00.000Z", "heden-2"]]', report: '{"placed":  1}' },
		},
	],
	[
		"held_report",
		{ cup: 7, id: "h", match: "b14-s1", at: AT, content: '{"kind":"full-time"}', because: "over-too-soon", held_at: AT },
	],
	[
		"calendar_event",
		{ cup: 7, match: "gone", language: "sv", year: "2026", teams: "[]", event: "{}", digest: "d", changed_at: AT },
	],
	["timed_publication", { cup: 7, edition: "lc-2026", of: "schedule", at: AT, desk: nasty, act: 1 }],
	["report", { cup: 7, id: "r", match: "b14-s1", at: AT, sender: "office", content: "{}", accepted_at: AT }],
];

/** Fills every table of the record with something, texts and bytes that are easily spoilt among it. */
export async function fillRecord(db: Database): Promise<void> {
	await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
	for (const [table, row] of ROWS) {
		const names = sql.join(
			Object.keys(row).map((name) => sql.identifier(name)),
			sql`, `,
		);
		const values = sql.join(
			Object.values(row).map((value) => sql.raw(typeof value === "number" ? String(value) : literal(String(value)))),
			sql`, `,
		);
		await db.orm.execute(sql`insert into ${sql.identifier(table)} (${names}) overriding system value values (${values})`);
	}
	// The account with the highest number has been deleted; its number is not reused.
	await db.orm.execute(sql`alter table account alter column id restart with 57`);
}
