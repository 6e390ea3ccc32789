import { groupBy } from "../../../collections/group-by.ts";
import type { StageType } from "../../../cup/category.ts";
import type { Fact } from "../../../cup/fact.ts";
import type { DivisionId, EditionId, MatchId, StageId, TeamId } from "../../../cup/ids.ts";
import { namesItsStage } from "../../../cup/named-stage.ts";
import type { StagePlan } from "../../../cup/playoffs/fill-slots.ts";
import { rulesOf } from "../../../cup/presets.ts";
import { scheduledMinutes } from "../../../cup/programme/scheduled-end.ts";
import type { Publication } from "../../../cup/publication.ts";
import type { Rules } from "../../../cup/rules.ts";
import { naturalOrder } from "../../../cup/search/natural-order.ts";
import { advancementSpans, rankedSpans } from "../../../cup/tables/advancement.ts";
import { criterionCodes } from "../../../cup/tables/criterion.ts";
import type { CupFileCategory, CupFileStage, CupFileTeam, EditionRecord } from "../../record/cup-file.ts";
import type { AdvancementEntity, EditionKey, Entities, RankedAdvancementEntity, RulesEntity, Shows } from "../entities.ts";
import { editionKey } from "../entity-key.ts";
import type { KindFrom } from "../entity-kinds.ts";
import { type EntityStores, emptyEntityStores } from "../entity-stores.ts";
import { announcementEntities } from "./announcement-entity.ts";
import { type Clubs, clubsOf, putClubs, putTeams, teamName } from "./entries.ts";
import { namesOf } from "./names.ts";
import { placeOrder, placesOf, type ZonedPlace } from "./place.ts";
import { showsOf } from "./shows.ts";
import { type PublicStreams, publicStreams } from "./stream-entities.ts";
import { tournamentEntity } from "./tournament-entity.ts";

/** A category's inputs for computing results: the public parts of its stages, and the facts that count there. */
export type CategoryStructure = {
	readonly id: string;
	readonly age: number | null;
	readonly shows: Shows;
	readonly stages: readonly StagePlan[];
	readonly facts: readonly Fact[];
	readonly withdrawn: ReadonlySet<TeamId>;
	/** Full length in minutes, by stage. */
	readonly fullTime: ReadonlyMap<StageId, number | null>;
	/** A match's length in the programme in minutes, by stage. */
	readonly minutes: ReadonlyMap<StageId, number>;
};

/** A division's index in its edition. */
export type DivisionStructure = {
	readonly category: CategoryStructure;
	readonly stage: StageId;
	readonly type: StageType;
};

/** All public data of an edition that does not depend on results. */
export type Structure = {
	readonly edition: EditionKey;
	readonly id: EditionId;
	readonly year: number;
	readonly zone: string;
	readonly published: Publication;
	readonly categories: ReadonlyMap<string, CategoryStructure>;
	readonly divisions: ReadonlyMap<DivisionId, DivisionStructure>;
	readonly arenas: EditionRecord["arenas"];
	readonly places: ReadonlyMap<string, ZonedPlace>;
	/** The sort key of fields by full name; fields with the same name have the same key. */
	readonly placeOrder: ReadonlyMap<string, number>;
	readonly selectedGames: readonly MatchId[];
	readonly streams: PublicStreams;
	readonly teamCount: number | null;
	readonly nationCount: number | null;
	/** The entities that do not depend on results. */
	readonly stores: EntityStores;
};

type Put = <K extends KindFrom<"structure">>(kind: K, id: string, entity: Entities[K]) => void;

