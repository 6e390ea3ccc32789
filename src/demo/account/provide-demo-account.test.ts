import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountsOver } from "../../../tests/support/account-caller.ts";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { copyDemoRecord } from "../../../tests/support/demo-record.ts";
import type { Database } from "../../database/database.ts";
import { openFolder, openInMemory } from "../../database/folder.ts";
import { recordSource } from "../../results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../results/graphql/create-graphql.ts";
import { importCup } from "../../results/record/import/import.ts";
import { sourceWithoutLines } from "../../results/record/input/source.ts";
import { DEMO_ACCOUNT, provideDemoAccount } from "./provide-demo-account.ts";

const onError = (error: unknown) => {
	throw error;
};

async function asking(database: Database) {
	const models = await ReadModels.open({ source: recordSource(database), clock: () => new Date(), onError });
	const graphql = createGraphQL({ models, onError });
	return (document: string, variables: Record<string, unknown>, lang: string) => graphql.execute(document, variables, { lang });
}

const BRANDS = [
	{ id: 1, name: "Fyrcupen", sport: "football" },
	{ id: 2, name: "Hamncupen", sport: "handball" },
] as const;

describe("the demo's account", () => {
	const dataFolder = mkdtempSync(path.join(tmpdir(), "cupboard-demo-account-"));
	let db: Database;
	beforeAll(async () => {
		await copyDemoRecord(dataFolder, BRANDS);
		db = await openFolder(dataFolder);
		// The first test that needs it makes it.
	});
	afterAll(async () => {
		await db.close();
		rmSync(dataFolder, { recursive: true, force: true });
	});

	it.each(BRANDS)(
		"of $name follows teams that play today, two of them at the same time in different arenas, a playoff team, and fields",
		async ({ id }) => {
			const ask = await asking(db);
			expect(await provideDemoAccount(db, { cup: id }, ask)).toEqual(DEMO_ACCOUNT);
			const at = accountsOver(db, { cup: id });
			const { text: token } = await at.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
			const user = await at.user(token);
			const teams = user.favourite_teams as { id: number; team_id: string; year: number; nationCode: string; catShort: string }[];
			expect(teams.length).toBeGreaterThanOrEqual(4);
			expect((user.favourite_arenas as object[]).length).toBeGreaterThanOrEqual(2);
			for (const { nationCode, catShort } of teams) expect([nationCode, catShort].every((text) => text.length > 0)).toBe(true);

			const ids = teams.map(({ team_id }) => team_id);
			const year = teams[0]!.year;
			const { cups } = (
				await ask("query($cup: Int!) { cups(cup: $cup) { editions { name tournaments { id } } } }", { cup: id }, "en")
			).data as { cups: { editions: { name: string; tournaments: { id: string }[] }[] } };
			const tournament = cups.editions.find(({ name }) => name === String(year))!.tournaments[0]!.id;
			const { matchesOf, today } = (
				await ask(
					"query($cup: Int!, $id: String!, $teams: [ID!]) { tournament(cup: $cup, tournament: $id) { today matchesOf(teams: $teams) { zonedStartTime arenaId isFinished division { stage { typename } } } } }",
					{ cup: id, id: tournament, teams: ids },
					"en",
				)
			).data.tournament as {
				today: string;
				matchesOf: { zonedStartTime: string; arenaId: string; isFinished: boolean; division: { stage: { typename: string } } }[];
			};
			const left = matchesOf.filter(({ zonedStartTime, isFinished }) => zonedStartTime.startsWith(today) && !isFinished);
			expect(left.length).toBeGreaterThanOrEqual(2);
			const overlap = left.some((one) =>
				left.some(
					(other) =>
						other.arenaId !== one.arenaId &&
						Math.abs(Date.parse(other.zonedStartTime) - Date.parse(one.zonedStartTime)) < 1_800_000,
				),
			);
			expect(overlap).toBe(true);
			expect(matchesOf.some(({ division }) => division.stage.typename === "PlayoffStage")).toBe(true);

			expect(user.purchases).toEqual([{ type: "tournament_pass", year }]);

			await provideDemoAccount(db, { cup: id }, ask);
			expect((await at.user(token)).purchases).toEqual(user.purchases);
			expect((await at.user(token)).favourite_teams).toEqual(teams);
		},
	);

	it("is never created for a record that has a cup which is not a demo", async () => {
		const own = await openInMemory();
		const { cup, ...file } = aSmallCup();
		await importCup(own, sourceWithoutLines("own cup", { ...file, cup: { ...cup, clock: undefined } }));
		expect(await provideDemoAccount(own, { cup: 7 }, await asking(own))).toBeNull();
		expect((await accountsOver(own).signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password)).status).toBe(422);
		await own.close();
	});
});
