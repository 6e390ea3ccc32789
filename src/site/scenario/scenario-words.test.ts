import { expect, test } from "vitest";
import type { GroupAnswerData, HeadlineData, RowData, TermData } from "../../client/queries/scenario.graphql.ts";
import { matchEn } from "../../text/match/en.ts";
import { matchSv } from "../../text/match/sv.ts";
import { bestWords, headlineWords, nowWords, otherwiseWords, placeWords, rowWords } from "./scenario-words.ts";

const NAMES = { bri: "Brisheim", hac: "Häcken", aca: "Académica", tor: "Torskeid" };
type Key = keyof typeof NAMES;

const term = (kind: TermData["kind"], team: Key, opponent: Key, by: number | null = null): TermData => {
	const of = (key: Key) => ({ id: key, name: NAMES[key] });
	return { kind, by, team: of(team), opponent: of(opponent) };
};

const any = (...clauses: TermData[][]) => ({ join: "ANY" as const, clauses: clauses.map((terms) => ({ terms })) });
const all = (...clauses: TermData[][]) => ({ join: "ALL" as const, clauses: clauses.map((terms) => ({ terms })) });

const ANSWER: HeadlineData = {
	team: { id: "bjo", name: "Björkdala", nation: { code: "SE" } },
	stage: { title: "Playoff A" },
	instead: null,
	mark: "CAN",
	left: 3,
	best: null,
	bestPlace: null,
	headline: { kind: "ENOUGH_IF", from: null, orFrom: null, sure: false, terms: null, by: null },
	now: null,
};

function said(headline: Partial<HeadlineData["headline"]>): string[] {
	const data = { ...ANSWER, headline: { ...ANSWER.headline, ...headline } };
	return [headlineWords(data, matchEn), headlineWords(data, matchSv)];
}

const briDoNotWin = term("DOES_NOT_WIN", "bri", "aca");
const hacLose = term("LOSES", "hac", "tor");
const hacLoseBy2 = term("LOSES_BY_AT_LEAST", "hac", "tor", 2);
const hacDraw = term("DRAWS", "hac", "tor");

test("the conditions on several other matches are in a coach's words, in both languages", () => {
	const either = any([briDoNotWin], [hacLoseBy2]);
	expect(said({ from: 0, terms: either })).toEqual([
		"A draw is enough if Brisheim do not win or Häcken lose by 2 or more",
		"Oavgjort räcker om Brisheim inte vinner eller Häcken förlorar med minst två mål",
	]);
	expect(said({ kind: "ONLY", from: 1, sure: true, terms: any([briDoNotWin, hacLose]) })).toEqual([
		"A win is enough if Brisheim do not win and Häcken lose",
		"Vinst räcker om Brisheim inte vinner och Häcken förlorar",
	]);
	expect(said({ kind: "ONLY", from: 1, terms: either, by: "GOAL_DIFFERENCE" })).toEqual([
		"Must win, and even then only if Brisheim do not win or Häcken lose by 2 or more; then goal difference decides",
		"Måste vinna, och även då bara om Brisheim inte vinner eller Häcken förlorar med minst två mål; sedan avgör målskillnaden",
	]);
	expect(said({ from: 2, terms: any([briDoNotWin, hacDraw], [hacLose]) })).toEqual([
		"A win by 2 is enough if Brisheim do not win and Häcken draw against Torskeid, or Häcken lose",
		"Vinst med två mål räcker om Brisheim inte vinner och Häcken spelar oavgjort mot Torskeid, eller om Häcken förlorar",
	]);
	expect(said({ from: -1, terms: all([briDoNotWin], [hacLose, hacDraw]) })).toEqual([
		"Even a defeat by 1 is enough if Brisheim do not win, and either Häcken lose or Häcken draw against Torskeid",
		"Även förlust med ett mål räcker om Brisheim inte vinner, och antingen Häcken förlorar eller Häcken spelar oavgjort mot Torskeid",
	]);
	expect(said({ kind: "OR", from: 2, terms: either })).toEqual([
		"Win by 2 or more; otherwise through if Brisheim do not win or Häcken lose by 2 or more",
		"Seger med minst två mål, annars vidare om Brisheim inte vinner eller Häcken förlorar med minst två mål",
	]);
});

