import { enumName } from "../../../cup/enum-name.ts";
import type { TeamId } from "../../../cup/ids.ts";
import { DECIDED_OTHERWISE } from "../../../cup/match/match.ts";
import { MATCH_STATES } from "../../../cup/match/match-state.ts";
import { MATCH_PARTS } from "../../../cup/programme/past-start.ts";
import { PERIODS } from "../../../cup/reports/report.ts";
import { earlierMeetings } from "../../edition/reading/earlier-meetings.ts";
import { builder } from "./builder.ts";
import { matchDivisionTitle } from "./division-title.ts";
import { enumOf } from "./enum-of.ts";
import { atMost } from "./first.ts";
import { languageAt } from "./language.ts";
import { SideName } from "./match-event.graphql.ts";
import {
	ArenaRef,
	CategoryRef,
	DivisionRef,
	FieldRef,
	type In,
	MatchEventRef,
	MatchRef,
	SideRef,
	StreamRef,
	TeamRef,
	TournamentRef,
} from "./refs.ts";
import { roundName, sideName } from "./side-name.ts";

export const MatchState = enumOf("MatchState", MATCH_STATES);
const Period = enumOf("Period", PERIODS);
const DecidedBy = enumOf("DecidedBy", DECIDED_OTHERWISE, "How a match was decided, if not in regular time.");

export const MatchPartName = enumOf(
	"MatchPart",
	MATCH_PARTS,
	"Which part of a list a match belongs to, by the cup's clock. ON: live, or past its start today without a report. AHEAD: upcoming. OVER: finished, or on an earlier day without a report. OFF: postponed or cancelled.",
);

type ContestedSide = In<{ readonly team: TeamId; readonly instead: TeamId | null; readonly isDecided: boolean }>;
const ContestedSideRef = builder.objectRef<ContestedSide>("ContestedSide").implement({
	fields: (t) => ({
		team: t.field({
			type: TeamRef,
			description: "Who played.",
			resolve: (side, _, { reading }) => reading.in(side).get("team", side.team),
		}),
		instead: t.field({
			type: TeamRef,
			nullable: true,
			description: "Who would play by the current results. Null: nobody.",
			resolve: (side, _, { reading }) => side.instead && reading.in(side).get("team", side.instead),
		}),
		isDecided: t.exposeBoolean("isDecided", { description: "The organiser has decided that the match keeps its team." }),
	}),
});

