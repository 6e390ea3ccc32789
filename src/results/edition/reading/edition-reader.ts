import { groupBy } from "../../../collections/group-by.ts";
import type { CategoryId, ClubId, DivisionId, FieldId, MatchId, TeamId } from "../../../cup/ids.ts";
import { foreseenStarts } from "../../../cup/programme/late-running.ts";
import { DUE_AFTER, type MatchPart, nextTurn, partOf, startState } from "../../../cup/programme/past-start.ts";
import { isBye } from "../building/bye.ts";
import type { CategoryFiguresEntity, MatchFigures } from "../building/category-figures.ts";
import { programmeOf } from "../building/edition-lists.ts";
import { expectedStart, playOf } from "../building/expected-starts.ts";
import { filterMatches, type ListedMatch, listingFor, type MatchFilter } from "../building/listing.ts";
import { byTime, type OrderName, ordered } from "../building/match-order.ts";
import { passesStreamFilter, type StreamEntity, type StreamFilter } from "../building/stream-entities.ts";
import { NO_MATCHES, sumWinRecords, type WinRecord } from "../building/win-record.ts";
import { dayOf } from "../building/zoned-time.ts";
import type {
	ClubEntity,
	DivisionEntity,
	EditionKey,
	Entities,
	EntityKind,
	MatchEntity,
	NationEntity,
	TournamentEntity,
} from "../entities.ts";
import { entityKey } from "../entity-key.ts";
import type { EntitySource } from "../past/entity-source.ts";
import { sumOf } from "./figures.ts";

/** One edition for one request: it records every entity that is read. */
export class EditionReader {
	readonly #model: EntitySource;
	readonly #read: (key: string) => void;
	readonly #goneThrough: (parts: number) => void;
	readonly #time: Time;

	/**
	 * @param read called with the key of each entity before it is read
	 * @param goneThrough called with the number of list items processed within one entity, which also costs time
	 * @param time by the cup's clock
	 */
	constructor(model: EntitySource, read: (key: string) => void, goneThrough: (parts: number) => void, time: Time) {
		this.#model = model;
		this.#read = read;
		this.#goneThrough = goneThrough;
		this.#time = time;
	}

	get key(): EditionKey {
		return this.#model.edition;
	}

	get revision(): number {
		return this.#model.revision;
	}

	find<K extends EntityKind>(kind: K, id = ""): Entities[K] | undefined {
		this.#read(entityKey(this.#model.edition, kind, id));
		return this.#model.entity(kind, id);
	}

	/** An entity that another entity names: it must be there. */
	get<K extends EntityKind>(kind: K, id = ""): Entities[K] {
		const entity = this.find(kind, id);
		if (entity === undefined) throw new Error(`${this.#model.edition} has no ${kind} ${id}`);
		return entity;
	}

	all<K extends EntityKind>(kind: K, ids: readonly string[]): Entities[K][] {
		return ids.map((id) => this.get(kind, id));
	}

	/** Charges work within one entity to the request's limit. @param parts list items, or equally expensive work */
	goThrough(parts: number): void {
		this.#goneThrough(parts);
	}

	/** The matches of a list; empty if the list is not published. */
	matches(list: MatchList, id = "", first?: number): MatchEntity[] {
		return this.all("match", (this.find(list, id) ?? []).slice(0, first));
	}

	get tournament(): TournamentEntity {
		return this.get("tournament");
	}

	/** A match by its address: none before the schedule is published, though a bracket shows its place. */
	match(id: MatchId): MatchEntity | null {
		const match = this.find("match", id);
		return match?.isSchedulePublished ? match : null;
	}

	/** A group or playoff by its address: none before the draw is published, though matches refer to it. */
	division(id: DivisionId): DivisionEntity | null {
		return (this.tournament.published.lot && this.find("division", id)) || null;
	}

	/** A club by its address: none before clubs are published, though teams refer to it. */
	club(id: ClubId): ClubEntity | null {
		return (this.tournament.published.clubs && this.find("club", id)) || null;
	}

	/** As for a club. */
	nation(code: string): NationEntity | null {
		return (this.tournament.published.clubs && this.find("nation", code)) || null;
	}

	nations(): NationEntity[] {
		return this.tournament.published.clubs ? this.all("nation", this.get("nations")) : [];
	}

	/** The matches that pass a filter, in order of time. */
	listMatches(filter: MatchFilter): readonly ListedMatch[] {
		const listing = this.find("listing", listingFor(filter)) ?? [];
		this.#goneThrough(listing.length);
		return this.atOneMoment((partNow) => filterMatches(listing, filter, partNow));
	}

	/** The part of the lists that a match is in now: the answer expires when that changes. */
	part(match: Timed): MatchPart {
		return this.atOneMoment((partNow) => partNow(match));
	}

