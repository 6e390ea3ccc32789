import type { DoneSlip } from "../../cup/office/slip.ts";
import { Icon } from "../parts/Icon.tsx";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { endingWords, sidesWords } from "./words.ts";

/** This account's last results, each with an undo button. */
export function LastTen({
	done,
	isRead,
	undoing,
	onUndo,
}: {
	done: readonly DoneSlip[];
	isRead: boolean;
	/** The act that is being undone. */
	undoing: number | null;
	onUndo: (slip: DoneSlip) => void;
}) {
	const { results: text, frame } = useOfficeText();
	const language = useLanguage();
	return (
		<section aria-labelledby="last-ten" className="border-line p-4 wide:w-102 wide:shrink-0 wide:border-l">
			<div className="flex items-baseline justify-between border-b border-line pb-3">
				<h2 id="last-ten" className="office-h3">
					{text.lastTen}
				</h2>
				<span className="office-meta">{text.byThisDesk}</span>
			</div>
			{isRead && done.length === 0 && <p className="office-meta py-3">{text.noneDone}</p>}
			<ul>
				{done.map((slip) => (
					<li key={slip.act} className="flex min-h-11 items-center gap-3 border-b border-line py-1">
						<span className="w-12 shrink-0 font-cond font-[650]">{slip.number ?? "–"}</span>
						<span className="min-w-0 flex-1 font-xcond">
							<span className="block truncate font-[650]">
								{[slip.category[language], slip.place].filter(Boolean).join(" · ")}
							</span>
							<span className="block truncate text-ink-2">{sidesWords(slip, text)}</span>
						</span>
						<span className="font-cond text-[1.25rem] font-[750] whitespace-nowrap">
							{slip.act === undoing ? frame.undoing : doneWords(slip, text)}
						</span>
						<button
							type="button"
							disabled={undoing !== null}
							onClick={() => onUndo(slip)}
							className="grid size-8 shrink-0 place-items-center rounded-control hover:bg-sunken coarse:size-11"
						>
							<Icon name="undo" size={18} />
							<span className="sr-only">{text.undo(slip.number ?? slip.match)}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

function doneWords(slip: DoneSlip, text: Parameters<typeof endingWords>[1]): string {
	const { kind, score, shootOut } = slip;
	if (kind === "park") return text.parked;
	if (kind === "reopen") return text.reopened;
	const status = kind === "walkover" ? "walkover" : kind === "postpone" ? "postponed" : "finished";
	return endingWords({ status, score, shootOut, decidedBy: null, winner: null }, text);
}
