import { randomInt } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { jsonBody } from "../../../accounts/request/payload.ts";
import { DRAW_ATTRIBUTES, LAST_DRAW_NUMBER, type StageDraw } from "../../../cup/draw-rule.ts";
import type { CupFileCategory, CupFileStage, CupFileTeam, EditionRecord } from "../../../results/record/cup-file.ts";
import { teamName } from "../../../results/record/naming/teams-named.ts";
import { isReported } from "../../../results/record/reporting/reported-result.ts";
import {
	drawInRecord,
	drawnStage,
	evenSizes,
	judgeInRecord,
	potsBySeed,
	USUAL_DRAW_RULES,
	withSwaps,
} from "../../../results/record/stage-draw.ts";
import { DRAW_TEXTS } from "../../../text/office-server/draw.ts";
import { NO_EDITION, NOT_YOURS } from "../../../text/office-server/refusals.ts";
import { refuse } from "../../answer.ts";
import type { DeskCallOptions, DeskEnv } from "../../desk-env.ts";
import { mayDo } from "../../roles.ts";
import type { DrawProposal, DrawView, ShirtClash } from "./draw-view.ts";

/** Proposed numbers have at most five digits, so that they can be read aloud. */
const PROPOSED_BELOW = 100_000;
const MOST_SWAPS = 500;

const order = z.strictObject({
	category: z.string(),
	number: z.int().min(0).max(LAST_DRAW_NUMBER),
	rules: z
		.array(z.strictObject({ apart: z.enum(DRAW_ATTRIBUTES), must: z.boolean() }))
		.refine((rules) => new Set(rules.map(({ apart }) => apart)).size === rules.length),
	/** By hand, after the draw. */
	swaps: z
		.array(z.tuple([z.string(), z.string()]))
		.max(MOST_SWAPS)
		.default([]),
});

type Found = { readonly category: CupFileCategory; readonly stage: CupFileStage; readonly teams: readonly CupFileTeam[] };

/** Calls under /plan/draw. Everybody in the office reads it; the office draws, and accepts a draw as a change of the plan. */
export function createDrawCalls({ kept }: Pick<DeskCallOptions, "kept">): Hono<DeskEnv> {
	const app = new Hono<DeskEnv>();
	app.get("/:category", async (context) => {
		const record = await kept?.();
		const found = record && categoryIn(record, context.req.param("category"));
		if (record === undefined || found === undefined) return refuse(context, 404, record ? DRAW_TEXTS.noGroups : NO_EDITION);
		return context.json(viewOf(record, found, randomInt(1, PROPOSED_BELOW)));
	});
	app.post("/", async (context) => {
		if (!mayDo(context.get("desk"), "plan")) return refuse(context, 403, NOT_YOURS);
		const asked = order.safeParse(await jsonBody(context));
		if (!asked.success) return refuse(context, 422, DRAW_TEXTS.body);
		const record = await kept?.();
		if (record === undefined) return refuse(context, 404, NO_EDITION);
		const found = categoryIn(record, asked.data.category);
		if (found === undefined) return refuse(context, 404, DRAW_TEXTS.noGroups);
		if (hasBegun(record, found)) return refuse(context, 409, DRAW_TEXTS.begun);
		const pots = potsBySeed([...found.teams], found.stage.divisions.length);
		if (pots.flat().length < found.stage.divisions.length) return refuse(context, 409, DRAW_TEXTS.noTeams);
		return context.json(proposalOf(record, found, { ...asked.data, pots }));
	});
	return app;
}

function categoryIn({ edition }: EditionRecord, id: string): Found | undefined {
	const category = edition.categories.find((one) => one.id === id);
	const stage = category && drawnStage(category);
	if (stage === undefined || stage.divisions.length === 0) return undefined;
	return { category: category!, stage, teams: edition.teams.filter((team) => team.category === id) };
}

