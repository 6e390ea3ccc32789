import { placeName } from "../../cup/place-name.ts";
import type { Day, DayMatch } from "../../office/day/day-data.ts";
import type { Notification } from "../../office/notifications/notification.ts";
import type { Language } from "../../text/language.ts";
import type { DayTexts } from "../../text/office/day-en.ts";
import type { MatchTexts } from "../../text/office/match-en.ts";
import type { Judging } from "../preview/use-preview.ts";
import { clockOf, shortName } from "../programme/layout.ts";
import { numberOf, sideName } from "../programme/words.ts";
import { useOfficeText } from "../session/language.tsx";
import { ActPanel } from "./ActPanel.tsx";
import { CategoryFormat } from "./CategoryFormat.tsx";
import { ClosingInputs } from "./ClosingInputs.tsx";
import { losing } from "./closing.ts";
import { AbandonInput, PointsInput, RejoinInput, SwapGroupsInput, WithdrawInput } from "./EntryInputs.tsx";
import { MatchPanel } from "./MatchPanel.tsx";
import { MinutesInput } from "./MinutesInput.tsx";
import { Plans, type usePlans } from "./Plans.tsx";
import { carried, type Draft } from "./proposal.ts";
import { PresetInput, RestInput } from "./RulesInputs.tsx";
import type { DayAction } from "./SelectionBar.tsx";
import { ShiftInput } from "./ShiftInput.tsx";

type Props = {
	readonly draft: Draft;
	readonly day: Day;
	readonly judging: Judging;
	readonly found: ReturnType<typeof usePlans>;
	readonly matches: ReadonlyMap<string, DayMatch>;
	readonly language: Language;
	readonly onDraft: (draft: Draft) => void;
	readonly onDeed: (deed: DayAction, match: string) => void;
	/** Participants are changed by the office only. */
	readonly mayEnter: boolean;
	/** May decide ties and protests. */
	readonly mayDecide: boolean;
	readonly onCommit: (why: string, telling: Notification | undefined) => void;
	readonly onDrop: () => void;
};

