import { useLayoutEffect, useRef } from "react";
import { Icon } from "../parts/Icon.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { useOfficeText } from "../session/language.tsx";
import type { Waiting } from "../slips/queue.ts";

/** Slips that are named before they are only counted. */
const NAMED = 6;

type Props = {
	/** Slips of matches that have not begun by the cup's clock. */
	readonly slips: readonly Waiting[];
	readonly onRecord: () => void;
	readonly onDrop: () => void;
};

/** Asks once about all slips of matches that have not begun. The user can continue typing, which may add more of them. */
export function TooEarly({ slips, onRecord, onDrop }: Props) {
	const { results: text } = useOfficeText();
	const record = useRef(onRecord);
	useLayoutEffect(() => {
		record.current = onRecord;
	});
	useLayoutEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Enter" || !event.shiftKey || event.target instanceof HTMLTextAreaElement) return;
			event.preventDefault();
			event.stopPropagation();
			record.current();
		};
		addEventListener("keydown", onKey, { capture: true });
		return () => removeEventListener("keydown", onKey, { capture: true });
	}, []);
	const named = slips.slice(0, NAMED).map(({ called }) => `${called.number} ${called.ending}`);
	const more = slips.length - named.length;
	return (
		<section className="border-l-5 border-amber bg-amber-tint px-4 py-3 tablet:px-7" aria-label={text.tooEarly(slips.length)}>
			<div role="alert">
				<h2 className="office-h3 flex items-center gap-3">
					<Icon name="warning" size={24} className="text-amber" />
					{text.tooEarly(slips.length)}
				</h2>
				<p className="mt-1 tablet:ml-9">
					{named.join(" · ")}
					{more > 0 && ` · +${more}`}
				</p>
			</div>
			<div className="mt-2 flex flex-wrap items-center gap-2.5 tablet:ml-9">
				<button type="button" className="office-button office-button-ink" onClick={onRecord}>
					{text.recordTooEarly(slips.length)} <KeyCap>⇧⏎</KeyCap>
				</button>
				<button type="button" className="office-button" onClick={onDrop}>
					{text.dropTooEarly(slips.length)}
				</button>
			</div>
		</section>
	);
}
