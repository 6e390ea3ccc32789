import { groupBy } from "../../collections/group-by.ts";
import { divisionsOf } from "../../cup/match/divisions-of.ts";
import { hasBegun } from "../../cup/match/kick-off.ts";
import { SIDE_NAMES } from "../../cup/match/match.ts";
import { sideAhead } from "../../cup/match/outcome.ts";
import type { DecidedTeam, StuckNamed, WaitingDecision, WaitingSide } from "../../cup/office/decision.ts";
import type { ListedSlip, SlipSide } from "../../cup/office/slip.ts";
import { placeName } from "../../cup/place-name.ts";
import { undecidedSeats } from "../../cup/playoffs/as-played.ts";
import type { CategoryPlan, FilledSlots } from "../../cup/playoffs/fill-slots.ts";
import { type SharedPosition, sharedPositions } from "../../cup/playoffs/shared-position.ts";
import { type StuckCause, stuckSlots } from "../../cup/playoffs/stuck-slots.ts";
import { zonedTime } from "../../results/edition/building/zoned-time.ts";
import type { CupFileCategory, CupFileMatch, CupFileTeam, EditionRecord } from "../../results/record/cup-file.ts";
import { categoryPlan, filledCategory } from "../../results/record/filled-category.ts";
import { namedGroups } from "../../results/record/naming/named-groups.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";
import { isYoung } from "../../results/record/young-category.ts";
import { joinedGroups } from "../../text/group-title.ts";

/** The context for a category's decisions. */
type Told = {
	readonly record: EditionRecord;
	readonly matches: ReadonlyMap<string, CupFileMatch>;
	readonly teams: ReadonlyMap<string, CupFileTeam>;
	readonly places: ReadonlyMap<string, { readonly name: string; readonly zone: string; readonly arena: string }>;
	readonly nations: ReadonlyMap<string, string>;
};

/** Cached per edition object: any change of the edition makes a new object. */
const known = new WeakMap<EditionRecord, readonly WaitingDecision[]>();

/** @returns the decisions that an edition waits for, the most urgent first */
export function waitingDecisions(record: EditionRecord): readonly WaitingDecision[] {
	const before = known.get(record);
	if (before) return before;
	const told: Told = {
		record,
		matches: new Map(record.edition.matches.map((match) => [match.id, match])),
		teams: new Map(record.edition.teams.map((team) => [team.id, team])),
		places: new Map(
			record.arenas.flatMap(({ id, name, zone, fields }) =>
				fields.map(
					(field) => [field.id, { name: placeName(name, field.name), zone: zone ?? record.cup.zone, arena: id }] as const,
				),
			),
		),
		nations: new Map(record.clubs.flatMap(({ id, nation }) => (nation === undefined ? [] : [[id, nation] as const]))),
	};
	const all = record.edition.categories.flatMap((category) => ofCategory(told, category));
	const instant = ({ neededBy }: WaitingDecision) => (neededBy === null ? Number.POSITIVE_INFINITY : Date.parse(neededBy));
	const sorted = all.sort((a, b) => instant(a) - instant(b) || (a.key < b.key ? -1 : 1));
	known.set(record, sorted);
	return sorted;
}

