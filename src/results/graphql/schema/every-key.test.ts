import { isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { aWholeCup } from "../../../../tests/support/whole-cup.ts";
import { EditionCopy } from "../../edition/edition-copy.ts";
import { schema } from "./schema.ts";

const copy = EditionCopy.build(new CupInMemory(aWholeCup()).record());

/** A piece, and those of its keys that its object of the API tells under other names, or that no reader needs. */
const told = <Piece extends object>(piece: Piece | undefined, otherwise: { readonly [Key in keyof Piece]?: string } = {}) => ({
	piece,
	otherwise: { edition: "whose it is was asked for", ...otherwise },
});
const match = copy.piece("match", "b12-m1");
const category = copy.piece("category", "b12");

const OBJECTS = {
	Arena: told(copy.piece("arena", "heden")),
	Field: told(copy.piece("field", "heden-2")),
	Club: told(copy.piece("club", "ask")),
	Team: told(copy.piece("team", "b14-ask")),
	Category: told(category, { shows: "publishesScores, publishesTables, publishesPlayoffs" }),
	Rules: told(category?.rules, { points: "win, draw, loss", walkover: "walkoverWinner, walkoverLoser" }),
	Division: told(copy.piece("division", "b12-g-a"), { type: "its stage's" }),
	GroupStage: told(copy.piece("stage", "b12-g"), {
		id: "stageId",
		category: "categoryId",
		divisionCount: "counted in its category",
		rules: "its category's",
	}),
	Tournament: told(copy.piece("tournament"), {
		startsOn: "startsAt",
		endsOn: "endsAt",
		published: "status",
		zone: "stands in every time",
		clock: "now, today",
		cup: "asked for",
	}),
	Stream: told(copy.piece("stream", "live-1"), {
		start: "zonedStartTime",
		end: "zonedEndTime",
		at: "zonedStartTime",
		place: "field, locationName",
		categories: "its matches'",
	}),
	Match: told(match, {
		start: "zonedStartTime",
		at: "zonedStartTime",
		place: "field, arena, locationName",
		score: "homeScore, awayScore",
		halfTime: "homeHalfTime, awayHalfTime",
		regularTime: "homeRegularTime, awayRegularTime",
		shootOut: "homeShootOut, awayShootOut",
		moved: "movedFromStart, movedFromFieldName",
		scheduled: "scheduleRevision, scheduleChangedAt",
		minutes: "expectedStart of the next",
	}),
	MatchEvent: told(match?.events[0], { score: "homeScore, awayScore", scoreBefore: "homeScoreBefore, awayScoreBefore" }),
};

describe("an object of the API", () => {
	it.each(Object.entries(OBJECTS))(
		"%s tells every key of its piece, or tells it under another name",
		(name, { piece, otherwise }) => {
			const type = schema.getType(name);
			if (!isObjectType(type) || !piece) throw new Error(`The schema has no object ${name}, or the copy no such piece.`);
			const untold = Object.keys(piece).filter((key) => !(key in type.getFields()) && !(key in otherwise));
			expect(untold).toEqual([]);
		},
	);
});
