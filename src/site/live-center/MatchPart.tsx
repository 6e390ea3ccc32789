import { type ReactNode, useEffect, useId, useRef } from "react";
import { DOT } from "../../text/dot.ts";
import { useText } from "../../text/use-text.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { useDays } from "../clock/use-days.ts";
import { MatchRow } from "../match/MatchRow.tsx";
import { stageLine } from "../match/stage-line.ts";
import { byDay } from "./days.ts";
import type { ListedMatch } from "./live-center.graphql.ts";

type MatchPartProps = {
	title: string;
	badge?: ReactNode;
	/** Beside the title: when the first starts, which day it is. */
	note?: string | null;
	aside?: string;
	link?: { to: string; label: string } | null;
	matches: readonly ListedMatch[];
	/** The day whose heading is left out, since the part's own heading names it. */
	saidDay?: string | null;
	/** Under their days; else in one list, each with its day in place of the time. */
	days?: boolean;
	more?: { to: string; label: string } | null;
	children?: ReactNode;
};

/** One part of the live center: its head, then its matches under their days, in two columns from 768 px. */
export function MatchPart({
	title,
	badge,
	note,
	aside,
	link,
	matches,
	saidDay = null,
	days = true,
	more,
	children,
}: MatchPartProps) {
	const heading = useId();
	const { part, onMore } = useFocusOnMore(matches.length);
	return (
		<section ref={part} aria-labelledby={heading} className="mt-4.5 lg:mt-6.5">
			<div className="flex min-h-11.5 flex-wrap items-center gap-x-3 lg:border-t-2 lg:border-ink">
				{badge}
				<h2 id={heading} className="type-h3 lg:text-[1.375rem]">
					{title}
				</h2>
				{note && <p className="leading-tight text-ink-2">{note}</p>}
				<div className="ml-auto shrink-0 whitespace-nowrap text-ink-2">
					{aside}
					{link && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
				</div>
			</div>
			{days ? (
				byDay(matches).map(({ day, matches: own }) => <DayMatches key={day} day={day} matches={own} said={day === saidDay} />)
			) : (
				<MatchColumns matches={matches} under="day" />
			)}
			{children}
			{more && (
				<ButtonLink
					to={more.to}
					kind="secondary"
					replace
					preventScrollReset
					onClick={onMore}
					className="mt-3.5 w-full bg-transparent!"
				>
					{more.label}
				</ButtonLink>
			)}
		</section>
	);
}

function DayMatches({ day, matches, said }: { day: string | null; matches: readonly ListedMatch[]; said: boolean }) {
	const { match: text } = useText();
	const days = useDays();
	return (
		<>
			{!said && (
				<h3 className="type-h3 flex min-h-11 items-center pt-2 text-ink-2 first-letter:uppercase">
					{day === null ? text.timeNotSet : days.weekday(matches[0]?.zonedStartTime ?? day)}
				</h3>
			)}
			<MatchColumns matches={matches} under="place" />
		</>
	);
}

function MatchColumns({ matches, under }: { matches: readonly ListedMatch[]; under: "place" | "day" }) {
	return (
		<ul className="band grid grid-cols-1 print:grid-cols-2 md:grid-cols-2 ruled">
			{matches.map((match) => (
				<li key={match.id}>
					<MatchRow
						match={match}
						under={under}
						stage={[stageLine(match), under === "day" && match.locationName].filter(Boolean).join(DOT)}
					/>
				</li>
			))}
		</ul>
	);
}

/** "Show more" moves the focus to the first match that it revealed. */
function useFocusOnMore(shown: number) {
	const part = useRef<HTMLElement>(null);
	const asked = useRef<number | null>(null);
	useEffect(() => {
		if (asked.current === null || shown <= asked.current) return;
		part.current?.querySelectorAll<HTMLElement>("li > a:first-child")[asked.current]?.focus({ preventScroll: true });
		asked.current = null;
	}, [shown]);
	const onMore = () => {
		asked.current = shown;
	};
	return { part, onMore };
}