test("of one other match the words are those of the design", () => {
	expect(said({ kind: "OR", from: 2, terms: any([briDoNotWin]) })).toEqual([
		"Win by 2 or more, or Brisheim do not win",
		"Seger med minst två mål, annars får Brisheim inte vinna",
	]);
	expect(said({ kind: "ONLY", from: -2, terms: any([hacLose]) })).toEqual([
		"Must not lose by more than 2, and Häcken must lose",
		"Får inte förlora med mer än två mål, och Häcken måste förlora",
	]);
});

test("a sufficient defeat is described by its largest margin only if a larger one is too much", () => {
	const ofTwo = { kind: "ENOUGH", from: -2 } as const;
	expect(said({ ...ofTwo, sure: true })).toEqual(["Can afford to lose by up to 2", "Får förlora med högst två mål"]);
	expect(said({ ...ofTwo, sure: false })).toEqual(["A defeat by up to 2 is enough", "Förlust med högst två mål räcker"]);
	expect(said({ ...ofTwo, from: -1 })).toEqual(["A defeat by 1 is enough", "Förlust med ett mål räcker"]);
});

test("what certainly suffices for a best third has points and goal difference", () => {
	const best = { place: 3, points: 4, goalDifference: 1 };
	expect([matchEn, matchSv].map((text) => bestWords(best, text))).toEqual([
		"3rd with 4 points and +1 is certain to be enough.",
		"3:e med 4 poäng och +1 räcker säkert.",
	]);
	const points = { place: 3, points: 4, goalDifference: null };
	expect([matchEn, matchSv].map((text) => bestWords(points, text))).toEqual([
		"3rd with 4 points is certain to be enough.",
		"3:e med 4 poäng räcker säkert.",
	]);
});

test("what an own result leaves open has its condition; without one nothing decides, and the team is out", () => {
	type Condition = RowData["parts"][number]["condition"];
	const row = (need: Condition["need"], more: Partial<Condition> = {}): RowData => ({
		own: "WIN",
		mark: "CAN",
		place: null,
		parts: [
			{
				margins: { from: 1, to: null },
				condition: {
					kind: "IF",
					terms: any([hacLoseBy2]),
					exact: false,
					need,
					by: "GOAL_DIFFERENCE",
					elsewhere: false,
					rough: false,
					...more,
				},
			},
		],
	});
	const said = (of: RowData) =>
		[matchEn, matchSv].map(
			(text) => [rowWords(of, { stage: "Playoff A", others: 1 }, text)].map(({ lead, rest }) => `${lead} ${rest}`.trim())[0],
		);
	expect(said(row(any([hacLose])))).toEqual([
		"Through if Häcken lose by 2 or more. Otherwise only if Häcken lose: then goal difference decides.",
		"Vidare om Häcken förlorar med minst två mål. Annars bara om Häcken förlorar: då avgör målskillnaden.",
	]);
	expect(said(row(null))).toEqual([
		"Through if Häcken lose by 2 or more. Otherwise goal difference decides.",
		"Vidare om Häcken förlorar med minst två mål. Annars avgör målskillnaden.",
	]);
	// With the winners alone: the cases have more, and are linked.
	const isUnsaid = (of: RowData) => rowWords(of, { stage: "Playoff A", others: 1 }, matchEn).isUnsaid;
	expect([row(null), row(null, { rough: true })].map(isUnsaid)).toEqual([false, true]);
	const nothingOfTheGroup = { by: null, elsewhere: true } as const;
	expect(said(row(null, nothingOfTheGroup))).toEqual([
		"Through if Häcken lose by 2 or more. Otherwise other groups decide.",
		"Vidare om Häcken förlorar med minst två mål. Annars avgör andra grupper.",
	]);
	expect(said(row(null, { by: null }))).toEqual([
		"Through if Häcken lose by 2 or more.",
		"Vidare om Häcken förlorar med minst två mål.",
	]);
	expect(said(row(null, { ...nothingOfTheGroup, exact: true }))[0]).toBe("Through if Häcken lose by 2 or more.");
});

test("NEXT §3 what is level on everything waits for a fact or for no rule, and is no case to look up", () => {
	const draw = (by: RowData["parts"][number]["condition"]["by"]): RowData => ({
		own: "DRAW",
		mark: "CAN",
		place: null,
		parts: [
			{
				margins: { from: 0, to: 0 },
				condition: { kind: "OPEN", terms: null, exact: true, need: null, by, elsewhere: false, rough: false },
			},
		],
	});
	const said = (of: RowData) => [matchEn, matchSv].map((text) => rowWords(of, { stage: "Playoff A", others: 1 }, text));
	expect(said(draw(null))).toEqual([
		{ lead: "No rule separates them.", rest: "", isUnsaid: false },
		{ lead: "Ingen regel skiljer dem åt.", rest: "", isUnsaid: false },
	]);
	expect(said(draw("LOTS")).map(({ lead }) => lead)).toEqual(["Lots decide.", "Lotten avgör."]);
});

