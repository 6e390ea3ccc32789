type Cups = { cups: { editions: { name: string; tournaments: { id: string }[] }[] } };
type Nations = { tournament: { nations: { teams: { id: string }[] }[] } };

/** The largest edition of a demo, in the middle of its week: its year, its name in the API and one of its teams. @param site its origin */
export async function largestEdition(
	site: string,
): Promise<{ readonly year: string; readonly tournament: string; readonly team: string }> {
	async function dataOf<Data>(text: string): Promise<Data> {
		const answer = await fetch(`${site}/graphql?query=${encodeURIComponent(`{ ${text} }`)}`);
		return ((await answer.json()) as { data: Data }).data;
	}
	const { cups } = await dataOf<Cups>("cups(cup: 1) { editions { name tournaments { id } } }");
	for (const { name: year, tournaments } of cups.editions) {
		const tournament = tournaments[0]?.id ?? "";
		const told = await dataOf<Nations>(`tournament(cup: 1, tournament: "${tournament}") { nations { teams { id } } }`);
		const team = told.tournament.nations[0]?.teams[0]?.id;
		if (team !== undefined) return { year, tournament, team };
	}
	throw new Error("the demo has no teams");
}