/** The flat fields of a match for selected games and match cards (SPEC §3). */
MatchRef.implement({
	fields: (t) => ({
		id: t.exposeID("id"),
		zonedStartTime: t.expose("start", {
			type: "ZonedDateTime",
			nullable: true,
			description: "The start in the zone of its arena; null until the schedule is published.",
		}),
		expectedStart: t.field({
			type: "ZonedDateTime",
			nullable: true,
			description:
				"Expected start of an upcoming match on a field that runs late, from reported starts and ends; never before its start, null if it is on time or too little is known.",
			resolve: (match, _, { reading }) => {
				const edition = reading.in(match);
				return edition.expectedStart(match, () => reading.now(edition.tournament));
			},
		}),
		locationName: t.string({ nullable: true, resolve: ({ place }) => place?.name }),
		categoryShortName: t.string({
			resolve: (match, _, context, info) =>
				context.reading.in(match).get("category", match.category).shortName[languageAt(context, info)],
		}),
		divisionName: t.string({
			description: 'The title of its division; of a match between two groups: "Group A–B".',
			resolve: (match, _, context, info) => matchDivisionTitle(context.reading.in(match), match, languageAt(context, info)),
		}),
		roundName: t.string({
			description: `The round's code (see \`round\`) in words: "Round 1", "Quarter-final 2".`,
			resolve: (match, _, context, info) => roundName(match, languageAt(context, info)),
		}),
		homeTeamName: t.string({
			resolve: (match, _, context, info) => sideName(context.reading.in(match), match.home, languageAt(context, info)),
		}),
		homeScore: t.int({ nullable: true, resolve: ({ score }) => score?.home }),
		homeNationCode: t.string({
			nullable: true,
			resolve: (match, _, { reading }) => match.home.team && reading.in(match).get("team", match.home.team).nation,
		}),
		awayTeamName: t.string({
			resolve: (match, _, context, info) => sideName(context.reading.in(match), match.away, languageAt(context, info)),
		}),
		awayScore: t.int({ nullable: true, resolve: ({ score }) => score?.away }),
		awayNationCode: t.string({
			nullable: true,
			resolve: (match, _, { reading }) => match.away.team && reading.in(match).get("team", match.away.team).nation,
		}),
		isLive: t.boolean({ resolve: ({ state }) => state === "live" }),
		isFinished: t.boolean({ resolve: ({ state }) => state === "finished" }),
		isSchedulePublished: t.exposeBoolean("isSchedulePublished"),
		streamUrl: t.exposeString("streamUrl", {
			nullable: true,
			description: "Path of the page with its stream.",
		}),
		stream: t.field({
			type: StreamRef,
			nullable: true,
			description: "The stream that shows it: its own, or its field's.",
			resolve: (match, _, { reading }) => (match.stream === null ? null : reading.in(match).find("stream", match.stream)),
		}),

		state: t.expose("state", { type: MatchState }),
		part: t.field({
			type: MatchPartName,
			description:
				"Which part of the lists it is in now. An UPCOMING match that is ON should have started and has no report yet; one that is OVER never got one on its day.",
			resolve: (match, _, { reading }) => reading.in(match).part(match),
		}),
		isWalkover: t.exposeBoolean("isWalkover"),
		underProtest: t.exposeBoolean("underProtest", {
			description: "A protest against its result is unanswered: the table counts the result, and no team advances by it.",
		}),
		contestedSides: t.field({
			type: [ContestedSideRef],
			description: "Sides of a played match where the current results would place another team, or nobody.",
			resolve: ({ home, away, edition }) =>
				[home, away].flatMap(({ team, contested }) =>
					team === null || contested === null ? [] : [{ edition, team, instead: contested.team, isDecided: contested.isDecided }],
				),
		}),
		isPlayedWithoutScore: t.exposeBoolean("isPlayedWithoutScore", {
			description: "Finished in a category without published scores: show the word Played.",
		}),
		number: t.exposeString("number", { nullable: true }),
		tournament: t.field({
			type: TournamentRef,
			description: "The edition it is played in, which may differ from the queried one.",
			resolve: (match, _, { reading }) => reading.in(match).tournament,
		}),
		category: t.field({
			type: CategoryRef,
			resolve: (match, _, { reading }) => reading.in(match).get("category", match.category),
		}),
		division: t.field({
			type: DivisionRef,
			resolve: (match, _, { reading }) => reading.in(match).get("division", match.division),
		}),
		against: t.field({
			type: DivisionRef,
			nullable: true,
			description:
				"The away team's group, if two groups meet; the match counts in both tables. Null: both teams are of `division`.",
			resolve: (match, _, { reading }) => (match.against === null ? null : reading.in(match).get("division", match.against)),
		}),
		round: t.field({
			type: "Round",
			resolve: ({ round }) => (typeof round === "number" ? String(round) : enumName(round)),
		}),
		position: t.exposeInt("position", { nullable: true, description: "1-based order within a playoff round." }),
		home: t.field({ type: SideRef, resolve: ({ home, edition }) => ({ ...home, edition }) }),
		away: t.field({ type: SideRef, resolve: ({ away, edition }) => ({ ...away, edition }) }),
		leadingSide: t.expose("leadingSide", {
			type: SideName,
			nullable: true,
			description:
				"The leading side of a live match, or the winner of a finished one (also by shoot-out, lots, walkover or bye); null if level.",
		}),
		period: t.expose("period", { type: Period, nullable: true }),
		minute: t.exposeInt("minute", {
			nullable: true,
			description: "Time of the last report; null in categories without published scores.",
		}),
		periodStart: t.field({
			type: "ZonedDateTime",
			nullable: true,
			description: "When the current period began: the minute is `periodMinute` plus the time since.",
			resolve: ({ periodStart }) => periodStart,
		}),
		periodMinute: t.exposeInt("periodMinute", {
			nullable: true,
			description: "The played minute at which the period began: 0, or the length of a half.",
		}),
		begun: t.field({
			type: "ZonedDateTime",
			nullable: true,
			description: "When it was reported to have begun on the field.",
			resolve: ({ begun }) => begun,
		}),
		ended: t.field({
			type: "ZonedDateTime",
			nullable: true,
			description: "Reported end; null in categories without published scores.",
			resolve: ({ ended }) => ended,
		}),
		halfTimeHome: t.int({ nullable: true, resolve: ({ halfTime }) => halfTime?.home }),
		halfTimeAway: t.int({ nullable: true, resolve: ({ halfTime }) => halfTime?.away }),
		regularTimeHome: t.int({ nullable: true, resolve: ({ regularTime }) => regularTime?.home }),
		regularTimeAway: t.int({ nullable: true, resolve: ({ regularTime }) => regularTime?.away }),
		shootOutHome: t.int({ nullable: true, resolve: ({ shootOut }) => shootOut?.home }),
		shootOutAway: t.int({ nullable: true, resolve: ({ shootOut }) => shootOut?.away }),
		decidedBy: t.expose("decidedBy", { type: DecidedBy, nullable: true, description: "Null for regular time." }),
		events: t.field({
			type: [MatchEventRef],
			description: "The live report in the order of the pitch, corrections among it.",
			resolve: ({ events }) => events,
		}),
		corrections: t.field({
			type: [MatchEventRef],
			description: "Those of the events that corrected the score.",
			resolve: ({ events }) => events.filter(({ kind }) => kind === "correction"),
		}),
		arenaId: t.id({ nullable: true, resolve: ({ place }) => place?.arena }),
		arenaName: t.string({ nullable: true, resolve: ({ place }) => place?.arenaName }),
		arenaAddress: t.string({ nullable: true, resolve: ({ place }) => place?.address }),
		latitude: t.float({ nullable: true, resolve: ({ place }) => place?.latitude }),
		longitude: t.float({ nullable: true, resolve: ({ place }) => place?.longitude }),
		fieldId: t.id({ nullable: true, resolve: ({ place }) => place?.field }),
		fieldName: t.string({ nullable: true, resolve: ({ place }) => place?.fieldName }),
		arena: t.field({
			type: ArenaRef,
			nullable: true,
			resolve: (match, _, { reading }) => match.place && reading.in(match).get("arena", match.place.arena),
		}),
		field: t.field({
			type: FieldRef,
			nullable: true,
			resolve: (match, _, { reading }) => match.place && reading.in(match).get("field", match.place.field),
		}),
		movedFromStart: t.field({
			type: "ZonedDateTime",
			nullable: true,
			description: "Its start before it was moved, until it has been played.",
			resolve: ({ moved }) => moved?.start,
		}),
		movedFromFieldName: t.string({
			nullable: true,
			description: "Its place before it was moved, like `locationName`, until it has been played.",
			resolve: ({ moved }) => moved?.place?.name,
		}),
		earlierMeetings: t.field({
			type: [MatchRef],
			description:
				"Earlier matches between teams of the two clubs in categories with the same short name, in all editions with published results; latest first.",
			args: { first: t.arg.int({ defaultValue: 5 }) },
			resolve: (match, { first }, { reading }) => earlierMeetings(reading, match, atMost(first)),
		}),
		winnerGoesTo: t.field({
			type: MatchRef,
			nullable: true,
			description: "The playoff match that its winner goes to.",
			resolve: (match, _, { reading }) => match.winnerGoesTo && reading.in(match).get("match", match.winnerGoesTo),
		}),
		loserGoesTo: t.field({
			type: MatchRef,
			nullable: true,
			resolve: (match, _, { reading }) => match.loserGoesTo && reading.in(match).get("match", match.loserGoesTo),
		}),
		scheduleRevision: t.int({
			nullable: true,
			description: "The revision at which it was last scheduled, moved or cancelled; results do not change it.",
			resolve: ({ scheduled }) => scheduled?.revision,
		}),
		scheduleChangedAt: t.field({
			type: "ZonedDateTime",
			nullable: true,
			description: "When that was.",
			resolve: ({ scheduled }) => scheduled?.at,
		}),
		fullTime: t.exposeInt("fullTime", {
			nullable: true,
			description: "Full length in minutes, if the cup states it.",
		}),
		moreOnField: t.field({
			type: [MatchRef],
			description: "Matches on the same field the same day.",
			resolve: (match, _, { reading }) => reading.in(match).moreOnField(match),
		}),
	}),
});