test("NEXT §3 what is certain in any case names one other match or several, and none if no other is left", () => {
	const through: RowData = { own: "WIN", mark: "THROUGH", place: 1, parts: [] };
	const rest = (others: number) => [matchEn, matchSv].map((text) => rowWords(through, { stage: "Playoff A", others }, text).rest);
	expect(rest(2)).toEqual(["Whatever happens in the other matches.", "Vad som än händer i de andra matcherna."]);
	expect(rest(1)).toEqual(["Whatever happens in the other match.", "Vad som än händer i den andra matchen."]);
	expect(rest(0)).toEqual(["", ""]);
});

test("NEXT §3 while a match of the group is running, a team's position is shown beside what it needs", () => {
	const answer = (mark: HeadlineData["mark"], now: HeadlineData["now"]) => nowWords({ ...ANSWER, mark, now }, matchEn);
	expect(answer("CAN", { place: 2, through: true })).toBe("As it stands: 2nd.");
	expect(answer("CAN", null)).toBeNull();
	expect(answer("THROUGH", { place: 2, through: true })).toBeNull();
});

test("NEXT §3 a group's page shows what a lesser result needs, and for what suffices with others only the conditions", () => {
	type Otherwise = NonNullable<GroupAnswerData["otherwise"]>;
	const said = (headline: Partial<HeadlineData["headline"]>, otherwise: Pick<Otherwise, "own" | "margins" | "whole">) => {
		const condition = {
			...{ kind: "IF" as const, terms: any([briDoNotWin]), exact: false, need: null },
			...{ by: "GOAL_DIFFERENCE" as const, elsewhere: false, rough: false },
		};
		const data = { ...ANSWER, headline: { ...ANSWER.headline, ...headline }, otherwise: { ...otherwise, condition } };
		return [otherwiseWords(data, matchEn), otherwiseWords(data, matchSv)];
	};
	expect(said({ kind: "ENOUGH", from: 0 }, { own: "LOSE", margins: { from: null, to: -1 }, whole: true })).toEqual([
		"If they lose: through if Brisheim do not win. Otherwise goal difference decides.",
		"Om de förlorar: vidare om Brisheim inte vinner. Annars avgör målskillnaden.",
	]);
	expect(said({ kind: "ENOUGH", from: 3 }, { own: "WIN", margins: { from: 1, to: 2 }, whole: false })).toEqual([
		"If they win by 1–2: through if Brisheim do not win. Otherwise goal difference decides.",
		"Om de vinner med 1–2 mål: vidare om Brisheim inte vinner. Annars avgör målskillnaden.",
	]);
	expect(said({ kind: "ENOUGH", from: 1 }, { own: "DRAW", margins: { from: 0, to: 0 }, whole: true })[0]).toBe(
		"If they draw: through if Brisheim do not win. Otherwise goal difference decides.",
	);
	const same = { own: "WIN", margins: { from: 1, to: null }, whole: true } as const;
	expect(said({ kind: "ENOUGH_IF", from: 1, terms: any([briDoNotWin]) }, same)[0]).toBe("Otherwise goal difference decides.");
	expect(otherwiseWords({ ...ANSWER, otherwise: null }, matchEn)).toBeNull();
});

test("NEXT §3 for a team whose stage is certain its best place is shown, and what guarantees it", () => {
	const said = (mark: HeadlineData["mark"], bestPlace: HeadlineData["bestPlace"]) =>
		[matchEn, matchSv].map((text) => placeWords({ mark, bestPlace }, text));
	expect(said("THROUGH", { place: 1, own: "DRAW" })).toEqual(["1st with a draw.", "1:a med oavgjort."]);
	expect(said("CANNOT", { place: 3, own: "WIN" })).toEqual(["3rd with a win.", "3:e med vinst."]);
	expect(said("CANNOT", { place: 4, own: null })).toEqual(["In 4th place.", "På 4:e plats."]);
	expect(said("CAN", { place: 1, own: "WIN" })).toEqual([null, null]);
	expect(said("THROUGH", null)).toEqual([null, null]);
});
