import { useEffect, useState } from "react";

/** How long a toast stays, in ms, while neither focus nor pointer is on it. */
const STAYS = 6000;

type Props = {
	message: string;
	action?: { label: string; act: () => void } | null;
	/** Null: shown until its cause is over. */
	close: (() => void) | null;
};

/** A message at the window's foot about what has just happened, with an undo. It must be inside a live region. */
export function Toast({ message, action, close }: Props) {
	const [held, setHeld] = useState(false);
	useEffect(() => {
		if (held || close === null) return;
		const timer = setTimeout(close, STAYS);
		return () => clearTimeout(timer);
	}, [held, close]);
	return (
		<fieldset
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			className="edged toast-in pointer-events-auto flex min-h-13 w-full max-w-120 items-center gap-3 rounded-card bg-ink pl-4 text-paper shadow-menu"
		>
			<span className="flex min-h-13 flex-1 items-center py-2 pr-4">{message}</span>
			{action && (
				<button
					type="button"
					onClick={action.act}
					className="focus-inside min-h-13 shrink-0 px-4 font-[650] underline decoration-2 underline-offset-4 hover:decoration-3 focus-visible:outline-beam"
				>
					{action.label}
				</button>
			)}
		</fieldset>
	);
}
