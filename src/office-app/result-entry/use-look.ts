import { useEffect, useState } from "react";
import type { Preview } from "../../results/acts/preview.ts";
import type { NotificationOffer } from "../preview/Recipients.tsx";
import { call, refusalWords } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";
import type { SlipProposal } from "../slips/typing.ts";

type Side = {
	readonly match: string;
	readonly side: "home" | "away";
	readonly before: string | null;
	readonly after: string | null;
};
/** The server's preview of a slip, as far as the user has to see it before it is recorded. */
export type Looked = {
	readonly preview: Pick<Preview, "contested" | "rests"> & { readonly ground: string; readonly sides: readonly Side[] };
	readonly named: {
		readonly teams: Readonly<Record<string, string>>;
		readonly matches: Readonly<
			Record<string, { readonly number: string | null; readonly start: string | null; readonly place: string | null }>
		>;
	};
	/** Null: nobody is notified. */
	readonly tell: NotificationOffer | null;
};

/** @returns the effect of a slip once the server has answered; or why it did not */
export function useLook(proposal: SlipProposal): { readonly looked: Looked | null; readonly failed: string | null } {
	const { results: text } = useOfficeText();
	const [looked, setLooked] = useState<Looked | null>(null);
	const [failed, setFailed] = useState<string | null>(null);
	useEffect(() => {
		const leaving = new AbortController();
		call<Looked>("POST", "/acts/preview", { proposal }, leaving.signal).then(setLooked, (error: unknown) => {
			if (!leaving.signal.aborted) setFailed(refusalWords(error, text.lookupFailed));
		});
		return () => leaving.abort();
	}, [proposal, text]);
	return { looked, failed };
}
