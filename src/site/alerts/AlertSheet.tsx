import { type RefObject, useEffect, useId, useState } from "react";
import type { AlertOf } from "../../client/account/device-alerts.ts";
import { useWhyNot } from "../../client/alerts/alerts.ts";
import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Loader } from "../../ui/Loader.tsx";
import type { AlertChoices } from "./AlertChoices.tsx";

type Props = {
	dialog: RefObject<HTMLDialogElement | null>;
	of: AlertOf;
	name: string;
	young: boolean;
	/** Whether it opened by itself after a heart: it then confirms the favourite first. */
	confirms?: boolean;
	/** Whether the dialog is open: its data is loaded then. */
	open: boolean;
	onClose: () => void;
};

/** The alert settings of a team or a field, as a sheet from below on a phone. Only its last button asks the phone for permission. */
export function AlertSheet({ dialog, of, name, young, confirms = false, open, onClose }: Props) {
	const { account, alerts: text, close } = useText();
	const heading = useId();
	return (
		<dialog
			ref={dialog}
			aria-labelledby={heading}
			onClose={onClose}
			className="menu-in mx-auto mt-auto mb-0 max-h-[90%] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card bg-paper p-0 text-left text-ink shadow-menu backdrop:bg-black/50 md:my-auto md:max-w-120 md:rounded-card md:border md:border-card-line"
		>
			<div className="sticky top-0 z-10 flex min-h-16 items-center gap-4 bg-paper px-4 py-2">
				<Icon name="bellRinging" size={23} className="shrink-0 stacked:hidden" />
				<h2 id={heading} className="type-h2 min-w-0 flex-1">
					{text.of(name)}
				</h2>
				<button
					type="button"
					aria-label={close}
					onClick={() => dialog.current?.close()}
					className="focus-inside grid size-11 shrink-0 place-items-center"
				>
					<Icon name="close" size={22} />
				</button>
			</div>
			{confirms && (
				<p className="flex items-center gap-2.5 bg-beam-tint px-4 py-2.5 font-[600]">
					<Icon name="heartFilled" size={20} className="shrink-0 text-heart" />
					{account.chosenTeam(name)}
				</p>
			)}
			{open && <Choices of={of} young={young} />}
		</dialog>
	);
}

/** The choices come when the sheet is first opened: no page weighs more for them. */
function Choices({ of, young }: { of: AlertOf; young: boolean }) {
	const whyNot = useWhyNot();
	const [Loaded, setLoaded] = useState<typeof AlertChoices | null>(null);
	const [failed, setFailed] = useState(false);
	const load = () => {
		setFailed(false);
		import("./AlertChoices.tsx").then(
			({ AlertChoices }) => setLoaded(() => AlertChoices),
			(error: unknown) => {
				console.info("The choices of alerts could not be loaded", error);
				setFailed(true);
			},
		);
	};
	useEffect(load, []);
	if (Loaded !== null) return <Loaded of={of} young={young} />;
	return (
		<div className="px-4 pb-6">
			{failed ? (
				<Button kind="secondary" className="w-full" onClick={load}>
					{whyNot}
				</Button>
			) : (
				<Loader className="py-6" />
			)}
		</div>
	);
}
