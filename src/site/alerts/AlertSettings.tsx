import { type ReactNode, useEffect, useRef, useState } from "react";
import { calls } from "../../client/account/account.ts";
import type { AlertOf, DeviceAlerts } from "../../client/account/device-alerts.ts";
import { type Phone, phoneHere } from "../../client/account/phone.ts";
import type { FavouriteArena, FavouriteTeam } from "../../client/account/user.ts";
import { alerts, isOf, useAlertKinds, useAlerts, useWhyNot } from "../../client/alerts/alerts.ts";
import { useTeamsAlerts } from "../../client/alerts/use-teams-alerts.ts";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { ALERT_KINDS, type AlertKind, offeredKinds, PRESET_KINDS } from "../../cup/alerts/alert-kind.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Column } from "../../ui/Column.tsx";
import { Flag } from "../../ui/Flag.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Section } from "../../ui/Section.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { AlertSheet } from "./AlertSheet.tsx";
import { Leads } from "./KindRows.tsx";
import { NotHere } from "./NotHere.tsx";

type Props = { teams: readonly FavouriteTeam[]; fields: readonly FavouriteArena[] };

/** A state of My Week: all alerts of this phone, and its quiet hours. */
export function AlertSettings({ teams, fields }: Props) {
	const text = useText();
	const { inYear } = useYear();
	const { told, failed, busy } = useAlerts(true);
	const whyNot = useWhyNot();
	const [phone, setPhone] = useState<Phone>("can");
	useEffect(() => setPhone(phoneHere()), []);
	const turnOn = async () => {
		if (!(await alerts.turnOn(null, []))) setPhone(phoneHere());
	};
	return (
		<Column>
			<PageHead
				title={text.alerts.title}
				crumbs={[{ to: inYear("favourites"), label: text.myWeek }, { label: text.alerts.title }]}
			>
				{told !== null && phone === "can" && (
					<p role="status" className="mt-1 text-[1.0625rem] text-ink-2">
						{told.on ? text.alerts.onHere : text.alerts.offHere}{" "}
						{told.on && (
							<button type="button" className="text-link hit-44 text-ink" onClick={() => void alerts.turnOff()}>
								{text.alerts.turnOff}
							</button>
						)}
					</p>
				)}
			</PageHead>
			<div className="max-w-160">
				{phone !== "can" && <NotHere phone={phone} />}
				{phone === "can" && told !== null && !told.on && (
					<>
						<Button busy={busy} className="w-full" onClick={() => void turnOn()}>
							{text.alerts.turnOn}
						</Button>
						<p className="mt-2 text-ink-2">{busy ? text.alerts.asked : text.alerts.asksOnce}</p>
					</>
				)}
				{failed && (
					<p role="alert" className="py-2 font-[650]">
						{whyNot}
					</p>
				)}
				{told === null ? !failed && <Loader className="py-6" /> : <Settings told={told} teams={teams} fields={fields} />}
			</div>
		</Column>
	);
}

function Settings({ told, teams: favourites, fields }: Props & { told: DeviceAlerts }) {
	const { alerts: text } = useText();
	const language = useLanguage();
	const isHandball = useSite().brand.sport === "handball";
	const [tested, setTested] = useState<"sent" | "failed" | null>(null);
	const { tellingResults, nameNow } = useTeamsAlerts(favourites.map(({ team_id }) => team_id));
	const teams = favourites.map((team) => ({ ...team, teamName: nameNow.get(team.team_id) ?? team.teamName }));
	/** The team of the example result. */
	const named = teams.find(({ team_id }) => tellingResults.has(team_id));
	const ofTeams = teams.map(({ team_id: id, year }): AlertOf => ({ subject: "team", id, year }));
	/** The first team's choices apply to all. */
	const sameForAll = async () => {
		const [first, ...others] = ofTeams;
		if (first === undefined) return;
		const kinds = told.choices.find(isOf(first))?.kinds ?? PRESET_KINDS;
		for (const of of others) await alerts.choose(of, kinds);
	};
	return (
		<>
			<Section
				title={text.perTeam}
				actions={
					teams.length > 1 && (
						<button type="button" className="hit-44 text-ink-2 hover:text-ink" onClick={() => void sameForAll()}>
							{text.sameForAll}
						</button>
					)
				}
			>
				<ul className="band divide-y divide-line">
					{teams.map(({ team_id: id, teamName, nation, nationCode, catShort, year }) => (
						<One
							key={`team ${id}`}
							of={{ subject: "team", id, year }}
							name={teamName}
							detail={catShort}
							sign={<Flag nation={nationCode} name={nation} />}
							young={!tellingResults.has(id)}
							told={told}
						/>
					))}
					{fields.map(({ field_id: id, fieldName, year }) => (
						<One
							key={`field ${id}`}
							of={{ subject: "field", id, year }}
							name={fieldName}
							detail=""
							sign={<Icon name="mapPin" size={24} className="text-ink-2" />}
							young={false}
							told={told}
						/>
					))}
				</ul>
			</Section>
			<Section title={isHandball ? text.throwOff : text.kickOffSoon}>
				<div className="band">
					<div className="border-b border-line px-4 py-3">
						<p className="pb-2 font-[650]">{text.before}</p>
						<Leads lead={told.lead} onLead={(lead) => void alerts.set({ lead })} />
					</div>
					<Switch
						label={text.addWay}
						hint={text.addWayHint}
						icon="path"
						on={told.way}
						onChange={(way) => void alerts.set({ way })}
					/>
				</div>
			</Section>
			<Section title={text.quietHours}>
				<div className="band">
					<Switch
						label={text.quietAtNight}
						hint={text.quietHint(told.until)}
						icon="moon"
						on={told.quiet}
						onChange={(quiet) => void alerts.set({ quiet })}
					/>
					{told.quiet && (
						<>
							<div className="flex min-h-14.5 flex-wrap items-center justify-between gap-x-3 border-b border-line bg-surface px-4 py-1.5">
								<Hour label={text.from} value={told.from} onChange={(from) => void alerts.set({ from })} />
								<Hour label={text.to} value={told.until} onChange={(until) => void alerts.set({ until })} />
							</div>
							<Switch label={text.early} icon="sneaker" on={told.early} onChange={(early) => void alerts.set({ early })} />
						</>
					)}
				</div>
			</Section>
			<Section title={text.spoilers}>
				<div className="band">
					<Switch
						label={text.scoreLeftOut}
						hint={named && text.scoreLeftOutHint(named.teamName)}
						icon="eyeSlash"
						on={told.score_left_out}
						onChange={(score_left_out) => void alerts.set({ score_left_out })}
					/>
				</div>
			</Section>
			<Button
				kind="secondary"
				className="mt-5 w-full"
				disabled={!told.on}
				onClick={() =>
					void calls.testAlert().then(
						() => setTested("sent"),
						() => setTested("failed"),
					)
				}
			>
				<Icon name="bellRinging" />
				{text.test}
			</Button>
			<p role="status" className="mt-2 text-[.9375rem] text-ink-2">
				{tested && `${tested === "sent" ? text.tested : text.notTested} `}
				{told.last !== null && `${text.last(when(told.last.at, language), kindName(told.last.kind, text, isHandball))} `}
				{text.atMost}
			</p>
		</>
	);
}

