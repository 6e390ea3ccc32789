import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import type { ChangedMatch } from "../../results/acts/preview.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { messageOf, undoneMessageOf } from "./message.ts";

const { cup, clubs, arenas, editions } = aSmallCup();
const edition = editions[0]!;
/** Valhalla is in another time zone; its visitors see its local time. */
const record: EditionRecord = {
	...{ cup, clubs, edition, revision: 1, announcedTo: null },
	arenas: arenas.map((arena) => (arena.id === "valhalla" ? { ...arena, zone: "Europe/Helsinki" } : arena)),
};

type At = { readonly start?: string | null; readonly field?: string | null; readonly status?: string };
const changed = (match: string, before: At, after: At) => {
	const as = (at: At) => ({ start: null, field: null, status: "scheduled", ...at });
	return { match, number: null, before: as(before), after: as(after) } as unknown as ChangedMatch;
};
const at = (clock: string, field = "heden-2") => ({ start: `2026-07-16T${clock}:00Z`, field });
const off = (before: At) => ({ ...before, status: "postponed" });

const NOTHING_ELSE = { sides: [], positions: [] };
const BACK = { sides: [], facts: [], entries: [], drawn: [], filled: [], told: { teams: [], fields: [] } };
const MOVED = { kind: "move", to: [] } as unknown as Proposal;

const CHANGES: Readonly<Record<string, readonly ChangedMatch[]>> = {
	"moved in time": [changed("b14-m1", at("09:00"), at("09:40"))],
	"moved to a field in another zone": [changed("b14-m1", at("09:00"), at("09:00", "valhalla-1"))],
	"moved to another day": [changed("b14-m1", at("09:00"), { ...at("09:00"), start: "2026-07-17T09:00:00Z" })],
	"given a time": [changed("b14-m1", {}, at("09:00"))],
	"of a match that nobody plays yet": [changed("b14-s1", at("09:00"), at("10:00"))],
	postponed: [changed("b14-m1", at("09:00"), off(at("09:00")))],
	"shifted later, told from the first of them as it was": [
		changed("b14-m2", at("10:00"), at("10:40")),
		changed("b14-m1", at("09:00"), at("09:40")),
	],
	"shifted earlier": [changed("b14-m1", at("09:00"), at("08:45")), changed("b14-m2", at("10:00"), at("09:45"))],
	"moved by different minutes": [changed("b14-m1", at("09:00"), at("09:40")), changed("b14-m2", at("10:00"), at("10:20"))],
	"shifted to other fields": [
		changed("b14-m1", at("09:00"), at("09:40", "heden-10")),
		changed("b14-m2", at("10:00"), at("10:40", "heden-10")),
	],
	"postponed on two arenas": [
		changed("b14-m1", at("09:00"), off(at("09:00"))),
		changed("b14-m2", at("10:00", "valhalla-1"), off(at("10:00", "valhalla-1"))),
	],
	"one of two postponed": [changed("b14-m1", at("09:00"), off(at("09:00"))), changed("b14-m2", at("10:00"), at("10:20"))],
	"on two fields of one arena": [
		changed("b14-m1", at("09:00"), at("09:40")),
		changed("b14-m2", at("09:00", "heden-10"), at("09:40", "heden-10")),
	],
	"nothing that is told": [changed("b14-m1", at("09:00"), { ...at("09:00"), status: "finished" })],
};

