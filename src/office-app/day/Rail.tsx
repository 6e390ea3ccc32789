import type { ReactNode } from "react";
import { Link } from "react-router";
import { cupTime } from "../../cup/cup-clock.ts";
import type { ReviewSlip } from "../../cup/office/slip.ts";
import { placeName } from "../../cup/place-name.ts";
import type { Day, DayMatch } from "../../office/day/day-data.ts";
import { formatScore } from "../../text/format.ts";
import { dayIn } from "../parts/CupClock.tsx";
import { Icon } from "../parts/Icon.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { neededWords, questionWords } from "../preview/words.ts";
import { clockOf } from "../programme/layout.ts";
import { numberOf } from "../programme/words.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import type { Waits } from "./use-waits.ts";

/** Rows of a list before "Show all". */
const SHOWN = 3;

type Props = {
	readonly day: Day;
	readonly waits: Waits;
	readonly isNarrow: boolean;
	/** On an arena lead's tablet: three counters, of which one opens its list. */
	readonly isTablet?: boolean;
	readonly opened: number | null;
	readonly onOpen: (list: number | null) => void;
	readonly onGo: (match: DayMatch) => void;
	readonly onShift: (field: string) => void;
	/** Other waiting items, below the lists. */
	readonly children?: ReactNode;
};