/** On the phone's own clock, by which the alert arrived. */
function when(at: string, language: "en" | "sv"): string {
	return new Intl.DateTimeFormat(language === "sv" ? "sv-SE" : "en-GB", {
		weekday: "short",
		hour: "2-digit",
		minute: "2-digit",
	}).format(new Date(at));
}

function kindName(kind: string | null, text: ReturnType<typeof useText>["alerts"], isHandball: boolean): string {
	if (kind === "kick-off" && isHandball) return text.throwOff;
	const known = ALERT_KINDS.find((one) => one === kind);
	return known === undefined ? text.title : text.kinds[known][0];
}

/** Half hours of a 24-hour clock: a browser's own time field would follow its own language. */
const HALF_HOURS = Array.from(
	{ length: 48 },
	(_, half) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`,
);

function Hour({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
	const language = useLanguage();
	const offered = HALF_HOURS.includes(value) ? HALF_HOURS : [...HALF_HOURS, value].sort();
	return (
		<label className="flex items-center gap-3 first:flex-1 first:justify-between">
			<span className="font-[650]">{label}</span>
			<select
				value={value}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
				className="h-11 rounded-control border-[1.5px] border-line-strong bg-surface px-3 font-cond text-lg font-[750]"
			>
				{offered.map((time) => (
					<option key={time} value={time}>
						{language === "sv" ? time.replace(":", ".") : time}
					</option>
				))}
			</select>
		</label>
	);
}

type OneProps = { of: AlertOf; name: string; detail: string; sign: ReactNode; young: boolean; told: DeviceAlerts };

function One({ of, name, detail, sign, young, told }: OneProps) {
	const { alerts: text } = useText();
	const isHandball = useSite().brand.sport === "handball";
	const dialog = useRef<HTMLDialogElement>(null);
	const [open, setOpen] = useState(false);
	const kinds = useAlertKinds(of, told);
	const offered = offeredKinds(of.subject, young);
	const short = (kind: AlertKind): string => {
		if (kind === "kick-off") return `${isHandball ? text.shortThrowOff : text.short[kind]} ${text.minutes(told.lead)}`;
		return kind === "result" && young ? text.shortPlayed : text.short[kind];
	};
	const said = ALERT_KINDS.filter((kind) => offered.includes(kind) && kinds.includes(kind)).map(short);
	const line = said.length === ALERT_KINDS.length ? text.everything : said.length === 0 ? text.nothing : said.join(", ");
	return (
		<li>
			<button
				type="button"
				aria-haspopup="dialog"
				onClick={() => {
					setOpen(true);
					dialog.current?.showModal();
				}}
				className="focus-inside flex min-h-17 w-full items-center gap-3.5 border-l-5 border-beam py-2 pr-4 pl-3 text-left"
			>
				<span className="grid w-6 shrink-0 place-items-center">{sign}</span>
				<span className="min-w-0 flex-1">
					<b className="block font-cond text-xl/6 font-[750]">
						{name} <span className="font-[450]">{detail}</span>
					</b>
					<span className="block text-[.9375rem] text-ink-2 first-letter:uppercase">{line}</span>
				</span>
				<Icon name="caretRight" size={18} className="shrink-0" />
			</button>
			<AlertSheet dialog={dialog} of={of} name={name} young={young} open={open} onClose={() => setOpen(false)} />
		</li>
	);
}
