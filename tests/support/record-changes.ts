import fc from "fast-check";
import type { CupFile, CupFileEdition } from "../../src/results/record/cup-file.ts";

/** An act of the office on the small cup, expressed as a change of the edition in a file. */
export type Deed = { readonly cell: string; readonly act: (edition: CupFileEdition, file: CupFile) => void };

const FLAGS = ["clubs", "teams", "lot", "schedule"] as const;
const FIELDS = ["heden-2", "heden-10", "valhalla-1"];
const GROUP_MATCHES = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `b14-m${number}`);
const KNOWN = [...GROUP_MATCHES, "g15-m1", "b11-m1", "b11-m2"];

const matchOf = (edition: CupFileEdition, id: string) => edition.matches.find((match) => match.id === id)!;
const goals = fc.integer({ min: 0, max: 9 });

const publication = fc.constantFrom(...FLAGS).map(
	(flag): Deed => ({
		cell: `published ${flag}`,
		act: ({ published }) => void Object.assign(published, { [flag]: !published[flag] }),
	}),
);

const move = fc
	.record({ id: fc.constantFrom(...KNOWN), minute: fc.integer({ min: 0, max: 59 }), field: fc.constantFrom(...FIELDS) })
	.map(({ id, minute, field }): Deed => {
		const start = `2026-07-17T1${KNOWN.indexOf(id) % 10}:${String(minute).padStart(2, "0")}:00Z`;
		return { cell: `place ${id}`, act: (edition) => void Object.assign(matchOf(edition, id), { start, field }) };
	});

const result = fc
	.record({ id: fc.constantFrom(...GROUP_MATCHES), home: goals, away: goals, isPlayed: fc.boolean() })
	.map(({ id, home, away, isPlayed }): Deed => {
		const act = (edition: CupFileEdition) => {
			const match = matchOf(edition, id);
			delete match.score;
			Object.assign(match, isPlayed ? { status: "finished", score: { home, away } } : { status: "scheduled" });
		};
		return { cell: `result ${id}`, act };
	});

const number = fc.record({ id: fc.constantFrom(...KNOWN), number: fc.integer({ min: 500, max: 900 }) }).map(
	({ id, number }): Deed => ({
		cell: `number ${id}`,
		act: (edition) => void Object.assign(matchOf(edition, id), { number: String(number) }),
	}),
);

const name = fc.record({ at: fc.nat({ max: 6 }), name: fc.stringMatching(/^[A-ZÅÄÖ][a-zåäö]{2,12} IF$/) }).map(
	({ at, name }): Deed => ({
		cell: `club ${at}`,
		act: (_, { clubs }) => void Object.assign(clubs[at]!, { name: `${name} ${at}` }),
	}),
);

const announcement = fc.stringMatching(/^[A-Za-zåäö ]{0,20}[a-z]$/).map(
	(text): Deed => ({
		cell: "announcement",
		act: ({ announcements }) => void Object.assign(announcements![0]!, { text: { en: text, sv: text } }),
	}),
);

const shirt = fc.record({ at: fc.nat({ max: 13 }), home: fc.constantFrom("red", "green", "black") }).map(
	({ at, home }): Deed => ({
		cell: `shirt ${at}`,
		act: ({ teams }) => void Object.assign(teams[at]!, { shirts: { ...teams[at]!.shirts, home } }),
	}),
);

const selected = fc
	.subarray(KNOWN, { minLength: 1 })
	.map((games): Deed => ({ cell: "selected", act: (edition) => void Object.assign(edition, { selectedGames: games }) }));

/** What a file has a cell for; of one cell at most one deed. */
export const cellDeeds = (least: number): fc.Arbitrary<Deed[]> =>
	fc.uniqueArray(fc.oneof(publication, move, result, number, name, announcement, shirt, selected), {
		selector: ({ cell }) => cell,
		minLength: least,
		maxLength: 8,
	});

const added = fc.nat({ max: 3 }).map(
	(number): Deed => ({
		cell: `added announcement ${number}`,
		act: ({ announcements }) =>
			void announcements!.push({
				id: `news-${number}`,
				text: { en: `News ${number}`, sv: `Nytt ${number}` },
				publishedAt: "2026-07-14T08:00:00Z",
			}),
	}),
);

const fact = fc.integer({ min: -9, max: -1 }).map(
	(points): Deed => ({
		cell: "fact",
		act: ({ facts }) =>
			void facts!.push({
				id: "fp-bro",
				at: "2026-07-14T18:00:00Z",
				kind: "fair-play",
				division: "g15-g-a",
				team: "g15-bro",
				points,
			}),
	}),
);

const takenOut = fc.constantFrom("announcements" as const, "facts" as const, "streams" as const).map(
	(list): Deed => ({
		cell: `taken out ${list}`,
		act: (edition) => {
			const rest = edition[list]!.slice(1);
			if (rest.length > 0) Object.assign(edition, { [list]: rest });
			else delete edition[list];
		},
	}),
);

/** Changes of a record by commands and reports, in order: of a cell, of more than a cell, and removals. */
export const recordDeeds: fc.Arbitrary<Deed[]> = fc
	.tuple(cellDeeds(0), fc.uniqueArray(fc.oneof(added, fact), { selector: ({ cell }) => cell, maxLength: 3 }), fc.option(takenOut))
	.map(([cells, more, gone]) => [...cells, ...more, ...(gone ? [gone] : [])]);

/** @returns the file after them */
export function afterDeeds(file: CupFile, deeds: readonly Deed[]): CupFile {
	const copy = structuredClone(file);
	for (const { act } of deeds) act(copy.editions[0]!, copy);
	return copy;
}

/** @returns the command input that makes one cup into the other: nothing is compared, and what the other lacks is removed */
export function changeTo(before: CupFile, after: CupFile): object {
	const [was, now] = [before.editions[0]!, after.editions[0]!];
	const gone = (list: "announcements" | "facts" | "streams") =>
		(was[list] ?? []).flatMap(({ id }) => ((now[list] ?? []).some((one) => one.id === id) ? [] : [id]));
	const unscored = now.matches.map((match) => ({ ...match, score: match.score ?? null }));
	const remove = { announcements: gone("announcements"), facts: gone("facts"), streams: gone("streams") };
	return { ...after, editions: [{ ...now, matches: unscored }, ...after.editions.slice(1)], remove };
}