function ofCategory(told: Told, category: CupFileCategory): WaitingDecision[] {
	const plan = categoryPlan(told.record, category);
	const filled = filledCategory(told.record, category);
	const shared = sharedPositions(plan, filled).map((one) => ofShared(told, category, one));
	const playoffs = category.stages.filter(({ type }) => type === "playoff");
	const divisions = new Map(playoffs.flatMap((stage) => stage.divisions.map((division) => [division.id, division] as const)));
	const level = plan.matches.flatMap(({ id, division, status, score }): WaitingDecision[] => {
		const inDivision = divisions.get(division);
		const sides = filled.sides.get(id)!;
		if (plan.facts.some((fact) => fact.kind === "protest" && fact.outcome === undefined && fact.match === id)) return [];
		const isPlayed = sides.home.team !== null && sides.away.team !== null && status === "finished" && score !== null;
		if (!inDivision || !isPlayed || filled.outcomes.has(id) || sideAhead(score) !== null) return [];
		const waiting = plan.matches.flatMap(({ id: next, home, away }) =>
			[home.slot, away.slot].some((slot) => (slot?.kind === "winner" || slot?.kind === "loser") && slot.match === id)
				? [waitingSide(told, next)]
				: [],
		);
		const slip = listedSlip(told, category, id, sides);
		const key = `level ${id}`;
		return [{ kind: "level", key, category: category.shortName, ...needed(waiting), slip, score }];
	});
	const protests = plan.facts.flatMap((fact): WaitingDecision[] => {
		if (fact.kind !== "protest" || fact.outcome !== undefined) return [];
		const { division } = told.matches.get(fact.match)!;
		const waiting = plan.matches.filter(({ home, away }) =>
			[home.slot, away.slot].some((slot) => {
				if (slot?.kind === "winner" || slot?.kind === "loser") return slot.match === fact.match;
				if (slot?.kind === "best-of") return slot.divisions.includes(division);
				return slot?.kind === "position" && slot.division === division;
			}),
		);
		return [
			{
				...{ kind: "protest", key: `protest ${fact.id}`, category: category.shortName, protest: fact.id, claim: fact.note },
				...needed(waiting.map(({ id }) => waitingSide(told, id))),
				slip: listedSlip(told, category, fact.match, filled.sides.get(fact.match)!),
				score: isYoung(category) ? null : (told.matches.get(fact.match)!.score ?? null),
				isYoung: isYoung(category),
				by: fact.team === undefined ? null : decidedTeam(told, fact.team).name,
			},
		];
	});
	return [
		...shared,
		...level,
		...protests,
		...contestedMatches(told, category, plan, filled),
		...stuckSides(told, category, plan, filled),
	];
}

/** Played matches that other teams would have reached by now, until the office decides about those teams. */
function contestedMatches(told: Told, category: CupFileCategory, plan: CategoryPlan, filled: FilledSlots): WaitingDecision[] {
	const ofMatch = groupBy(undecidedSeats(filled.contested, plan.facts), ({ match }) => match);
	return [...ofMatch].map(([id, seats]) => {
		const match = told.matches.get(id)!;
		// A team that has played on has a seat of its own.
		const waiting = plan.matches.filter(
			(next) =>
				!hasBegun(told.matches.get(next.id)!) &&
				[next.home.slot, next.away.slot].some((slot) => (slot?.kind === "winner" || slot?.kind === "loser") && slot.match === id),
		);
		return {
			...{ kind: "contested", key: `contested ${id}`, category: category.shortName },
			...needed(waiting.map((next) => waitingSide(told, next.id))),
			slip: listedSlip(told, category, id, filled.sides.get(id)!),
			score: isYoung(category) ? null : (match.score ?? null),
			isYoung: isYoung(category),
			seats: seats.map(({ side, team, instead }) => ({
				side,
				team: decidedTeam(told, team),
				instead: instead.team === null ? null : decidedTeam(told, instead.team),
			})),
		};
	});
}

/** Sides of matches that no result can fill any more: one decision each. */
function stuckSides(told: Told, category: CupFileCategory, plan: CategoryPlan, filled: FilledSlots): WaitingDecision[] {
	const stages = new Map(plan.stages.flatMap((stage) => stage.divisions.map(({ id }) => [id, stage] as const)));
	return stuckSlots(plan, filled).flatMap(({ cause, sides }) =>
		sides.map(({ match: id, side }): WaitingDecision => {
			const match = told.matches.get(id)!;
			const { type, divisions } = stages.get(match.division)!;
			const own = new Set(divisions.map((division) => division.id));
			const other = filled.sides.get(id)![side === "home" ? "away" : "home"].team;
			const playing = new Set(
				plan.matches
					.filter(({ division, status }) => own.has(division) && (status === "scheduled" || status === "live"))
					.flatMap((one) => SIDE_NAMES.map((name) => filled.sides.get(one.id)![name].team)),
			);
			const teams = told.record.edition.teams
				.filter((team) => team.category === category.id && !team.withdrawn && team.id !== other)
				.map((team) => ({ ...decidedTeam(told, team.id), playsOn: playing.has(team.id) }));
			return {
				...{ kind: "stuck", key: `stuck ${id} ${side}`, category: category.shortName, match: id, side },
				...needed([waitingSide(told, id)]),
				number: match.number ?? null,
				other: other === null ? null : decidedTeam(told, other),
				cause: namedCause(told, category, cause),
				mayBeBye: type === "playoff",
				teams: [...teams.filter(({ playsOn }) => !playsOn), ...teams.filter(({ playsOn }) => playsOn)],
			};
		}),
	);
}

