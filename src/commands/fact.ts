import type { Command } from "commander";
import type { Database } from "../database/database.ts";
import { CUP_FILE_FORMAT, type CupFileCup, type CupFileFact } from "../results/record/cup-file.ts";
import { editionOfDivision, editionOfMatch, editionOfTeam, readEdition } from "../results/record/read.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { applyChange } from "./change.ts";
import { factId, type Said } from "./fact-id.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string; readonly at?: string; readonly id?: string };

export function registerFact(program: Command): void {
	const fact = program
		.command("fact")
		.description("record what results cannot tell: lots, a shoot-out, fair play, a ranking, a correction");
	const DIVISION = ["<division>", "the group's id, as in its address"] as const;
	const TEAMS = ["<team...>", "the level teams' ids, the best first"] as const;
	const MATCH = ["<match>", "the match's id"] as const;

	withOptions(fact.command("lots").description("the order that lots gave level teams"))
		.argument(...DIVISION)
		.argument(...TEAMS)
		.action((division: string, order: string[], options: Options) => record({ kind: "lots", division, order }, options));
	withOptions(fact.command("shoot-out").description("the order that a tie-break shoot-out gave level teams"))
		.argument(...DIVISION)
		.argument(...TEAMS)
		.action((division: string, order: string[], options: Options) => record({ kind: "shoot-out", division, order }, options));
	withOptions(fact.command("fair-play").description("a team's fair-play points in a group; deductions are negative"))
		.argument(...DIVISION)
		.argument("<team>", "the team's id")
		.argument("<points>", "such as -4; the higher stands first")
		.action((division: string, team: string, points: string, options: Options) =>
			record({ kind: "fair-play", division, team, points: numberOf(points, "points") }, options),
		);
	withOptions(fact.command("ranking").description("a team's number in a ranking; the lower stands first"))
		.argument("<team>", "the team's id")
		.argument("<ranking>", "such as 12")
		.action((team: string, ranking: string, options: Options) =>
			record({ kind: "ranking", team, ranking: numberOf(ranking, "ranking") }, options),
		);
	for (const kind of ["walkover", "correction"] as const) {
		withOptions(fact.command(kind).description(`why a match's result is a ${kind}`))
			.argument(...MATCH)
			.argument("<note>", "what happened, as visitors may read it; no child's name")
			.action((match: string, note: string, options: Options) => record({ kind, match, note }, options));
	}
	fact
		.command("remove")
		.description("take a fact back")
		.argument("<id>", "the fact's id, as it was told when it was recorded")
		.option(...CUP_OPTION)
		.action(remove);
}

const withOptions = (command: Command) =>
	command
		.option("--at <instant>", "when it was, such as 2026-07-16T14:20:00+02:00 (default: now)")
		.option("--id <id>", "its own id; one that is there is replaced (default: made of what it is about)")
		.option(...CUP_OPTION);

function numberOf(text: string, what: string): number {
	const number = Number(text.replace("−", "-"));
	if (text.trim() === "" || !Number.isFinite(number)) throw new Refusal(`${what} "${text}": expected a number, such as -4.`);
	return number;
}

function record(said: Said, { cup: option, at, id }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const edition = await editionOf(db, cup, said);
		const present = (await readEdition(db, cup.id, edition))?.edition.facts ?? [];
		const fact: CupFileFact = { ...said, id: id ?? factId(said, present), at: at ?? new Date().toISOString() };
		await applyChange(db, "fact", {
			format: CUP_FILE_FORMAT,
			cup: { id: cup.id },
			editions: [{ id: edition, facts: [fact] }],
		});
		console.log(`Recorded: ${fact.kind} (${fact.id})`);
	});
}

/** @throws Refusal where the cup has not what the fact is about */
async function editionOf(db: Database, cup: CupFileCup, said: Said): Promise<string> {
	const [word, id, edition] =
		"division" in said
			? ["group", said.division, await editionOfDivision(db, cup.id, said.division)]
			: "match" in said
				? ["match", said.match, await editionOfMatch(db, cup.id, said.match)]
				: ["team", said.team, await editionOfTeam(db, cup.id, said.team)];
	if (edition === undefined)
		throw new Refusal(`${cup.name} has no ${word} "${id}". Expected a ${word}'s id: the last part of its address.`);
	return edition;
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
