import type { CupFileFact } from "../cup-file.ts";
import type { Rows, StoredRows } from "./tables.ts";
import { by, instant, withoutHoles } from "./value.ts";

export type FactTables = "fact" | "factOrder";

export function factRows(cup: number, edition: string, facts: readonly CupFileFact[]): Pick<Rows, FactTables> {
	const rows: Pick<Rows, FactTables> = { fact: [], factOrder: [] };
	for (const [ordinal, fact] of facts.entries()) {
		rows.fact.push({
			cup,
			id: fact.id,
			edition,
			ordinal,
			kind: fact.kind,
			at: instant(fact.at),
			division: ("division" in fact && fact.division) || null,
			stage: ("stage" in fact && fact.stage) || null,
			team: "team" in fact ? fact.team : null,
			match: "match" in fact ? fact.match : null,
			points: "points" in fact ? fact.points : null,
			ranking: "ranking" in fact ? fact.ranking : null,
			note: "note" in fact ? fact.note : null,
		});
		if (!("order" in fact)) continue;
		for (const [ordinal, team] of fact.order.entries()) rows.factOrder.push({ cup, fact: fact.id, team, ordinal });
	}
	return rows;
}

export function factsOfRows(rows: Pick<StoredRows, FactTables>): CupFileFact[] {
	const orders = by(rows.factOrder, ({ fact }) => fact);
	return rows.fact.map(({ id, kind, at, division, stage, team, match, points, ranking, note }) => {
		const order = orders.get(id)?.map(({ team }) => team) ?? null;
		// The table's check says which fields a kind has.
		return withoutHoles({ id, at: instant(at), kind, division, stage, order, team, points, ranking, match, note }) as CupFileFact;
	});
}
