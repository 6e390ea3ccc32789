import type { Command } from "commander";
import type { Database } from "../database/database.ts";
import { factId, type StatedFact } from "../results/acts/fact-id.ts";
import { CUP_FILE_FORMAT, type CupFileCup, type CupFileFact, type EditionRecord } from "../results/record/cup-file.ts";
import { teamsNamed } from "../results/record/naming/teams-named.ts";
import { tiePlacesNamed } from "../results/record/naming/tie-places-named.ts";
import { readEdition, type TiePlace, tiePlaceOf } from "../results/record/read.ts";
import { clockOf, cupNow } from "../results/record/read-clock.ts";
import { registerAsPlayed } from "./as-played.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { matchCalled } from "./called.ts";
import { applyChange } from "./change.ts";
import { matchNamed, teamIn, teamNamed } from "./named.ts";
import { presentEdition } from "./present-edition.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string; readonly at?: string; readonly id?: string };

export function registerFact(program: Command): void {
	const fact = program
		.command("fact")
		.description(
			"record what results cannot show: lots, a shoot-out, fair play, a ranking, a correction, a match that counts as played",
		);
	const GROUP = ["<group>", "the group with its category (B14 A), or its id"] as const;
	const PLACE = [
		"<place>",
		"the group with its category (B14 A), or its id; between the best thirds, the playoff (B14 Playoff A)",
	] as const;
	const TEAMS = ["<team...>", "the level teams by name or id, best first"] as const;
	const MATCH = ["<match>", "its number in the schedule, or its id"] as const;

	withOptions(fact.command("lots").description("the order that lots gave level teams"))
		.argument(...PLACE)
		.argument(...TEAMS)
		.action((place: string, order: string[], options: Options) => recordAt(place, { kind: "lots", order }, options));
	withOptions(fact.command("shoot-out").description("the order that a tie-break shoot-out gave level teams"))
		.argument(...GROUP)
		.argument(...TEAMS)
		.action((division: string, order: string[], options: Options) => recordAt(division, { kind: "shoot-out", order }, options));
	withOptions(
		fact.command("points").description("points that a decision gives a team in its group's table; deductions are negative"),
	)
		.argument(...GROUP)
		.argument("<team>", "its name where only one has it, or its id")
		.argument("<points>", "such as -3")
		.argument("<note>", "the reason, as visitors may read it; no child's name")
		.action((division: string, team: string, points: string, note: string, options: Options) =>
			recordAt(division, { kind: "points", team, points: numberOf(points, "points"), note }, options),
		);
	withOptions(fact.command("fair-play").description("a team's fair-play points in a group; deductions are negative"))
		.argument(...PLACE)
		.argument("<team>", "its name, if only one team has it, or its id")
		.argument("<points>", "such as -4; the higher is ranked first")
		.action((place: string, team: string, points: string, options: Options) =>
			recordAt(place, { kind: "fair-play", team, points: numberOf(points, "points") }, options),
		);
	withOptions(fact.command("ranking").description("a team's number in a ranking; the lower is ranked first"))
		.argument("<team>", "its name, if only one team has it, or its id")
		.argument("<ranking>", "such as 12")
		.option("--among <playoff>", "counts among the best thirds that go on to it (default: in the team's group)")
		.action((team: string, text: string, { among, ...options }: Options & { readonly among?: string }) => {
			const said = { kind: "ranking", team, ranking: numberOf(text, "ranking") } as const;
			return among === undefined ? record((db, cup) => ofTeam(db, cup, said), options) : recordAt(among, said, options);
		});
	for (const kind of ["walkover", "correction"] as const) {
		withOptions(fact.command(kind).description(`why a match's result is a ${kind}`))
			.argument(...MATCH)
			.argument("<note>", "what happened, as visitors may read it; no child's name")
			.action((match: string, note: string, options: Options) =>
				record((db, cup) => ofMatch(db, cup, { kind, match, note }), options),
			);
	}
	registerAsPlayed(fact);
	fact
		.command("remove")
		.description("remove a fact")
		.argument("<id>", "the fact's id, as shown when it was recorded")
		.option(...CUP_OPTION)
		.action(remove);
}

const withOptions = (command: Command) =>
	command
		.option("--at <instant>", "when it was, such as 2026-07-16T14:20:00+02:00 (default: now, by the cup's clock)")
		.option("--id <id>", "its id; an existing fact is replaced (default: made from what it is about)")
		.option(...CUP_OPTION);

function numberOf(text: string, what: string): number {
	const number = Number(text.replace("−", "-"));
	if (text.trim() === "" || !Number.isFinite(number)) throw new Refusal(`${what} "${text}": expected a number, such as -4.`);
	return number;
}

/** A statement about level teams, before it is known whether they are in one group or the best of several. */
type SaidOfLevel =
	| { readonly kind: "lots"; readonly order: string[] }
	| { readonly kind: "shoot-out"; readonly order: string[] }
	| { readonly kind: "points"; readonly team: string; readonly points: number; readonly note: string }
	| { readonly kind: "fair-play"; readonly team: string; readonly points: number }
	| { readonly kind: "ranking"; readonly team: string; readonly ranking: number };
type About = { readonly said: StatedFact; readonly edition: string };

