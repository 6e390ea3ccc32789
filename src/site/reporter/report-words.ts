import { NOTES } from "../../cup/reports/note.ts";
import type { ReporterMatch } from "../../cup/reports/programme.ts";
import type { Report } from "../../cup/reports/report.ts";
import { formatScore } from "../../text/format.ts";
import type { Language } from "../../text/language.ts";
import type { ReporterTexts } from "../../text/reporter/en.ts";

/** A report in a few words: "Goal, IF Fyrsken, 2–1". */
export function reportWords(report: Report, match: ReporterMatch, text: ReporterTexts, language: Language): string {
	const name = (side: "home" | "away"): string => match[side].name[language];
	const kind = kindWords(report, text, language);
	const parts = [kind];
	if (report.kind === "own-goal") parts.splice(0, 1, text.ownGoalFor(name(report.side)));
	else if ("side" in report && report.side !== undefined) parts.push(name(report.side));
	if (report.kind === "confirmed") parts.push(report.who === "referee" ? inSentence(text.referee) : name(report.who));
	if (report.kind === "abandoned") parts.push(inSentence(text.abandonedWhy[report.why]));
	if ((report.kind === "goal-detail" || report.kind === "abandoned") && report.minute !== undefined)
		parts.push(`${report.minute}'`);
	if ("shirt" in report && report.shirt !== undefined) parts.push(text.shirtOf(report.shirt));
	if (report.kind === "clock-set") parts.push(`${report.minute}'`);
	if (report.kind === "walkover") parts.push(report.winner === "none" ? text.bothLose : name(report.winner));
	if (report.kind === "statement" && report.stated.score)
		parts.push(formatScore(report.stated.score.home, report.stated.score.away));
	if ("score" in report && report.score) parts.push(formatScore(report.score.home, report.score.away));
	if ("shootOut" in report && report.shootOut)
		parts.push(text.shootOutScore(formatScore(report.shootOut.home, report.shootOut.away)));
	return parts.join(", ");
}

/** A button's text as the end of a longer one. */
const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

function kindWords(report: Report, text: ReporterTexts, language: Language): string {
	if (report.kind === "note") return (report.note ? NOTES[report.note] : report.text)?.[language] ?? text.notes;
	if (report.kind in text.phases) return text.phases[report.kind as keyof ReporterTexts["phases"]];
	return text.kinds[report.kind] ?? report.kind;
}
