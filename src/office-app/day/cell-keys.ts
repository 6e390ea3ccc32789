import type { KeyboardEvent } from "react";
import type { DayMatch } from "../../office/day/day-data.ts";
import { type Layout, type Step, stepFrom } from "../programme/layout.ts";

/** Whether an element receives typed text; a checkbox does not. */
export const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest("input:not([type=radio]):not([type=checkbox]), select, textarea") !== null;

/** The direction of each key from a match's cell. */
const STEPS: Readonly<Record<string, Step>> = {
	ArrowUp: "up",
	ArrowDown: "down",
	ArrowLeft: "left",
	ArrowRight: "right",
	Home: "home",
	End: "end",
	PageUp: "page-up",
	PageDown: "page-down",
};

type CellDeeds = {
	readonly onStep: (to: DayMatch) => void;
	/** From one match to the next, both are chosen. */
	readonly onExtend: (from: DayMatch, to: DayMatch) => void;
	readonly onOpen: (match: DayMatch) => void;
	readonly onChoose: (match: DayMatch) => void;
	readonly onChooseField: (field: string) => void;
};

/**
 * Keys at a match's cell while nothing is carried; a carried match is moved by the arrows wherever the focus is.
 * @param at the match at the cursor
 */
export function cellKey(event: KeyboardEvent, at: DayMatch | undefined, layout: Layout, deeds: CellDeeds): void {
	if (isTyping(event.target) || event.altKey || !at) return;
	const step = STEPS[event.key];
	const isPlain = !event.metaKey && !event.ctrlKey;
	if (step && isPlain) {
		event.preventDefault();
		const to = stepFrom(layout, at, step);
		if (!to) return;
		if (event.shiftKey) deeds.onExtend(at, to);
		deeds.onStep(to);
	} else if (event.key === "Enter" && isPlain) {
		event.preventDefault();
		deeds.onOpen(at);
	} else if (event.key === " ") {
		event.preventDefault();
		if (event.shiftKey && at.field !== null) deeds.onChooseField(at.field);
		else deeds.onChoose(at);
	}
}