/** Everything that waits: missing results, late fields, held reports, and decisions. */
export function Rail({
	day,
	waits: { held, decisions },
	isNarrow,
	isTablet = false,
	opened,
	onOpen,
	onGo,
	onShift,
	children,
}: Props) {
	const { day: text, results, decisions: deciding } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const today = dayIn(cupTime(cup.clock, new Date()), cup.zone);
	const places = new Map(
		day.arenas.flatMap(({ name, fields }) => fields.map((field) => [field.id, placeName(name, field.name)] as const)),
	);
	const codes = new Map(day.categories.map(({ id, code }) => [id, code[language]]));
	const now = day.nowMinute ?? 0;
	const wants = day.matches.filter(({ wants }) => wants !== undefined).sort((a, b) => (a.wants ?? 0) - (b.wants ?? 0));
	const late = day.arenas
		.flatMap(({ fields }) => fields.filter(({ late }) => late !== null))
		.sort((a, b) => (b.late ?? 0) - (a.late ?? 0));
	const counts = [
		{ title: text.wants, icon: "hourglass", count: wants.length, isAmber: true },
		{ title: text.late, icon: "late", count: late.length, isAmber: false },
		{ title: text.fromFields, icon: "chat", count: held.length, isAmber: true },
		...(decisions === null ? [] : [{ title: text.decisions, icon: "scales", count: decisions.length, isAmber: false } as const]),
	] as const;
	const kindOf = ({ kind }: ReviewSlip) => results.held.kinds[kind as keyof typeof results.held.kinds] ?? kind;
	const titles = counts.map(({ title }) => title).join(", ");
	if (isNarrow)
		return (
			<aside className="day-rail is-narrow" aria-label={titles}>
				{counts.map(({ title, icon, count, isAmber }) => (
					<div key={title} title={title} className={isAmber && count > 0 ? "text-amber-ink" : ""}>
						<Icon name={icon} size={22} />
						<span className="sr-only">{title}</span>
						<b>{count}</b>
					</div>
				))}
			</aside>
		);
	const lists = [
		<List key="wants" number={1} title={text.wants} count={wants.length} isAmber opened={opened} onOpen={onOpen}>
			{(limit) =>
				wants.slice(0, limit).map((match) => (
					<li key={match.id}>
						<button type="button" className="day-rail-row" onClick={() => onGo(match)}>
							<b className="day-rail-number">{numberOf(match)}</b>
							<span>
								<span className="day-rail-place">
									{places.get(match.field ?? "")} · {codes.get(match.category)}
								</span>
								<small>
									{match.round !== null && match.score && match.score[0] === match.score[1]
										? text.level(match.score.join("–"))
										: text.ended(clockOf(match.wants ?? 0))}
								</small>
							</span>
							<span className="day-rail-wait">{text.minutes(Math.max(0, now - (match.wants ?? now)))}</span>
						</button>
					</li>
				))
			}
		</List>,
		<List key="late" number={2} title={text.late} count={late.length} opened={opened} onOpen={onOpen}>
			{(limit) =>
				late.slice(0, limit).map((field) => {
					const coming = day.matches.filter(
						(match) => match.field === field.id && match.state === "upcoming" && match.wants === undefined,
					);
					const [next] = coming;
					return (
						<li key={field.id} className="day-rail-row">
							<b className="day-rail-number">+{field.late}</b>
							<span>
								<span className="day-rail-place">{places.get(field.id)}</span>
								<small>{next ? text.next(clockOf(next.minute), coming.length - 1) : text.noneAfter}</small>
							</span>
							{next && (
								<button type="button" className="office-button day-rail-shift" onClick={() => onShift(field.id)}>
									{text.shift}
								</button>
							)}
						</li>
					);
				})
			}
		</List>,
		<List key="held" number={3} title={text.fromFields} count={held.length} isAmber opened={opened} onOpen={onOpen}>
			{(limit) =>
				held.slice(0, limit).map((slip) => (
					<li key={slip.report}>
						<Link to="/results?list=held" className="day-rail-row">
							<b className="day-rail-number">{slip.number ?? slip.match}</b>
							<span>
								<span className="day-rail-place">{[slip.place, slip.category[language]].filter(Boolean).join(" · ")}</span>
								<small>
									{[
										kindOf(slip),
										slip.score && formatScore(slip.score.home, slip.score.away),
										slip.minute !== null && results.inMinute(slip.minute),
										slip.why !== null && results.abandonedWhy[slip.why],
										results.held.because[slip.because],
									]
										.filter(Boolean)
										.join(", ")}
								</small>
							</span>
						</Link>
					</li>
				))
			}
		</List>,
		decisions !== null && (
			<List key="decisions" number={4} title={text.decisions} count={decisions.length} opened={opened} onOpen={onOpen}>
				{(limit) =>
					decisions.slice(0, limit).map((decision) => (
						<li key={decision.key}>
							<Link to="/results?list=decisions" className="day-rail-row">
								<b className="day-rail-number">{decision.category[language]}</b>
								<span>
									<span className="day-rail-place">{questionWords(decision, deciding, language)}</span>
									{decision.neededBy !== null && (
										<small>{deciding.needed(neededWords(decision.neededBy, today, language))}</small>
									)}
								</span>
							</Link>
						</li>
					))
				}
			</List>
		),
	];
	if (isTablet) {
		const [want, field, slip] = [wants[0], late[0], held[0]];
		const firsts = [
			want && `${places.get(want.field ?? "")} · ${numberOf(want)}, ${text.minutes(Math.max(0, now - (want.wants ?? now)))}`,
			field && `${places.get(field.id)}, +${field.late} ${text.min}`,
			slip && [slip.place, kindOf(slip)].filter(Boolean).join(": "),
		];
		return (
			<aside className="day-counters" aria-label={titles}>
				{counts.slice(0, firsts.length).map(({ title, count, isAmber }, index) => (
					<button
						key={title}
						type="button"
						className="day-counter"
						aria-expanded={opened === index + 1}
						onClick={() => onOpen(opened === index + 1 ? null : index + 1)}
					>
						<b className={isAmber && count > 0 ? "text-amber-ink" : ""}>{count}</b>
						<span>
							<strong>{title}</strong>
							<small>{firsts[index] ?? text.nothing}</small>
						</span>
					</button>
				))}
				{opened !== null && <div className="day-counter-list">{lists[opened - 1]}</div>}
				<div className="day-counter-asked">{children}</div>
			</aside>
		);
	}
	return (
		<aside className="day-rail" aria-label={titles}>
			{lists}
			{children}
			<dl className="day-legend">
				{(["live", "toCome", "finished", "wants", "boys", "girls"] as const).map((key) => (
					<div key={key}>
						<dt className={`is-${key}`} aria-hidden="true" />
						<dd>{text.legend[key]}</dd>
					</div>
				))}
			</dl>
		</aside>
	);
}

type ListProps = {
	readonly number: number;
	readonly title: string;
	readonly count: number;
	readonly isAmber?: boolean;
	readonly opened: number | null;
	readonly onOpen: (list: number | null) => void;
	readonly children: (limit: number) => ReactNode;
};

function List({ number, title, count, isAmber, opened, onOpen, children }: ListProps) {
	const { day: text } = useOfficeText();
	const isOpen = opened === number;
	return (
		<section id={`day-list-${number}`} tabIndex={-1}>
			<h2 className={isAmber && count > 0 ? "is-amber" : ""}>
				{title} <b>{count}</b>
			</h2>
			{count === 0 ? <p className="office-meta">{text.nothing}</p> : <ul>{children(isOpen ? count : SHOWN)}</ul>}
			{count > SHOWN && !isOpen && (
				<button type="button" className="day-more" onClick={() => onOpen(number)}>
					<span>{text.more(count - SHOWN)}</span>
					<KeyCap>{String(number)}</KeyCap>
				</button>
			)}
		</section>
	);
}
