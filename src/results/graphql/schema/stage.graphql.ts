import { STAGE_TYPES } from "../../../cup/category.ts";
import type { StageEntity } from "../../edition/entities.ts";
import { builder } from "./builder.ts";
import { enumOf } from "./enum-of.ts";
import { languageAt } from "./language.ts";
import { DivisionRef, StageRef } from "./refs.ts";

const StageType = enumOf("StageType", STAGE_TYPES);
const TYPENAMES = { group: "GroupStage", playoff: "PlayoffStage" } as const;

StageRef.implement({
	resolveType: ({ type }) => TYPENAMES[type],
	fields: (t) => ({
		typename: t.string({ description: "GroupStage or PlayoffStage.", resolve: ({ type }) => TYPENAMES[type] }),
		categoryId: t.exposeID("category"),
		stageId: t.exposeID("id"),
		rank: t.exposeInt("rank"),
		type: t.expose("type", { type: StageType }),
		name: t.exposeString("name", { description: "The cup's own word, not translated." }),
		title: t.string({
			description: "In the reader's language.",
			resolve: ({ title }, _, context, info) => title[languageAt(context, info)],
		}),
		divisions: t.field({
			type: [DivisionRef],
			resolve: (stage, _, { reading }) => reading.in(stage).all("division", stage.divisions),
		}),
	}),
});

builder.objectRef<StageEntity>("GroupStage").implement({ interfaces: [StageRef] });

builder.objectRef<StageEntity>("PlayoffStage").implement({
	interfaces: [StageRef],
	fields: (t) => ({
		currentRound: t.field({
			type: "PlayoffRound",
			nullable: true,
			description: "The round being played or to be played next; null when it is over.",
			resolve: (stage, _, { reading }) => reading.in(stage).find("progress", stage.id)?.round,
		}),
		currentRoundDay: t.field({
			type: "Day",
			nullable: true,
			description: "The first day of what is left of it.",
			resolve: (stage, _, { reading }) => reading.in(stage).find("progress", stage.id)?.day,
		}),
	}),
});
