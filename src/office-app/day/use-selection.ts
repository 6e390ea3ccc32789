import { useCallback, useState } from "react";
import type { DayMatch } from "../../office/day/day-data.ts";
import { mayMove } from "./may-move.ts";
import type { Shown } from "./use-shown.ts";

/** The matches that an act would be about: of those that can be moved. */
export type Selection = {
	readonly selection: ReadonlySet<string>;
	/** Exactly these. */
	readonly select: (matches: readonly string[]) => void;
	/** Only these; extending: these too, or none of them where all are chosen already. */
	readonly choose: (matches: readonly string[], extends_: boolean) => void;
	/** These too. */
	readonly add: (matches: readonly DayMatch[]) => void;
	readonly chooseField: (field: string) => void;
	readonly chooseArena: (arena: string) => void;
	readonly clear: () => void;
	/** The subject of a new act: the selection, else the focused match. */
	readonly chosen: () => readonly string[];
};

/** @param current the match that the keys are at */
export function useSelection({ layout, matches }: Shown, current: string | null): Selection {
	const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
	const select = useCallback((ids: readonly string[]) => setSelection(new Set(ids)), []);
	const add = useCallback(
		(more: readonly DayMatch[]) => setSelection((before) => new Set([...before, ...more.filter(mayMove).map(({ id }) => id)])),
		[],
	);
	const choose = useCallback(
		(ids: readonly string[], extends_: boolean) => {
			const movable = ids.filter((id) => matches.has(id) && mayMove(matches.get(id)!));
			setSelection((before) => {
				if (!extends_) return new Set(movable);
				const all = movable.every((id) => before.has(id));
				const next = new Set(before);
				for (const id of movable) all ? next.delete(id) : next.add(id);
				return next;
			});
		},
		[matches],
	);
	const chooseField = useCallback(
		(field: string) => choose(layout.columnOf.get(field)?.matches.map(({ id }) => id) ?? [], true),
		[choose, layout],
	);
	const chooseArena = useCallback(
		(own: string) =>
			choose(
				layout.columns.filter(({ arena }) => arena.id === own).flatMap(({ matches }) => matches.map(({ id }) => id)),
				true,
			),
		[choose, layout],
	);
	const chosen = useCallback(() => {
		if (selection.size > 0) return [...selection];
		const at = current === null ? undefined : matches.get(current);
		return at && mayMove(at) ? [at.id] : [];
	}, [selection, current, matches]);
	return { selection, select, choose, add, chooseField, chooseArena, clear: useCallback(() => select([]), [select]), chosen };
}
