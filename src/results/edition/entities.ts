import type { StageType } from "../../cup/category.ts";
import type { CupClock } from "../../cup/cup-clock.ts";
import type { ArenaId, CategoryId, ClubId, DivisionId, EditionId, FieldId, MatchId, StageId, TeamId } from "../../cup/ids.ts";
import type { DecidedOtherwise, SideName } from "../../cup/match/match.ts";
import type { MatchState } from "../../cup/match/match-state.ts";
import type { Slot } from "../../cup/match/slot.ts";
import type { BracketRound } from "../../cup/playoffs/bracket.ts";
import type { Fate } from "../../cup/playoffs/fate.ts";
import type { PlayoffRound } from "../../cup/playoffs/playoff-round.ts";
import type { FeaturedCandidate } from "../../cup/programme/featured.ts";
import type { ExpectedStart } from "../../cup/programme/late-running.ts";
import type { Bonus, CarriedResults, DrawnPlayoffWay, PresetName, Rules } from "../../cup/rules.ts";
import type { Aims } from "../../cup/scenarios/aim.ts";
import type { RankedSpan } from "../../cup/tables/advancement.ts";
import type { CriterionCode } from "../../cup/tables/criterion.ts";
import type { Standings, StandingsInput } from "../../cup/tables/standings.ts";
import type {
	CupFileAnnouncement,
	CupFileAudience,
	CupFileCategory,
	CupFileClub,
	CupFileDivision,
	CupFileMatch,
	CupFileStage,
	CupFileTeam,
} from "../record/cup-file.ts";
import type { EditionHead } from "../record/nouns/edition.ts";
import type { ArenaEntity, FieldEntity } from "./building/arena-entities.ts";
import type { CategoryFiguresEntity } from "./building/category-figures.ts";
import type { ListedMatch } from "./building/listing.ts";
import type { NamesEntity, NumberedMatch, PlaceNamesEntity } from "./building/names.ts";
import type { PlacingEntity, PlacingsEntity } from "./building/placing-entities.ts";
import type { ReachEntity } from "./building/reach.ts";
import type { StreamEntity } from "./building/stream-entities.ts";
import type { WinRecord } from "./building/win-record.ts";
import type { Winner } from "./building/winners.ts";
import type { Projection } from "./projection.ts";

/** The words of a thing in the two languages of the product (SPEC §9). */
export type Words = { readonly en: string; readonly sv: string };

/** Names an edition among all cups: "1/2026". */
export type EditionKey = `${number}/${EditionId}`;

/** Every entity has its edition, since one answer may contain two editions. */
type Of = { readonly edition: EditionKey };

export type TournamentEntity = Of &
	Projection<EditionHead, "programme"> & {
		readonly cup: number;
		readonly zone: string;
		/** The cup's clock. */
		readonly clock: CupClock;
	};

/** Null for its time of publication: not recorded. Expired announcements are not included, so their end is not needed. */
export type AnnouncementEntity = Projection<CupFileAnnouncement, "text" | "audience" | "publishedUntil"> & {
	readonly text: Words;
	/** The only language that it was written in; null: both. */
	readonly onlyIn: keyof Words | null;
	readonly audience: CupFileAudience;
	/** Another wherever the text is, in either language. */
	readonly textKey: string;
};

/** Without values that only concern the organisers, such as rest times, or only reporters. */
export type CategoryEntity = Of &
	Projection<
		CupFileCategory,
		| "publishes"
		| "rules"
		| "halves"
		| "minutesPerHalf"
		| "restMinutes"
		| "fieldSizes"
		| "shirtNumbers"
		| "confirmsResults"
		| "stages"
	> & {
		readonly shows: Shows;
		readonly stages: readonly StageId[];
		/** By name. */
		readonly teams: readonly TeamId[];
		readonly groupCount: number;
		readonly rules: RulesEntity;
	};

/** What the cup publishes of a category's results (DECISIONS §3, young categories). */
export type Shows = { readonly scores: boolean; readonly tables: boolean; readonly playoffs: boolean };

type InRules = Pick<CupFileStage, "halves" | "minutesPerHalf">;
type Unsaid = "criteriaWhileRunning" | "withdrawn" | "goalCap" | "lotsOnlyWhereTheyDecide" | "allMeet";

/** The rules in effect, whether the cup states them or its preset does. */
export type RulesEntity = Projection<InRules> &
	Record<Exclude<keyof CupFileCategory["rules"], Unsaid>, unknown> & {
		readonly preset: PresetName;
		readonly points: Rules["points"];
		/** Empty: a draw is a draw. */
		readonly drawnGroup: readonly DrawnPlayoffWay[];
		readonly bonus: readonly Bonus[];
		readonly criteria: readonly CriterionCode[];
		readonly walkover: { readonly winner: number; readonly loser: number };
		readonly drawnPlayoff: readonly DrawnPlayoffWay[];
	};

