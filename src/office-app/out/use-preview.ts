import { useEffect, useState } from "react";
import type { PreviewOf } from "../../office/out/preview-ticket.ts";
import type { OpenedPreview } from "../../office/out/publishing-view.ts";
import { call, refusalWords } from "../session/calls.ts";
import { usePublishingText } from "../session/publishing-text.ts";

export type PreviewNow =
	| { readonly state: "opening" }
	| { readonly state: "open"; readonly address: string }
	| { readonly state: "ended" }
	| { readonly state: "failed"; readonly problem: string };

/** A preview that is opened anew for each subject, and ends by itself. @returns it, and what opens another */
export function usePreview(of: PreviewOf): readonly [PreviewNow, () => void] {
	const { out: text } = usePublishingText();
	const [turn, setTurn] = useState(0);
	const [now, setNow] = useState<PreviewNow>({ state: "opening" });
	// biome-ignore lint/correctness/useExhaustiveDependencies: another turn opens another
	useEffect(() => {
		const leaving = new AbortController();
		let ending: ReturnType<typeof setTimeout> | undefined;
		setNow({ state: "opening" });
		call<OpenedPreview>("POST", "/out/preview", { of }, leaving.signal).then(
			({ address, lasts }) => {
				setNow({ state: "open", address });
				ending = setTimeout(() => setNow({ state: "ended" }), lasts);
			},
			(error: unknown) => {
				if (!leaving.signal.aborted) setNow({ state: "failed", problem: refusalWords(error, text.noAnswer) });
			},
		);
		return () => {
			leaving.abort();
			clearTimeout(ending);
		};
	}, [of, turn, text]);
	return [now, () => setTurn((before) => before + 1)];
}
