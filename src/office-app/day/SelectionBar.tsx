import { Icon } from "../parts/Icon.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { useOfficeText } from "../session/language.tsx";
import type { Draft } from "./proposal.ts";

export type DayAction = "shift" | "move" | "swap" | "find" | "postpone" | "match" | "close";
const KEYS: Readonly<Record<DayAction, string>> = {
	shift: "S",
	move: "M",
	swap: "W",
	find: "F",
	postpone: "P",
	match: "⏎",
	close: "C",
};

/** The deed that opened a panel. */
const OPENED_BY: Readonly<Record<Draft["kind"], DayAction | null>> = {
	...{ shift: "shift", move: "move", swap: "swap", postpone: "postpone", places: "find" },
	// Without a proposal nothing has the accent colour.
	match: null,
	...{
		close: "close",
		open: "close",
		walkover: null,
		abandon: null,
		reopen: null,
		withdraw: null,
		rejoin: null,
		"swap-groups": null,
		"give-points": null,
		rest: null,
		preset: null,
	},
};
export const dayActionOf = ({ kind }: Draft): DayAction | null => OPENED_BY[kind];

type Props = {
	readonly count: number;
	readonly open: DayAction | null;
	readonly onDeed: (deed: DayAction) => void;
	readonly onClear: () => void;
};

/** The actions on the selection. */
export function SelectionBar({ count, open, onDeed, onClear }: Props) {
	const { day: text, match, closing } = useOfficeText();
	if (count === 0) return null;
	const deeds: readonly DayAction[] = [
		"shift",
		"move",
		...(count === 2 ? (["swap"] as const) : []),
		"find",
		"close",
		...(count === 1 ? (["postpone", "match"] as const) : []),
	];
	return (
		<div className="day-bar on-header">
			<p aria-live="polite">
				<b>{count}</b> {text.chosen(count)}
			</p>
			{deeds.map((deed) => (
				<button key={deed} type="button" className={deed === open ? "is-open" : ""} onClick={() => onDeed(deed)}>
					{deed === "match" ? match.open : deed === "close" ? closing.close : text[deed]} <KeyCap>{KEYS[deed]}</KeyCap>
				</button>
			))}
			<button type="button" aria-label={text.clear} onClick={onClear}>
				<Icon name="close" size={16} /> <KeyCap>Esc</KeyCap>
			</button>
		</div>
	);
}
