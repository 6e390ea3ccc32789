import { warmUp } from "../results/edition/keeping/warm-up.ts";
import type { ProcessContext, Services } from "./services.ts";

export type Warming = {
	/** Whether it has ended, though something may have failed. */
	readonly isWarm: () => boolean;
	/** It never rejects. */
	begin(signal: AbortSignal): Promise<void>;
};

/** Reads the editions and draws a page of each of the most visited kinds, so that the first visitors do not wait for either. */
export function createWarming(
	{ environment, brand, log, development }: ProcessContext,
	{ models, site, ask }: Services,
): Warming {
	let isWarm = false;

	/** Of the present edition. */
	async function drawPages(signal: AbortSignal): Promise<void> {
		const cup = await models.cup(brand.cup);
		const present = cup?.tournaments.find(({ year }) => year === cup.latestYear);
		if (!present) return;
		const { data } = await ask(FIRST_OF_EACH, { cup: brand.cup, tournament: present.id }, brand.language);
		const origin = environment.publicUrl ?? `http://localhost:${environment.port}`;
		for (const path of pathsOf(present.year, data as FirstOfEach)) {
			if (signal.aborted) return;
			const response = await site.fetch(new Request(new URL(path, origin)));
			await response.arrayBuffer();
		}
	}

	return {
		isWarm: () => isWarm,
		async begin(signal) {
			await warmUp(models, brand.cup, {
				onRead: (edition, took) => log.info({ edition, ms: Math.round(took) }, "an edition was read"),
				onError: (edition, error) => log.error({ err: error, edition }, "an edition could not be read yet"),
				signal,
			});
			if (!development)
				await drawPages(signal).catch((error: unknown) => log.error({ err: error }, "a first page could not be drawn"));
			isWarm = true;
		},
	};
}

type FirstOfEach = {
	readonly tournament: {
		readonly lastMatches: readonly One[];
		readonly nextMatches: readonly One[];
	} | null;
};
type One = { readonly id: string; readonly home: { readonly team: { readonly id: string } | null } };

const MATCH = "{ id home { team { id } } }";
const FIRST_OF_EACH = `query FirstOfEach($cup: Int!, $tournament: String!) {
	tournament(cup: $cup, tournament: $tournament) { lastMatches(first: 1) ${MATCH} nextMatches(first: 1) ${MATCH} }
}`;

function pathsOf(year: number, { tournament }: FirstOfEach): string[] {
	const [match] = [...(tournament?.lastMatches ?? []), ...(tournament?.nextMatches ?? [])];
	const team = match?.home.team;
	return [
		`/${year}`,
		...(team ? [`/${year}/teams/${encodeURIComponent(team.id)}`] : []),
		...(match ? [`/${year}/matches/${encodeURIComponent(match.id)}`] : []),
	];
}
