import type { MatchTexts } from "../text/match/en.ts";
import type { HeadlineData, MarginsData, RowData, TermData } from "./scenario.graphql.ts";

/** What a coach would say of a team before its last match. */
export function headlineWords({ headline, stage, instead }: HeadlineData, text: MatchTexts): string {
	const words = text.scenario.headline;
	const { kind, from, orFrom, sure, term, by } = headline;
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
			return term === null
				? words.cases
				: words.winOr(from ?? 1, ownOr(orFrom, text), termWords(term, text), mustWords(term, text));
		case "ONLY":
			if (term === null) return words.cases;
			if (from === null) return sure ? words.throughIf(termWords(term, text)) : capital(mustWords(term, text));
			return words.and(least(from, text), mustWords(term, text));
		default:
			return words.cases;
	}
}

function enough(from: number, must: boolean, text: MatchTexts): string {
	const words = text.scenario.headline;
	if (from === 0) return words.drawIsEnough;
	if (from < 0) return words.mayLose(-from);
	return must ? words.mustWin(from) : words.winIsEnough(from);
}

function least(from: number, { scenario: { headline } }: MatchTexts): string {
	if (from === 0) return headline.mustNotLose;
	return from < 0 ? headline.mayLose(-from) : headline.mustWin(from);
}

function ownOr(from: number | null, { scenario: { headline } }: MatchTexts): string | null {
	if (from === null) return null;
	if (from === 0) return headline.ownOr.draw;
	return from > 0 ? headline.ownOr.win(from) : headline.ownOr.lose(-from);
}

export function termWords({ kind, team, opponent, by }: TermData, { scenario }: MatchTexts): string {
	return scenario.terms[kind](team.name, opponent.name, by ?? 0);
}

function mustWords({ kind, team, opponent, by }: TermData, { scenario }: MatchTexts): string {
	return scenario.must[kind](team.name, opponent.name, by ?? 0);
}

/** Within a sentence: "goal difference decides". */
export function decides(by: HeadlineData["headline"]["by"], text: MatchTexts): string {
	return text.scenario.decides(by, text.table.criterion("SHOOT_OUT", 1));
}

/** What an own result leads to: what holds first, then why or what else. */
export function rowWords(row: RowData, stage: string, text: MatchTexts): { lead: string; rest: string } {
	const words = text.scenario.row;
	if (row.mark === "THROUGH") {
		return { lead: row.place === null ? `${words.through}.` : words.throughPlace(text.ordinal(row.place)), rest: words.whatever };
	}
	if (row.mark === "CANNOT") return { lead: words.cannot(stage), rest: "" };
	const parts = row.parts.map(({ margins, condition }) => {
		const said = conditionWords(condition, text);
		if (row.parts.length === 1 || row.own === "DRAW") return said;
		const [from, to] = sizes(margins);
		return words.byMargin(text.scenario.by(from, to), said);
	});
	const [lead = "", ...rest] = parts;
	const at = lead.indexOf(". ");
	return at > 0 ? { lead: lead.slice(0, at + 1), rest: [lead.slice(at + 2), ...rest].join(" ") } : { lead, rest: rest.join(" ") };
}

function conditionWords({ kind, term, exact, need, by }: RowData["parts"][number]["condition"], text: MatchTexts): string {
	const words = text.scenario.row;
	switch (kind) {
		case "ALWAYS":
			return `${words.through}.`;
		case "NEVER":
			return words.notThrough;
		case "IF": {
			if (term === null) return words.cases;
			const sentence = words.throughIf(termWords(term, text));
			return exact || by === null ? sentence : `${sentence} ${words.otherwise(decides(by, text))}`;
		}
		case "OPEN":
			if (by === null) return words.cases;
			return need === null ? `${capital(decides(by, text))}.` : words.onlyIf(termWords(need, text), decides(by, text));
		default:
			return words.cases;
	}
}

/** The smallest and the largest of margins on one side of a draw. */
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

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
