import { useEffect, useRef, useState } from "react";
import { useWayBack } from "../../client/account/coming-from.ts";
import { isAllowed, phoneHere } from "../../client/account/phone.ts";
import { useAccount } from "../../client/account/use-account.ts";
import { useAlertKinds, useAlerts } from "../../client/alerts/alerts.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { AlertSheet } from "./AlertSheet.tsx";

/** That the sheet has opened by itself on this device: it does so once. */
const OFFERED = "alerts-offered";

type Props = {
	subject: "team" | "field";
	id: string;
	name: string;
	young?: boolean;
	className: string;
};

/**
 * Opens the alert settings of a team or field; filled if this phone gets alerts of it. Signed out it leads to sign-in, like the heart.
 */
export function AlertBell({ subject, id, name, young = false, className }: Props) {
	const { alerts: text } = useText();
	const { inYear, year } = useYear();
	const wayBack = useWayBack();
	const of = { subject, id, year: Number(year) };
	const mayChoose = useAccount(({ own, phase }) => own !== null || phase === "loading");
	const isFavourite = useAccount(({ chosen }) =>
		subject === "team" ? chosen.teams.has(id as never) : chosen.fields.has(id as never),
	);
	const dialog = useRef<HTMLDialogElement>(null);
	const [open, setOpen] = useState(false);
	const { told } = useAlerts(open);
	const kinds = useAlertKinds(of, told);
	const isOn = told?.on === true && kinds.length > 0 && isAllowedHere();
	const [confirms, setConfirms] = useState(false);
	const show = () => {
		setOpen(true);
		dialog.current?.showModal();
	};
	useOffered(id, isFavourite && subject === "team", () => {
		setConfirms(true);
		show();
	});
	const style = buttonStyle("quiet", `${className} ${isOn ? "border-beam! bg-beam-tint!" : ""}`);
	if (!mayChoose) {
		return (
			<Link to={inYear("signin")} state={wayBack} aria-label={text.bell(name)} className={style}>
				<Icon name="bell" size={22} />
			</Link>
		);
	}
	return (
		<>
			<button
				type="button"
				aria-haspopup="dialog"
				aria-label={text.bell(name)}
				aria-pressed={isOn}
				onClick={show}
				className={style}
			>
				<Icon name={isOn ? "bellFilled" : "bell"} size={22} />
			</button>
			<AlertSheet
				dialog={dialog}
				of={of}
				name={name}
				young={young}
				confirms={confirms}
				open={open}
				onClose={() => {
					setOpen(false);
					setConfirms(false);
				}}
			/>
		</>
	);
}

/** Without the browser's permission no alert arrives, whatever was chosen. */
const isAllowedHere = (): boolean => typeof window !== "undefined" && isAllowed();

/** Opens the sheet once, after the first heart pressed on this device, if the browser can still ask for permission. */
function useOffered(id: string, isFavourite: boolean, show: () => void): void {
	const phase = useAccount((state) => state.phase);
	const before = useRef({ id, phase, isFavourite });
	const isPressed = useRef(false);
	useEffect(() => {
		const was = before.current;
		before.current = { id, phase, isFavourite };
		// Also while the user is loading. Changes by the user's arrival or by another team's page are no press.
		if (was.id !== id) isPressed.current = false;
		else if (was.phase === phase && was.isFavourite !== isFavourite) isPressed.current = isFavourite;
		if (!isPressed.current || phase !== "known") return;
		isPressed.current = false;
		if (phoneHere() !== "can" || isAllowed()) return;
		try {
			if (localStorage.getItem(OFFERED) !== null) return;
			localStorage.setItem(OFFERED, "1");
		} catch {
			// A browser without storage would ask at every heart.
			return;
		}
		show();
	});
}
