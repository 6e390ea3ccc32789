import { expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { EditionReadModel } from "../../edition/keeping/edition-read-model.ts";
import { ReadModels } from "../../edition/keeping/read-models.ts";
import { createGraphQL } from "../create-graphql.ts";

test("a closed field shows when it is closed, in its arena's time zone, and not why", () => {
	const cup = aSmallCup();
	cup.arenas[1]!.fields[0]!.closed = [{ from: "2026-07-16T08:30:00Z", why: "A tree has fallen" }];
	const model = EditionReadModel.build(new CupInMemory(cup).record());
	const field = model.entity("field", "valhalla-1");
	expect(field?.closed).toEqual([{ from: "2026-07-16T10:30:00+02:00", until: null }]);
	expect(JSON.stringify(field)).not.toContain("tree");
});

test("a closing is shown if it touches the edition's days, first and last included, by the arena's time; one without an end continues", async () => {
	const cup = aSmallCup();
	cup.arenas[1]!.fields[0]!.closed = [
		{ from: "2027-05-01T10:00:00Z" },
		{ from: "2026-07-16T08:30:00Z", until: "2026-07-16T10:00:00Z" },
		{ from: "2026-03-01T10:00:00Z" },
		{ from: "2025-07-16T08:00:00Z", until: "2025-07-17T08:00:00Z" },
		{ from: "2026-07-18T20:00:00Z", until: "2026-07-20T08:00:00Z" },
		{ from: "2026-07-18T22:30:00Z" },
		{ from: "2026-07-11T08:00:00Z", until: "2026-07-12T22:30:00Z" },
		{ from: "2026-07-11T08:00:00Z", until: "2026-07-12T21:30:00Z" },
	];
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source: new CupInMemory(cup), clock: () => new Date(0), onError });
	const { execute } = createGraphQL({ models, onError });
	const asked = `{ tournament(cup: 7, tournament: "lc-2026") { field(id: "valhalla-1") { closed { from until } } } }`;
	const { data } = await execute(asked, {}, { lang: "en" });
	expect(JSON.parse(JSON.stringify(data)).tournament.field.closed).toEqual([
		{ from: "2026-03-01T12:00:00+02:00", until: null },
		{ from: "2026-07-11T10:00:00+02:00", until: "2026-07-13T00:30:00+02:00" },
		{ from: "2026-07-16T10:30:00+02:00", until: "2026-07-16T12:00:00+02:00" },
		{ from: "2026-07-18T22:00:00+02:00", until: "2026-07-20T10:00:00+02:00" },
	]);
});
