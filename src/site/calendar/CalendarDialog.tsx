import { type ReactNode, type RefObject, useId } from "react";
import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/Icon.tsx";

type Props = {
	dialog: RefObject<HTMLDialogElement | null>;
	title: string;
	/** The file's address, absolute; null while it is not known. */
	address: string | null;
	children?: ReactNode;
};

/** Two ways to get a calendar: a subscription that updates itself, and a file that does not. */
export function CalendarDialog({ dialog, title, address, children }: Props) {
	const { week, close } = useText();
	const heading = useId();
	return (
		<dialog
			ref={dialog}
			aria-labelledby={heading}
			className="menu-in m-auto w-[calc(100%-2rem)] max-w-120 rounded-card border border-card-line bg-surface p-5 text-left text-ink shadow-menu backdrop:bg-black/50"
		>
			<h2 id={heading} className="type-h2">
				{title}
			</h2>
			{address !== null && (
				<>
					<p className="mt-3">{week.calendarHint}</p>
					<a href={address.replace(/^https?:/, "webcal:")} className={buttonStyle("primary", "mt-3 w-full")}>
						<Icon name="calendar" />
						{week.subscribe}
					</a>
					<label className="mt-4 block">
						<span className="type-meta text-ink-2">{week.calendarAddress}</span>
						<input
							readOnly
							value={address}
							onFocus={(event) => event.currentTarget.select()}
							className="mt-1 h-11 w-full rounded-control border-[1.5px] border-line-strong bg-surface px-3"
						/>
					</label>
					<p className="mt-4 text-ink-2">
						<a href={address} download="matches.ics" className="text-link hit-44 text-ink">
							{week.download}
						</a>
						<br />
						{week.downloadHint}
					</p>
				</>
			)}
			{children}
			<Button kind="secondary" className="mt-5 w-full" onClick={() => dialog.current?.close()}>
				{close}
			</Button>
		</dialog>
	);
}
