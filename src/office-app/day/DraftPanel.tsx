import { placeName } from "../../cup/place-name.ts";
import type { Day, DayMatch } from "../../office/day/day-data.ts";
import type { Language } from "../../site/text/language.ts";
import { useOfficeText } from "../frame/language.tsx";
import { ActPanel } from "./ActPanel.tsx";
import { clockOf, shortName } from "./layout.ts";
import { MinutesInput } from "./MinutesInput.tsx";
import { Plans, type usePlans } from "./Plans.tsx";
import { carried, type Draft } from "./proposal.ts";
import { ShiftInput } from "./ShiftInput.tsx";
import type { Judging } from "./use-preview.ts";
import { numberOf } from "./words.ts";

type Props = {
	readonly draft: Draft;
	readonly day: Day;
	readonly judging: Judging;
	readonly found: ReturnType<typeof usePlans>;
	readonly matches: ReadonlyMap<string, DayMatch>;
	readonly language: Language;
	readonly onDraft: (draft: Draft) => void;
	readonly onCommit: (why: string) => void;
	readonly onDrop: () => void;
};

/** The act panel of whatever is being proposed on the day. */
export function DraftPanel({ draft, day, judging, found, matches, onDraft, onCommit, onDrop }: Props) {
	const { day: text } = useOfficeText();
	const own = draft.matches.flatMap((id) => matches.get(id) ?? []);
	const common = { day, judging, onCommit, onDrop, subtitle: subtitleOf(own, day, text.subtitle) };
	switch (draft.kind) {
		case "shift":
			return (
				<ActPanel
					{...common}
					title={text.titles.shift(judging.preview?.changes.length ?? draft.matches.length)}
					action={text.commit}
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
					action={text.commit}
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
		case "places":
			return (
				<ActPanel
					{...common}
					title={text.titles.places(draft.matches.length)}
					action={text.commit}
					input={<Plans found={found} chosen={draft.goal} onChoose={(goal) => onDraft({ ...draft, goal })} />}
				/>
			);
	}
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
