import { daysBetween } from "../../cup/days-between.ts";
import { hoursOn } from "../../cup/programme/arena-hours.ts";
import { IS_IMPOSSIBLE } from "../../cup/programme/conflicts.ts";
import { SWITCHES, type Switch } from "../../cup/publication-order.ts";
import { missingGroupMatches, programmeConflicts } from "../../results/record/conflicts.ts";
import type { CupFileArena, CupFileCategory, EditionRecord } from "../../results/record/cup-file.ts";
import { namedGroups } from "../../results/record/naming/named-groups.ts";
import { isYoung } from "../../results/record/young-category.ts";
import { groupTitle, type NamedGroup } from "../../text/group-title.ts";
import { inBoth, type Words } from "../../text/language.ts";
import { figuresOf } from "./publication.ts";

/** What is looked at before each switch is turned on. */
const CHECKS = {
	pages: "clubs",
	teams: "teams",
	rules: "teams",
	draw: "lot",
	groups: "lot",
	young: "lot",
	fields: "schedule",
	hours: "schedule",
	places: "schedule",
	meetings: "schedule",
	conflicts: "schedule",
	streams: "schedule",
} as const satisfies Readonly<Record<string, Switch>>;
export type CheckKind = keyof typeof CHECKS;

/** A line of the list: what is complete, or how much is missing. */
export type Check = {
	readonly kind: CheckKind;
	/** The first switch that shows it. */
	readonly of: Switch;
	/** How many are missing; 0: done. */
	readonly missing: number;
	/** Of how many: fields, days, matches. */
	readonly all: number;
	/** Some that are missing; of young categories, those that hide their scores. */
	readonly names: readonly Words[];
};

/** The most names of a line. */
const NAMED = 4;
/** In Sweden children up to this age play without published scores. */
const YOUNG_UNTIL = 12;
const SWEDEN = "Europe/Stockholm";

type Found = { readonly missing: readonly Words[]; readonly all: number; readonly named?: readonly Words[] };

/**
 * What is complete and what is missing before something is published. Lines that do not concern this cup are left out.
 * @param missingPages the pages that a cup needs and does not have of its own, in both languages
 */
export function checklistOf(record: EditionRecord, missingPages: readonly Words[]): Check[] {
	const found: { readonly [Kind in CheckKind]: Found | null } = {
		pages: { missing: missingPages, all: missingPages.length },
		teams: categoriesWithoutTeams(record),
		rules: categoriesWithoutMatchLength(record),
		draw: categoriesWithoutDraw(record),
		groups: teamsWithoutGroup(record),
		young: youngCategories(record),
		fields: fieldsWithoutSize(record),
		hours: arenasWithoutHours(record),
		places: matchesWithoutPlace(record),
		meetings: groupsWithoutMatches(record),
		conflicts: impossible(record),
		streams: streamsWithoutInfo(record),
	};
	return (Object.keys(CHECKS) as CheckKind[])
		.toSorted((one, other) => SWITCHES.indexOf(CHECKS[one]) - SWITCHES.indexOf(CHECKS[other]))
		.flatMap((kind) => {
			const one = found[kind];
			if (one === null) return [];
			const { missing, all, named = missing } = one;
			const names = named.filter(({ en }) => en !== "").slice(0, NAMED);
			return [{ kind, of: CHECKS[kind], missing: missing.length, all, names }];
		});
}

const same = (name: string): Words => inBoth(name, name);
const NAMELESS = same("");
const namesOf = (categories: readonly CupFileCategory[]): Words[] => categories.map(({ name }) => name);

function categoriesWithoutTeams({ edition: { categories, teams } }: EditionRecord): Found {
	const withTeams = new Set(teams.map(({ category }) => category));
	return { missing: namesOf(categories.filter(({ id }) => !withTeams.has(id))), all: categories.length };
}

/** Every category has rules of its table; a stage may state its own match length. */
function categoriesWithoutMatchLength({ edition: { categories } }: EditionRecord): Found {
	const states = (one: Pick<CupFileCategory, "halves" | "minutesPerHalf">, other?: CupFileCategory) =>
		(one.halves ?? other?.halves) !== undefined && (one.minutesPerHalf ?? other?.minutesPerHalf) !== undefined;
	const lacks = (category: CupFileCategory) =>
		category.stages.length === 0 ? !states(category) : category.stages.some((stage) => !states(stage, category));
	return { missing: namesOf(categories.filter(lacks)), all: categories.length };
}

const isDrawn = ({ stages }: CupFileCategory): boolean => stages.some(({ divisions }) => divisions.length > 0);

function categoriesWithoutDraw({ edition: { categories } }: EditionRecord): Found {
	return { missing: namesOf(categories.filter((category) => !isDrawn(category))), all: categories.length };
}

