import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import type { Brand } from "../../src/brands/brand.ts";
import { loadBrand } from "../../src/brands/load.ts";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { DEMO_CLIP } from "../../src/demo/streams.ts";
import { readCsvFolder } from "../../src/formats/csv/csv.ts";
import { type CupFile, cupFile } from "../../src/results/record/cup-file.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { cup as cups } from "../../src/results/record/nouns/cup.ts";
import { readArenas } from "../../src/results/record/read.ts";
import { addReporter } from "../../src/results/record/reporting/reporter.ts";
import { seatedEditions } from "../../src/results/record/seats.ts";
import { readEnvironment } from "../../src/server/environment.ts";
import { start } from "../../src/server/start.ts";
import { aSmallCup, withMatchesInPlay } from "./cup.ts";
import { copyDemoRecord, importMorning } from "./demo-record.ts";
import { withLastRound } from "./last-round.ts";
import { madeOnce } from "./made-once.ts";
import { withMainRound } from "./main-round-cup.ts";
import { deskFile, seatedDesks } from "./office-desks.ts";
import { addPastStarts } from "./past-start.ts";
import { withPlaces } from "./placement-cup.ts";
import { IMPORTED_FORMATS } from "./played-events/imported-formats.ts";
import { withRanks } from "./ranked-cup.ts";
import { fieldTokenFile, tokenFile } from "./reporter.ts";
import type { Cup } from "./servers.ts";
import { emptyRecord } from "./small-record.ts";
import { stripeStandIn } from "./stripe-stand-in.ts";
import { withOwnIds, withYearBefore } from "./year-before.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A stream of our own clip, for users with a pass. */
const PASS_STREAM = {
	id: "clip-with-pass",
	title: { en: "The final", sv: "Finalen" },
	field: "heden-2",
	from: "2026-07-13T06:00:00Z",
	until: "2026-07-13T18:00:00Z",
	provider: "hls" as const,
	address: DEMO_CLIP,
	state: "replay" as const,
	access: "pass" as const,
};

/** The same clip for everybody, as a replay and live. */
const OPEN_STREAMS = (["replay", "live"] as const).map((state) => ({
	...PASS_STREAM,
	id: `clip-${state}`,
	title: { en: `Open ${state}`, sv: `Öppen ${state}` },
	state,
	access: "open" as const,
}));

/** Those with a reporter, and passes that are sold. */
const isPlayed = (cup: Cup): cup is "live" | "kicks" | "twoYears" => cup === "live" || cup === "kicks" || cup === "twoYears";
const isSmall = (cup: Cup): cup is SmallCup =>
	isPlayed(cup) || cup === "small" || cup === "lastRound" || cup === "places" || cup === "ranks";
type SmallCup = "small" | "live" | "lastRound" | "places" | "ranks" | "kicks" | "twoYears";

/** 3-2-1-0. */
const KICKS: CupFile["editions"][number]["categories"][number]["rules"] = {
	preset: "gothia",
	points: { win: 3, draw: 1, loss: 0, decided: { win: 2, loss: 1 } },
	drawnGroup: ["penalties"],
};

function smallCup(as: SmallCup): CupFile {
	if (as === "ranks") return withMainRound(withRanks(aSmallCup()), "among");
	if (as === "places") return withPlaces(aSmallCup());
	if (as === "lastRound") return withLastRound(aSmallCup());
	if (as === "small") return aSmallCup();
	const inPlay = withMatchesInPlay(as === "twoYears" ? withOwnIds(withYearBefore(aSmallCup())) : aSmallCup());
	inPlay.editions[0]?.streams?.push(PASS_STREAM, ...(as === "twoYears" ? OPEN_STREAMS : []));
	addPastStarts(inPlay);
	if (as === "kicks") for (const edition of inPlay.editions) for (const category of edition.categories) category.rules = KICKS;
	return inPlay;
}

/** World Cup 2018 without the recorded fact of its group H. Its playoff was played, so its matches keep their teams. */
function worldCup(): CupFile {
	const cup = cupFile.parse(JSON.parse(readFileSync(path.join(root, "examples", "world-cup-2018.json"), "utf8")));
	return { ...cup, editions: seatedEditions(undefined, cup.editions).map(({ facts: _, ...edition }) => edition) };
}

async function importShown(database: Database, brand: Brand, cup: CupFile): Promise<void> {
	// The served brand determines the cup.
	const shown = { ...cup, cup: { ...cup.cup, id: brand.cup } };
	const report = await importCup(database, sourceWithoutLines("cup", shown));
	if (!report.written) throw new Error(JSON.stringify(report.faults, null, 2));
}

/** By its sheets alone, as an organiser's folder. */
async function importSheets(database: Database, { cup, name, sport }: Brand): Promise<void> {
	const files = Object.entries(IMPORTED_FORMATS).map(([file, text]) => ({
		name: `cup/${file}`,
		bytes: new TextEncoder().encode(text),
	}));
	const source = readCsvFolder("cup", files, { brand: { cup, name, sport }, cups: [] }).source(undefined);
	const report = await importCup(database, source);
	if (!report.written) throw new Error(JSON.stringify(report.faults, null, 2));
}

/** By the file in which a test finds it: what opens the doors of a server. */
type Secrets = Readonly<Record<string, string>>;

