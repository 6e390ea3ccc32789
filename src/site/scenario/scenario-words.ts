import type {
	CasesData,
	GroupAnswerData,
	HeadlineData,
	MarginsData,
	RowData,
	TermData,
	TermsData,
} from "../../client/queries/scenario.graphql.ts";
import { capital } from "../../text/capital.ts";
import type { MatchTexts } from "../../text/match/en.ts";
import type { TermWords } from "../../text/match/scenario-en.ts";

/** The id of all cases on a team's page. Links lead there from sentences that leave something out. */
export const CASES = "all-cases";

/** What a coach would say of a team before its last match. */
export function headlineWords({ headline, stage, instead }: HeadlineData, text: MatchTexts): string {
	const words = text.scenario.headline;
	const { kind, from, orFrom, sure, terms, by } = headline;
	switch (kind) {
		case "THROUGH":
			return words.through;
		case "CANNOT":
			return instead?.title ?? words.cannotReach(stage.title);
		case "TOO_EARLY":
			return words.tooEarly;
		case "ELSEWHERE":
			return words.elsewhere;
		case "LEVEL":
			return capital(decides(by, text));
		case "ENOUGH":
			return enough(from ?? 1, sure, text);
		case "OR":
			if (terms === null) return words.cases;
			return orFrom === null && !single(terms)
				? words.winElse(from ?? 1, termsWords(terms, text))
				: words.winOr(from ?? 1, ownOr(orFrom, text), termsWords(terms, text), mustWords(terms, text) ?? "");
		case "ENOUGH_IF":
			return terms === null ? words.cases : enoughIf(from, termsWords(terms, text), text);
		case "ONLY":
			if (terms === null) return words.cases;
			return sure || by === null ? only(headline, terms, text) : words.afterwards(only(headline, terms, text), decides(by, text));
		default:
			return words.cases;
	}
}

/** The headline on the team's own pages; while a match is played also that the team is through as it stands. */
export function ownHeadlineWords(answer: HeadlineData, text: MatchTexts): string {
	const isCertain = answer.mark === "THROUGH" || answer.mark === "CANNOT";
	return answer.now?.through && !isCertain ? text.scenario.headline.asItStands : headlineWords(answer, text);
}

function only({ from, sure }: HeadlineData["headline"], terms: TermsData, text: MatchTexts): string {
	const words = text.scenario.headline;
	const must = mustWords(terms, text);
	const said = termsWords(terms, text);
	if (from === null) return sure ? words.throughIf(said) : must === null ? words.onlyIf(said) : capital(must);
	if (must !== null) return words.and(least(from, text), must);
	return sure ? enoughIf(from, said, text) : words.evenThen(least(from, text), said);
}

/** From an own result on (null: with any) it is enough, if. */
function enoughIf(from: number | null, condition: string, { scenario: { headline } }: MatchTexts): string {
	if (from === null) return headline.throughIf(condition);
	if (from === 0) return headline.drawIsEnoughIf(condition);
	return from > 0 ? headline.winIsEnoughIf(from, condition) : headline.defeatIsEnoughIf(-from, condition);
}

function enough(from: number, must: boolean, text: MatchTexts): string {
	const words = text.scenario.headline;
	if (from === 0) return words.drawIsEnough;
	// "At most" where more is too much; else more may do, with others.
	if (from < 0) return must ? words.mayLose(-from) : words.defeatIsEnough(-from);
	return must ? words.mustWin(from) : words.winIsEnough(from);
}

function least(from: number, { scenario: { headline } }: MatchTexts): string {
	if (from === 0) return headline.mustNotLose;
	return from < 0 ? headline.mustNotLoseBy(-from) : headline.mustWin(from);
}

function ownOr(from: number | null, { scenario: { headline } }: MatchTexts): string | null {
	if (from === null) return null;
	if (from === 0) return headline.ownOr.draw;
	return from > 0 ? headline.ownOr.win(from) : headline.ownOr.lose(-from);
}

/** "Brisheim FK do not win or Häcken lose", within a sentence. */
function termsWords({ join, clauses }: TermsData, { scenario }: MatchTexts): string {
	const said = clauses.map(({ terms }) => terms.map((term) => termWords(term, scenario.terms)));
	const words = scenario.joined;
	if (join === "ALL") return words.also(said.map((clause) => (clause.length > 1 ? words.either(clause) : clause[0]!)));
	return said.some((clause) => clause.length > 1) ? words.orElse(said.map(words.and)) : words.or(said.flat());
}

/** "Brisheim FK must not win"; null if several terms are needed. */
function mustWords(terms: TermsData, { scenario }: MatchTexts): string | null {
	const term = single(terms);
	return term && termWords(term, scenario.must);
}

function single({ clauses }: TermsData): TermData | null {
	const [term, ...more] = clauses.flatMap((clause) => clause.terms);
	return term !== undefined && more.length === 0 ? term : null;
}

const termWords = ({ kind, team, opponent, by }: TermData, words: TermWords): string =>
	words[kind](team.name, opponent.name, by ?? 0);

/** "3rd with 4 points and +1 is certain to be enough." */
export function bestWords({ place, points, goalDifference }: NonNullable<HeadlineData["best"]>, text: MatchTexts): string {
	return text.scenario.bestEnough(text.ordinal(place), points, goalDifference === null ? null : signed(goalDifference));
}

const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "±0");

/** The conditions of a case on the other matches. */
export function caseWords(others: CasesData["rows"][number]["others"], { scenario: { cases } }: MatchTexts): string[] {
	return others.length === 0 ? [cases.any] : others.map(({ home, away, result }) => cases.results[result](home.name, away.name));
}

