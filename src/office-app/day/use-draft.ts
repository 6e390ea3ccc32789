import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Judging, usePreview } from "../preview/use-preview.ts";
import { type Ghost, ghostsOf } from "../programme/proposed.ts";
import { beginning, type Circumstances } from "./beginning.ts";
import { usePlans } from "./Plans.tsx";
import { type Draft, proposalOf } from "./proposal.ts";
import type { DayAction } from "./SelectionBar.tsx";
import { type Carrying, useCarrying } from "./use-carrying.ts";
import type { Shown } from "./use-shown.ts";

const EMPTY: ReadonlyMap<string, Ghost> = new Map();

/** The present proposal: carried, or open in a panel with its preview. */
export type Drafting = {
	readonly draft: Draft | null;
	/** Another for each deed that was begun: the words, the boxes and the reason of one are not the next one's. */
	readonly begun: number;
	readonly begin: (draft: Draft) => void;
	/** For what becomes another within its deed. */
	readonly setDraft: Dispatch<SetStateAction<Draft | null>>;
	readonly carry: Carrying;
	readonly found: ReturnType<typeof usePlans>;
	readonly judging: Judging;
	/** The proposed places of matches. */
	readonly ghosts: ReadonlyMap<string, Ghost>;
	/** Begins a deed on matches, in order of time. */
	readonly open: (deed: DayAction, matches: readonly string[]) => void;
	/** An open proposal or carried match stays unchanged. */
	readonly drop: () => void;
	/** On a tablet: the whole act panel is shown instead of the sheet. */
	readonly isWhole: boolean;
	readonly setWhole: (isWhole: boolean) => void;
};

/** @param circumstances what initial proposals depend on, besides the shown day */
export function useDraft(
	date: string,
	shown: Shown,
	selection: ReadonlySet<string>,
	{ nowMinute, isTablet }: Pick<Circumstances, "nowMinute" | "isTablet">,
): Drafting {
	const { matches, layout } = shown;
	const [draft, setDraft] = useState<Draft | null>(null);
	const [begun, setBegun] = useState(0);
	const [isWhole, setWhole] = useState(false);
	const last = useRef<Draft | null>(null);
	useEffect(() => {
		last.current = draft;
	});
	const begin = useCallback((next: Draft) => {
		// Carried on, it is the same deed.
		if (!isSameDeed(last.current, next)) setBegun((before) => before + 1);
		setDraft(next);
	}, []);
	const carry = useCarrying(
		shown,
		selection,
		useCallback((carried, to) => begin({ kind: "move", ...carried, to }), [begin]),
	);
	const found = usePlans(
		draft?.kind === "places" || (draft?.kind === "close" && draft.goal !== null && draft.matches.length > 0)
			? draft.matches
			: null,
		date,
	);
	const proposal = useMemo(() => proposalOf(draft, date, found.plans), [draft, date, found.plans]);
	const judging = usePreview(proposal);
	const proposed = useMemo(
		() => (draft && judging.preview ? ghostsOf(judging.preview, matches) : EMPTY),
		[draft, judging.preview, matches],
	);
	const { setCarrying } = carry;
	const open = useCallback(
		(deed: DayAction, ids: readonly string[]) => {
			const own = ids.filter((id) => matches.has(id)).sort((a, b) => matches.get(a)!.minute - matches.get(b)!.minute);
			const begun = beginning(deed, own, { matches, layout, nowMinute, isTablet });
			if (own.length > 0) {
				setCarrying(null);
				setWhole(false);
			}
			if (begun === "carry") setCarrying({ matches: own, fields: 0, minutes: 0 });
			else if (begun !== null) begin(begun);
		},
		[matches, layout, nowMinute, isTablet, setCarrying, begin],
	);
	const drop = useCallback(() => {
		setDraft(last.current && "before" in last.current ? last.current.before : null);
		setCarrying(null);
	}, [setCarrying]);
	return {
		draft,
		begun,
		begin,
		setDraft,
		carry,
		found,
		judging,
		ghosts: carry.ghosts ?? proposed,
		open,
		drop,
		isWhole,
		setWhole,
	};
}

const isSameDeed = (one: Draft | null, other: Draft): boolean =>
	one?.kind === other.kind && one.matches.join(" ") === other.matches.join(" ") && aboutOf(one) === aboutOf(other);

/** The subject of an action without matches. */
const aboutOf = (draft: Draft): string =>
	draft.kind === "close" || draft.kind === "open"
		? draft.fields.join(" ")
		: "team" in draft
			? draft.team
			: "category" in draft
				? draft.category
				: "";
