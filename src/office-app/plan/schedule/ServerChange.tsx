import { type ReactNode, useEffect, useState } from "react";
import type { PlanChange } from "../../../office/plan/plan-view.ts";
import { call, refusalWords } from "../../session/calls.ts";
import { ChangePanel } from "../ChangePanel.tsx";
import { Problem } from "../Problem.tsx";
import { usePlanText } from "../plan-text.ts";

/** Milliseconds until a question without an answer is asked again. */
const ASK_AGAIN = 2_000;

type Props = {
	/** The call that answers with the change. */
	readonly path: string;
	readonly title: string;
	/** @param count matches that it is about */
	readonly action: (count: number) => string;
	readonly onClose: () => void;
	readonly onDone: (act: number) => void;
	readonly children?: ReactNode;
};

/** A change of matches that the server works out: previewed and committed as any other. */
export function ServerChange({ path, title, action, onClose, onDone, children }: Props) {
	const { noAnswer } = usePlanText();
	const [found, setFound] = useState<{ readonly of: string; readonly change: PlanChange } | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	useEffect(() => {
		const leaving = new AbortController();
		setProblem(null);
		let timer: ReturnType<typeof setTimeout>;
		const ask = (): void =>
			void call<PlanChange>("GET", path, undefined, leaving.signal).then(
				(change) => {
					setFound({ of: path, change });
					setProblem(null);
				},
				(error: unknown) => {
					if (leaving.signal.aborted) return;
					setProblem(refusalWords(error, noAnswer));
					timer = setTimeout(ask, ASK_AGAIN);
				},
			);
		ask();
		return () => {
			leaving.abort();
			clearTimeout(timer);
		};
	}, [path, noAnswer]);
	const change = found?.of === path ? found.change : null;
	const count = change?.editions?.[0]?.matches?.length ?? 0;
	return (
		<ChangePanel
			step="schedule"
			title={title}
			action={action(count)}
			change={count === 0 ? null : change}
			onClose={onClose}
			onDone={onDone}
		>
			{children}
			<Problem words={problem} />
		</ChangePanel>
	);
}
