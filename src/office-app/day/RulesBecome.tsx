import { enumName } from "../../cup/enum-name.ts";
import type { Day } from "../../office/day/day-data.ts";
import type { ChangedRules, RulesAs } from "../../results/acts/changed-rules.ts";
import { tableWords } from "../../text/match/table-of-sport.ts";
import type { RulesTexts } from "../../text/office/rules-en.ts";
import type { NamedIn } from "../preview/use-preview.ts";
import { useConflictWords } from "../programme/use-conflict-words.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { Sign } from "./Sign.tsx";

type Words = ReturnType<typeof tableWords>;

const ROWS: { readonly [Key in keyof RulesAs]: (rules: RulesAs, text: RulesTexts, words: Words) => string } = {
	preset: ({ preset }) => preset,
	rest: ({ rest }, text) => (rest === null ? text.none : text.minutes(rest)),
	points: ({ points: { win, draw, loss, decided } }) =>
		(decided ? [win, decided.win, decided.loss, loss] : [win, draw, loss]).join("–"),
	drawnGroup: ({ drawnGroup }, text) => drawnGroup.map((way) => text.ways[way]).join(", ") || text.draw,
	bonus: ({ bonus }, text) => bonus.map(text.bonus).join(", ") || text.none,
	criteria: ({ criteria }, _, words) => criteria.map((code) => words.criterion(enumName(code), 1)).join(", "),
	criteriaWhileRunning: ({ criteriaWhileRunning, criteria }, _, words) =>
		(criteriaWhileRunning ?? criteria).map((code) => words.criterion(enumName(code), 1)).join(", "),
	walkover: ({ walkover: { winner, loser } }) => `${winner}–${loser}`,
	withdrawn: ({ withdrawn }, text) => text.withdrawn[withdrawn],
	drawnPlayoff: ({ drawnPlayoff }, text) => drawnPlayoff.map((way) => text.ways[way]).join(", "),
};

/** The changed rules of a category, old → new, and violations that no longer exist. */
export function RulesBecome({ changed, day, named }: { changed: ChangedRules; day: Day; named: NamedIn }) {
	const { rules: text } = useOfficeText();
	const { cup } = useSession();
	const words = tableWords(useLanguage(), cup.sport);
	const { wordsOf } = useConflictWords(day, named);
	const { before, after, ended, ownStages } = changed;
	const rows = (Object.keys(ROWS) as (keyof RulesAs)[]).flatMap((key) => {
		const [was, becomes] = [before, after].map((rules) => ROWS[key](rules, text, words));
		return was === becomes ? [] : [{ key, was, becomes }];
	});
	return (
		<>
			{ended.length > 0 && (
				<section aria-label={text.ended(ended.length)}>
					<h3>
						<span className="day-mark is-settled">
							<Sign kind="settled" size={20} />
						</span>{" "}
						{text.ended(ended.length)}
					</h3>
					<ul className="rules-ended">
						{ended.slice(0, SHOWN).map((conflict) => (
							<li key={[conflict.kind, ...conflict.matches].join(" ")} className="office-meta">
								{wordsOf(conflict)}
							</li>
						))}
						{ended.length > SHOWN && <li className="office-meta">+{ended.length - SHOWN}</li>}
					</ul>
				</section>
			)}
			<section>
				<h3>{text.becomes}</h3>
				<dl className="rules-become">
					{rows.map(({ key, was, becomes }) => (
						<div key={key}>
							<dt>{text.names[key]}</dt>
							<dd>
								<s>{was}</s> → <b>{becomes}</b>
							</dd>
						</div>
					))}
				</dl>
				{ownStages.length > 0 && <p className="office-meta">{text.ownStages}</p>}
			</section>
		</>
	);
}

/** Conflicts that are named before they are only counted. */
const SHOWN = 6;
