import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { CupInMemory } from "./cup-in-memory.ts";

type Asked = { readonly lang?: "en" | "sv"; readonly tournament?: string };

/** A cup in memory behind the API: asks for what a tournament has, of the small cup's current edition where no other is named. */
export async function askCup(cup: CupFile) {
	const source = new CupInMemory(cup);
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source, clock: () => new Date(0), onError });
	const api = createGraphQL({ models, onError });
	const ask = async <Answer>(inner: string, { lang = "en", tournament = "lc-2026" }: Asked = {}): Promise<Answer> => {
		const { data } = await api.execute(`{ tournament(cup: 7, tournament: "${tournament}") { ${inner} } }`, {}, { lang });
		return JSON.parse(JSON.stringify(data)).tournament;
	};
	return { source, models, api, ask };
}
