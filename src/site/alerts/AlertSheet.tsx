import { type RefObject, useEffect, useId, useState } from "react";
import { type AlertKind, PRESET_KINDS } from "../../cup/alerts/alert-kind.ts";
import { useYear } from "../site-data.ts";
import { useText } from "../text/language.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { Loader } from "../ui/Loader.tsx";
import { alerts, isOf, useAlerts, useKindsTold } from "./alerts.ts";
import type { AlertOf } from "./alerts-told.ts";
import { KindRows } from "./KindRows.tsx";
import type { NextKickOff } from "./NextKickOff.tsx";
import { NotHere } from "./NotHere.tsx";
import { type Phone, phoneHere } from "./phone.ts";

type Props = {
	dialog: RefObject<HTMLDialogElement | null>;
	of: AlertOf;
	name: string;
	young: boolean;
	/** Whether the dialog is shown: what it says is asked for then. */
	open: boolean;
	onClose: () => void;
};

/** What this phone is told of a team or a field, from below on a phone; the phone itself is asked by its last button alone. */
export function AlertSheet({ dialog, of, name, young, open, onClose }: Props) {
	const { alerts: text, close } = useText();
	const heading = useId();
	return (
		<dialog
			ref={dialog}
			aria-labelledby={heading}
			onClose={onClose}
			className="menu-in mx-auto mt-auto mb-0 max-h-[90%] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card bg-paper p-0 text-left text-ink shadow-menu backdrop:bg-black/50 md:my-auto md:max-w-120 md:rounded-card"
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
			{open && <Choosing of={of} young={young} />}
		</dialog>
	);
}

/** What says when the next kick-off will be told comes with the sheet: no page weighs more for it. Without a network it is left out. */
function useNextKickOff(): typeof NextKickOff | null {
	const [next, setNext] = useState<typeof NextKickOff | null>(null);
	useEffect(() => {
		import("./NextKickOff.tsx").then(
			(loaded) => setNext(() => loaded.NextKickOff),
			(error: unknown) => console.info("When the next kick-off will be told could not be loaded", error),
		);
	}, []);
	return next;
}

function Choosing({ of, young }: { of: AlertOf; young: boolean }) {
	const { alerts: text, loading } = useText();
	const { inYear } = useYear();
	const { told, failed, busy } = useAlerts(true);
	const kindsTold = useKindsTold(of, told);
	const [phone, setPhone] = useState<Phone>("can");
	const [wanted, setWanted] = useState<readonly AlertKind[] | null>(null);
	useEffect(() => setPhone(phoneHere()), []);
	const Next = useNextKickOff();
	if (told === null) {
		return (
			<div className="px-4 pb-6">
				{failed ? (
					<Button kind="secondary" className="w-full" onClick={() => void alerts.load()}>
						{text.failed}
					</Button>
				) : (
					<Loader className="py-6" aria-label={loading} />
				)}
			</div>
		);
	}
	// Until alerts are on the preset is what they would begin with.
	const kinds = wanted ?? (told.on ? kindsTold : (told.choices.find(isOf(of))?.kinds ?? PRESET_KINDS));
	const choose = (chosen: readonly AlertKind[]) => {
		setWanted(chosen);
		if (told.on) void alerts.choose(of, chosen);
	};
	const turnOn = async () => {
		if (!(await alerts.turnOn(of, kinds))) setPhone(phoneHere());
	};
	return (
		<>
			<KindRows
				young={young}
				subject={of.subject}
				kinds={kinds}
				lead={told.lead}
				onKinds={choose}
				onLead={(lead) => void alerts.set({ lead })}
				next={Next && <Next of={of} told={told} />}
			/>
			<div className="px-4 pt-2 pb-[calc(1rem+env(safe-area-inset-bottom))]">
				<p className="flex min-h-12 flex-wrap items-center gap-x-3">
					<Icon name="moon" size={23} className="shrink-0 text-ink-2" />
					<span className="min-w-0 flex-1">
						{told.quiet && (
							<>
								<b className="font-[650]">{text.quietFor(told.from, told.until)}</b> {text.forAll}
							</>
						)}
					</span>
					<Link to={inYear("favourites?show=alerts")} className="text-link hit-44">
						{text.change}
					</Link>
				</p>
				{failed && (
					<p role="alert" className="pb-2 font-[650]">
						{text.failed}
					</p>
				)}
				{phone !== "can" ? (
					<NotHere phone={phone} />
				) : told.on ? (
					<p role="status">
						{text.onHere}{" "}
						<button type="button" className="text-link hit-44" onClick={() => void alerts.turnOff()}>
							{text.turnOff}
						</button>
					</p>
				) : (
					<>
						<Button className="w-full" busy={busy} onClick={() => void turnOn()}>
							{text.turnOn}
						</Button>
						<p role="status" className="mt-2 text-[.9375rem] text-ink-2">
							{busy ? text.asked : text.asksOnce}
						</p>
					</>
				)}
			</div>
		</>
	);
}