function hasBegun({ edition }: EditionRecord, { category }: Found): boolean {
	const own = new Set(category.stages.flatMap(({ divisions }) => divisions.map(({ id }) => id)));
	return edition.matches.some((match) => own.has(match.division) && isReported(match));
}

function viewOf(record: EditionRecord, found: Found, number: number): DrawView {
	const { category, stage, teams } = found;
	const clubs = new Map(record.clubs.map((club) => [club.id, club]));
	const stored = stage.draw ?? null;
	const pots = potsBySeed([...teams], stage.divisions.length);
	const rules = stored?.rules ?? USUAL_DRAW_RULES;
	const groups = stage.divisions.map(({ teams: drawn = [] }) => drawn);
	const byName = teams.map((team) => ({
		id: team.id,
		name: teamName(team, record.clubs),
		nation: clubs.get(team.club)?.nation ?? null,
		district: clubs.get(team.club)?.district ?? null,
		level: team.level ?? null,
		seed: team.seed ?? null,
	}));
	return {
		category: category.id,
		hasBegun: hasBegun(record, found),
		teams: byName.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
		groups: stage.divisions.map(({ id, name, teams: drawn = [] }) => ({ id, name, teams: drawn })),
		...{ pots, rules, number, stored },
		// Teams that are in a group and withdrawn count too.
		kept: judgeInRecord(record, { rules, pots: [teams.map(({ id }) => id)] }, groups),
		clashes: shirtClashes(teams, groups),
	};
}

type Order = Pick<StageDraw, "number" | "rules" | "pots"> & { readonly swaps: readonly [string, string][] };

function proposalOf(record: EditionRecord, { category, stage, teams }: Found, { swaps, ...drawn }: Order): DrawProposal {
	const sizes = evenSizes(drawn.pots.flat().length, stage.divisions.length);
	const places = stage.divisions.map(({ id }, at) => ({ id, size: sizes[at]! }));
	const { groups: asDrawn, steps, isBest, impossible } = drawInRecord(record, { ...drawn, groups: places });
	const groups = withSwaps(asDrawn, swaps);
	const groupOf = new Map(groups.flatMap((ids, group) => ids.map((id) => [id, group] as const)));
	const draw = {
		...{ number: drawn.number, rules: [...drawn.rules], pots: drawn.pots.map((pot) => [...pot]) },
		groups: places.map(({ id }, at) => ({ division: id, teams: [...asDrawn[at]!] })),
		...(swaps.length > 0 && { swaps: swaps.map(([one, other]): [string, string] => [one, other]) }),
	};
	const divisions = places.map(({ id }, at) => ({ id, teams: groups[at]! }));
	const stages = [{ id: stage.id, draw, divisions }];
	return {
		...{ groups, isBest, impossible },
		steps: steps.map((step) => ({ ...step, group: groupOf.get(step.team) ?? step.group })),
		rules: judgeInRecord(record, drawn, groups),
		clashes: shirtClashes(teams, groups),
		change: impossible === null ? { editions: [{ id: record.edition.id, categories: [{ id: category.id, stages }] }] } : null,
	};
}

/** Pairs of a group that have the same shirt at home, and of which neither has another one. */
function shirtClashes(teams: readonly CupFileTeam[], groups: readonly (readonly string[])[]): ShirtClash[] {
	const shirts = new Map(teams.map(({ id, shirts: { home, away } = {} }) => [id, { home: plain(home), away: plain(away) }]));
	const hasOther = ({ home, away }: { home: string; away: string }) => away !== "" && away !== home;
	return groups.flatMap((ids, group) =>
		ids.flatMap((one, at) =>
			ids.slice(at + 1).flatMap((other): ShirtClash[] => {
				const [a, b] = [shirts.get(one), shirts.get(other)];
				if (a === undefined || b === undefined || a.home === "" || a.home !== b.home || hasOther(a) || hasOther(b)) return [];
				return [{ group, teams: [one, other], shirt: a.home }];
			}),
		),
	);
}

const plain = (shirt = ""): string => shirt.trim().toLowerCase();