/** @param record with unpublished data, which is left out here */
export function structureOf(record: EditionRecord): Structure {
	const { cup, edition } = record;
	const key = editionKey(cup.id, edition.id);
	const stores = emptyEntityStores();
	const put: Put = (kind, id, entity) => stores[kind].set(id, entity);

	const teams = edition.published.teams ? edition.teams : [];
	const clubs = clubsOf(record);
	putTournament(record, put);
	putTeams(teams, clubs, key, put);
	putClubs(edition.published.clubs ? edition.teams : teams, teams, clubs, key, put);

	const categories = new Map<string, CategoryStructure>();
	const divisions = new Map<DivisionId, DivisionStructure>();
	for (const category of edition.categories) {
		const structure = categoryStructure(category, record);
		categories.set(category.id, structure);
		const shown = shownStages(category, structure.shows);
		putCategory({ category, shows: structure.shows, shown, teams, clubs }, edition.published, key, put);
		for (const stage of shown) {
			for (const { id } of stage.divisions) divisions.set(id, { category: structure, stage: stage.id, type: stage.type });
		}
	}
	const places = placesOf(record.arenas, cup.zone);
	put("names", "", namesOf(stores, edition.published));
	return {
		edition: key,
		id: edition.id,
		year: edition.year,
		zone: cup.zone,
		published: edition.published,
		categories,
		divisions,
		arenas: record.arenas,
		places,
		placeOrder: placeOrder(places),
		selectedGames: edition.selectedGames ?? [],
		streams: publicStreams(edition),
		teamCount: edition.published.teams ? teams.length : null,
		nationCount: edition.published.clubs ? stores.nation.size : null,
		stores,
	};
}

/** The stages that a group's positions advance to, as far as public: a hidden playoff is not named. */
export function advancementOf(structure: Structure, plan: StagePlan, groupSize: number): AdvancementEntity[] {
	return advancementSpans(plan.advance ?? [], groupSize).flatMap(({ from, to, stage }) => {
		const goal = structure.stores.stage.get(stage);
		if (!goal) return [];
		return [{ from, to, stage, division: goal.divisions.length === 1 ? (goal.divisions[0] ?? null) : null }];
	});
}

/** The same for positions of which the best advance elsewhere than the others. */
export function rankedAdvancementOf(structure: Structure, plan: StagePlan, groupSize: number): RankedAdvancementEntity[] {
	return rankedSpans(plan.advance ?? [], groupSize, plan.divisions.length).flatMap((span) => {
		const goal = structure.stores.stage.get(span.stage);
		return goal ? [{ ...span, division: goal.divisions.length === 1 ? (goal.divisions[0] ?? null) : null }] : [];
	});
}

function shownStages(category: CupFileCategory, shows: Shows): CupFileCategory["stages"] {
	return category.stages.filter(({ type }) => type === "group" || shows.playoffs).toSorted((a, b) => a.rank - b.rank);
}

function categoryStructure(category: CupFileCategory, { edition }: EditionRecord): CategoryStructure {
	const shows = showsOf(category);
	const stages = shownStages(category, shows);
	const { published } = edition;
	const own = new Set(stages.flatMap((stage) => stage.divisions.map(({ id }) => id)));
	const teams = new Set(edition.teams.filter((team) => team.category === category.id).map(({ id }) => id));
	const ownStages = new Set(stages.map(({ id }) => id));
	const factual = new Set(
		(edition.facts ?? []).some(({ kind }) => kind === "protest" || kind === "as-played")
			? edition.matches.filter(({ division }) => own.has(division)).map(({ id }) => id)
			: [],
	);
	const counts = (fact: Fact) => {
		// For young categories neither results nor protests are published.
		if (fact.kind === "protest" || fact.kind === "as-played")
			return shows.scores && published.schedule && factual.has(fact.match);
		if (!shows.tables) return false;
		if ("stage" in fact && fact.stage !== undefined) return ownStages.has(fact.stage);
		if ("division" in fact && fact.division !== undefined) return own.has(fact.division);
		return "team" in fact && teams.has(fact.team);
	};
	return {
		id: category.id,
		age: category.age ?? null,
		shows,
		facts: published.lot ? (edition.facts ?? []).filter(counts) : [],
		withdrawn: new Set(edition.teams.filter((team) => team.withdrawn && teams.has(team.id)).map(({ id }) => id)),
		fullTime: new Map(stages.map((stage) => [stage.id, fullTime(category, stage)])),
		minutes: new Map(stages.map((stage) => [stage.id, minutesOf(category, stage)])),
		stages: stages.map((stage) => ({
			id: stage.id,
			type: stage.type,
			rules: rulesOfStage(category, stage),
			...(stage.advance && { advance: stage.advance }),
			...(stage.bestOf && { bestOf: stage.bestOf }),
			...(stage.bestOfAgainstFirstTwo !== undefined && { bestOfAgainstFirstTwo: stage.bestOfAgainstFirstTwo }),
			...(stage.carries && { carries: stage.carries }),
			...(stage.bestOfSeating && { bestOfSeating: stage.bestOfSeating }),
			divisions: stage.divisions.map(({ id, name, teams: drawn = [] }) => ({
				id,
				name,
				teams: published.lot && published.teams ? drawn : [],
			})),
		})),
	};
}

