import { useRef, useState } from "react";
import { calls } from "../../client/account/account.ts";
import { problemOf } from "../../client/account/form-problem.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { FormProblem } from "../../ui/FormProblem.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { CalendarDialog } from "./CalendarDialog.tsx";

/** The link to My Week's own calendar: its secret address, loaded when it is shown, and a button to replace it. */
export function AddAllToCalendar() {
	const { account: text, week } = useText();
	const language = useLanguage();
	const dialog = useRef<HTMLDialogElement>(null);
	const [address, setAddress] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [renewal, setRenewal] = useState<"none" | "busy" | "done">("none");

	async function ask(call: () => Promise<string>): Promise<boolean> {
		setProblem(null);
		try {
			const url = await call();
			setAddress(`${url}?lang=${language}`);
			return true;
		} catch (error) {
			setProblem(problemOf(error, false, text).summary);
			return false;
		}
	}
	async function renew(): Promise<void> {
		setRenewal("busy");
		setRenewal((await ask(calls.renewCalendar)) ? "done" : "none");
	}
	return (
		<>
			<button
				type="button"
				aria-haspopup="dialog"
				onClick={() => {
					setRenewal("none");
					dialog.current?.showModal();
					void ask(calls.calendar);
				}}
				className="hit-44 inline-flex min-h-11 items-center gap-2 font-[600] text-ink hover:underline print:hidden"
			>
				<Icon name="calendar" className="text-accent-ink" />
				<span className="max-md:sr-only">{week.addAllToCalendar}</span>
				<span aria-hidden="true" className="md:hidden">
					{week.calendar}
				</span>
			</button>
			<CalendarDialog dialog={dialog} title={week.addAllToCalendar} address={address}>
				{address === null && problem === null && <Loader className="py-4" />}
				{problem !== null && <FormProblem title={week.noAddress}>{problem}</FormProblem>}
				{address !== null && (
					<>
						<p className="mt-4 text-ink-2">{week.ownCalendarHint}</p>
						<Button kind="quiet" className="mt-2" busy={renewal === "busy"} onClick={() => void renew()}>
							{week.renewAddress}
						</Button>
						<p role="status" className="mt-1">
							{renewal === "done" && week.renewed}
						</p>
					</>
				)}
			</CalendarDialog>
		</>
	);
}
