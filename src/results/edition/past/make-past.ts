import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { ClubId, MatchId } from "../../../cup/ids.ts";
import type { StoredPastClub, StoredPastEdition } from "../../record/past-editions.ts";
import { clubsOf } from "../building/meetings.ts";
import type { Entities, EntityKind, MatchEntity, TeamEntity } from "../entities.ts";
import type { EntitySource } from "./entity-source.ts";
import { COMMON_KINDS, type PastEntities } from "./past-edition.ts";

/** A whole edition. */
export type WholeEdition = EntitySource & {
	/** The record's revision. */
	readonly recordRevision: number;
	all<K extends EntityKind>(kind: K): Iterable<readonly [id: string, entity: Entities[K]]>;
};

export type MadePast = { readonly past: StoredPastEdition; readonly clubs: readonly StoredPastClub[] };

/** Clubs after which other work gets its turn. */
const CLUBS_A_TURN = 50;

/** Makes what other years show of an edition, a few clubs at a time. */
export async function makePast(edition: WholeEdition): Promise<MadePast> {
	const teams = new Map(edition.all("team"));
	const meetings = meetingsByClub(edition, teams);
	const clubs: StoredPastClub[] = [];
	for (const [club] of edition.all("club")) {
		clubs.push(pastOfClub(edition, club, meetings.get(club) ?? []));
		if (clubs.length % CLUBS_A_TURN === 0) await nextTurn();
	}
	const entities = JSON.stringify(commonOf(edition));
	const { recordRevision, revision } = edition;
	const digest = digestOf([entities, ...clubs.map((club) => club.digest)]);
	return { past: { revision: recordRevision, publicRevision: revision, digest, entities }, clubs };
}

function commonOf(edition: WholeEdition): PastEntities {
	return Object.fromEntries(
		COMMON_KINDS.map((kind) => [kind, Object.fromEntries(edition.all<EntityKind>(kind))]),
	) as PastEntities;
}

type Meeting = readonly [key: string, matches: readonly MatchId[]];

/** The meetings of each club with another, or of two of its own teams. */
function meetingsByClub(edition: WholeEdition, teams: ReadonlyMap<string, TeamEntity>): ReadonlyMap<ClubId, readonly Meeting[]> {
	const found = new Map<ClubId, Meeting[]>();
	for (const meeting of edition.all("meetings")) {
		const [first] = meeting[1];
		const clubs = first === undefined ? [] : clubsOf(got(edition, "match", first), teams);
		for (const club of new Set(clubs)) if (club !== undefined) found.set(club, [...(found.get(club) ?? []), meeting]);
	}
	return found;
}

function pastOfClub(edition: WholeEdition, id: ClubId, meetings: readonly Meeting[]): StoredPastClub {
	const club = got(edition, "club", id);
	const history: PastEntities = {
		club: { [id]: club },
		...some(edition, "team", club.teams),
		...some(edition, "reach", club.teams),
	};
	const played = meetings.flatMap(([, matches]) => matches).map((match) => got(edition, "match", match));
	const matches = played.flatMap((match) => [match.id, ...slotMatches(match)]);
	const met: PastEntities = {
		meetings: Object.fromEntries(meetings),
		...some(edition, "match", matches),
		...some(edition, "team", played.flatMap(teamsOf)),
	};
	const texts = { history: JSON.stringify(history), meetings: JSON.stringify(met) };
	return { club: id, digest: digestOf([texts.history, texts.meetings]), ...texts };
}

/** The matches that a match card names as the origin of a side. */
const slotMatches = ({ home, away }: MatchEntity): MatchId[] =>
	[home, away].flatMap(({ slot }) => (slot !== null && "match" in slot ? [slot.match] : []));

const teamsOf = ({ home, away }: MatchEntity): string[] =>
	[home, away].flatMap(({ team, mayBe }) => [...(team === null ? [] : [team]), ...(mayBe ?? [])]);

/** Entities by their ids; null where the edition has none. */
function some<K extends EntityKind>(edition: WholeEdition, kind: K, ids: readonly string[]): PastEntities {
	return { [kind]: Object.fromEntries(ids.map((id) => [id, edition.entity(kind, id) ?? null])) } as PastEntities;
}

function got<K extends EntityKind>(edition: WholeEdition, kind: K, id: string): Entities[K] {
	const entity = edition.entity(kind, id);
	if (entity === undefined) throw new Error(`${edition.edition} has no ${kind} ${id}`);
	return entity;
}

function digestOf(texts: readonly string[]): string {
	const hash = createHash("sha256");
	for (const text of texts) hash.update(text).update("\0");
	return hash.digest("base64");
}
