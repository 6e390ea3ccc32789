import type { Command } from "commander";
import type { Database } from "../database/database.ts";
import { zonedTime } from "../results/edition/building/zoned-time.ts";
import { isButtonLink, LINK_EXPECTED } from "../results/record/button-link.ts";
import {
	CUP_FILE_FORMAT,
	type CupFileAnnouncement,
	type CupFileAudience,
	type CupFileCup,
	type RecordedCup,
	type Text,
} from "../results/record/cup-file.ts";
import type { AnnouncementChange, EditionChange } from "../results/record/cup-file-change.ts";
import { type EditionSummary, readArenas, readEdition, readEditions } from "../results/record/read.ts";
import { clockOf, cupNow } from "../results/record/read-clock.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { arenaCalled, namesOf } from "./called.ts";
import { applyChange } from "./change.ts";
import { arenaNamed, categoryIn, teamIn } from "./named.ts";
import { editionNamed } from "./publish.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";
import { startOfText } from "./start-text.ts";

type Options = {
	readonly cup?: string;
	readonly textEn?: string;
	readonly textSv?: string;
	readonly buttonEn?: string;
	readonly buttonSv?: string;
	readonly link?: string;
	readonly arena?: string;
	readonly category?: string;
	readonly team?: string;
	readonly all?: boolean;
	readonly at?: string;
	readonly until?: string;
	readonly id?: string;
	readonly remove?: string[];
};

export function registerAnnounce(program: Command): void {
	program
		.command("announce")
		.argument("<edition>", "its year or its id")
		.description("add, replace or remove an announcement of an edition; without an option, list the announcements")
		.option("--text-en <text>", "what it says in English")
		.option("--text-sv <text>", "what it says in Swedish")
		.option("--button-en <text>", "its button in English")
		.option("--button-sv <text>", "its button in Swedish")
		.option("--link <address>", "where the button leads: /2026/matches within the site, https://…, mailto:… or tel:…")
		.option("--arena <arena>", "for those at this arena: on its pages, its fields', its matches' and its teams'")
		.option("--category <category>", "for this category")
		.option("--team <team>", "for this team and its followers")
		.option("--all", "for everyone again")
		.option(
			"--at <when>",
			"when it is published, in the cup's time: 2026-07-16 14:12, a time today, or a time with its offset; now (default: at once)",
		)
		.option("--until <when>", "when it ends, written the same way (default: when it is removed)")
		.option("--id <id>", "its id; an existing announcement is changed, and what you do not give stays (default: a new id)")
		.option("--remove <id...>", "remove announcements")
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(announce);
}

const EXAMPLES = `
Examples:
  npx cupboard announce 2026 --text-en "Rain: matches start at 12" --text-sv "Regn: matcherna börjar kl. 12" --id rain
  npx cupboard announce 2026 --id rain --button-en "See matches" --button-sv "Se matcher" --link /2026/matches
  npx cupboard announce 2026 --text-en "Hall B is closed" --text-sv "Hall B är stängd" --arena heden --at 14:30
  npx cupboard announce 2026
  npx cupboard announce 2026 --remove rain`;

function announce(named: string, options: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, options.cup);
		const editions = await readEditions(db, cup.id);
		const edition = editionNamed(named, editions, cup.name);
		const { cup: _, remove, ...said } = options;
		const isSaid = Object.keys(said).length > 0;
		if (remove && isSaid)
			throw new Refusal("--remove removes announcements and cannot be combined with other options than --cup.");
		if (remove) return removeFrom(db, cup, edition, remove);
		if (!isSaid) return tell(edition, { cup, called: await calledIn(db, cup, edition) });
		const id = options.id ?? newId(edition, editions);
		const present = edition.announcements?.find((one) => one.id === id);
		const audience = await audienceOf(db, cup, edition, options);
		await write(db, cup, edition, { announcements: [announcementOf(id, { ...options, audience }, present, cup)] });
		const called = await calledIn(db, cup, edition);
		const recorded = (await readEditions(db, cup.id)).find((one) => one.id === edition.id)?.announcements ?? [];
		for (const one of recorded)
			if (one.id === id) console.log(`${edition.name}: ${present ? "changed" : "announced"} ${line(one, { cup, called })}`);
	});
}

async function write(db: Database, cup: CupFileCup, edition: EditionSummary, change: Omit<EditionChange, "id">): Promise<void> {
	await applyChange(db, "announce", {
		format: CUP_FILE_FORMAT,
		cup: { id: cup.id },
		editions: [{ id: edition.id, ...change }],
	});
}

async function removeFrom(db: Database, cup: CupFileCup, edition: EditionSummary, ids: readonly string[]): Promise<void> {
	const present = edition.announcements ?? [];
	const unknown = ids.filter((id) => !present.some((one) => one.id === id));
	if (unknown.length > 0) {
		const there = present.map(({ id }) => id).join(", ") || "none";
		throw new Refusal(
			`${edition.name} has no announcement "${unknown.join('", "')}". Its announcements: ${there}. Nothing was removed.`,
		);
	}
	const own = [...new Set(ids)];
	await applyChange(db, "announce", {
		format: CUP_FILE_FORMAT,
		cup: { id: cup.id },
		remove: { announcements: own },
	});
	console.log(`${edition.name}: removed ${own.join(", ")}`);
}

/** The cup, and a function that names an announcement's audience. */
type Told = { readonly cup: RecordedCup; readonly called: (audience: CupFileAudience | undefined) => string };

function tell({ name, announcements = [] }: EditionSummary, told: Told): void {
	console.log(announcements.length === 0 ? `${name} has no announcements.` : `${name} has these announcements:`);
	for (const announcement of announcements) console.log(`  ${line(announcement, told)}`);
}

