import { useEffect, useState } from "react";
import { isPartOf, type Programme, type ProgrammeRule, wholeOf } from "../../../cup/programme/programme-rule.ts";
import type { DayMatch } from "../../../office/day/day-data.ts";
import type { DraftDetail, DraftMatch, DraftView, WayOutView } from "../../../office/plan/schedule/schedule-view.ts";
import { formatDifference, formatInstant, formatLongWeekdayName, formatNumber } from "../../../text/format.ts";
import type { Language } from "../../../text/language.ts";
import type { ScheduleTexts } from "../../../text/plan/schedule-en.ts";
import { type RuleNames, ruleSentence } from "../../../text/programme/rule-sentence.ts";
import { Icon } from "../../parts/Icon.tsx";
import { sideName, stageWord } from "../../programme/words.ts";
import { call, refusalWords } from "../../session/calls.ts";
import { useLanguage, useOfficeText } from "../../session/language.tsx";
import { Problem } from "../Problem.tsx";
import { usePlanText } from "../plan-text.ts";
import { DraftGrid } from "./DraftGrid.tsx";
import { Fullness } from "./Fullness.tsx";
import { Sentence } from "./Rules.tsx";
import { useScheduleText } from "./schedule-text.ts";
import { Wishes } from "./Wishes.tsx";

type Props = {
	readonly draft: DraftView;
	/** The one before it, if there is one. */
	readonly before: DraftView | undefined;
	readonly all: number;
	readonly programme: Programme;
	readonly names: RuleNames;
	readonly zone: string;
	/** Opens a rule to change it; left out: this account may only look. */
	readonly onRule?: ((rule: ProgrammeRule) => void) | undefined;
	readonly onPlace?: ((match: DayMatch) => void) | undefined;
	readonly onWay?: ((way: WayOutView) => void) | undefined;
};

/** A draft: its figures, its wishes, how full it makes the fields, and what differs from the one before. */
export function Draft({ draft, before, all, programme, names, zone, onRule, onPlace, onWay }: Props) {
	const text = useScheduleText();
	const language = useLanguage();
	const number = (value: number) => formatNumber(value, language);
	const { progress, figures } = draft.report;
	if (progress === undefined) return <p>{text.lost}</p>;
	const taken = progress.fullness.reduce((sum, one) => sum + one.taken, 0);
	const open = progress.fullness.reduce((sum, one) => sum + one.open, 0);
	const shown = [
		[number(progress.placed), text.figures.placed(number(all)), ""],
		[number(progress.unplaced), text.figures.unplaced, progress.unplaced > 0 ? "text-amber-ink" : ""],
		[number(progress.mustsBroken), text.figures.musts, progress.mustsBroken > 0 ? "text-loss" : ""],
		...(figures?.shortestRest == null ? [] : [[text.minutes(figures.shortestRest), text.figures.rest, ""]]),
		...(figures === undefined ? [] : [[figures.arenaChanges.toFixed(1), text.figures.arenas, ""]]),
		[`${open === 0 ? 0 : Math.round((100 * taken) / open)}%`, text.figures.used, ""],
	] as const;
	return (
		<>
			{!draft.isCurrent && (
				<p className="mb-3 flex items-start gap-2 bg-amber-tint p-3">
					<Icon name="warning" size={18} className="mt-0.5 text-amber-ink" />
					{text.outdated}
				</p>
			)}
			{draft.report.repair !== undefined && (
				<p className="mb-3">{text.repaired(number(draft.report.repair.displaced), number(draft.report.repair.moved))}</p>
			)}
			<dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 border-t-2 border-b border-ink border-b-line">
				{shown.map(([figure, word, look]) => (
					<div key={word} className="flex flex-col py-3">
						<dt className="order-last text-ink-2">{word}</dt>
						<dd className={`font-xcond text-[2.25rem]/none font-[850] ${look}`}>{figure}</dd>
					</div>
				))}
			</dl>
			{(draft.report.reasons?.length ?? 0) > 0 && (
				<DidNotFit key={`why ${draft.id}`} {...{ draft, programme, names, onRule, onPlace, onWay }} />
			)}
			<div className="mt-6 max-w-160">
				<Wishes progress={progress} programme={programme} sentence={(rule) => ruleSentence(rule, names, language)} />
			</div>
			{before?.report.progress !== undefined && (
				<Beside
					draft={draft}
					before={before}
					placed={progress.placed - before.report.progress.placed}
					names={names}
					zone={zone}
				/>
			)}
			<Fullness fullness={progress.fullness} names={names} />
			<DraftGrid key={`grid ${draft.id}`} draft={draft.id} names={names} />
		</>
	);
}

