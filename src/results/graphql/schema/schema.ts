import "./arena.graphql.ts";
import "./bracket.graphql.ts";
import "./category.graphql.ts";
import "./club.graphql.ts";
import "./cup.graphql.ts";
import "./division.graphql.ts";
import "./field.graphql.ts";
import "./match.graphql.ts";
import "./nation.graphql.ts";
import "./nation-names.graphql.ts";
import "./rules.graphql.ts";
import "./slot.graphql.ts";
import "./stage.graphql.ts";
import "./standings.graphql.ts";
import "./stream.graphql.ts";
import "./team.graphql.ts";
import "./tie.graphql.ts";
import "./tournament.graphql.ts";
import "./tournament-matches.graphql.ts";
import "./tournament-streams.graphql.ts";
import { printSchema } from "graphql";
import { builder } from "./builder.ts";

/** A new schema object, whose resolvers the caller may wrap. */
export const makeSchema = () => builder.toSchema({ sortSchema: false });

export const schema = makeSchema();

/** The text of `schema.graphql`: the contract that the site is built against. */
export function schemaText(): string {
	return `${printSchema(schema)}\n`;
}
