import { useId, useRef, useState } from "react";
import { account } from "../../client/account/account.ts";
import { problemOf } from "../../client/account/form-problem.ts";
import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { FormProblem } from "../../ui/FormProblem.tsx";

/**
 * At the end of the account settings, linked from the foot of My Week (DECISIONS §5): deletes the account by the call of SPEC §7, after
 * the reader has read what is lost.
 */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
	const { account: text, week } = useText();
	const dialog = useRef<HTMLDialogElement>(null);
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const title = useId();

	async function deleteNow(): Promise<void> {
		setBusy(true);
		setProblem(null);
		try {
			await account.deleteAccount();
			onDeleted();
		} catch (error) {
			setProblem(problemOf(error, false, text).summary);
		} finally {
			setBusy(false);
		}
	}
	return (
		<div className="mt-11 border-t border-line pt-4 print:hidden">
			<p className="text-ink-2">{week.deleteHint}</p>
			<button
				type="button"
				aria-haspopup="dialog"
				onClick={() => {
					setProblem(null);
					dialog.current?.showModal();
				}}
				className="text-link hit-44 min-h-11 text-loss"
			>
				{week.deleteAccount}
			</button>
			<dialog
				ref={dialog}
				aria-labelledby={title}
				onCancel={(event) => busy && event.preventDefault()}
				className="menu-in m-auto w-[calc(100%-2rem)] max-w-120 rounded-card border border-card-line bg-surface p-5 text-ink shadow-menu backdrop:bg-black/50"
			>
				<h2 id={title} className="type-h2">
					{week.deleteQuestion}
				</h2>
				<p className="mt-3">{week.deleteLost}</p>
				<ul className="mt-1.5 list-disc pl-5">
					{week.deleteList.map((lost) => (
						<li key={lost}>{lost}</li>
					))}
				</ul>
				<p className="mt-3">{week.deleteEverywhere}</p>
				{problem !== null && <FormProblem title={week.notDeleted}>{problem}</FormProblem>}
				<div className="mt-5 flex flex-wrap gap-2.5">
					<Button kind="secondary" onClick={() => dialog.current?.close()}>
						{week.keepAccount}
					</Button>
					<Button busy={busy} onClick={() => void deleteNow()} className="bg-loss! text-paper!">
						{week.deleteNow}
					</Button>
				</div>
			</dialog>
		</div>
	);
}