	/** An answer that depends on which part of the lists each match is in: it expires when the first of them changes. */
	atOneMoment<Answer>(answer: (partNow: (match: Timed) => MatchPart) => Answer): Answer {
		let now: number | null = null;
		let turns = Number.POSITIVE_INFINITY;
		const answered = answer((match) => {
			if (match.state !== "upcoming" || match.start === null) return partOf(match.state, "ahead");
			now ??= this.#time.now(this.tournament);
			// Late or not, nothing is due before its start.
			if (now < match.at) {
				turns = Math.min(turns, match.at + DUE_AFTER);
				return "ahead";
			}
			const expected = this.find("expected", match.id) ?? null;
			const planned = { start: match.start, expected };
			turns = Math.min(turns, nextTurn(planned, now) ?? Number.POSITIVE_INFINITY);
			return partOf("upcoming", startState(planned, now));
		});
		if (Number.isFinite(turns)) this.#time.freshBefore(this.tournament, new Date(turns));
		return answered;
	}

	/** The matches themselves. @param first the limit, in that order */
	findMatches(filter: MatchFilter, first?: number, order: OrderName = "SOONEST_FIRST"): MatchEntity[] {
		const found = ordered(this.listMatches(filter), order).slice(0, first);
		return found.map(({ id }) => this.get("match", id));
	}

	/** The streams that pass a filter: live, then upcoming soonest first, then replays latest first. */
	streams(filter: StreamFilter): StreamEntity[] {
		return this.all("stream", this.find("streams") ?? []).filter((stream) => passesStreamFilter(filter, stream));
	}

	/** The matches of teams and on fields, each once, in order of time; unknown ids have none. */
	followedMatches(teams: readonly TeamId[], fields: readonly FieldId[]): MatchEntity[] {
		const ofTeams = teams.flatMap((team) => this.find("team-matches", team) ?? []);
		const onFields = fields.flatMap((field) => this.listMatches({ field }).map(({ id }) => id));
		const matches = this.all("match", [...new Set([...ofTeams, ...onFields])]);
		return matches.filter((match) => match.isSchedulePublished && !isBye(match)).sort(byTime);
	}

	/** The record of a nation's teams in finished matches; null if results are not published. */
	recordOf({ code }: NationEntity): WinRecord | null {
		const { teams, lot, schedule } = this.tournament.published;
		if (!teams || !lot || !schedule) return null;
		return sumWinRecords(
			this.get("categories").map((category) => this.find("nation-record", `${category} ${code}`) ?? NO_MATCHES),
		);
	}

	/** The figures of its categories; empty before the schedule is published. */
	categoryFigures(): CategoryFiguresEntity[] {
		return this.get("categories").flatMap((category) => this.find("category-figures", category) ?? []);
	}

	/** The same together; null before the schedule is published. */
	figures(): MatchFigures | null {
		return this.tournament.published.schedule ? sumOf(this.categoryFigures()) : null;
	}

	/** Null until clubs are published. */
	clubCount(): number | null {
		if (!this.tournament.published.clubs) return null;
		return this.nations().reduce((count, { clubs }) => count + clubs.length, 0);
	}

	/** For a category; null until teams are published. */
	teamCount(category: CategoryId): number | null {
		return this.tournament.published.teams ? this.get("category", category).teams.length : null;
	}

	/** Teams under their categories, in the cup's order. */
	byCategory(
		teams: readonly TeamId[],
	): { readonly edition: EditionKey; readonly category: CategoryId; readonly teams: TeamId[] }[] {
		const of = groupBy(teams, (team) => this.get("team", team).category);
		return this.get("categories").flatMap((category) => {
			const own = of.get(category);
			return own ? [{ edition: this.key, category, teams: own }] : [];
		});
	}

	/**
	 * The expected start of a match, if its field runs late; null if it does not, or too little is known.
	 * @param now the cup's time, called only if the field runs late
	 */
	expectedStart(match: MatchEntity, now: () => Date): string | null {
		if (match.state !== "upcoming" || !match.place) return null;
		const expected = this.find("expected", match.id);
		return expected && now().getTime() < expected.until ? expectedStart(match, expected) : null;
	}

	/**
	 * The delay of a field's next match in minutes, by its reports: 0 if it is on time, null if there are no reports, or only old
	 * ones.
	 * @param now the cup's time, called only if the reports are valid until an instant
	 */
	fieldDelay(field: FieldId, now: () => Date): number | null {
		const [next] = this.findMatches({ field, states: ["upcoming"], parts: ["ahead"] }, 1);
		if (!next?.start) return null;
		const programme = this.find("programme", programmeOf(field, dayOf(next.start))) ?? [];
		const foreseen = foreseenStarts(this.all("match", programme).map(playOf)).get(next.id);
		if (foreseen === undefined || (Number.isFinite(foreseen.until) && now().getTime() >= foreseen.until)) return null;
		return Math.round((foreseen.at - next.at) / 60_000);
	}

	/** The other matches on a match's field the same day. */
	moreOnField({ id, place, start }: MatchEntity): MatchEntity[] {
		if (!place || !start) return [];
		const programme = this.find("programme", programmeOf(place.field, dayOf(start))) ?? [];
		return this.all(
			"match",
			programme.filter((other) => other !== id),
		);
	}
}

type Timed = Pick<ListedMatch, "id" | "state" | "start" | "at">;

export type Time = {
	now(of: TournamentEntity): number;
	/** The answer expires at this instant. */
	freshBefore(of: TournamentEntity, end: Date): void;
};

type MatchList = Exclude<
	{
		[K in EntityKind]: Entities[K] extends readonly MatchId[] ? K : never;
	}[EntityKind],
	"streams"
>;
