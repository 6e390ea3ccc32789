import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { DayMatch } from "../../office/day/day-data.ts";
import type { AskedOfResults } from "../find/asked.ts";
import { Icon } from "../parts/Icon.tsx";
import { numberOf, sideName, stateWord } from "../programme/words.ts";
import { useOfficeText } from "../session/language.tsx";
import type { Draft } from "./proposal.ts";
import type { DayAction } from "./SelectionBar.tsx";

type Props = {
	readonly match: DayMatch;
	readonly subtitle: string;
	/** How its category's rules treat a withdrawn team's matches. */
	readonly rule: "keep" | "annul";
	/** For the office: participants and groups. */
	readonly mayEnter: boolean;
	/** May decide ties and protests. */
	readonly mayDecide: boolean;
	readonly onDraft: (draft: Draft) => void;
	readonly onDeed: (deed: DayAction, match: string) => void;
	/** Whether its category has no tables. */
	readonly isYoung: boolean;
	/** Its category's name. */
	readonly code: string;
	/** Begins to give the category other rules. */
	readonly onRules: (act: "rest" | "preset") => void;
	readonly onDrop: () => void;
};

/** One match with its possible actions: each opens a proposal. */
export function MatchPanel({
	match,
	subtitle,
	rule,
	mayEnter,
	mayDecide,
	isYoung,
	code,
	onDraft,
	onDeed,
	onRules,
	onDrop,
}: Props) {
	const { day: dayText, match: text, rules, frame } = useOfficeText();
	const navigate = useNavigate();
	const panel = useRef<HTMLElement>(null);
	useEffect(() => {
		panel.current?.querySelector<HTMLElement>(".match-deeds button")?.focus();
	}, []);
	const { id, home, away, state } = match;
	const matches = [id] as const;
	const isToCome = state === "upcoming" || state === "postponed";
	const named = [home, away].flatMap(({ team, name, withdrawn }) =>
		team !== null && name !== null ? [{ team, name, withdrawn }] : [],
	);
	const teams = named.filter(({ withdrawn }) => !withdrawn);
	const gone = named.filter(({ withdrawn }) => withdrawn);
	const isInTable = match.round === null && !isYoung;
	const sides = { home: sideName(home, dayText), away: sideName(away, dayText) };
	return (
		<section
			ref={panel}
			aria-label={text.title(numberOf(match))}
			className="act-panel"
			onKeyDown={(event) => {
				if (event.key !== "Escape") return;
				event.stopPropagation();
				onDrop();
			}}
		>
			<header>
				<button type="button" className="act-close" aria-label={frame.close} onClick={onDrop}>
					<Icon name="close" size={18} />
				</button>
				<h2>
					{sides.home} – {sides.away}
				</h2>
				<p className="office-meta">
					{numberOf(match)} · {subtitle}
				</p>
				<p className="match-state">
					{stateWord(match, dayText)}
					{match.score ? ` ${match.score.join("–")}` : match.walkover && ` ${dayText.walkover}`}
				</p>
			</header>
			<div className="act-middle">
				{isToCome && (
					<section className="match-deeds">
						<h3>{text.programme}</h3>
						{(["shift", "move", "find"] as const).map((deed) => (
							<button key={deed} type="button" className="office-button" onClick={() => onDeed(deed, id)}>
								{dayText[deed]}
							</button>
						))}
						{state === "upcoming" && (
							<button type="button" className="office-button" onClick={() => onDraft({ kind: "postpone", matches })}>
								{dayText.postpone}
							</button>
						)}
					</section>
				)}
				<section className="match-deeds">
					<h3>{text.now}</h3>
					{state !== "finished" &&
						state !== "cancelled" &&
						(["home", "away", "both"] as const).map((absent) => (
							<button
								key={absent}
								type="button"
								className="office-button"
								onClick={() => onDraft({ kind: "walkover", matches, absent })}
							>
								{absent === "both" ? text.absent.both : text.absent[absent](sides[absent])}
							</button>
						))}
					{state === "live" && (
						<button type="button" className="office-button" onClick={() => onDraft({ kind: "abandon", matches, as: "replay" })}>
							{text.abandoned}
						</button>
					)}
					{state !== "cancelled" && (
						<button
							type="button"
							className="office-button"
							onClick={() => void navigate("/results", { state: { slip: { number: numberOf(match) } satisfies AskedOfResults } })}
						>
							{state === "finished" && match.score ? text.correctResult : text.typeResult}
						</button>
					)}
					{(state === "finished" || state === "cancelled") && (
						<button type="button" className="office-button" onClick={() => onDraft({ kind: "reopen", matches })}>
							{text.reopen}
						</button>
					)}
				</section>
				{(mayEnter || (mayDecide && isInTable)) && named.length > 0 && (
					<section className="match-deeds">
						<h3>{text.teams}</h3>
						{mayEnter &&
							teams.map(({ team, name }) => (
								<button
									key={`withdraw ${team}`}
									type="button"
									className="office-button"
									onClick={() =>
										onDraft({
											...{ kind: "withdraw", matches: [], team, name, played: "stand" },
											toCome: rule === "keep" ? "walkover" : "cancelled",
											rule,
										})
									}
								>
									{text.withdraw(name)}
								</button>
							))}
						{mayEnter &&
							gone.map(({ team, name }) => (
								<button
									key={`rejoin ${team}`}
									type="button"
									className="office-button"
									onClick={() => onDraft({ kind: "rejoin", matches: [], team, name, toCome: "played" })}
								>
									{text.rejoin(name)}
								</button>
							))}
						{mayEnter &&
							match.round === null &&
							teams.map(({ team, name }) => (
								<button
									key={`swap ${team}`}
									type="button"
									className="office-button"
									onClick={() => onDraft({ kind: "swap-groups", matches: [], team, name, category: match.category, other: null })}
								>
									{text.swapGroups(name)}
								</button>
							))}
						{mayDecide &&
							isInTable &&
							named.map(({ team, name }) => (
								<button
									key={`points ${team}`}
									type="button"
									className="office-button"
									onClick={() => onDraft({ kind: "give-points", matches: [], match: id, team, name, points: 0, reason: "" })}
								>
									{text.pointsOf(name)}
								</button>
							))}
					</section>
				)}
				{mayEnter && (
					<section className="match-deeds">
						<h3>{rules.title}</h3>
						<button type="button" className="office-button" onClick={() => onRules("rest")}>
							{rules.restOf(code)}
						</button>
						<button type="button" className="office-button" onClick={() => onRules("preset")}>
							{rules.rulesOf(code)}
						</button>
					</section>
				)}
			</div>
		</section>
	);
}