/** The act panel of the day's open proposal. */
export function DraftPanel({
	draft,
	day,
	judging,
	found,
	matches,
	language,
	mayEnter,
	mayDecide,
	onDraft,
	onDeed,
	onCommit,
	onDrop,
}: Props) {
	const { day: text, match: words, closing, rules } = useOfficeText();
	const own = draft.matches.flatMap((id) => matches.get(id) ?? []);
	const categoryOf = (asked: string) => day.categories.find(({ id }) => id === asked);
	const begin = {
		rest: (category: string) =>
			onDraft({ kind: "rest", matches: [], category, minutes: categoryOf(category)?.rest ?? FIRST_REST, before: goesOn(draft) }),
		preset: (category: string) => onDraft({ kind: "preset", matches: [], category, preset: null, before: goesOn(draft) }),
	};
	const common = {
		...{ day, judging, onCommit, onDrop, subtitle: subtitleOf(own, day, text.subtitle) },
		...(mayEnter && { onRest: begin.rest }),
	};
	const called = own[0] ? numberOf(own[0]) : "";
	/** Until there is a preview, the selected matches are counted. */
	const commit = (count: number) => text.commit(judging.preview === null ? draft.matches.length : count);
	const absentee = draft.kind === "walkover" && own[0] ? absentOf(own[0], draft.absent, text, words) : "";
	switch (draft.kind) {
		case "shift":
			return (
				<ActPanel
					{...common}
					title={text.titles.shift(judging.preview?.changes.length ?? draft.matches.length)}
					action={commit}
					input={
						<ShiftInput
							minutes={draft.minutes}
							later={draft.later}
							onMinutes={(minutes) => onDraft({ ...draft, minutes })}
							onLater={(later) => onDraft({ ...draft, later })}
						/>
					}
					{...(draft.later === "stay" &&
						draft.matches.length > 1 && {
							onLeaveOut: (match: string) => onDraft({ ...draft, matches: draft.matches.filter((id) => id !== match) }),
						})}
				/>
			);
		case "move": {
			const fields = day.arenas.flatMap(({ fields }) => fields.map(({ id }) => id));
			const by = (minutes: number) => {
				const moved = carried(own, fields, { fields: 0, minutes });
				const minuteOf = new Map(moved.map(({ match, minute }) => [match, minute]));
				onDraft({ ...draft, minutes, to: draft.to.map((to) => ({ ...to, minute: minuteOf.get(to.match) ?? to.minute })) });
			};
			return (
				<ActPanel
					{...common}
					title={text.titles.move(draft.matches.length)}
					action={commit}
					input={
						<div className="act-input">
							<MinutesInput minutes={draft.minutes} onMinutes={by} />
						</div>
					}
					{...(draft.matches.length > 1 && {
						onLeaveOut: (match: string) =>
							onDraft({
								...draft,
								matches: draft.matches.filter((id) => id !== match),
								to: draft.to.filter((to) => to.match !== match),
							}),
					})}
				/>
			);
		}
		case "swap":
			return <ActPanel {...common} title={text.titles.swap} action={() => text.commitSwap} input={null} />;
		case "postpone":
			return (
				<ActPanel
					{...common}
					title={text.titles.postpone(own[0] ? numberOf(own[0]) : "")}
					action={() => text.commitPostpone}
					input={null}
				/>
			);
		case "match": {
			const [match] = own;
			if (!match) return null;
			const rule = day.categories.find(({ id }) => id === match.category)?.withdrawn ?? "keep";
			const category = categoryOf(match.category);
			const code = category?.code[language] ?? match.category;
			return (
				<MatchPanel
					isYoung={category?.young ?? false}
					{...{ match, code, rule, mayEnter, mayDecide, onDraft, onDeed, onDrop }}
					subtitle={common.subtitle}
					onRules={(act) => begin[act](match.category)}
				/>
			);
		}
		case "walkover":
			return (
				<ActPanel {...common} title={words.walkover(called)} action={() => words.commitWalkover} input={<p>{absentee}</p>} />
			);
		case "abandon":
			return (
				<ActPanel
					{...common}
					title={words.abandon(called)}
					action={() => words.commitAbandon}
					input={<AbandonInput draft={draft} onDraft={onDraft} />}
				/>
			);
		case "reopen":
			return <ActPanel {...common} title={words.reopenTitle(called)} action={() => words.commitReopen} input={null} />;
		case "close": {
			const names = placesOf(draft.fields, day);
			return (
				<ActPanel
					{...common}
					isWhole
					saysWhy={!draft.isStop}
					title={draft.isStop ? closing.stops(names) : closing.closes(names)}
					action={(count) => (draft.isStop ? closing.commitStop : closing.commitClose(count))}
					input={
						draft.isStop ? (
							<p className="act-choices">{closing.stopHow(draft.fields.length)}</p>
						) : (
							<ClosingInputs
								draft={draft}
								found={found}
								onDraft={(next) => {
									if (next.kind !== "close") return;
									const onFields = day.matches.filter(({ field }) => field !== null && next.fields.includes(field));
									onDraft({ ...next, matches: losing(onFields, next.from, next.until) });
								}}
							/>
						)
					}
				/>
			);
		}
		case "open":
			return (
				<ActPanel
					{...common}
					isWhole
					title={closing.goesOn(placesOf(draft.fields, day))}
					action={() => closing.goOn}
					input={null}
				/>
			);
		case "withdraw":
			return (
				<ActPanel
					{...common}
					isWhole
					title={words.withdrawTitle(draft.name)}
					action={() => words.commitWithdraw}
					input={<WithdrawInput draft={draft} onDraft={onDraft} />}
				/>
			);
		case "rejoin":
			return (
				<ActPanel
					{...common}
					isWhole
					title={words.rejoin(draft.name)}
					action={() => words.commitRejoin}
					input={<RejoinInput draft={draft} onDraft={onDraft} />}
				/>
			);
		case "swap-groups":
			return (
				<ActPanel
					{...common}
					isWhole
					title={words.swapGroupsTitle(draft.name)}
					action={() => words.commitSwapGroups}
					input={<SwapGroupsInput draft={draft} onDraft={onDraft} />}
				/>
			);
		case "give-points":
			return (
				<ActPanel
					{...common}
					isWhole
					saysWhy
					title={words.pointsOf(draft.name)}
					action={() => (draft.points < 0 ? words.deductPoints : words.givePoints)}
					input={<PointsInput draft={draft} onDraft={onDraft} />}
				/>
			);
		case "rest": {
			const category = categoryOf(draft.category);
			return (
				<ActPanel
					{...common}
					isWhole
					title={rules.restOf(category?.code[language] ?? draft.category)}
					subtitle={category?.name[language] ?? ""}
					action={() => rules.commitRest}
					input={
						<>
							<RestInput draft={draft} onDraft={onDraft} />
							<CategoryFormat stages={category?.stages ?? []} />
						</>
					}
				/>
			);
		}
		case "preset": {
			const category = categoryOf(draft.category);
			return (
				<ActPanel
					{...common}
					isWhole
					title={rules.rulesOf(category?.code[language] ?? draft.category)}
					subtitle={category?.name[language] ?? ""}
					action={() => rules.commitPreset}
					input={
						<>
							<PresetInput draft={draft} onDraft={onDraft} />
							<CategoryFormat stages={category?.stages ?? []} />
						</>
					}
				/>
			);
		}
		case "places":
			return (
				<ActPanel
					{...common}
					title={text.titles.places(draft.matches.length)}
					action={commit}
					input={<Plans found={found} chosen={draft.goal} onChoose={(goal) => onDraft({ ...draft, goal })} />}
				/>
			);
	}
}

/** Minutes that a rest which is not set begins with. */
const FIRST_REST = 60;

/** A proposal begun from another's panel returns to that one. */
const goesOn = (draft: Draft): Draft | null => ("before" in draft ? draft.before : draft);

const absentOf = (match: DayMatch, absent: "home" | "away" | "both", text: DayTexts, words: MatchTexts) =>
	absent === "both" ? words.absent.both : words.absent[absent](sideName(match[absent], text));

/** "Måsklippan 3"; "Måsklippan" where all of it is meant. */
function placesOf(fields: readonly string[], { arenas }: Day): string {
	return arenas
		.flatMap(({ name, fields: all }) => {
			const own = all.filter(({ id }) => fields.includes(id));
			return own.length === all.length && own.length > 1 ? [name] : own.map((field) => placeName(name, field.name));
		})
		.join(", ");
}

/** "Måsklippan 1, 3, from 15:20 to 18:50" */
function subtitleOf(
	own: readonly DayMatch[],
	{ arenas }: Day,
	said: (places: string, from: string, until: string) => string,
): string {
	if (own.length === 0) return "";
	const fields = new Set(own.map(({ field }) => field));
	const places = arenas.flatMap((arena) => {
		const { name, fields: all } = arena;
		const shown = all.filter(({ id }) => fields.has(id));
		if (shown.length === 0) return [];
		return shown.length === all.length && shown.length > 1
			? [name]
			: [[placeName(name, shown[0]!.name), ...shown.slice(1).map((field) => shortName({ arena, field }))].join(", ")];
	});
	const minutes = own.map(({ minute }) => minute);
	return said(places.join(" · "), clockOf(Math.min(...minutes)), clockOf(Math.max(...minutes)));
}
