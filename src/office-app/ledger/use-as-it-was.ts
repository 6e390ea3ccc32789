import { useEffect, useState } from "react";
import { call, refusalWords } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";

/** Milliseconds: a handle that is dragged asks where it rests. */
const RESTS = 250;

/** Loads past data once the slider has rested. @param path null: nothing to load */
export function useAsItWas<Answer>(path: string | null): {
	readonly told: Answer | null;
	readonly failed: string | null;
	readonly isOld: boolean;
} {
	const { frame } = useOfficeText();
	const [came, setCame] = useState<{ readonly of: string; readonly told: Answer | null; readonly failed: string | null }>();
	useEffect(() => {
		if (path === null) return;
		const leaving = new AbortController();
		const timer = setTimeout(() => {
			call<Answer>("GET", `/ledger/as-it-was${path}`, undefined, leaving.signal).then(
				(told) => setCame({ of: path, told, failed: null }),
				(error: unknown) => {
					if (!leaving.signal.aborted) setCame({ of: path, told: null, failed: refusalWords(error, frame.noNetwork) });
				},
			);
		}, RESTS);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [path, frame]);
	return { told: path === null ? null : (came?.told ?? null), failed: came?.failed ?? null, isOld: came?.of !== path };
}
