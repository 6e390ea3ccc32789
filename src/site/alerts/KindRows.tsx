import type { ReactNode } from "react";
import { useSite } from "../../client/data/site-data.ts";
import { ALERT_KINDS, type AlertKind, LEADS, offeredKinds } from "../../cup/alerts/alert-kind.ts";
import { useText } from "../../text/use-text.ts";
import type { IconName } from "../../ui/icon-names.ts";
import { Switch } from "../../ui/Switch.tsx";

const ICON: Readonly<Record<AlertKind, IconName>> = {
	"kick-off": "timer",
	goal: "soccerBall",
	result: "pennant",
	moved: "sneaker",
	through: "trophy",
	table: "listNumbers",
};

type Props = {
	/** Results of a young category are not published. */
	young: boolean;
	subject: "team" | "field";
	kinds: readonly AlertKind[];
	lead: number;
	onKinds: (kinds: readonly AlertKind[]) => void;
	onLead: (lead: number) => void;
	/** When the next kick-off alert will be sent. */
	next: ReactNode;
};

/** The kinds of alert for one team or field: in young categories none that reveals a result. */
export function KindRows({ young, subject, kinds, lead, onKinds, onLead, next }: Props) {
	const { alerts: text } = useText();
	const { brand } = useSite();
	const offered = offeredKinds(subject, young);
	return (
		<div className="border-t border-line">
			{ALERT_KINDS.filter((kind) => offered.includes(kind)).map((kind) => {
				const [name, hint] = kind === "result" && young ? text.played : text.kinds[kind];
				const on = kinds.includes(kind);
				return (
					<Switch
						key={kind}
						label={kind === "kick-off" && brand.sport === "handball" ? text.throwOff : name}
						hint={hint}
						icon={ICON[kind]}
						on={on}
						onChange={(now) => onKinds(now ? [...kinds, kind] : kinds.filter((one) => one !== kind))}
					>
						{kind === "kick-off" && on && (
							<>
								<Leads lead={lead} onLead={onLead} className="mr-4 mb-3 ml-14 stacked:ml-4" />
								{next}
							</>
						)}
					</Switch>
				);
			})}
		</div>
	);
}

/** How long before the start. */
export function Leads({ lead, onLead, className = "" }: { lead: number; onLead: (lead: number) => void; className?: string }) {
	const { alerts: text } = useText();
	return (
		<fieldset className={`flex overflow-hidden rounded-control border-[1.5px] border-line-strong ${className}`}>
			<legend className="sr-only">{text.before}</legend>
			{LEADS.map((one) => (
				<button
					key={one}
					type="button"
					aria-pressed={one === lead}
					onClick={() => onLead(one)}
					className={`focus-inside min-h-11 flex-1 border-l-[1.5px] border-line-strong first-of-type:border-l-0 ${one === lead ? "bg-ink text-paper" : "bg-surface"}`}
				>
					{text.minutes(one)}
				</button>
			))}
		</fieldset>
	);
}
