import type { Command } from "commander";
import type { Database } from "../database/database.ts";
import { CUP_FILE_FORMAT, type CupFileAnnouncement, type CupFileCup, type Text } from "../results/record/cup-file.ts";
import type { EditionChange } from "../results/record/cup-file-change.ts";
import { type EditionSummary, readEditions } from "../results/record/read.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { applyChange } from "./change.ts";
import { editionNamed } from "./publish.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = {
	readonly cup?: string;
	readonly textEn?: string;
	readonly textSv?: string;
	readonly buttonEn?: string;
	readonly buttonSv?: string;
	readonly link?: string;
	readonly id?: string;
	readonly remove?: string[];
};

export function registerAnnounce(program: Command): void {
	program
		.command("announce")
		.argument("<edition>", "its year or its id")
		.description("add an announcement to the bar of an edition, replace or remove one; without an option, tell those there are")
		.option("--text-en <text>", "what it says in English")
		.option("--text-sv <text>", "what it says in Swedish")
		.option("--button-en <text>", "its button in English")
		.option("--button-sv <text>", "its button in Swedish")
		.option("--link <address>", "where the button leads: /2026/matches within the site, or https://…")
		.option("--id <id>", "its own id; one that is there is replaced, and what is not given stays (default: a new one)")
		.option("--remove <id...>", "take announcements away")
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(announce);
}

const EXAMPLES = `
Examples:
  npx cupboard announce 2026 --text-en "Rain: matches start at 12" --text-sv "Regn: matcherna börjar kl. 12" --id rain
  npx cupboard announce 2026 --id rain --button-en "See matches" --button-sv "Se matcher" --link /2026/matches
  npx cupboard announce 2026
  npx cupboard announce 2026 --remove rain`;

function announce(named: string, options: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, options.cup);
		const editions = await readEditions(db, cup.id);
		const edition = editionNamed(named, editions, cup.name);
		const { cup: _, remove, ...said } = options;
		const isSaid = Object.keys(said).length > 0;
		if (remove && isSaid) throw new Refusal("--remove takes announcements away and goes with no other option than --cup.");
		if (remove) return removeFrom(db, cup, edition, remove);
		if (!isSaid) return tell(edition);
		const id = options.id ?? newId(edition, editions);
		const present = edition.announcements?.find((one) => one.id === id);
		const announcement = announcementOf(id, options, present);
		await write(db, cup, edition, { announcements: [announcement] });
		console.log(`${edition.name}: ${present ? "changed" : "announced"} ${line(announcement)}`);
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
	await applyChange(db, "announce", {
		format: CUP_FILE_FORMAT,
		cup: { id: cup.id },
		remove: { announcements: [...new Set(ids)] },
	});
	console.log(`${edition.name}: removed ${ids.join(", ")}`);
}

function tell({ name, announcements = [] }: EditionSummary): void {
	console.log(announcements.length === 0 ? `${name} announces nothing.` : `${name} announces:`);
	for (const announcement of announcements) console.log(`  ${line(announcement)}`);
}

function line({ id, text, buttonText, buttonLink }: CupFileAnnouncement): string {
	const button = buttonText && buttonLink ? ` [${buttonText.en} / ${buttonText.sv} → ${buttonLink}]` : "";
	return `${id}: ${text.en} / ${text.sv}${button}`;
}

/** Ids are used once within a cup, across its editions. */
function newId({ year }: EditionSummary, editions: readonly EditionSummary[]): string {
	const taken = new Set(editions.flatMap(({ announcements = [] }) => announcements.map(({ id }) => id)));
	for (let number = 1; ; number++) {
		const id = `announcement-${year}-${number}`;
		if (!taken.has(id)) return id;
	}
}

/** @throws Refusal where a language is missing, or the button lacks its text or its link */
function announcementOf(id: string, options: Options, present: CupFileAnnouncement | undefined): CupFileAnnouncement {
	const text = inBoth(options.textEn, options.textSv, present?.text, "--text");
	if (!text) throw new Refusal("An announcement says something: give --text-en and --text-sv.");
	const buttonText = inBoth(options.buttonEn, options.buttonSv, present?.buttonText, "--button");
	const buttonLink = options.link === undefined ? present?.buttonLink : linkOf(options.link);
	if (buttonText && !buttonLink) throw new Refusal("The button leads nowhere: give --link, such as /2026/matches.");
	if (buttonLink && !buttonText) throw new Refusal("The link has no button: give --button-en and --button-sv.");
	return { id, text, ...(buttonText && { buttonText }), ...(buttonLink && { buttonLink }) };
}

function inBoth(en: string | undefined, sv: string | undefined, present: Text | undefined, option: string): Text | undefined {
	const both = { en: en?.trim() ?? present?.en, sv: sv?.trim() ?? present?.sv };
	if (both.en === undefined && both.sv === undefined) return undefined;
	if (both.en && both.sv) return { en: both.en, sv: both.sv };
	const [given, missing] = both.en ? ["en", "sv"] : ["sv", "en"];
	throw new Refusal(
		`Visitors read it in English or in Swedish: ${option}-${given} needs ${option}-${missing} with a text beside it.`,
	);
}

/** An address of the site begins with one slash: two would lead to another. */
function linkOf(link: string): string {
	if (/^\/(?!\/)\S*$/.test(link)) return link;
	if (/^https?:\/\/\S+$/.test(link) && URL.canParse(link)) return link;
	throw new Refusal(`--link "${link}": expected an address within the site, such as /2026/matches, or one with https://.`);
}
