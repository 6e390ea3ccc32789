import { useEffect, useRef, useState } from "react";
import type { AlertOf } from "../../client/account/device-alerts.ts";
import { type Phone, phoneHere } from "../../client/account/phone.ts";
import { alerts, isOf, useAlertKinds, useAlerts, useWhyNot } from "../../client/alerts/alerts.ts";
import { useYear } from "../../client/data/site-data.ts";
import { type AlertKind, PRESET_KINDS } from "../../cup/alerts/alert-kind.ts";
import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { KindRows } from "./KindRows.tsx";
import { NextKickOff } from "./NextKickOff.tsx";
import { NotHere } from "./NotHere.tsx";

/** The alerts of a team or a field that this phone gets, the time of the next kick-off alert, and how to turn alerts on. */
export function AlertChoices({ of, young }: { of: AlertOf; young: boolean }) {
	const { alerts: text } = useText();
	const { inYear } = useYear();
	const { told, failed, busy } = useAlerts(true);
	const whyNot = useWhyNot();
	const kindsTold = useAlertKinds(of, told);
	const [phone, setPhone] = useState<Phone>("can");
	const [wanted, setWanted] = useState<readonly AlertKind[] | null>(null);
	const lastWanted = useRef<readonly AlertKind[]>([]);
	useEffect(() => setPhone(phoneHere()), []);
	if (told === null) {
		return (
			<div className="px-4 pb-6">
				{failed ? (
					<Button kind="secondary" className="w-full" onClick={() => void alerts.load()}>
						{whyNot}
					</Button>
				) : (
					<Loader className="py-6" />
				)}
			</div>
		);
	}
	// Until alerts are on, the preset is shown.
	const kinds = told.on ? kindsTold : (wanted ?? told.choices.find(isOf(of))?.kinds ?? PRESET_KINDS);
	const choose = (chosen: readonly AlertKind[]) => {
		lastWanted.current = chosen;
		setWanted(chosen);
		if (told.on) void alerts.choose(of, chosen);
	};
	const turnOn = async () => {
		lastWanted.current = kinds;
		if (!(await alerts.turnOn(of, kinds))) setPhone(phoneHere());
		// The choice made while the phone asked for permission.
		else if (lastWanted.current !== kinds) void alerts.choose(of, lastWanted.current);
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
				next={<NextKickOff of={of} told={told} />}
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
						{whyNot}
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
