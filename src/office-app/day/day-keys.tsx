import { useEffectEvent, useLayoutEffect } from "react";
import type { PlanGoal } from "../../cup/office/plan-goal.ts";
import { KeyCap } from "../parts/KeyCap.tsx";
import { useOfficeText } from "../session/language.tsx";
import { isTyping } from "./cell-keys.ts";
import type { Draft } from "./proposal.ts";
import type { DayAction } from "./SelectionBar.tsx";

/** The direction in which an arrow key moves a carried match: columns, or minutes. */
const CARRIES: Readonly<Record<string, Way>> = {
	ArrowUp: { fields: 0, minutes: -5 },
	ArrowDown: { fields: 0, minutes: 5 },
	ArrowLeft: { fields: -1, minutes: 0 },
	ArrowRight: { fields: 1, minutes: 0 },
};
const DEEDS: Readonly<Record<string, DayAction>> = { s: "shift", m: "move", f: "find", p: "postpone", w: "swap", c: "close" };
const GOALS: Readonly<Record<string, PlanGoal>> = { 1: "fewest-moves", 2: "least-delay", 3: "same-arena" };
const DAYS: Readonly<Record<string, -1 | 1>> = { "[": -1, "]": 1 };
const SIZES: Readonly<Record<string, -1 | 1>> = { "-": -1, "+": 1 };
const LISTS = ["1", "2", "3", "4"];

type Way = { readonly fields: number; readonly minutes: number };

/** The context of the keys: a carried match, else a proposal, else the day. */
export type Mode = "carrying" | "plan" | "proposing" | "day";

export type KeyHandlers = {
	readonly onCarry: (way: Way) => void;
	readonly onPutDown: () => void;
	readonly onDrop: () => void;
	readonly onClear: () => void;
	readonly onGoal: (goal: PlanGoal) => void;
	readonly onDeed: (deed: DayAction) => void;
	readonly onDay: (step: -1 | 1) => void;
	readonly onNow: () => void;
	readonly onSize: (step: -1 | 1) => void;
	readonly onRailList: (number: number) => void;
};

/** The day's keys outside of text inputs, wherever the focus is; the keys of a match's cell are the grid's. */
export function useDayKeys(mode: Mode, deeds: KeyHandlers): void {
	const pressed = useEffectEvent((event: KeyboardEvent) => {
		if (isTyping(event.target) || event.metaKey || event.ctrlKey || event.altKey) return;
		const { key } = event;
		if (mode === "carrying") {
			const way = CARRIES[key];
			if (way) deeds.onCarry(way);
			else if (key === "Enter") deeds.onPutDown();
			else if (key === "Escape") deeds.onDrop();
			else return;
			event.preventDefault();
			return;
		}
		if (key === "Escape") return deeds.onClear();
		if (mode !== "day") {
			const goal = GOALS[key];
			if (mode === "plan" && goal) deeds.onGoal(goal);
			return;
		}
		const [deed, day, size] = [DEEDS[key], DAYS[key], SIZES[key]];
		if (deed) {
			event.preventDefault();
			deeds.onDeed(deed);
		} else if (day) deeds.onDay(day);
		else if (size) deeds.onSize(size);
		else if (key === "n") deeds.onNow();
		else if (LISTS.includes(key)) deeds.onRailList(Number(key));
	});
	// In a layout effect: as soon as it is visible, its keys work.
	useLayoutEffect(() => {
		const listen = (event: KeyboardEvent) => pressed(event);
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);
}

/** The arrow keys' handler while a proposal has the focus; null: none. */
const ARROWS: Readonly<Record<Draft["kind"], "step" | "choose" | null>> = {
	...{ shift: "step", move: "step", withdraw: "choose", rejoin: "choose", abandon: "choose", places: "choose" },
	...{ swap: null, postpone: null, match: null, walkover: null, reopen: null, close: null, open: null, "swap-groups": null },
	...{ rest: "step", preset: "choose", "give-points": null },
};

/** The keys listed in the status strip. */
export function ShownKeys({ mode, draft }: { mode: Mode; draft: Draft | null }) {
	const { keys } = useOfficeText().day;
	const what = draft && ARROWS[draft.kind];
	const arrows: readonly (readonly [string, string])[] = what ? [["↑ ↓", keys[what]]] : [];
	const shown: readonly (readonly [string, string])[] =
		mode === "plan" || mode === "proposing"
			? [
					...(mode === "plan" ? ([["1 2 3", keys.plan]] as const) : arrows),
					...(draft?.kind === "match" ? [] : ([["⌘⏎", keys.doIt]] as const)),
					["Esc", draft?.kind === "match" ? keys.close : keys.drop],
				]
			: [
					["← → ↑ ↓", keys.cell],
					["Space", keys.select],
					["S", keys.shift],
					["M", keys.move],
				];
	return shown.map(([key, word]) => (
		<span key={key} className="flex items-center gap-1.5">
			{key.split(" ").map((one) => (
				<KeyCap key={one}>{one}</KeyCap>
			))}{" "}
			{word}
		</span>
	));
}
