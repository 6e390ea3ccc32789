import { useCallback, useEffect, useState } from "react";
import type { DrawProposal, DrawRule, DrawView } from "../../../office/plan/draw/draw-view.ts";
import { call, refusalWords } from "../../session/calls.ts";
import { useReading } from "../../session/use-reading.ts";
import { usePlanText } from "../plan-text.ts";

/** What a draw is made from, before it is accepted. */
export type DrawOrder = {
	readonly number: number;
	readonly rules: readonly DrawRule[];
	readonly swaps: readonly (readonly [string, string])[];
};

export type DrawState = {
	/** Undefined: not loaded yet. */
	readonly view: DrawView | undefined;
	/** Null: nothing is drawn that is not accepted, or it is being drawn. */
	readonly proposal: DrawProposal | null;
	readonly order: DrawOrder | null;
	readonly problem: string | null;
	readonly setOrder: (order: DrawOrder | null) => void;
	/** Loads the category again, with another proposed number. */
	readonly reload: () => void;
};

/** Where an order that is not accepted yet is saved: a reload of the page must not lose swaps by hand. */
const storageKey = (category: string): string => `office-draw ${category}`;

function savedOrder(category: string): DrawOrder | null {
	try {
		return JSON.parse(sessionStorage.getItem(storageKey(category)) ?? "null") as DrawOrder | null;
	} catch {
		return null;
	}
}

/** The draw of a category: as the record has it, and as it is proposed. */
export function useDraw(category: string): DrawState {
	const { noAnswer } = usePlanText();
	const [view, setView] = useState<DrawView>();
	const [order, setOrderNow] = useState<DrawOrder | null>(() => savedOrder(category));
	const [drawn, setDrawn] = useState<{ readonly of: string; readonly proposal: DrawProposal } | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const read = useCallback(
		() =>
			void call<DrawView>("GET", `/plan/draw/${encodeURIComponent(category)}`).then(setView, (error: unknown) =>
				setProblem(refusalWords(error, noAnswer)),
			),
		[category, noAnswer],
	);
	const reload = useReading(read);
	// Other teams, clubs or seeds give another draw.
	const basis = JSON.stringify([view?.pots, view?.teams]);
	const asked = order === null || view === undefined ? null : JSON.stringify({ category, ...order });
	const wanted = asked === null ? null : `${asked} ${basis}`;
	useEffect(() => {
		if (asked === null || wanted === null) return;
		const abort = new AbortController();
		call<DrawProposal>("POST", "/plan/draw", JSON.parse(asked), abort.signal).then(
			(proposal) => {
				setDrawn({ of: wanted, proposal });
				setProblem(null);
			},
			(error: unknown) => {
				if (!abort.signal.aborted) setProblem(refusalWords(error, noAnswer));
			},
		);
		return () => abort.abort();
	}, [asked, wanted, noAnswer]);
	const setOrder = (next: DrawOrder | null) => {
		if (next === null) sessionStorage.removeItem(storageKey(category));
		else sessionStorage.setItem(storageKey(category), JSON.stringify(next));
		setProblem(null);
		setOrderNow(next);
	};
	return { view, order, setOrder, problem, reload, proposal: order === null ? null : (drawn?.proposal ?? null) };
}