function line(announcement: CupFileAnnouncement, { cup, called }: Told): string {
	const { id, text, buttonText, buttonLink, audience, publishedAt, publishedUntil } = announcement;
	const button = buttonText && buttonLink ? ` [${buttonText.en} / ${buttonText.sv} → ${buttonLink}]` : "";
	const now = Date.parse(cupNow(clockOf(cup), new Date()));
	const waits = publishedAt !== undefined && Date.parse(publishedAt) > now;
	const isOver = publishedUntil !== undefined && Date.parse(publishedUntil) <= now;
	const until = publishedUntil && `${isOver ? "ended" : "until"} ${clockText(publishedUntil, cup.zone)}`;
	const when = publishedAt && `${waits ? "waits until" : "since"} ${clockText(publishedAt, cup.zone)}`;
	return `${id}: ${[text.en, text.sv].filter(Boolean).join(" / ")}${button} (${[called(audience), when, until].filter(Boolean).join(", ")})`;
}

/** "for arena Heden", "for category Boys 14", "for team Ask IF (B14)" */
async function calledIn(db: Database, cup: RecordedCup, { id }: EditionSummary): Promise<Told["called"]> {
	const record = await readEdition(db, cup.id, id);
	if (!record) throw new Error(`edition ${cup.id}/${id} went while it was being read`);
	const names = namesOf(record);
	return (audience) => {
		if (audience?.kind === "arena") return `for arena ${arenaCalled(record.arenas, audience.arena)}`;
		if (audience?.kind === "category") return `for category ${names.category(audience.category)}`;
		return audience?.kind === "team" ? `for ${names.of("teams", audience.team)}` : "for all";
	};
}

/** "2026-07-16 14:12" */
const clockText = (instant: string, zone: string) => zonedTime(instant, zone).slice(0, 16).replace("T", " ");

/** Ids are unique within a cup, across its editions. */
function newId({ year }: EditionSummary, editions: readonly EditionSummary[]): string {
	const taken = new Set(editions.flatMap(({ announcements = [] }) => announcements.map(({ id }) => id)));
	for (let number = 1; ; number++) {
		const id = `announcement-${year}-${number}`;
		if (!taken.has(id)) return id;
	}
}

/** @throws Refusal if a language is missing, or the button lacks its text or its link */
function announcementOf(
	id: string,
	options: Options & { readonly audience: CupFileAudience | undefined },
	present: CupFileAnnouncement | undefined,
	cup: RecordedCup,
): AnnouncementChange {
	const wasSaid = present?.text;
	const isNew = options.textEn !== undefined || options.textSv !== undefined;
	const text = isNew ? inBoth(options.textEn, options.textSv, wasSaid, "--text") : wasSaid;
	if (!text) throw new Refusal("An announcement needs a text: give --text-en and --text-sv.");
	const buttonText = inBoth(options.buttonEn, options.buttonSv, present?.buttonText, "--button");
	const buttonLink = options.link === undefined ? present?.buttonLink : linkOf(options.link);
	if (buttonText && !buttonLink) throw new Refusal("The button needs a link: give --link, such as /2026/matches.");
	if (buttonLink && !buttonText) throw new Refusal("The link needs a button: give --button-en and --button-sv.");
	const { audience } = options;
	const publishedAt = options.at === undefined ? undefined : instantOf(options.at, cup);
	return {
		id,
		text,
		...(buttonText && { buttonText }),
		...(buttonLink && { buttonLink }),
		...(audience && { audience }),
		...(publishedAt !== undefined && { publishedAt }),
		...(options.until !== undefined && {
			publishedUntil: instantOf(options.until, cup, "--until") ?? cupNow(clockOf(cup), new Date()),
		}),
	};
}

/** @throws Refusal if it has more than one audience, or one that the cup does not have */
async function audienceOf(
	db: Database,
	cup: CupFileCup,
	edition: EditionSummary,
	{ arena, category, team, all }: Options,
): Promise<CupFileAudience | undefined> {
	if ([arena, category, team, all || undefined].filter((one) => one !== undefined).length > 1)
		throw new Refusal("An announcement has one audience: give only one of --arena, --category, --team and --all.");
	if (all) return { kind: "all" };
	if (arena !== undefined) return { kind: "arena", arena: arenaNamed(await readArenas(db, cup.id), arena, cup.name).id };
	const record = category === undefined && team === undefined ? undefined : await readEdition(db, cup.id, edition.id);
	if (category !== undefined) return { kind: "category", category: categoryIn(record, category).id };
	return team === undefined ? undefined : { kind: "team", team: teamIn(record, team).id };
}

/** Null: now. */
function instantOf(at: string, cup: RecordedCup, option = "--at"): string | null {
	if (at.trim() === "now") return null;
	const today = zonedTime(cupNow(clockOf(cup), new Date()), cup.zone).slice(0, 10);
	return startOfText(at, cup.zone, today, option);
}

function inBoth(
	en: string | undefined,
	sv: string | undefined,
	present: Partial<Text> | undefined,
	option: string,
): Text | undefined {
	const both = { en: en?.trim() ?? present?.en, sv: sv?.trim() ?? present?.sv };
	if (both.en === undefined && both.sv === undefined) return undefined;
	if (both.en && both.sv) return { en: both.en, sv: both.sv };
	const [given, missing] = both.en ? ["en", "sv"] : ["sv", "en"];
	throw new Refusal(`Visitors read it in English or Swedish: with ${option}-${given}, give ${option}-${missing} too.`);
}

/** A path of the site begins with one slash: two would lead to another site. */
function linkOf(link: string): string {
	if (isButtonLink(link)) return link;
	throw new Refusal(`--link "${link}": expected ${LINK_EXPECTED}.`);
}
