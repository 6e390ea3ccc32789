import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { ReadModels } from "../results/edition/keeping/read-models.ts";
import { category } from "../results/record/nouns/category.ts";
import { readArenas, readCupSummary } from "../results/record/read.ts";
import { cupMoment } from "./cup-day.ts";
import { editionOn } from "./current-edition.ts";
import { type DeskSession, deskOf } from "./staff/session.ts";

/** The app's first data: the account, the token of its calls, and its cup. */
export async function sessionView(
	{ database, models, cup }: { readonly database: Database; readonly models: ReadModels; readonly cup: number },
	{ staff, token, needsCodes }: DeskSession,
) {
	const [model, moment, summary, arenas] = await Promise.all([
		models.cup(cup),
		cupMoment(models, cup),
		readCupSummary(database, cup),
		readArenas(database, cup),
	]);
	const edition = editionOn(
		(summary?.editions ?? []).toSorted((a, b) => a.year - b.year),
		moment.today,
	);
	const categories = edition === undefined ? [] : await categoriesOf(database, cup, edition.id);
	return {
		desk: deskOf(staff),
		token,
		needsCodes,
		cup: {
			id: cup,
			name: model?.name ?? "",
			sport: summary?.cup.sport ?? ("football" as const),
			zone: moment.zone,
			clock: model?.clock ?? null,
			now: moment.now.toISOString(),
			today: moment.today,
			edition:
				edition === undefined
					? null
					: { id: edition.id, year: edition.year, name: edition.name, startsOn: edition.startsOn, endsOn: edition.endsOn },
		},
		revision: edition?.revision ?? 0,
		categories,
		arenas: arenas.map(({ id, name, fields }) => ({
			id,
			name,
			fields: fields.map((field) => ({ id: field.id, name: field.name })),
		})),
	};
}
export type SessionView = Awaited<ReturnType<typeof sessionView>> & {
	/** Whether the client is at the server's own machine, and can be shown a demo there. */
	readonly isHere: boolean;
	/** Whether the brand is the record's: the server starts again when it changes. */
	readonly hasOwnBrand: boolean;
	/** Differs between two starts of the server. */
	readonly started: string;
};

function categoriesOf(database: Database, cup: number, edition: string) {
	const { id, name, shortName, gender, age } = category;
	return database.orm
		.select({ id, name, shortName, gender, age })
		.from(category)
		.where(and(eq(category.cup, cup), eq(category.edition, edition)))
		.orderBy(asc(category.ordinal));
}
