import { useState } from "react";
import { Field } from "../../parts/Field.tsx";
import { SidePanel } from "../../parts/SidePanel.tsx";
import { call, refusalWords } from "../../session/calls.ts";
import { useSession } from "../../session/session.tsx";
import { currentStart } from "../current-start.ts";
import { usePlanText } from "../plan-text.ts";
import { startedAgain } from "../started-again.ts";

/** Restores a backup into the empty record, and leads to its own office. */
export function BackupPanel({ onClose }: { readonly onClose: () => void }) {
	const { begin: text, noAnswer } = usePlanText();
	const { started } = useSession();
	const [file, setFile] = useState<File>();
	const [state, setState] = useState<"restoring" | "restored" | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const restore = async () => {
		if (file === undefined || state !== null) return;
		setState("restoring");
		setProblem(null);
		try {
			await call("POST", "/begin/backup", file);
			setState("restored");
			await startedAgain(started, currentStart);
			location.assign("/office");
		} catch (error) {
			setState(null);
			setProblem(refusalWords(error, noAnswer));
		}
	};
	return (
		<SidePanel
			title={text.backup}
			onClose={onClose}
			onCommit={() => void restore()}
			foot={
				<button
					type="button"
					className="act-button"
					disabled={file === undefined || state !== null}
					onClick={() => void restore()}
				>
					{text.backupButton}
				</button>
			}
		>
			<p>{text.backupHow}</p>
			<Field
				data-first=""
				type="file"
				accept=".gz,application/gzip"
				label={text.backupFile}
				onChange={({ target }) => setFile(target.files?.[0])}
			/>
			<p role="status" className="mt-3">
				{state === "restoring" && text.restoring}
				{state === "restored" && text.restored}
			</p>
			{problem !== null && (
				<p role="alert" className="mt-3 bg-amber-tint p-3 font-[550]">
					{problem}
				</p>
			)}
		</SidePanel>
	);
}