function fullTime(category: CupFileCategory, stage: CupFileCategory["stages"][number]): number | null {
	const { halves, minutesPerHalf } = rulesEntity(category, stage);
	return halves && minutesPerHalf ? halves * minutesPerHalf : null;
}

function minutesOf(category: CupFileCategory, stage: CupFileCategory["stages"][number]): number {
	const { halves, minutesPerHalf } = rulesEntity(category, stage);
	return scheduledMinutes(halves, minutesPerHalf);
}

function putTournament({ cup, edition, announcedTo }: EditionRecord, put: Put): void {
	put("tournament", "", tournamentEntity(cup, edition));
	put("announcements", "", announcementEntities({ ...edition, announcedTo }));
	put(
		"categories",
		"",
		edition.categories.map(({ id }) => id),
	);
	const same = groupBy(edition.categories, ({ shortName }) => shortName.en);
	for (const [name, categories] of same)
		put(
			"same-categories",
			name,
			categories.map(({ id }) => id),
		);
}

type CategoryParts = {
	readonly category: CupFileCategory;
	readonly shows: Shows;
	readonly shown: CupFileCategory["stages"];
	readonly teams: readonly CupFileTeam[];
	readonly clubs: Clubs;
};

/** If only the schedule is published, a division can be reached from a match but is in no list. */
function putCategory(
	{ category, shows, shown, teams, clubs }: CategoryParts,
	published: Publication,
	edition: EditionKey,
	put: Put,
) {
	const drawn = published.lot ? shown : [];
	put("category", category.id, {
		edition,
		id: category.id,
		name: category.name,
		shortName: category.shortName,
		gender: category.gender,
		age: category.age ?? null,
		shows,
		stages: shown.map(({ id }) => id),
		teams: teams
			.filter((team) => team.category === category.id)
			.toSorted((a, b) => naturalOrder(teamName(a, clubs), teamName(b, clubs)) || naturalOrder(a.id, b.id))
			.map(({ id }) => id),
		groupCount: drawn.filter(({ type }) => type === "group").reduce((count, { divisions }) => count + divisions.length, 0),
		rules: rulesEntity(category),
	});
	const groupStages = shown.filter(({ type }) => type === "group").length;
	for (const stage of shown) {
		const { id, rank, type, name, title, divisions } = stage;
		const listed = published.lot ? divisions.map((division) => division.id) : [];
		const rules = rulesEntity(category, stage);
		put("stage", id, {
			edition,
			id,
			category: category.id,
			rank,
			type,
			name,
			title,
			divisions: listed,
			divisionCount: divisions.length,
			rules,
		});
		for (const division of published.lot || published.schedule ? divisions : []) {
			const at = listed.indexOf(division.id);
			put("division", division.id, {
				edition,
				id: division.id,
				name: division.name,
				type,
				stage: id,
				namesStage: namesItsStage(stage, groupStages),
				category: category.id,
				previous: listed[at - 1] ?? null,
				next: at < 0 ? null : (listed[at + 1] ?? null),
			});
		}
	}
}

/** The rules of a stage: its own if it has some, else its category's. */
function rulesOfStage(category: CupFileCategory, stage?: CupFileStage): Rules {
	return rulesOf(stage?.rules ?? category.rules);
}
/** The same rules for display. */
function rulesEntity(category: CupFileCategory, stage?: CupFileStage): RulesEntity {
	const { points, criteria, walkover, drawnPlayoff, drawnGroup = [], bonus = [] } = rulesOfStage(category, stage);
	return {
		preset: (stage?.rules ?? category.rules).preset,
		...{ points, drawnGroup, bonus },
		criteria: criterionCodes(criteria),
		walkover,
		drawnPlayoff,
		halves: stage?.halves ?? category.halves ?? null,
		minutesPerHalf: stage?.minutesPerHalf ?? category.minutesPerHalf ?? null,
	};
}