/** In categories that begin with groups. */
function teamsWithoutGroup({ edition: { categories, teams } }: EditionRecord): Found {
	const grouped = new Map(
		categories.flatMap(({ id, stages }) => {
			const first = stages.toSorted((a, b) => a.rank - b.rank).find(({ divisions }) => divisions.length > 0);
			return first?.type === "group" ? [[id, new Set(first.divisions.flatMap((one) => one.teams ?? []))] as const] : [];
		}),
	);
	const playing = teams.filter(({ category, withdrawn }) => withdrawn !== true && grouped.has(category));
	const waiting = playing.filter(({ id, category }) => !grouped.get(category)?.has(id));
	const names = new Set(waiting.map(({ category }) => category));
	return {
		missing: waiting.map(() => NAMELESS),
		all: playing.length,
		named: namesOf(categories.filter(({ id }) => names.has(id))),
	};
}

function youngCategories({ cup, edition: { categories } }: EditionRecord): Found | null {
	const hiding = categories.filter(isYoung);
	const wrong =
		cup.zone === SWEDEN ? categories.filter((one) => one.age !== undefined && one.age <= YOUNG_UNTIL && !isYoung(one)) : [];
	if (hiding.length + wrong.length === 0) return null;
	return {
		missing: namesOf(wrong),
		all: hiding.length + wrong.length,
		named: (wrong.length > 0 ? wrong : hiding).map(({ shortName }) => shortName),
	};
}

function fieldsWithoutSize({ arenas }: EditionRecord): Found {
	const fields = arenas.flatMap(({ name, fields }) => fields.map((field) => ({ ...field, arena: name })));
	const sizeless = fields.filter(({ size }) => size === undefined || size.trim() === "");
	const empty = arenas.filter((arena) => arena.fields.length === 0);
	return {
		missing: [...empty.map(() => NAMELESS), ...sizeless.map(() => NAMELESS)],
		all: fields.length,
		named: [...new Set([...empty.map(({ name }) => name), ...sizeless.map(({ arena }) => arena)])].map(same),
	};
}

function arenasWithoutHours({ arenas, edition: { startsOn, endsOn } }: EditionRecord): Found {
	const days = daysBetween(startsOn, endsOn);
	const isStated = (arena: CupFileArena, day: string) => {
		const hours = hoursOn(arena, day);
		return hours === "closed" || (hours !== null && hours.opens !== null && hours.closes !== null);
	};
	const used = arenas.filter(({ fields }) => fields.length > 0);
	return {
		missing: used.filter((arena) => !days.every((day) => isStated(arena, day))).map(({ name }) => same(name)),
		all: days.length,
	};
}

function matchesWithoutPlace(record: EditionRecord): Found {
	const { matches, placed } = figuresOf(record);
	return { missing: Array.from({ length: matches - placed }, () => NAMELESS), all: matches };
}

/** Groups with two teams or more in which some never meet, though all should. */
function groupsWithoutMatches(record: EditionRecord): Found {
	const { categories, matches } = record.edition;
	const played = new Set(matches.map(({ division }) => division));
	const groupName = ({ shortName }: CupFileCategory, group: NamedGroup): Words =>
		inBoth(`${shortName.en} ${groupTitle(group, "en")}`, `${shortName.sv} ${groupTitle(group, "sv")}`);
	const named = namedGroups(categories);
	const groups = categories.flatMap((category) =>
		category.stages
			.filter(({ type }) => type === "group")
			.flatMap((stage) => stage.divisions.map((division) => ({ category, stage, ...division }))),
	);
	const empty = groups.filter(
		({ id, teams = [], stage, category }) =>
			teams.length > 1 && !played.has(id) && (stage.rules ?? category.rules).allMeet !== false,
	);
	const missing = missingGroupMatches(record).map(({ category, group }) => groupName(category, group));
	return { missing: [...empty.map(({ category, id }) => groupName(category, named.get(id)!)), ...missing], all: groups.length };
}

function impossible(record: EditionRecord): Found {
	const conflicts = programmeConflicts(record).certain.filter(({ kind }) => IS_IMPOSSIBLE[kind]);
	return { missing: conflicts.map(() => NAMELESS), all: record.edition.matches.length };
}

/** Streams that not everybody may watch say how to get access. */
function streamsWithoutInfo({ edition: { streams = [], streamingInfo } }: EditionRecord): Found | null {
	const locked = streams.filter(({ access }) => access !== "open");
	if (locked.length === 0) return null;
	return { missing: streamingInfo === undefined ? locked.map(({ title }) => title) : [], all: locked.length };
}
