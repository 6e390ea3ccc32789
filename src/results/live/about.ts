import { divisionsOf } from "../../cup/match/divisions-of.ts";
import type { EntityKind } from "../edition/entities.ts";
import type { EditionReadModel } from "../edition/keeping/edition-read-model.ts";

type About = (id: string, edition: EditionReadModel) => readonly string[];

const edition: About = () => ["edition"];
const category: About = (id) => [`category:${id}`];
const team: About = (id) => [`team:${id}`];
const lists: About = () => ["lists"];
const nothing: About = () => [];
const inCategory = (id: string, model: EditionReadModel) => model.entity("division", id)?.category ?? "";
const division: About = (id, model) => [`division:${id}`, `category:${inCategory(id, model)}`];
const standings: About = (id, model) => [
	...division(id, model),
	...(model.entity("division-teams", id) ?? []).map((one) => `team:${one}`),
];

/** The topics of a changed entity, by which a page knows whether it shows it. */
const ABOUT: { readonly [K in EntityKind]: About } = {
	tournament: edition,
	announcements: () => ["announcements"],
	categories: edition,
	"same-categories": edition,
	category: edition,
	stage: edition,
	division: edition,
	club: edition,
	nation: edition,
	nations: edition,
	team: edition,
	names: edition,
	arenas: edition,
	arena: edition,
	field: edition,
	"place-names": edition,
	progress: (stage, model) => [`category:${model.entity("stage", stage)?.category ?? ""}`],
	table: standings,
	// A best third depends on what other groups leave open, so a change in one concerns all that compete with it.
	"open-group": (id, model) => {
		const racing = (model.entity("open-group", id)?.races ?? []).flatMap(({ divisions }) => divisions);
		return [...new Set([id, ...racing])].flatMap((one) => standings(one, model));
	},
	bracket: standings,
	"division-teams": division,
	"division-matches": division,
	"division-live": division,
	"category-live": category,
	"category-last": category,
	"category-figures": (id) => [`category:${id}`, "statistics"],
	winners: (id) => [`category:${id}`, "statistics"],
	placings: (id) => [`category:${id}`],
	match: (id, model) => {
		const match = model.entity("match", id);
		if (!match) return [`match:${id}`];
		const teams = [match.home.team, match.away.team].filter((one) => one !== null);
		return [
			`match:${id}`,
			...divisionsOf(match).flatMap((one) => division(one, model)),
			...teams.map((one) => `team:${one}`),
			...(match.place ? [`field:${match.place.field}`, `arena:${match.place.arena}`] : []),
			...(match.stream === null ? [] : ["streams"]),
		];
	},
	"team-division": team,
	"team-matches": team,
	road: team,
	reach: team,
	placing: team,
	fate: team,
	"nation-record": (id) => [`nation:${id.split(" ").at(-1)}`],
	meetings: nothing,
	programme: lists,
	"moved-away": lists,
	expected: (id, model) => {
		const match = model.entity("match", id);
		const teams = [match?.home.team, match?.away.team].filter((one) => one != null);
		const { field, arena } = match?.place ?? {};
		return [`match:${id}`, ...teams.map((one) => `team:${one}`), ...(field ? [`field:${field}`, `arena:${arena}`] : [])];
	},
	numbers: nothing,
	listing: lists,
	live: lists,
	streams: () => ["streams"],
	stream: () => ["streams"],
	chosen: () => ["chosen"],
	candidates: () => ["chosen"],
	statistics: () => ["statistics"],
};

/**
 * The topics of these changed keys of an edition: "match:…", "division:…", "category:…", "team:…", "field:…", "nation:…", or one
 * of the lists.
 */
export function aboutOf(keys: Iterable<string>, model: EditionReadModel): Set<string> {
	const about = new Set<string>();
	const own = `${model.edition}/`;
	for (const key of keys) {
		if (!key.startsWith(own)) continue;
		const [, kind, id] = /^([a-z-]+):(.*)$/.exec(key.slice(own.length)) ?? [];
		if (kind === undefined || !(kind in ABOUT)) continue;
		for (const one of ABOUT[kind as EntityKind](id ?? "", model)) about.add(one);
	}
	return about;
}

/** The matches among changed keys, or that will begin at another time than they were to. */
export function* matchesAmong(keys: Iterable<string>, model: EditionReadModel): Generator<string> {
	for (const key of keys)
		for (const own of [`${model.edition}/match:`, `${model.edition}/expected:`])
			if (key.startsWith(own)) yield key.slice(own.length);
}
