import { type RefObject, useState } from "react";
import type { RunningDemo } from "../../../office/plan/running-demo.ts";
import { call, refusalWords } from "../../session/calls.ts";
import { usePlanText } from "../plan-text.ts";

/** Starts a demo beside the cup, opens it, and ends it. */
export function DemoDoor({ button }: { readonly button: RefObject<HTMLButtonElement | null> }) {
	const { begin: text } = usePlanText();
	const [demo, setDemo] = useState<RunningDemo | null>(null);
	const [isStarting, setStarting] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const start = async () => {
		setStarting(true);
		setProblem(null);
		try {
			setDemo(await call<RunningDemo>("POST", "/begin/demo", {}));
		} catch (error) {
			setProblem(refusalWords(error, text.demoFailed));
		} finally {
			setStarting(false);
		}
	};
	const close = async () => {
		setDemo(null);
		await call("DELETE", "/begin/demo").catch((error: unknown) => setProblem(refusalWords(error, text.demoFailed)));
	};
	if (demo !== null)
		return (
			<div role="status">
				<a href={demo.office} target="_blank" rel="noreferrer" className="office-button office-button-ink min-h-12 w-full">
					{text.demoOpen}
				</a>
				<p className="flex flex-wrap justify-between gap-x-4 pt-2">
					<a href={demo.site} target="_blank" rel="noreferrer" className="day-more">
						{text.demoSite}
					</a>
					<button type="button" className="day-more" onClick={() => void close()}>
						{text.demoClose}
					</button>
				</p>
				<p className="office-meta pt-1">{text.demoRunning}</p>
			</div>
		);
	return (
		<>
			<button
				ref={button}
				type="button"
				className="office-button min-h-12 w-full"
				disabled={isStarting}
				onClick={() => void start()}
			>
				{text.demoButton}
			</button>
			<p role="status" className="office-meta">
				{isStarting && text.demoStarting}
			</p>
			{problem !== null && (
				<p role="alert" className="text-loss">
					{problem}
				</p>
			)}
		</>
	);
}