/** @param named a group, a playoff or a stage, by its id or its name */
function recordAt(named: string, said: SaidOfLevel, options: Options): Promise<void> {
	return record(async (db, cup) => {
		const place = await placeIdOf(db, cup, named, said.kind);
		const found = await tiePlaceOf(db, cup.id, place);
		if (!found || (said.kind === "ranking" && "division" in found)) throw new Refusal(noPlace(cup, named, said.kind));
		const edition = await readEdition(db, cup.id, found.edition);
		const own = edition && ofCategory(edition, found);
		return { said: placed(withIds(said, own, cup.name), place, found), edition: found.edition };
	}, options);
}

const WANTED = {
	ranking: "playoff",
	"shoot-out": "group",
	points: "group",
	lots: "group or playoff",
	"fair-play": "group or playoff",
} as const;

const noPlace = (cup: CupFileCup, named: string, kind: SaidOfLevel["kind"]) =>
	`${cup.name} has no ${WANTED[kind]} "${named}". Expected a ${WANTED[kind]} by its category and name (B14 A), or its id: the last part of its address.`;

/** An id may be in any edition, a name is looked up in the present one. */
async function placeIdOf(db: Database, cup: CupFileCup, named: string, kind: SaidOfLevel["kind"]): Promise<string> {
	if (await tiePlaceOf(db, cup.id, named)) return named;
	const present = await presentEdition(db, cup);
	const record = present && (await readEdition(db, cup.id, present.id));
	const all = record ? tiePlacesNamed(record, named) : [];
	const found = all.filter((place) => WANTED[kind].includes(place.kind));
	const [only, ...more] = found;
	if (!only) throw new Refusal(noPlace(cup, named, kind));
	if (more.length === 0) return only.id;
	const lines = found.map(({ id, category, name }) => `\n  ${id}  ${category.shortName.en}: ${name}`).join("");
	throw new Refusal(`${cup.name} has ${found.length} that match "${named}". Give the id of one:${lines}`);
}

/** The edition with only the teams of the place's category, so that a name shared across categories is unique. */
function ofCategory(record: EditionRecord, found: TiePlace): EditionRecord {
	const category = record.edition.categories.find(({ stages }) =>
		stages.some(({ id, divisions }) =>
			"stage" in found ? id === found.stage : divisions.some((division) => division.id === found.division),
		),
	);
	const teams = record.edition.teams.filter((team) => team.category === category?.id);
	return { ...record, edition: { ...record.edition, teams } };
}

/** Replaces team names by ids; an unknown name is reported by the usual checks. */
function withIds(said: SaidOfLevel, record: EditionRecord | undefined, cup: string): SaidOfLevel {
	const idOf = (team: string) => (record && teamsNamed(record, team).length > 0 ? teamIn(record, team, cup).id : team);
	return "order" in said ? { ...said, order: said.order.map(idOf) } : { ...said, team: idOf(said.team) };
}

/** A shoot-out always belongs to a group; for a playoff it is refused later. */
function placed(said: SaidOfLevel, place: string, found: TiePlace): StatedFact {
	const among = "stage" in found ? { stage: found.stage } : { division: found.division };
	switch (said.kind) {
		case "lots":
			return { ...said, ...among };
		case "shoot-out":
			return { ...said, division: place };
		case "points":
			return { ...said, division: place };
		case "fair-play":
			return { ...said, ...among };
		case "ranking":
			return "stage" in found ? { ...said, stage: found.stage } : said;
	}
}

async function ofTeam(db: Database, cup: CupFileCup, said: Extract<StatedFact, { readonly kind: "ranking" }>): Promise<About> {
	const { record, team } = await teamNamed(db, cup, said.team);
	return { said: { ...said, team: team.id }, edition: record.edition.id };
}

async function ofMatch(
	db: Database,
	cup: CupFileCup,
	said: Extract<StatedFact, { readonly kind: "walkover" | "correction" }>,
): Promise<About> {
	const { record, match } = await matchNamed(db, cup, said.match);
	return { said: { ...said, match: match.id }, edition: record.edition.id };
}

function record(saying: (db: Database, cup: CupFileCup) => Promise<About>, { cup: option, at, id }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const { said, edition } = await saying(db, cup);
		const present = await readEdition(db, cup.id, edition);
		const fact: CupFileFact = {
			...said,
			id: id ?? factId(said, present?.edition.facts ?? []),
			at: at ?? cupNow(clockOf(cup), new Date()),
		};
		await applyChange(db, "fact", {
			format: CUP_FILE_FORMAT,
			cup: { id: cup.id },
			editions: [{ id: edition, facts: [fact] }],
		});
		const about = present && "match" in fact ? `, ${matchCalled(present, fact.match)}` : "";
		console.log(`Recorded: ${fact.kind}${about} (${fact.id})`);
	});
}

function remove(id: string, { cup: option }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const { counts } = await applyChange(db, "fact", {
			format: CUP_FILE_FORMAT,
			cup: { id: cup.id },
			remove: { facts: [id] },
		});
		if (!counts || counts.fact.removed === 0) throw new Refusal(`${cup.name} has no fact "${id}". Nothing was removed.`);
		console.log(`Removed: ${id}`);
	});
}
