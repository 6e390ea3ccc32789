import { cupTime } from "../../../cup/cup-clock.ts";
import type { EditionId } from "../../../cup/ids.ts";
import { CupReadModel } from "./cup-read-model.ts";
import { EditionReadModel } from "./edition-read-model.ts";
import { isPast } from "./is-past.ts";
import { PastEditions } from "./past-editions.ts";
import type { ReadModelSource } from "./read-model-source.ts";

/** Stores what other years show of those of a cup's editions that are over, so that the next start finds it. @param now the server's time */
export async function storePastEditions(
	source: Pick<ReadModelSource, "editions" | "edition" | "pastEdition" | "keepPast">,
	cup: number,
	editions: readonly { readonly id: EditionId; readonly revision: number }[],
	now: Date,
): Promise<void> {
	const summary = await source.editions(cup);
	if (!summary) return;
	const { tournaments, clock } = new CupReadModel(summary);
	const past = new PastEditions(cup, source, async (id) => {
		const record = await source.edition(cup, id);
		return record ? EditionReadModel.build(record) : null;
	});
	for (const { id, revision } of editions) {
		const tournament = tournaments.find((one) => one.id === id);
		if (!tournament || !isPast(tournament, tournaments, cupTime(clock, now))) continue;
		await past.get(id, revision);
		past.forget(id);
	}
}