/** The stages that its positions advance to are in its tables. */
export type StageEntity = Of &
	Projection<
		CupFileStage,
		"rules" | keyof InRules | "advance" | "bestOf" | "bestOfAgainstFirstTwo" | "bestOfSeating" | "carries" | "draw" | "divisions"
	> & {
		readonly category: CategoryId;
		/** Those that may be listed. */
		readonly divisions: readonly DivisionId[];
		/** All it has. */
		readonly divisionCount: number;
		readonly rules: RulesEntity;
	};

export type DivisionEntity = Of &
	Projection<CupFileDivision, "teams"> & {
		readonly type: StageType;
		readonly stage: StageId;
		/** Whether its title names its stage too: "Main round, group 1". */
		readonly namesStage: boolean;
		readonly category: CategoryId;
		readonly previous: DivisionId | null;
		readonly next: DivisionId | null;
	};

export type AdvancementEntity = {
	readonly from: number;
	readonly to: number;
	readonly stage: StageId;
	/** The stage's only division. */
	readonly division: DivisionId | null;
};

export type RankedAdvancementEntity = RankedSpan & Pick<AdvancementEntity, "division">;

export type TableEntity = Of &
	Standings & {
		readonly stage: StageId;
		readonly advancement: readonly AdvancementEntity[];
		readonly rankedAdvancement: readonly RankedAdvancementEntity[];
		readonly carries: CarriedResults | null;
	};

/** A group that is not over, or waits for a fact; only if its scores, its table and its matches are published. */
export type OpenGroupEntity = Of & {
	readonly category: CategoryId;
	readonly input: StandingsInput;
	readonly aims: Aims;
	/** The sides of later matches that its positions fill. */
	readonly seats: readonly GroupSeat[];
	/** Places of which only the best of several groups go on, with all those groups. */
	readonly races: readonly GroupRace[];
};

/** `againstFirstTwo`: where groups are of unequal size only the matches against the first two of each count. */
export type GroupRace = {
	readonly position: number;
	readonly stage: StageId;
	readonly seats: number;
	readonly divisions: readonly DivisionId[];
	readonly againstFirstTwo: boolean;
};

/** `best`: only the best of several groups in this position fill it; `ranks`: which of them, and their number. */
export type GroupSeat = {
	readonly position: number;
	readonly stage: StageId;
	readonly match: MatchId;
	readonly side: SideName;
	readonly best: boolean;
	readonly ranks: { readonly from: number; readonly to: number; readonly of: number } | null;
};

export type BracketRoundEntity = BracketRound & { readonly day: string | null };

export type BracketEntity = Of & {
	readonly rounds: readonly BracketRoundEntity[];
	readonly teamCount: number;
	readonly matchCount: number;
	readonly playedCount: number;
	readonly currentRound: PlayoffRound | null;
};

/** The round of a playoff stage being played or to be played next; null when it is over. */
export type ProgressEntity = { readonly round: PlayoffRound; readonly day: string | null } | null;

export type ClubEntity = Of &
	Projection<CupFileClub, "latitude" | "longitude"> & {
		/** Its teams in this edition. */
		readonly teams: readonly TeamId[];
	};

export type NationEntity = Of & {
	readonly code: string;
	/** By name. */
	readonly clubs: readonly ClubId[];
	readonly teams: readonly TeamId[];
};

/** Its suffix is a part of its name. */
export type TeamEntity = Of &
	Projection<CupFileTeam, "suffix" | "withdrawn" | "shirts" | "seed"> & {
		readonly name: string;
		readonly nation: string;
		readonly withdrawn: boolean;
		readonly shirts: Projection<NonNullable<CupFileTeam["shirts"]>> | null;
	};

/** A field with its arena, as a match names it. */
export type PlaceEntity = {
	readonly arena: ArenaId;
	readonly arenaName: string;
	readonly address: string | null;
	readonly latitude: number | null;
	readonly longitude: number | null;
	readonly field: FieldId;
	readonly fieldName: string;
	/** "Heden 1": the field's name, with the arena's unless the name contains it. */
	readonly name: string;
};

export type SideEntity = {
	readonly team: TeamId | null;
	readonly slot: Slot | null;
	/** The two possible teams of an open side. */
	readonly mayBe: readonly [TeamId, TeamId] | null;
	/** For a played match: the team by present results, if it is not the one that played. */
	readonly contested: { readonly team: TeamId | null; readonly isDecided: boolean } | null;
};

type OtherwiseTold = "status" | "field" | "pinned" | "home" | "away" | "winner" | "decidedBy" | "events" | "moved";