/** Within a sentence: "goal difference decides". */
export function decides(by: HeadlineData["headline"]["by"], text: MatchTexts): string {
	return text.scenario.decides(by, text.table.criterion("SHOOT_OUT", 1));
}

/** "As it stands: 2nd."; null if no match is being played, or if the outcome is certain. */
export function nowWords({ now, mark }: HeadlineData, { scenario, ordinal }: MatchTexts): string | null {
	return now === null || mark === "THROUGH" || mark === "CANNOT" ? null : scenario.nowPlace(ordinal(now.place));
}

/** "2nd with a draw." for a team whose stage is certain; null otherwise, or if its best place has more conditions. */
export function placeWords({ mark, bestPlace }: Pick<HeadlineData, "mark" | "bestPlace">, text: MatchTexts): string | null {
	if (bestPlace === null || (mark !== "THROUGH" && mark !== "CANNOT")) return null;
	const { placeSure, placeWith } = text.scenario;
	const place = text.ordinal(bestPlace.place);
	return bestPlace.own === null ? placeSure(place) : placeWith[bestPlace.own](place);
}

/** What the headline leaves open: "If they lose: through if Brisheim FK do not win. Otherwise goal difference decides."; null if nothing is. */
export function otherwiseWords({ headline, otherwise }: GroupAnswerData, text: MatchTexts): string | null {
	if (otherwise === null) return null;
	const { own, margins, whole, condition } = otherwise;
	const said = conditionWords(condition, text);
	if (headline.kind === "ENOUGH_IF") return sentencesOf(said).rest || null;
	return text.scenario.ifThey[own](whole ? null : text.scenario.by(...sizes(margins)), uncapital(said));
}

/** The first sentence, and those after it. */
function sentencesOf(words: string): { lead: string; rest: string } {
	const at = words.indexOf(". ");
	return at > 0 ? { lead: words.slice(0, at + 1), rest: words.slice(at + 2) } : { lead: words, rest: "" };
}

/**
 * The outcome of an own result: the main statement first, then its reason or condition. `isUnsaid`: the cases have more than the sentence.
 * @param others the number of remaining matches of other teams
 * @param instead the certain stage of a team that does not reach this one
 */
export function rowWords(
	row: RowData,
	{ stage, others, instead = null }: { stage: string; others: number; instead?: string | null },
	text: MatchTexts,
): { lead: string; rest: string; isUnsaid: boolean } {
	const words = text.scenario.row;
	if (row.mark === "THROUGH") {
		const lead = row.place === null ? `${words.through}.` : words.throughPlace(text.ordinal(row.place));
		return { lead, rest: others > 0 ? words.whatever(others) : "", isUnsaid: false };
	}
	if (row.mark === "CANNOT")
		return { lead: words.cannot(stage), rest: instead === null ? "" : words.instead(instead), isUnsaid: false };
	const isUnsaid = row.parts.some(({ condition }) => condition.kind === "CASES" || condition.rough);
	const parts = row.parts.map(({ margins, condition }) => {
		const said = conditionWords(condition, text);
		if (row.parts.length === 1 || row.own === "DRAW") return said;
		const [from, to] = sizes(margins);
		return words.byMargin(text.scenario.by(from, to), said);
	});
	const [first = "", ...more] = parts;
	const { lead, rest } = sentencesOf(first);
	return { lead, rest: [rest, ...more].filter(Boolean).join(" "), isUnsaid };
}

function conditionWords(
	{ kind, terms, exact, need, by, elsewhere }: RowData["parts"][number]["condition"],
	text: MatchTexts,
): string {
	const words = text.scenario.row;
	const deciding = elsewhere ? text.scenario.othersDecide : decides(by, text);
	switch (kind) {
		case "ALWAYS":
			return `${words.through}.`;
		case "NEVER":
			return words.notThrough;
		case "IF": {
			if (terms === null) return words.cases;
			const sentence = words.throughIf(termsWords(terms, text));
			if (exact || (by === null && !elsewhere)) return sentence;
			return `${sentence} ${need === null ? words.otherwise(deciding) : words.otherwiseOnlyIf(termsWords(need, text), deciding)}`;
		}
		case "OPEN":
			return need === null ? `${capital(deciding)}.` : words.onlyIf(termsWords(need, text), deciding);
		default:
			return words.cases;
	}
}

/** The smallest and the largest of the margins on one side of a draw. */
function sizes({ from, to }: MarginsData): [number, number | null] {
	if ((from ?? -1) > 0) return [from!, to];
	return [Math.abs(to ?? -1), from === null ? null : -from];
}

/** "Lose by 1", "win by 3+", "don’t win". */
export function marginWords(margins: MarginsData, { scenario: { grid } }: MatchTexts): string {
	const { from, to } = margins;
	if (from === null && to === null) return grid.any;
	if (from === 0 && to === 0) return grid.draw;
	if (from === null && to === 0) return grid.doNotWin;
	if (from === 0 && to === null) return grid.doNotLose;
	if (from !== null && from > 0) return grid.win(from === 1 && to === null ? null : grid.margin(from, to));
	if (to !== null && to < 0) return grid.lose(to === -1 && from === null ? null : grid.margin(-to, from === null ? null : -from));
	const end = (margin: number) => marginWords({ from: margin, to: margin }, { scenario: { grid } } as MatchTexts);
	return grid.between(from === null ? grid.lose(null) : end(from), to === null ? grid.win(null) : end(to));
}

/** For texts that begin with a word of ours, never with a name. */
const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