test("the message about an act's changes, and about its undoing, is written in both languages", () => {
	const said = Object.entries(CHANGES).flatMap(([what, changes]) => {
		const words = [
			messageOf(record, { ...NOTHING_ELSE, changes }, MOVED),
			undoneMessageOf(record, { ...BACK, changes: changes.map((one) => ({ ...one, before: one.after, after: one.before })) }),
		];
		return [`${what}:`, ...words.flatMap((text) => (text === null ? ["  nothing"] : [`  ${text.en}`, `  ${text.sv}`]))];
	});
	expect(said.join("\n")).toMatchInlineSnapshot(`
		"moved in time:
		  ASK IF – BRO IF: 11:40 on Heden 2, not 11:00.
		  ASK IF – BRO IF: kl. 11.40 på Heden 2, inte 11.00.
		  ASK IF – BRO IF: 11:00 on Heden 2, as it was before. The change has been undone.
		  ASK IF – BRO IF: kl. 11.00 på Heden 2, som det var förut. Ändringen är ångrad.
		moved to a field in another zone:
		  ASK IF – BRO IF: 12:00 on Valhalla 1, not 11:00.
		  ASK IF – BRO IF: kl. 12.00 på Valhalla 1, inte 11.00.
		  ASK IF – BRO IF: 11:00 on Heden 2, as it was before. The change has been undone.
		  ASK IF – BRO IF: kl. 11.00 på Heden 2, som det var förut. Ändringen är ångrad.
		moved to another day:
		  ASK IF – BRO IF: Friday 11:00 on Heden 2, not Thursday 11:00.
		  ASK IF – BRO IF: fredag kl. 11.00 på Heden 2, inte torsdag kl. 11.00.
		  ASK IF – BRO IF: Thursday 11:00 on Heden 2, as it was before. The change has been undone.
		  ASK IF – BRO IF: torsdag kl. 11.00 på Heden 2, som det var förut. Ändringen är ångrad.
		given a time:
		  ASK IF – BRO IF: 11:00 on Heden 2.
		  ASK IF – BRO IF: kl. 11.00 på Heden 2.
		  ASK IF – BRO IF: time not set, as it was before. The change has been undone.
		  ASK IF – BRO IF: tid inte klar, som det var förut. Ändringen är ångrad.
		of a match that nobody plays yet:
		  Match 412, ASK IF – GRAN IF: 12:00 on Heden 2, not 11:00.
		  Match 412, ASK IF – GRAN IF: kl. 12.00 på Heden 2, inte 11.00.
		  Match 412, ASK IF – GRAN IF: 11:00 on Heden 2, as it was before. The change has been undone.
		  Match 412, ASK IF – GRAN IF: kl. 11.00 på Heden 2, som det var förut. Ändringen är ångrad.
		postponed:
		  ASK IF – BRO IF: postponed. The new time will be on the team's page.
		  ASK IF – BRO IF: uppskjuten. Den nya tiden kommer på lagets sida.
		  ASK IF – BRO IF: 11:00 on Heden 2, as it was before. The change has been undone.
		  ASK IF – BRO IF: kl. 11.00 på Heden 2, som det var förut. Ändringen är ångrad.
		shifted later, told from the first of them as it was:
		  Heden 2: matches from 11:00 start 40 minutes later.
		  Heden 2: matcher från 11.00 börjar 40 minuter senare.
		  Heden 2: the change to 2 matches has been undone. They have their earlier times and fields again.
		  Heden 2: ändringen av 2 matcher är ångrad. De har sina tidigare tider och planer igen.
		shifted earlier:
		  Heden 2: matches from 11:00 start 15 minutes earlier.
		  Heden 2: matcher från 11.00 börjar 15 minuter tidigare.
		  Heden 2: the change to 2 matches has been undone. They have their earlier times and fields again.
		  Heden 2: ändringen av 2 matcher är ångrad. De har sina tidigare tider och planer igen.
		moved by different minutes:
		  Heden 2: 2 matches have new times or fields. See your team's page.
		  Heden 2: 2 matcher har nya tider eller planer. Se lagets sida.
		  Heden 2: the change to 2 matches has been undone. They have their earlier times and fields again.
		  Heden 2: ändringen av 2 matcher är ångrad. De har sina tidigare tider och planer igen.
		shifted to other fields:
		  Heden 2: 2 matches have new times or fields. See your team's page.
		  Heden 2: 2 matcher har nya tider eller planer. Se lagets sida.
		  Heden 10: the change to 2 matches has been undone. They have their earlier times and fields again.
		  Heden 10: ändringen av 2 matcher är ångrad. De har sina tidigare tider och planer igen.
		postponed on two arenas:
		  Heden 2 and Valhalla 1: 2 matches are postponed. New times will be on the teams' pages.
		  Heden 2 och Valhalla 1: 2 matcher är uppskjutna. Nya tider kommer på lagens sidor.
		  Heden 2 and Valhalla 1: the change to 2 matches has been undone. They have their earlier times and fields again.
		  Heden 2 och Valhalla 1: ändringen av 2 matcher är ångrad. De har sina tidigare tider och planer igen.
		one of two postponed:
		  Heden 2: 2 matches have new times or fields. See your team's page.
		  Heden 2: 2 matcher har nya tider eller planer. Se lagets sida.
		  Heden 2: the change to 2 matches has been undone. They have their earlier times and fields again.
		  Heden 2: ändringen av 2 matcher är ångrad. De har sina tidigare tider och planer igen.
		on two fields of one arena:
		  Heden: matches from 11:00 start 40 minutes later.
		  Heden: matcher från 11.00 börjar 40 minuter senare.
		  Heden: the change to 2 matches has been undone. They have their earlier times and fields again.
		  Heden: ändringen av 2 matcher är ångrad. De har sina tidigare tider och planer igen.
		nothing that is told:
		  nothing
		  ASK IF – BRO IF: the earlier message about its result no longer applies.
		  ASK IF – BRO IF: det tidigare meddelandet om resultatet gäller inte längre."
	`);
	expect(undoneMessageOf(record, { ...BACK, changes: [] })).toBeNull();
});