/** Instants are in its local time, with the offset. */
export type MatchEntity = Of &
	Projection<CupFileMatch, OtherwiseTold> & {
		readonly category: CategoryId;
		/** Its start in milliseconds; Infinity without one. */
		readonly at: number;
		readonly place: PlaceEntity | null;
		readonly home: SideEntity;
		readonly away: SideEntity;
		readonly state: MatchState;
		readonly isWalkover: boolean;
		readonly underProtest: boolean;
		readonly isPlayedWithoutScore: boolean;
		readonly decidedBy: DecidedOtherwise | null;
		readonly leadingSide: SideName | null;
		readonly events: NonNullable<CupFileMatch["events"]>;
		readonly winnerGoesTo: MatchId | null;
		readonly loserGoesTo: MatchId | null;
		readonly isSchedulePublished: boolean;
		/** The stream that shows it. */
		readonly stream: string | null;
		/** The address of that stream's page. */
		readonly streamUrl: string | null;
		/** Its time and field before it was moved; null if it was not, and once it is over. */
		readonly moved: { readonly start: string | null; readonly place: PlaceEntity | null } | null;
		/** The revision and the time of its last change of programme (planned, moved or called off), if known. */
		readonly scheduled: { readonly revision: number; readonly at: string } | null;
		readonly fullTime: number | null;
		/** Its scheduled minutes, including breaks. */
		readonly minutes: number;
	};

export type StatisticsEntity = {
	readonly teams: number | null;
	readonly nations: number | null;
	readonly matches: number | null;
};

/** The kinds of entity of an edition, with the key of each. */
export type Entities = {
	tournament: TournamentEntity;
	/** Newest first, as far as they are out. */
	announcements: readonly AnnouncementEntity[];
	/** Of the edition, in the cup's own order. */
	categories: readonly CategoryId[];
	/** By short name in English, which a category keeps from year to year. */
	"same-categories": readonly CategoryId[];
	category: CategoryEntity;
	stage: StageEntity;
	/** By stage. */
	progress: ProgressEntity;
	division: DivisionEntity;
	/** By division. */
	table: TableEntity;
	/** By division: the data from which its possible outcomes are computed. */
	"open-group": OpenGroupEntity;
	/** By division. */
	bracket: BracketEntity;
	club: ClubEntity;
	nation: NationEntity;
	/** All codes, of the teams' clubs. */
	nations: readonly string[];
	team: TeamEntity;
	match: MatchEntity;
	/** By team: the group it plays or played in. */
	"team-division": DivisionId;
	/** By team, in order of time. */
	"team-matches": readonly MatchId[];
	/** By team: the road that is still open. */
	road: readonly MatchId[];
	/** By division: a group's teams in the order of the draw, a playoff's in the order of entry. */
	"division-teams": readonly TeamId[];
	/** By division, in order of time. */
	"division-matches": readonly MatchId[];
	/** By division. */
	"division-live": boolean;
	/** By category. */
	"category-live": readonly MatchId[];
	"category-last": readonly MatchId[];
	/** By category. */
	"category-figures": CategoryFiguresEntity;
	/** By category: the winners of its decided playoffs. */
	winners: readonly Winner[];
	/** By category and nation: "b14 se". */
	"nation-record": WinRecord;
	/** By team: how far it has advanced. */
	reach: ReachEntity;
	/** By category: its final places as far as they are certain. */
	placings: PlacingsEntity;
	/** By team: its final place among all of its category, once it is certain. */
	placing: PlacingEntity;
	/** By team: whether it has advanced or is out, if that is certain. */
	fate: Fate;
	/** By category and two clubs (meetings.ts), in order of time. */
	meetings: readonly MatchId[];
	/** By field and day: "heden-1 2026-07-16". */
	programme: readonly MatchId[];
	/** By field: matches that were moved from it to another, by their original start. */
	"moved-away": readonly MatchId[];
	/** By match, of those that will begin late: in milliseconds. */
	expected: ExpectedStart;
	/** Of the edition, by name. */
	arenas: readonly ArenaId[];
	arena: ArenaEntity;
	field: FieldEntity;
	/** The named things that a search can find. */
	names: NamesEntity;
	"place-names": PlaceNamesEntity;
	numbers: readonly NumberedMatch[];
	/** All matches, and those of a day, a category, an arena, a field and a nation (listing.ts); byes left out. */
	listing: readonly ListedMatch[];
	live: readonly MatchId[];
	/** Ids: live, then upcoming soonest first, then replays latest first. */
	streams: readonly string[];
	stream: StreamEntity;
	/** The organiser's choice for the home strip, in its order. */
	chosen: readonly MatchId[];
	/** The matches for the home strip if none are selected. */
	candidates: readonly FeaturedCandidate[];
	statistics: StatisticsEntity;
};

export type EntityKind = keyof Entities;
