import { useState } from "react";
import type { MatchAs, Preview } from "../../results/acts/preview.ts";
import type { MatchTexts } from "../../text/office/match-en.ts";
import { useOfficeText } from "../session/language.tsx";
import { ContestedSeats } from "./ContestedSeats.tsx";
import { Rests } from "./Rests.tsx";
import type { NamedIn } from "./use-preview.ts";

const ROWS = 6;

type Props = { readonly preview: Preview; readonly named: NamedIn };

/** The matches whose result changes, and the changed teams of others. */
export function Becomes({ preview, named }: Props) {
	const { match: text } = useOfficeText();
	const ended = preview.changes.filter(({ before, after }) => saidOf(before, text) !== saidOf(after, text));
	const called = (id: string) => named.matches[id]?.number ?? id;
	const team = (id: string | null) => (id === null ? text.nobody : (named.teams[id] ?? id));
	return (
		<>
			<ContestedSeats contested={preview.contested} named={named} />
			<Asked preview={preview} />
			{ended.length > 0 && (
				<Rows
					title={text.becomes}
					rows={ended.map(({ match, before, after }) => ({
						key: match,
						of: called(match),
						sides: named.matches[match]?.sides?.join(" – "),
						was: saidOf(before, text),
						becomes: saidOf(after, text),
					}))}
				/>
			)}
			{preview.sides.length > 0 && (
				<Rows
					title={text.sides}
					rows={preview.sides.map(({ match, side, before, after }) => ({
						key: `${match} ${side}`,
						of: called(match),
						was: team(before),
						becomes: team(after),
					}))}
				/>
			)}
			{preview.points && (
				<Rows
					title={text.pointsBecome}
					rows={[
						{
							key: "points",
							of: team(preview.points.team),
							was: text.pointCount(preview.points.before),
							becomes: text.pointCount(preview.points.after),
						},
						...preview.positions.map(({ division, team: own, before, after }) => ({
							key: `${division} ${own}`,
							of: team(own),
							was: text.positionOf(before.position, before.shared),
							becomes: text.positionOf(after.position, after.shared),
						})),
					]}
				/>
			)}
			<Rests rests={preview.rests} named={named} />
		</>
	);
}

function Asked({ preview: { asked, changes } }: { preview: Preview }) {
	const { match: text } = useOfficeText();
	const opened = new Set(changes.filter(({ after }) => (after.status ?? "scheduled") === "scheduled").map(({ match }) => match));
	const kinds = asked.map(({ kind, match }) => (kind === "replaces" && opened.has(match) ? "takes-back" : kind));
	return (["replaces", "takes-back", "not-begun", "unlikely-score"] as const).map((kind) => {
		const count = kinds.filter((one) => one === kind).length;
		return (
			count > 0 && (
				<p key={kind} className="act-faster">
					{text.asked[kind](count)}
				</p>
			)
		);
	});
}

type Row = {
	readonly key: string;
	readonly of: string;
	readonly sides?: string | undefined;
	readonly was: string;
	readonly becomes: string;
};

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
	const { match: text } = useOfficeText();
	const [all, setAll] = useState(false);
	const shown = all ? rows : rows.slice(0, ROWS);
	return (
		<section>
			<h3>{title}</h3>
			<table className="act-times">
				<tbody>
					{shown.map(({ key, of, sides, was, becomes }) => (
						<tr key={key}>
							<th scope="row">
								{of} {sides !== undefined && <small>{sides}</small>}
							</th>
							<td>
								<s>{was}</s>
							</td>
							<td className="act-arrow">→</td>
							<td>{becomes}</td>
						</tr>
					))}
				</tbody>
			</table>
			{rows.length > shown.length && (
				<button type="button" className="day-more" onClick={() => setAll(true)}>
					{text.showAll(rows.length)}
				</button>
			)}
		</section>
	);
}

const saidOf = ({ status, score }: MatchAs, text: MatchTexts): string =>
	`${text.status[status ?? "scheduled"]}${score === null ? "" : ` ${score.home}–${score.away}`}`;