async function addReporters(database: Database, brand: Brand): Promise<Secrets> {
	const { token } = await addReporter(database, brand.cup, { name: "the tests", office: true });
	const atField = await addReporter(database, brand.cup, { name: "Heden 10", office: false, field: "heden-10" });
	return { reporter: token, atField: atField.token };
}

/** A desk of each role, at which a browser test sits without signing in. */
async function addDesks(database: Database, brand: Brand): Promise<Secrets> {
	const [arena] = await readArenas(database, brand.cup);
	return { desks: JSON.stringify(await seatedDesks(database, brand.cup, arena?.id)) };
}

/** In one opening, since each takes longer than what is done in it. */
async function fillRecord(cup: Cup, brand: Brand, dataFolder: string): Promise<void> {
	const database = await openDatabase({ databaseUrl: undefined, dataFolder });
	if (isSmall(cup)) await importShown(database, brand, smallCup(cup));
	if (cup === "demo" && isMorning) await importMorning(database, { id: brand.cup, name: brand.name, sport: brand.sport });
	if (cup === "formats") await importSheets(database, brand);
	if (cup === "worldCups") await importShown(database, brand, worldCup());
	const secrets = { ...(isPlayed(cup) && (await addReporters(database, brand))), ...(await addDesks(database, brand)) };
	await database.close();
	writeFileSync(path.join(dataFolder, "secrets.json"), JSON.stringify(secrets));
}

/** By hand: the demo before any of it has begun (bench/saturday.ts). */
const isMorning = process.env.E2E_DEMO_AT === "morning";

const program = process.argv[1] ?? "";
/** All that this program may be made of: what it was built into, or the sources of what is run unbuilt. */
const MADE_OF = [program.endsWith(".ts") ? "src" : path.dirname(program), "tests/support", "examples", "package-lock.json"];

/**
 * Twenty servers of a run begin with the same small cup, half of the time until they answer: it is made once, and again on another day,
 * since sessions expire.
 */
async function copyFilled(cup: Cup, brand: Brand, folder: string): Promise<void> {
	const made = await madeOnce(
		`served-${cup}-${brand.cup}`,
		MADE_OF,
		async (making) => {
			await emptyRecord(making);
			await fillRecord(cup, brand, making);
		},
		{ beside: new Date().toISOString().slice(0, 10) },
	);
	cpSync(made, folder, { recursive: true });
}

const SECRET_FILES = { reporter: tokenFile, atField: fieldTokenFile, desks: deskFile };

export type Served = { readonly port: number; stop(): Promise<void> };

/**
 * Serves a cup for the browser tests, from a record of its own.
 * @param stripe where its passes are paid; left out: anywhere
 * @param variables of the environment, over those of this process
 */
export async function serveCup(
	cup: Cup,
	{ port, stripe: stripePort, variables }: { port: number; stripe?: number; variables?: Readonly<Record<string, string>> },
): Promise<Served> {
	const { E2E_RECORD, E2E_CLOCK } = { ...process.env, ...variables };
	const folder = E2E_RECORD ?? mkdtempSync(path.join(process.env.E2E_RECORDS ?? tmpdir(), `cupboard-${cup}-`));
	// A test that kills its server starts it again on what it left (mortal-cup.ts).
	const isFilled = existsSync(path.join(folder, "secrets.json"));
	const webhook = `http://localhost:${port}/api/stripe/webhook`;
	const stripe = isPlayed(cup) ? await stripeStandIn({ ...(stripePort !== undefined && { port: stripePort }), webhook }) : null;
	const environment = readEnvironment({
		...process.env,
		...variables,
		PORT: String(port),
		CUPBOARD_DATA: folder,
		DATABASE_URL: "",
		LOG_LEVEL: "warn",
		// A test sets its address (`register`); a browser sets none, and is this machine.
		TRUSTED_PROXIES: "127.0.0.1,::1",
		DEMO_SPEED: "0",
		...(stripe !== null && {
			PASS_PRICE: "149 SEK",
			STRIPE_SECRET_KEY: stripe.secretKey,
			STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
			STRIPE_API_BASE: stripe.base,
		}),
	});
	const brand = loadBrand(environment.brandsFolder, environment.brand ?? "fyrcupen");
	if (cup === "nothing") await emptyRecord(folder);
	else if (!isFilled) {
		if (cup === "demo") {
			if (isMorning) await emptyRecord(folder);
			else await copyDemoRecord(folder, [{ id: brand.cup, name: brand.name, sport: brand.sport }]);
			await fillRecord(cup, brand, folder);
		} else await copyFilled(cup, brand, folder);
		const secrets = JSON.parse(readFileSync(path.join(folder, "secrets.json"), "utf8")) as Partial<Secrets>;
		for (const [name, fileOf] of Object.entries(SECRET_FILES)) {
			const secret = secrets[name];
			if (secret !== undefined) writeFileSync(fileOf(port), secret);
		}
	}
	// For tests of scheduled changes: the cup's clock is stopped at a time, or is the server's own (an empty text).
	if (E2E_CLOCK !== undefined) {
		const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
		await database.orm
			.update(cups)
			.set({ clock: E2E_CLOCK || null })
			.where(eq(cups.id, brand.cup));
		await database.close();
	}
	const running = await start(environment, () => {});
	return {
		port,
		async stop() {
			await running.stop();
			void stripe?.close();
			rmSync(folder, { recursive: true, force: true });
			for (const fileOf of Object.values(SECRET_FILES)) rmSync(fileOf(port), { force: true });
		},
	};
}
