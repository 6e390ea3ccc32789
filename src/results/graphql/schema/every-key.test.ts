import { isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { aWholeCup } from "../../../../tests/support/whole-cup.ts";
import { EditionReadModel } from "../../edition/keeping/edition-read-model.ts";
import { schema } from "./schema.ts";

const model = EditionReadModel.build(new CupInMemory(aWholeCup()).record());

/** An entity, and its keys that the API has under other names or that no reader needs. */
const told = <Entity extends object>(
	entity: Entity | undefined,
	otherwise: { readonly [Key in keyof Entity]?: string } = {},
) => ({
	entity,
	otherwise: { edition: "whose it is was asked for", ...otherwise },
});
const match = model.entity("match", "b12-m1");
const category = model.entity("category", "b12");

const OBJECTS = {
	Arena: told(model.entity("arena", "heden")),
	Field: told(model.entity("field", "heden-2")),
	Club: told(model.entity("club", "ask")),
	Team: told(model.entity("team", "b14-ask")),
	Category: told(category, { shows: "publishesScores, publishesTables, publishesPlayoffs" }),
	Rules: told(category?.rules, { points: "win, draw, loss", walkover: "walkoverWinner, walkoverLoser" }),
	Division: told(model.entity("division", "b12-g-a"), { type: "its stage's", namesStage: "title" }),
	GroupStage: told(model.entity("stage", "b12-g"), {
		id: "stageId",
		category: "categoryId",
		divisionCount: "counted in its category",
		rules: "its category's",
	}),
	Tournament: told(model.entity("tournament"), {
		startsOn: "startsAt",
		endsOn: "endsAt",
		published: "status",
		zone: "stands in every time",
		clock: "now, today",
		cup: "asked for",
	}),
	Stream: told(model.entity("stream", "live-1"), {
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
		"%s has every key of its entity, or has it under another name",
		(name, { entity, otherwise }) => {
			const type = schema.getType(name);
			if (!isObjectType(type) || !entity) throw new Error(`The schema has no object ${name}, or the model no such entity.`);
			const untold = Object.keys(entity).filter((key) => !(key in type.getFields()) && !(key in otherwise));
			expect(untold).toEqual([]);
		},
	);
});