type DidNotFitProps = Pick<Props, "draft" | "programme" | "names" | "onRule" | "onPlace" | "onWay">;

/** The matches without a place, each with the rules that stop it and the ways out of them. */
function DidNotFit({ draft, programme, names, onRule, onPlace, onWay }: DidNotFitProps) {
	const text = useScheduleText();
	const language = useLanguage();
	const { day: dayText } = useOfficeText();
	const { noAnswer } = usePlanText();
	const [matches, setMatches] = useState<ReadonlyMap<string, DayMatch>>(new Map());
	const [waysOut, setWaysOut] = useState<DraftDetail["waysOut"]>({});
	const [problem, setProblem] = useState<string | null>(null);
	useEffect(() => {
		const leaving = new AbortController();
		call<DraftDetail>("GET", `/plan/schedule/drafts/${draft.id}`, undefined, leaving.signal).then(
			(detail) => {
				setMatches(new Map(detail.unplaced.map((match) => [match.id, match])));
				setWaysOut(detail.waysOut);
			},
			(error: unknown) => {
				if (!leaving.signal.aborted) setProblem(refusalWords(error, noAnswer));
			},
		);
		return () => leaving.abort();
	}, [draft.id, noAnswer]);
	const { reasons = [] } = draft.report;
	return (
		<section aria-label={text.didNotFit} className="mt-6 border-t-2 border-ink pt-3">
			<div className="flex flex-wrap items-baseline gap-x-4">
				<h2 className="office-h2 mr-auto">{text.didNotFit}</h2>
				<p className="office-meta">{text.reasons(reasons.length)}</p>
			</div>
			<Problem words={problem} />
			<ul>
				{[...alike(reasons)].map(([key, [first, ...others]]) => {
					const { how, rules, bases } = first;
					const stopping = programme.rules.filter((rule) => rules.some((one) => isPartOf(one, rule.id)));
					const ownRest = rules.flatMap((one) => {
						const whole = wholeOf(one);
						return "category" in whole ? whole.category : [];
					});
					const words = [
						...ownRest.map((category) => text.categoryRest(names.category(category))),
						...bases.map((base) => text.bases[base]),
					];
					const stops = stopping.length + words.length;
					return (
						<li key={key} className="grid gap-x-6 gap-y-2 border-b border-line py-3 wide:grid-cols-[3fr_2fr]">
							<ul>
								{[first, ...others].map(({ match: id }) => {
									const match = matches.get(id);
									const teams = match === undefined ? id : `${sideName(match.home, dayText)} – ${sideName(match.away, dayText)}`;
									return (
										<li key={id} className="grid grid-cols-[3.5rem_1fr_auto] items-start gap-x-3 pb-2">
											<span className="font-xcond text-[1.375rem]/tight font-[800]">
												{match === undefined ? "" : names.category(match.category)}
											</span>
											<span className="min-w-0 break-words">
												{teams}
												{match !== undefined && <span className="office-meta block">{stageWord(match, dayText)}</span>}
											</span>
											{onPlace !== undefined && match !== undefined && (
												<button type="button" className="office-button" onClick={() => onPlace(match)}>
													{text.byHand}
													<span className="sr-only">: {teams}</span>
												</button>
											)}
										</li>
									);
								})}
							</ul>
							<div>
								{stops > 1 && <p className="text-ink-2">{text.how[how ?? "any"]}</p>}
								{stopping.map((rule) => (
									<p key={rule.id}>
										<Sentence rule={rule} names={names} />
									</p>
								))}
								{words.map((one) => (
									<p key={one}>{one}</p>
								))}
								{stops === 0 && <p>{text.noReason}</p>}
								<p className="mt-2 flex flex-wrap gap-2">
									{onWay !== undefined &&
										waysOut[first.match]?.map((way) => (
											<button
												key={way.kind === "rule" ? way.rule.id : way.kind}
												type="button"
												className="office-button h-auto min-h-10 text-left whitespace-normal"
												onClick={() => onWay(way)}
											>
												{wayWords(way, { text, names, language })}
											</button>
										))}
									{onRule !== undefined &&
										stopping.slice(0, 2).map((rule) => (
											<button key={rule.id} type="button" className="office-button" onClick={() => onRule(rule)}>
												{text.changeThe(text.kinds[rule.kind])}
											</button>
										))}
								</p>
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

type Reason = NonNullable<DraftView["report"]["reasons"]>[number];

/** Matches that the same rules stop, in the order of the first of each. */
function alike(reasons: readonly Reason[]): Map<string, [Reason, ...Reason[]]> {
	const groups = new Map<string, [Reason, ...Reason[]]>();
	for (const reason of reasons) {
		const key = [reason.how, ...reason.rules.toSorted(), ...reason.bases.toSorted()].join(" ");
		const group = groups.get(key);
		if (group) group.push(reason);
		else groups.set(key, [reason]);
	}
	return groups;
}

/** What a way out changes: the sentence of the weaker rule, other hours, a size more. */
export function wayWords(
	way: WayOutView,
	{ text, names, language }: { readonly text: ScheduleTexts; readonly names: RuleNames; readonly language: Language },
): string {
	if (way.kind === "rule") return text.allow(ruleSentence(way.rule, names, language));
	if (way.kind === "size") return text.allowSize(names.category(way.category), way.size);
	return text.openLonger(way.arena, formatLongWeekdayName(way.day, language), way.opens, way.closes);
}

type BesideProps = Pick<Props, "draft" | "names" | "zone"> & { readonly before: DraftView; readonly placed: number };

/** A draft beside the one before it, and the matches that differ when somebody asks for them. */
function Beside({ draft, before, placed, names, zone }: BesideProps) {
	const text = useScheduleText();
	const { day: dayText } = useOfficeText();
	const language = useLanguage();
	const { noAnswer } = usePlanText();
	const [different, setDifferent] = useState<readonly Different[] | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const show = async () => {
		try {
			const [now, then] = await Promise.all(
				[draft, before].map(({ id }) => call<DraftDetail>("GET", `/plan/schedule/drafts/${id}`)),
			);
			if (now !== undefined && then !== undefined) setDifferent(differences(then, now));
			setProblem(null);
		} catch (error) {
			setProblem(refusalWords(error, noAnswer));
		}
	};
	const at = (place: Place | undefined) =>
		place === undefined ? "–" : `${formatInstant(new Date(place[1]), zone, language, true)}, ${names.field(place[2])}`;
	return (
		<section className="mt-6 border-t-2 border-ink pt-3">
			<div className="flex flex-wrap items-baseline gap-x-4">
				<h2 className="office-h2 mr-auto">{text.beside(draft.ordinal, before.ordinal)}</h2>
				{different === null && (
					<button type="button" className="day-more" onClick={() => void show()}>
						{text.showAllDifferent}
					</button>
				)}
			</div>
			<p className="mt-1">
				<b className="font-xcond text-[1.25rem] font-[800]">{formatDifference(placed)}</b> {text.matchesPlaced}
			</p>
			<Problem words={problem} />
			{different !== null && (
				<>
					<p className="mt-2">{text.differ(formatNumber(different.length, language))}</p>
					<ul className="mt-1">
						{different.slice(0, MOST_DIFFERENT).map(({ match, was, becomes }) => (
							<li key={match.id} className="flex flex-wrap gap-x-3 border-b border-line py-1.5">
								<b className="w-14 font-xcond text-[1.125rem] font-[800]">{names.category(match.category)}</b>
								<span className="min-w-0 flex-1 break-words">
									{sideName(match.home, dayText)} – {sideName(match.away, dayText)}
								</span>
								<span>
									<s className="text-ink-2">{at(was)}</s> → {at(becomes)}
								</span>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}

const MOST_DIFFERENT = 200;
type Place = DraftDetail["places"][number];
type Different = { readonly match: DraftMatch; readonly was: Place | undefined; readonly becomes: Place | undefined };

/** The matches with another place, or with one in one of the two alone, in the order of time. */
function differences(then: DraftDetail, now: DraftDetail): Different[] {
	const [before, after] = [then, now].map(({ places }) => new Map(places.map((place) => [place[0], place])));
	const matches = new Map([...then.matches, ...now.matches].map((match) => [match.id, match]));
	return [...matches.values()].flatMap((match) => {
		const [was, becomes] = [before?.get(match.id), after?.get(match.id)];
		return was?.[1] === becomes?.[1] && was?.[2] === becomes?.[2] ? [] : [{ match, was, becomes }];
	});
}
