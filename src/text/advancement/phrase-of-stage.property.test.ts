import fc from "fast-check";
import { expect, test } from "vitest";
import type { Advancement } from "../../cup/rules.ts";
import { LANGUAGES } from "../language.ts";
import { readPhrase, writePhrase } from "./phrase-of-stage.ts";
import type { NamedStage } from "./stage-names.ts";

const title = fc.oneof(
	fc.constantFrom(
		"Playoff A",
		"Slutspel B",
		"A",
		"Main round",
		"Till final",
		"to the cup",
		"Plåt, norra",
		"B (4)",
		"3 C",
		"best third",
		"the rest",
	),
	fc.string({ minLength: 1, maxLength: 8 }),
);
const stages: fc.Arbitrary<NamedStage[]> = fc
	.array(fc.record({ name: title, title: fc.record({ en: title, sv: title }) }), { minLength: 1, maxLength: 4 })
	.map((all) => all.map((one, at) => ({ ...one, id: `b14-${at}` })));

const span = (most: number) =>
	fc
		.tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most }))
		.map(([a, b]): [number, number] => (a < b ? [a, b] : [b, a]));

const drawn = fc
	.record({ groups: fc.integer({ min: 1, max: 12 }), largest: fc.integer({ min: 2, max: 9 }), stages })
	.chain(({ groups, largest, stages }) => {
		const to = fc.constantFrom(...stages.map(({ id }) => id));
		const plain = fc.record({ positions: span(largest), to });
		const ofSize = fc.record({ positions: span(largest), to, groupSize: fc.integer({ min: 2, max: largest }) });
		const best = fc
			.record({ position: fc.integer({ min: 1, max: largest }), best: span(groups), to })
			.map(({ position, ...line }) => ({
				...line,
				positions: [position, position] as [number, number],
			}));
		const advance: fc.Arbitrary<Advancement[]> = fc.array(fc.oneof(plain, ofSize, best), { minLength: 1, maxLength: 5 });
		return fc.record({ groups: fc.constant({ groups, largest }), stages: fc.constant(stages), advance });
	});

test("where positions lead is the same after it was a phrase, in both languages", () => {
	fc.assert(
		fc.property(drawn, ({ groups, stages, advance }) => {
			for (const language of LANGUAGES) {
				const phrase = writePhrase(advance, groups, stages, language);
				expect(readPhrase(phrase, groups, stages), phrase).toEqual({ advance });
			}
		}),
	);
});

const PLAYOFFS: NamedStage[] = ["A", "B"].map((letter) => ({
	id: `b14-${letter.toLowerCase()}`,
	name: `Slutspel ${letter}`,
	title: { en: `Playoff ${letter}`, sv: `Slutspel ${letter}` },
}));
const SIX = { groups: 6, largest: 4 };

test.each([
	[
		[
			{ positions: [1, 2], to: "b14-a" },
			{ positions: [3, 3], best: [1, 2], to: "b14-a" },
			{ positions: [3, 4], to: "b14-b" },
		],
		"1–2 to Playoff A, the two best thirds to Playoff A, all others to Playoff B",
		"1–2 till Slutspel A, de två bästa treorna till Slutspel A, alla övriga till Slutspel B",
	],
	[
		[
			{ positions: [3, 3], best: [2, 2], to: "b14-a" },
			{ positions: [3, 3], best: [6, 6], to: "b14-b" },
		],
		"the second best third to Playoff A, the worst third to Playoff B",
		"näst bästa trean till Slutspel A, sämsta trean till Slutspel B",
	],
	[
		[
			{ positions: [2, 2], best: [3, 4], to: "b14-a" },
			{ positions: [2, 2], best: [5, 6], to: "b14-b" },
		],
		"the 3rd to 4th best runners-up to Playoff A, the two worst runners-up to Playoff B",
		"de 3:e till 4:e bästa tvåorna till Slutspel A, de två sämsta tvåorna till Slutspel B",
	],
	[
		[
			{ positions: [1, 1], to: "b14-a" },
			{ positions: [2, 2], to: "b14-b", groupSize: 3 },
		],
		"1 to Playoff A, 2 to Playoff B (groups of 3)",
		"1 till Slutspel A, 2 till Slutspel B (grupper om 3)",
	],
] as [Advancement[], string, string][])("%j is %s", (advance, en, sv) => {
	expect([writePhrase(advance, SIX, PLAYOFFS, "en"), writePhrase(advance, SIX, PLAYOFFS, "sv")]).toEqual([en, sv]);
});

test("a playoff is found by its letter, and what is not understood is named", () => {
	expect(readPhrase("1-2 A, resten B", SIX, PLAYOFFS)).toEqual({
		advance: [
			{ positions: [1, 2], to: "b14-a" },
			{ positions: [3, 4], to: "b14-b" },
		],
	});
	expect(readPhrase("1-2 C", SIX, PLAYOFFS)).toEqual({ wrong: "stage", part: "C" });
	expect(readPhrase("1-2 A, nobody", SIX, PLAYOFFS)).toEqual({ wrong: "words", part: "nobody" });
	expect(readPhrase("1-4 A, rest B", SIX, PLAYOFFS)).toEqual({ wrong: "no-rest", part: "B" });
	expect(readPhrase("2-1 A", SIX, PLAYOFFS)).toEqual({ wrong: "order", part: "2–1" });
});
