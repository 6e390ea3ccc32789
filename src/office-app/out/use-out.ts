import { useCallback, useEffect, useState } from "react";
import type { PublishingView } from "../../office/out/publishing-view.ts";
import { call, refusalWords } from "../session/calls.ts";
import { usePublishingText } from "../session/publishing-text.ts";
import { useOfficeNow } from "../session/session.tsx";
import { useReading } from "../session/use-reading.ts";

export type OutNow = {
	readonly told: PublishingView | undefined;
	readonly problem: string | null;
	readonly isBusy: boolean;
	/** @returns the call's answer; undefined if refused: `problem` then has the reason */
	readonly send: <Answer>(method: "POST" | "PUT" | "DELETE", path: string, body?: object) => Promise<Answer | undefined>;
	readonly forget: () => void;
};

/** The data of Publishing, loaded again when the record changes, and the calls that change it. */
export function useOut(): OutNow {
	const { out: text } = usePublishingText();
	const [told, setTold] = useState<PublishingView>();
	const [problem, setProblem] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);
	const read = useCallback(
		() => call<PublishingView>("GET", "/out").then(setTold, (error: unknown) => setProblem(refusalWords(error, text.noAnswer))),
		[text],
	);
	useReading(read);
	const { waits } = useOfficeNow();
	// A proposal of a colleague changes no revision.
	useEffect(() => {
		if (waits !== null) void read();
	}, [waits, read]);
	const send = useCallback(
		async <Answer>(method: "POST" | "PUT" | "DELETE", path: string, body?: object) => {
			setBusy(true);
			setProblem(null);
			try {
				const answer = await call<Answer>(method, path, body);
				await read();
				return answer ?? ({} as Answer);
			} catch (error) {
				setProblem(refusalWords(error, text.noAnswer));
				return undefined;
			} finally {
				setBusy(false);
			}
		},
		[read, text],
	);
	return { told, problem, isBusy, send, forget: () => setProblem(null) };
}
