import type { EditionCopy } from "../edition/edition-copy.ts";
import type { Kind } from "../edition/pieces.ts";

type About = (id: string, edition: EditionCopy) => readonly string[];

const edition: About = () => ["edition"];
const category: About = (id) => [`category:${id}`];
const team: About = (id) => [`team:${id}`];
const lists: About = () => ["lists"];
const nothing: About = () => [];
const inCategory = (id: string, copy: EditionCopy) => copy.piece("division", id)?.category ?? "";
const division: About = (id, copy) => [`division:${id}`, `category:${inCategory(id, copy)}`];
const standings: About = (id, copy) => [
	...division(id, copy),
	...(copy.piece("division-teams", id) ?? []).map((one) => `team:${one}`),
];

/** What a changed piece is about, in the few words by which a page knows whether it shows it. */
const ABOUT: { readonly [K in Kind]: About } = {
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
	progress: (stage, copy) => [`category:${copy.piece("stage", stage)?.category ?? ""}`],
	table: standings,
	bracket: standings,
	"division-teams": division,
	"division-matches": division,
	"division-live": division,
	"category-live": category,
	"category-last": category,
	"category-figures": (id) => [`category:${id}`, "statistics"],
	winners: (id) => [`category:${id}`, "statistics"],
	match: (id, copy) => {
		const match = copy.piece("match", id);
		if (!match) return [`match:${id}`];
		const teams = [match.home.team, match.away.team].filter((one) => one !== null);
		return [
			`match:${id}`,
			...division(match.division, copy),
			...teams.map((one) => `team:${one}`),
			...(match.place ? [`field:${match.place.field}`, `arena:${match.place.arena}`] : []),
			...(match.stream === null ? [] : ["streams"]),
		];
	},
	"team-division": team,
	"team-matches": team,
	road: team,
	reach: team,
	fate: team,
	"nation-record": (id) => [`nation:${id.split(" ").at(-1)}`],
	meetings: nothing,
	programme: lists,
	"moved-away": lists,
	expected: (id, copy) => {
		const match = copy.piece("match", id);
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

/** What these changed keys of an edition are about: "match:…", "division:…", "category:…", "team:…", "field:…", "nation:…", or one of the lists. */
export function aboutOf(keys: Iterable<string>, copy: EditionCopy): Set<string> {
	const about = new Set<string>();
	const own = `${copy.edition}/`;
	for (const key of keys) {
		if (!key.startsWith(own)) continue;
		const [, kind, id] = /^([a-z-]+):(.*)$/.exec(key.slice(own.length)) ?? [];
		if (kind === undefined || !(kind in ABOUT)) continue;
		for (const one of ABOUT[kind as Kind](id ?? "", copy)) about.add(one);
	}
	return about;
}

/** The matches among changed keys, or that will begin at another time than they were to. */
export function* matchesAmong(keys: Iterable<string>, copy: EditionCopy): Generator<string> {
	for (const key of keys)
		for (const own of [`${copy.edition}/match:`, `${copy.edition}/expected:`])
			if (key.startsWith(own)) yield key.slice(own.length);
}
