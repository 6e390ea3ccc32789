import { useEffect, useRef, useState } from "react";
import { KeyCap } from "../parts/KeyCap.tsx";
import { keyName } from "../parts/key-name.ts";
import { areLettersKeys, enableLetterKeys } from "../parts/letter-keys.ts";
import { useOfficeText } from "../session/language.tsx";

/** Every key of the office, by screen; and whether single letters are keys at this computer. */
export default function AllKeys({ onClose }: { onClose: () => void }) {
	const { find: text, frame } = useOfficeText();
	const [areKeys, setKeys] = useState(areLettersKeys);
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog
			ref={dialog}
			aria-label={text.allKeys}
			onClose={onClose}
			onKeyDown={(event) => event.stopPropagation()}
			className="off-header m-auto max-h-[86dvh] w-[min(60rem,calc(100vw-2rem))] rounded-card bg-surface p-6 text-ink shadow-menu backdrop:bg-black/40"
		>
			<div className="flex items-start justify-between gap-4">
				<h2 className="office-panel-title">{text.allKeys}</h2>
				<button type="button" onClick={onClose} className="office-button">
					{frame.close}
				</button>
			</div>
			<div className="mt-4 grid gap-x-8 gap-y-5 tablet:grid-cols-2 wide:grid-cols-4">
				{Object.values(text.keys).map(({ title, list }) => (
					<section key={title} aria-label={title}>
						<h3 className="border-t-2 border-ink pt-2 font-[650]">{title}</h3>
						<dl className="mt-2 grid gap-1.5">
							{list.map(([keys = "", does = ""]) => (
								<div key={keys} className="flex items-baseline gap-2">
									<dt className="flex shrink-0 gap-1">
										<span className="sr-only">{keyName(keys)}</span>
										{keys.split(" ").map((key) => (
											<KeyCap key={key}>{key}</KeyCap>
										))}
									</dt>
									<dd className="text-[0.875rem] text-ink-2">{does}</dd>
								</div>
							))}
						</dl>
					</section>
				))}
			</div>
			<label className="mt-6 flex items-start gap-3 border-t border-line pt-4">
				<input
					type="checkbox"
					className="mt-1 size-5"
					checked={areKeys}
					onChange={({ target }) => {
						enableLetterKeys(target.checked);
						setKeys(target.checked);
					}}
				/>
				<span>
					<span className="font-[600]">{text.letters}</span>
					<span className="office-meta block">{text.lettersHow}</span>
				</span>
			</label>
		</dialog>
	);
}
