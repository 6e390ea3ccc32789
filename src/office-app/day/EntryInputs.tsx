import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CategoryTeam } from "../../office/day/day-data.ts";
import { groupTitle } from "../../text/group-title.ts";
import { call } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import type { Draft } from "./proposal.ts";

type Of<Kind extends Draft["kind"]> = Extract<Draft, { kind: Kind }>;
type Input<Kind extends Draft["kind"]> = { readonly draft: Of<Kind>; readonly onDraft: (draft: Draft) => void };

/** What happens to a withdrawn team's played and coming matches. */
export function WithdrawInput({ draft, onDraft }: Input<"withdraw">) {
	const { match: text } = useOfficeText();
	return (
		<div className="act-choices">
			<fieldset>
				<legend>{text.played}</legend>
				{(["stand", "struck"] as const).map((played, at) => (
					<Choice
						key={played}
						name="played"
						isFirst={at === 0}
						checked={draft.played === played}
						onChoose={() => onDraft({ ...draft, played })}
					>
						{played === "stand" ? text.playedAs.stand[draft.rule] : text.playedAs.struck}
					</Choice>
				))}
			</fieldset>
			<fieldset>
				<legend>{text.toCome}</legend>
				{(["walkover", "cancelled"] as const).map((toCome) => (
					<Choice key={toCome} name="to-come" checked={draft.toCome === toCome} onChoose={() => onDraft({ ...draft, toCome })}>
						{text.toComeAs[toCome]}
					</Choice>
				))}
			</fieldset>
			<p className="office-meta">{text.playoffs}</p>
		</div>
	);
}

/** Points that the organiser gives a team, or deducts, and the reason that visitors read. */
export function PointsInput({ draft, onDraft }: Input<"give-points">) {
	const { match: text } = useOfficeText();
	return (
		<div className="act-choices">
			<div className="act-input">
				<PointsFigure points={draft.points} onPoints={(points) => onDraft({ ...draft, points })} />
			</div>
			<p className="office-meta">{text.pointsHow}</p>
			<label className="act-why">
				<span>{text.pointsReason}</span>
				<input
					className="office-field"
					maxLength={400}
					value={draft.reason}
					onChange={({ target }) => onDraft({ ...draft, reason: target.value })}
				/>
			</label>
			<p className="office-meta">{text.pointsReasonHow}</p>
		</div>
	);
}

const MOST_POINTS = 999;

/** A number with its sign: by buttons, arrows or typed. */
function PointsFigure({ points, onPoints }: { points: number; onPoints: (points: number) => void }) {
	const { match: text } = useOfficeText();
	const [typed, setTyped] = useState<string | null>(null);
	const set = (next: number) => {
		setTyped(null);
		onPoints(Math.max(-MOST_POINTS, Math.min(MOST_POINTS, next)));
	};
	return (
		<div className="act-figure">
			<button type="button" aria-label={text.pointLess} onClick={() => set(points - 1)}>
				−
			</button>
			<input
				data-first
				inputMode="text"
				aria-label={text.points}
				value={typed ?? (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0")}
				onFocus={(event) => event.target.select()}
				onBlur={() => setTyped(null)}
				onChange={({ target: { value } }) => {
					const number = Number(value.replace("−", "-"));
					if (Number.isInteger(number) && Math.abs(number) <= MOST_POINTS && value.trim() !== "") onPoints(number);
					setTyped(value);
				}}
				onKeyDown={(event) => {
					if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
					event.preventDefault();
					set(points + (event.key === "ArrowUp" ? 1 : -1));
				}}
			/>
			<span aria-hidden="true">{text.pts}</span>
			<button type="button" aria-label={text.pointMore} onClick={() => set(points + 1)}>
				+
			</button>
		</div>
	);
}

/** What happens to the matches that a readmitted team had lost by withdrawing. */
export function RejoinInput({ draft, onDraft }: Input<"rejoin">) {
	const { match: text } = useOfficeText();
	return (
		<div className="act-choices">
			<fieldset>
				<legend>{text.rejoinToCome}</legend>
				{(["played", "stay"] as const).map((toCome, at) => (
					<Choice
						key={toCome}
						name="to-come"
						isFirst={at === 0}
						checked={draft.toCome === toCome}
						onChoose={() => onDraft({ ...draft, toCome })}
					>
						{text.rejoinAs[toCome]}
					</Choice>
				))}
			</fieldset>
			<p className="office-meta">{text.rejoinHow}</p>
		</div>
	);
}

/** The result of an abandoned match. */
export function AbandonInput({ draft, onDraft }: Input<"abandon">) {
	const { match: text } = useOfficeText();
	return (
		<div className="act-choices">
			<fieldset>
				<legend className="sr-only">{text.abandoned}</legend>
				{(["replay", "stands", "struck"] as const).map((as, at) => (
					<Choice key={as} name="as" isFirst={at === 0} checked={draft.as === as} onChoose={() => onDraft({ ...draft, as })}>
						{text.as[as]}
					</Choice>
				))}
			</fieldset>
		</div>
	);
}

type ChoiceProps = {
	readonly name: string;
	readonly checked: boolean;
	readonly isFirst?: boolean;
	readonly onChoose: () => void;
	readonly children: ReactNode;
};

function Choice({ name, checked, isFirst, onChoose, children }: ChoiceProps) {
	return (
		<label>
			<input type="radio" name={name} checked={checked} onChange={onChoose} {...(isFirst && { "data-first": true })} /> {children}
		</label>
	);
}

/** The team to swap groups with: the category's other groups with their teams in order. */
export function SwapGroupsInput({ draft, onDraft }: Input<"swap-groups">) {
	const { match: text } = useOfficeText();
	const language = useLanguage();
	const [teams, setTeams] = useState<readonly CategoryTeam[] | "failed" | null>(null);
	useEffect(() => {
		const leaving = new AbortController();
		call<{ teams: readonly CategoryTeam[] }>(
			"GET",
			`/day/teams?category=${encodeURIComponent(draft.category)}`,
			undefined,
			leaving.signal,
		).then(
			(answer) => setTeams(answer.teams),
			() => {
				if (!leaving.signal.aborted) setTeams("failed");
			},
		);
		return () => leaving.abort();
	}, [draft.category]);
	// It comes after its panel, which has the focus until then.
	const select = useRef<HTMLSelectElement>(null);
	useEffect(() => {
		if (teams !== null && document.activeElement?.matches("body, .act-panel")) select.current?.focus();
	}, [teams]);
	if (teams === null) return <p className="office-meta">{text.loading}</p>;
	if (teams === "failed") return <p role="alert">{text.failed}</p>;
	const own = teams.find(({ id }) => id === draft.team)?.group?.name;
	// Groups of one stage: their names are unique.
	const groups = new Map(teams.flatMap(({ group }) => (group === null || group.name === own ? [] : [[group.name, group]])));
	return (
		<div className="act-choices">
			<label className="act-choose">
				<span>{text.swapWith}</span>
				<select
					ref={select}
					className="office-field"
					value={draft.other ?? ""}
					onChange={({ target }) => onDraft({ ...draft, other: target.value || null })}
				>
					<option value="">{text.chooseTeam}</option>
					{[...groups.values()].map((group) => (
						<optgroup key={group.name} label={groupTitle(group, language)}>
							{teams
								.filter((team) => team.group?.name === group.name && !team.withdrawn)
								.map(({ id, name }) => (
									<option key={id} value={id}>
										{name}
									</option>
								))}
						</optgroup>
					))}
				</select>
			</label>
			<p className="office-meta">{text.allFollow}</p>
		</div>
	);
}
