import { useCallback, useState } from "react";
import type { Check } from "../../office/out/checklist.ts";
import { call, refusalWords } from "../session/calls.ts";
import { usePublishingText } from "../session/publishing-text.ts";
import { useReading } from "../session/use-reading.ts";

/** The checklist of what is published, loaded again when the record changes. */
export function useChecklist(): { readonly checks: readonly Check[] | undefined; readonly problem: string | null } {
	const { out: text } = usePublishingText();
	const [checks, setChecks] = useState<readonly Check[]>();
	const [problem, setProblem] = useState<string | null>(null);
	const read = useCallback(
		() =>
			void call<{ checks: Check[] }>("GET", "/plan/checklist").then(
				(answer) => setChecks(answer.checks),
				(error: unknown) => setProblem(refusalWords(error, text.noAnswer)),
			),
		[text],
	);
	useReading(read);
	return { checks, problem };
}