function namedCause({ matches }: Told, category: CupFileCategory, cause: StuckCause): StuckNamed {
	const group = (id: string) => namedGroups([category]).get(id)!;
	switch (cause.kind) {
		case "no-such-team":
			return { kind: cause.kind, group: group(cause.division), position: cause.position, teams: cause.teams };
		case "group-not-whole":
			return { kind: cause.kind, group: group(cause.division) };
		case "no-seating":
		case "too-few-groups": {
			const { stage: _, ...named } = cause;
			return named;
		}
		case "both-lost":
		case "cancelled":
			return { kind: cause.kind, match: matches.get(cause.match)?.number ?? cause.match };
	}
}

type Sides = Readonly<Record<"home" | "away", { readonly team: string | null }>>;

function listedSlip(told: Told, category: CupFileCategory, id: string, { home, away }: Sides): ListedSlip {
	const match = told.matches.get(id)!;
	const place = match.field === undefined ? undefined : told.places.get(match.field);
	const stage = category.stages.find(({ divisions }) => divisions.some((division) => division.id === match.division))!;
	const groups = namedGroups([category]);
	const names = divisionsOf(match).map((division) => groups.get(division)!.name);
	const { stage: named } = groups.get(match.division)!;
	return {
		...{ match: id, number: match.number ?? null, category: category.shortName, type: stage.type },
		...{ division: joinedGroups(names), ...(named && { stage: named }) },
		...{ place: place?.name ?? null, arena: place?.arena ?? null },
		...{ home: slipSide(told, home.team), away: slipSide(told, away.team) },
	};
}

function ofShared(told: Told, category: CupFileCategory, shared: SharedPosition): WaitingDecision {
	const { among, position, teams, tie, facts } = shared;
	const waiting = [...new Set(shared.waiting.map(({ match }) => match))].map((match) => waitingSide(told, match));
	const young = isYoung(category) || category.publishes?.tables === false;
	const points = { criterion: "points" as const, pass: 1, values: teams.map(() => tie.points), undecided: null };
	const figures = tie.steps.map(({ criterion, pass, figures, undecided }) => ({
		...{ criterion, pass, undecided },
		values: teams.map((team) => figures.find((one) => one.team === team)?.value ?? null),
	}));
	const place = "division" in among ? among.division : among.stage;
	return {
		kind: "shared",
		key: `shared ${place} ${position}`,
		category: category.shortName,
		...needed(waiting),
		among: namedAmong(category, among),
		position,
		teams: teams.map((id) => decidedTeam(told, id)),
		// Figures of a young category's table are not shown, in the office either.
		figures: young ? figures.filter(({ undecided }) => undecided === "no-fact") : [points, ...figures],
		facts,
	};
}

function namedAmong(category: CupFileCategory, among: SharedPosition["among"]) {
	if ("stage" in among) return { stage: among.stage, title: category.stages.find(({ id }) => id === among.stage)!.title };
	const { division } = among;
	return { division, group: namedGroups([category]).get(division)! };
}

function needed(waiting: readonly WaitingSide[]): Pick<WaitingDecision, "waiting" | "neededBy"> {
	const sorted = waiting.toSorted((a, b) => Date.parse(a.start ?? "9999-01-01") - Date.parse(b.start ?? "9999-01-01"));
	return { waiting: sorted, neededBy: sorted[0]?.start ?? null };
}

function waitingSide({ record, matches, places }: Told, id: string): WaitingSide {
	const { number, start, field } = matches.get(id)!;
	const place = field === undefined ? undefined : places.get(field);
	return {
		...{ match: id, number: number ?? null, place: place?.name ?? null },
		start: start === undefined ? null : zonedTime(start, place?.zone ?? record.cup.zone),
	};
}

function decidedTeam({ record, teams, nations }: Told, id: string): DecidedTeam {
	const team = teams.get(id);
	return team
		? { id, name: teamName(team, record.clubs), nation: nations.get(team.club) ?? null }
		: { id, name: id, nation: null };
}

function slipSide(told: Told, id: string | null): SlipSide {
	if (id === null) return { team: null, name: null, nation: null, shirts: null };
	const { name, nation } = decidedTeam(told, id);
	return { team: id, name, nation, shirts: null };
}
