import { placeName } from "../../cup/place-name.ts";
import type { Day, DayMatch } from "../../office/day/day-data.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { clockOf } from "./layout.ts";
import type { Ghost } from "./proposed.ts";
import { numberOf, sideName, stageWord, stateWord } from "./words.ts";

type Props = {
	readonly day: Day;
	readonly matches: readonly DayMatch[];
	readonly ghosts?: ReadonlyMap<string, Ghost>;
	/** Left out: nothing can be chosen. */
	readonly choice?: { readonly selection: ReadonlySet<string>; readonly onToggle: (match: string) => void };
};

/** The same day as a table, in order of time: by keys, by ear and by finger. */
export function DayList({ day, matches, ghosts, choice }: Props) {
	const { day: text } = useOfficeText();
	const language = useLanguage();
	const places = new Map(
		day.arenas.flatMap(({ name, fields }) => fields.map((field) => [field.id, placeName(name, field.name)] as const)),
	);
	const categories = new Map(day.categories.map((category) => [category.id, category]));
	const { columns } = text;
	return (
		<div className="day-list">
			<table>
				<thead>
					<tr>
						{choice && (
							<th scope="col">
								<span className="sr-only">{text.selected}</span>
							</th>
						)}
						{[columns.time, columns.number, columns.place, columns.category, columns.match, columns.state].map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{matches.map((match) => {
						const ghost = ghosts?.get(match.id);
						const number = numberOf(match);
						return (
							<tr key={match.id} className={ghost ? "is-proposed" : ""}>
								{choice && (
									<td>
										<input
											type="checkbox"
											aria-label={number}
											checked={choice.selection.has(match.id)}
											onChange={() => choice.onToggle(match.id)}
										/>
									</td>
								)}
								<td>
									{ghost && <s>{clockOf(match.minute)}</s>} {clockOf(ghost?.minute ?? match.minute)}
								</td>
								<th scope="row">{number}</th>
								<td>{places.get(ghost?.field ?? match.field ?? "")}</td>
								<td>
									{categories.get(match.category)?.code[language]} · {stageWord(match, text)}
								</td>
								<td>
									{sideName(match.home, text)} – {sideName(match.away, text)}
								</td>
								<td>
									{stateWord(match, text)} {match.score && <b>{match.score.join("–")}</b>}
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</div>
	);
}