test("several acts undone at once are described by kind, in one message; by name alone if it would be too long", () => {
	const moved = changed("b14-m1", at("09:40"), at("09:00"));
	const corrected = {
		...changed("b14-m2", at("10:00"), at("10:00")),
		before: { ...at("10:00"), status: "finished", score: { home: 3, away: 1 }, shootOut: null },
		after: { ...at("10:00"), status: "finished", score: { home: 2, away: 1 }, shootOut: null },
	} as unknown as ChangedMatch;
	const kicks = { id: "k", kind: "shoot-out", division: "b14-g-1", order: ["b14-dal", "b14-bro"], score: [4, 3] };
	const facts = [{ before: kicks, after: null }] as never;
	const said = (change: Partial<Parameters<typeof undoneMessageOf>[1]>) =>
		undoneMessageOf(record, { ...BACK, changes: [], ...change });
	expect(said({ changes: [corrected, moved], facts })).toEqual({
		en: "B14, group 1: the decision has been undone. DAL IF – EK IF: the result is 2–1 again. The change has been undone. ASK IF – BRO IF: 11:00 on Heden 2, as it was before. The change has been undone.",
		sv: "B14, grupp 1: avgörandet är ångrat. DAL IF – EK IF: resultatet är 2–1 igen. Ändringen är ångrad. ASK IF – BRO IF: kl. 11.00 på Heden 2, som det var förut. Ändringen är ångrad.",
	});
	const all = said({
		changes: [corrected, moved],
		facts,
		entries: ["b14-hav", "b14-fur", "b14-bro"],
		drawn: ["b14-ask", "b14-gran"],
	});
	expect(all).toEqual({
		en: "Earlier information has changed again: who takes part, 1 decision, 1 result, who is in which group, 1 time or field. See your team's page.",
		sv: "Det ni fick veta har ändrats igen: vilka som är med, 1 avgörande, 1 resultat, vilka som är i vilken grupp, 1 tid eller plan. Se lagets sida.",
	});
	const lots = { before: { ...kicks, kind: "lots", division: "b14-g-2" }, after: null };
	const other = { ...corrected, match: "b14-m3" };
	const more = {
		changes: [corrected, other, moved, { ...moved, match: "b14-m4" }],
		facts: [{ before: kicks, after: null }, lots] as never,
	};
	expect(said({ ...more, entries: ["b14-hav", "b14-fur", "b14-bro"], drawn: ["b14-ask"] })).toEqual({
		en: "Earlier information has changed again: who takes part, 2 decisions, 2 results, who is in which group, 2 times or fields. See your team's page.",
		sv: "Det ni fick veta har ändrats igen: vilka som är med, 2 avgöranden, 2 resultat, vilka som är i vilken grupp, 2 tider eller planer. Se lagets sida.",
	});
	// A withdrawal's effect on the team's own matches is part of the team's sentence.
	const own = { ...corrected, match: "b14-m9" } as ChangedMatch;
	expect(said({ changes: [own], entries: ["b14-hav"] })!.en).toBe(
		"HAV IF (B14) plays after all. See the team's page for its matches.",
	);
});
