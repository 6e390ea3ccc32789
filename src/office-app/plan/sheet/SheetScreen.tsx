import { type DragEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../../parts/Icon.tsx";
import { KeyCap } from "../../parts/KeyCap.tsx";
import { pastedFile, sheetOf, usePastedSheet } from "./pasted-sheet.ts";
import { SheetPanel } from "./SheetPanel.tsx";
import { SheetTable } from "./SheetTable.tsx";
import { useSheetText } from "./sheet-text.ts";
import { useSheet } from "./use-sheet.ts";

type Props = {
	/** Tells the drafts of two cups apart. */
	readonly cup: string;
	readonly onClose: () => void;
	/** @param act its number in the ledger */
	readonly onSaved: (act: number) => void;
	/** A sheet that was dropped or pasted where the screen was opened from. */
	readonly given?: File | undefined;
};

/** A workbook or pasted rows: what its columns mean, what becomes of each row, and one act for those that are good. */
export default function SheetScreen({ cup, onClose, onSaved, given }: Props) {
	const text = useSheetText();
	const sheet = useSheet(cup);
	const { draft, view, isBusy, problem, isBack, open } = sheet;
	const input = useRef<HTMLInputElement>(null);
	const [isOver, setOver] = useState(false);
	const taken = useRef<File>(undefined);
	useEffect(() => {
		if (given === undefined || taken.current === given) return;
		taken.current = given;
		open(given);
	});
	usePastedSheet(open, text.pasted);
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		const file = sheetOf(event.dataTransfer, text.pasted);
		if (file) open(file);
	};
	return (
		<div className="flex min-h-0 min-w-0 flex-1 flex-col wide:flex-row wide:flex-wrap">
			<main
				className={`min-w-0 flex-1 px-5 pt-4 pb-8 tablet:px-7 wide:min-w-[min(26rem,100%)] ${isOver ? "outline-2 -outline-offset-4 outline-ink outline-dashed" : ""}`}
				onDragOver={(event) => {
					event.preventDefault();
					setOver(true);
				}}
				onDragLeave={() => setOver(false)}
				onDrop={drop}
			>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
					<h1 className="office-h1">{text.heading}</h1>
					<p className="office-meta mr-auto">
						{view !== null && text.summary(view.all, Math.max(0, ...view.sheets.map(({ columns }) => columns.length)), view.file)}
					</p>
					<button type="button" className="office-button" onClick={() => input.current?.click()}>
						{text.chooseFile}
					</button>
					<PasteButton label={draft === null ? text.paste : text.pasteAgain} onPaste={open} />
					<button
						type="button"
						onClick={onClose}
						className="grid size-10 shrink-0 place-items-center rounded-control coarse:size-11"
					>
						<Icon name="close" size={18} />
						<span className="sr-only">{text.close}</span>
					</button>
					<input
						ref={input}
						type="file"
						hidden
						aria-label={text.chooseFile}
						accept=".xlsx,.xlsm,.ods,.csv,.tsv,.txt,.xls,.numbers"
						onChange={({ target }) => {
							const [file] = target.files ?? [];
							if (file) open(file);
							target.value = "";
						}}
					/>
				</div>
				{isBack && (
					<p role="status" className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 bg-sunken p-3">
						{text.draftIsBack}
						<button type="button" className="min-h-10 font-[600] underline underline-offset-2" onClick={sheet.discard}>
							{text.discard}
						</button>
					</p>
				)}
				{problem !== null && (
					<p role="alert" className="mb-3 bg-amber-tint p-3 font-[550]">
						{problem}
					</p>
				)}
				{draft === null && <Begin />}
				{draft !== null && view === null && isBusy && <p role="status">{text.reading}</p>}
				{view !== null && <SheetTable view={view} pick={sheet.pick} picks={draft?.picks ?? {}} isBusy={isBusy} />}
			</main>
			{view !== null && draft !== null && (
				<SheetPanel
					view={view}
					picks={draft.picks}
					pick={sheet.pick}
					isBusy={isBusy}
					onDiscard={sheet.discard}
					onCommit={async (anyway) => {
						const act = await sheet.commit(anyway);
						if (act !== undefined) onSaved(act);
					}}
				/>
			)}
		</div>
	);
}

function Begin() {
	const text = useSheetText();
	return (
		<div className="mt-4 max-w-prose border-2 border-line-strong border-dashed p-8">
			<p className="font-[550]">{text.begin}</p>
			<p className="office-meta mt-2">{text.kindsOfFiles}</p>
		</div>
	);
}

/** Reads the clipboard where the browser lets a page do so; elsewhere the key is the way. */
function PasteButton({ label, onPaste }: { readonly label: string; readonly onPaste: (file: File) => void }) {
	const text = useSheetText();
	const paste = async () => {
		try {
			onPaste(pastedFile(await navigator.clipboard.readText(), text.pasted));
		} catch (error) {
			// Refused, or not there: NotAllowedError, TypeError.
			if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
		}
	};
	return (
		<button type="button" className="office-button" onClick={() => void paste()}>
			{label}
			<KeyCap>⌘V</KeyCap>
		</button>
	);
}
