import { EVENTS } from "../columns/matches.ts";
import type { Draft, MatchDraft } from "../draft.ts";
import { bothLanguages } from "../file/both-languages.ts";
import type { Row } from "../file/row.ts";
import { teamNamed } from "../lookup/team-named.ts";
import { readText, wholeNumber } from "../words/plain.ts";
import type { Reading } from "../words/reading.ts";
import { readScore } from "../words/score.ts";
import { readEventKind, readSideName } from "../words/vocabularies.ts";
import { withoutUndefined } from "../words/without-undefined.ts";
import { matchNamed, reportNoMatch } from "./match-sides.ts";

/** Each match's events in the order of the rows. */
export function readEvents(draft: Draft): void {
	for (const row of draft.folder.rows(EVENTS)) {
		const name = row.needed("match", readText, "the match's number or id");
		const kind = row.needed("kind", readEventKind, "what happened");
		if (name === undefined) continue;
		const found = matchNamed(draft, name, undefined);
		if ("wrong" in found) {
			reportNoMatch(row, found);
			continue;
		}
		const { match } = found;
		const event = {
			...row.value("minute", readMinute),
			...withoutUndefined({
				side: row.value("side", (text) => sideOf(text, match, draft)),
				shirt: row.value("shirt", wholeNumber(0, 999)),
				score: row.value("score", readScore),
				text: bothLanguages(row, "text", "textEn", "textSv") ?? undefined,
			}),
		};
		if (!kind || row.isBroken) {
			match.row.isBroken = true;
			continue;
		}
		const whole = { kind, ...event };
		draft.comesFrom(whole, row as Row<keyof typeof EVENTS.columns>, {
			minute: "minute",
			kind: "kind",
			side: "side",
			shirt: "shirt",
			score: "score",
			text: "text",
		});
		match.noun.events = [...(match.noun.events ?? []), whole];
	}
}

/** 12, 45+2 */
function readMinute(text: string): Reading<{ minute: number; added?: number }> {
	const [, minute, added] = /^(\d{1,3})(?:\s*\+\s*([1-9]\d?))?['’.]?$/.exec(text) ?? [];
	if (minute === undefined) return { wrong: "not a minute", expected: "a minute such as 12, or 45+2" };
	return { value: { minute: Number(minute), ...(added !== undefined && { added: Number(added) }) } };
}

function sideOf(text: string, match: MatchDraft, draft: Draft): Reading<"home" | "away"> {
	const { team } = teamNamed(draft, match.division.stage.category, text);
	const named = (["home", "away"] as const).find((side) => team && match.noun[side]?.team === team.noun.id);
	if (named) return { value: named };
	const side = readSideName(text);
	if ("value" in side && side.value !== "none") return { value: side.value };
	return { wrong: "no such side", expected: "home, away, or the team of a side" };
}
