import { type Dispatch, type SetStateAction, useCallback, useMemo, useState } from "react";
import type { Ghost } from "../programme/proposed.ts";
import type { Load } from "./occupied.ts";
import { carried, type Target } from "./proposal.ts";
import type { Shown } from "./use-shown.ts";

/** Matches that are carried by keys or by the pointer and not put down yet: fields aside, minutes later. */
export type Carry = { readonly matches: readonly string[]; readonly fields: number; readonly minutes: number };

export type Carrying = {
	readonly carrying: Carry | null;
	readonly setCarrying: Dispatch<SetStateAction<Carry | null>>;
	/** The places that the grid hatches; null: nothing is carried. */
	readonly load: Load | null;
	/** The places if they were put down now; null: nothing is carried. */
	readonly ghosts: ReadonlyMap<string, Ghost> | null;
	/** The pointer is with a match over a field at a minute, or puts it down there. */
	readonly onCarry: (match: string, field: string, minute: number, isDown: boolean) => void;
	/** Puts the carried matches down at the present place. */
	readonly putDown: (carry: Carry) => void;
};

/** @param onPutDown called with the matches' new places, if they differ */
export function useCarrying(
	{ matches, fields }: Shown,
	selection: ReadonlySet<string>,
	onPutDown: (carry: Carry, to: readonly Target[]) => void,
): Carrying {
	const [carrying, setCarrying] = useState<Carry | null>(null);
	const ghosts = useMemo(() => {
		if (carrying === null) return null;
		const moved = carried(
			carrying.matches.flatMap((id) => matches.get(id) ?? []),
			fields,
			carrying,
		);
		return new Map(moved.map(({ match, field, minute }): [string, Ghost] => [match, { minute, field, marks: [] }]));
	}, [carrying, matches, fields]);
	const carriedIds = carrying?.matches.join(" ") ?? null;
	const load = useMemo(() => {
		if (carriedIds === null) return null;
		const own = new Set(carriedIds.split(" "));
		return { matches: own, length: Math.max(...[...own].map((id) => matches.get(id)?.length ?? 0)) };
	}, [carriedIds, matches]);
	const putDown = useCallback(
		(carry: Carry) => {
			setCarrying(null);
			const own = carry.matches.flatMap((id) => matches.get(id) ?? []);
			const to = carried(own, fields, carry);
			if (carry.fields !== 0 || carry.minutes !== 0) onPutDown(carry, to);
		},
		[matches, fields, onPutDown],
	);
	const onCarry = useCallback(
		(id: string, field: string, minute: number, isDown: boolean) => {
			const match = matches.get(id);
			if (!match || match.field === null) return;
			const ids = selection.has(id) ? [...selection] : [id];
			const carry = { matches: ids, fields: fields.indexOf(field) - fields.indexOf(match.field), minutes: minute - match.minute };
			if (isDown) putDown(carry);
			else
				setCarrying((before) => (before && before.fields === carry.fields && before.minutes === carry.minutes ? before : carry));
		},
		[matches, selection, fields, putDown],
	);
	return { carrying, setCarrying, load, ghosts, onCarry, putDown };
}
