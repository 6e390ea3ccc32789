import { useState } from "react";
import { Link } from "react-router";
import { SWITCHES, type Switch } from "../../cup/publication-order.ts";
import type { Check } from "../../office/out/checklist.ts";
import type { PublishingView } from "../../office/out/publishing-view.ts";
import { formatInstant, formatNumber } from "../../text/format.ts";
import type { Language } from "../../text/language.ts";
import type { OutTexts } from "../../text/office/out-en.ts";
import { Checklist } from "../checklist/Checklist.tsx";
import { useChecklist } from "../checklist/use-checklist.ts";
import { Icon } from "../parts/Icon.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { SidePanel } from "../parts/SidePanel.tsx";
import { useKeys } from "../parts/use-keys.ts";
import { useLanguage } from "../session/language.tsx";
import { usePublishingText } from "../session/publishing-text.ts";
import { useSession } from "../session/session.tsx";
import { ScreenKeys } from "../slips/StatusStrip.tsx";
import { ClockField } from "./ClockField.tsx";
import { CupName, isCupNamed } from "./CupName.tsx";
import { Proposed, SecondLookSetting } from "./SecondLook.tsx";
import { shownClock } from "./shown-clock.ts";
import type { OutNow } from "./use-out.ts";
import { VisitorView } from "./VisitorView.tsx";

type Props = { readonly told: PublishingView; readonly out: OutNow; readonly onDone: (said: string) => void };

export function Publication({ told, out, onDone }: Props) {
	const { out: text } = usePublishingText();
	const language = useLanguage();
	const { cup } = useSession();
	const [open, setOpen] = useState<Switch | null>(null);
	/** What is looked at as a visitor; "now": the site as it is. */
	const [look, setLook] = useState<Switch | "now" | null>(null);
	const { checks, problem } = useChecklist();
	const { waiting } = told.secondLook;
	const lookAt = (of: Switch | "now") => {
		setOpen(null);
		setLook(of);
	};
	// While a switch is proposed, V is its own.
	useKeys(open === null ? { v: () => lookAt(waiting?.of ?? "now") } : {});
	const when = told.since && formatInstant(new Date(told.since), cup.zone, language, true);
	return (
		<>
			<main className="min-w-0 flex-1 px-5 pt-4 pb-8 tablet:min-w-96 tablet:px-7">
				<div className="flex flex-wrap items-baseline gap-x-4 pb-3">
					<h1 className="office-h1">{text.parts.publish}</h1>
					<p className="office-meta">{told.edition.name}</p>
				</div>
				<Proposed {...{ told, out, onDone }} onLook={() => lookAt(waiting?.of ?? "now")} />
				{told.lackingPages.length > 0 && (
					<p className="mb-3 flex items-start gap-2 bg-amber-tint p-3">
						<Icon name="warning" size={18} className="mt-0.5 text-amber-ink" />
						<span>
							{text.lacksPages(told.lackingPages)}{" "}
							<Link to="/plan?brand" className="font-[600] underline">
								{text.writePages}
							</Link>
						</span>
					</p>
				)}
				<div aria-hidden="true" className="office-meta hidden gap-4 border-t-2 border-ink py-2 tablet:flex">
					<span className="w-[2.875rem]">{text.heads.out}</span>
					<span className="flex-1">{text.what}</span>
					<span>{text.heads.look}</span>
				</div>
				<ul className="border-t-2 border-ink tablet:border-t tablet:border-line">
					{SWITCHES.map((one) => {
						const isOn = told.published[one];
						const lacks = lackOf(told, one, text);
						const at = told.timed.find(({ of }) => of === one)?.at;
						return (
							<li key={one} className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-4">
								<button
									type="button"
									role="switch"
									aria-checked={isOn}
									aria-label={text.switches[one]}
									onClick={() => {
										out.forget();
										setLook(null);
										setOpen(one);
									}}
									className={`relative mt-0.5 h-7 w-[2.875rem] shrink-0 rounded-control border ${isOn ? "border-ink bg-ink" : "border-line-strong bg-surface"}`}
								>
									<span
										aria-hidden="true"
										className={`absolute top-1 size-[1.125rem] rounded-[2px] ${isOn ? "right-1 bg-paper" : "left-1 bg-ink-3"}`}
									/>
								</button>
								<div className="min-w-0 flex-1 basis-48">
									<h2 className="office-h3">{text.switches[one]}</h2>
									<p className="text-ink-2">{figuresIn(told, one, text, language)}</p>
									{at !== undefined && <p className="font-[600]">{text.goesOut(shownClock(at, language))}</p>}
									{lacks !== null && (
										<p className="mt-1 flex items-center gap-2 text-amber-ink">
											<Icon name="warning" size={16} />
											{lacks}
										</p>
									)}
								</div>
								<span className="office-meta w-20 shrink-0">{isOn ? text.isOn : text.isOff}</span>
								<button
									type="button"
									aria-label={text.lookAt(text.switches[one])}
									onClick={() => lookAt(one)}
									className="shrink-0 border-b-2 border-accent-ink text-ink"
								>
									{text.look}
								</button>
							</li>
						);
					})}
				</ul>
				{when && <p className="office-meta mt-3">{text.since(when)}</p>}
				<p className="office-meta mt-4">{text.nothingLeaves}</p>
				{told.figures.young > 0 && <p className="office-meta mt-1">{text.young(told.figures.young)}</p>}
				<Checklist {...{ checks, problem }} />
				<SecondLookSetting {...{ told, out }} />
			</main>
			{open !== null && (
				<Turn
					key={open}
					{...{ told, out, of: open, missing: missingFor(checks, open) }}
					onClose={(said) => {
						// Another one may have been opened while this one was being done.
						setOpen((now) => (now === open ? null : now));
						if (said !== null) onDone(said);
					}}
				/>
			)}
			{look !== null && (
				<SidePanel key={look} title={text.visitor.title} onClose={() => setLook(null)} isBeside={look === "now"}>
					<VisitorView of={look === "now" ? null : look} isTurned={look !== "now" && !told.published[look]} />
				</SidePanel>
			)}
			<ScreenKeys>
				<span className="flex items-center gap-1.5">
					<KeyCap>V</KeyCap>
					{text.visitor.key}
				</span>
			</ScreenKeys>
		</>
	);
}

/** How many lines of the checklist are open that concern a switch, or one above it. */
const missingFor = (checks: readonly Check[] | undefined, of: Switch): number =>
	checks?.filter((one) => one.missing > 0 && SWITCHES.indexOf(one.of) <= SWITCHES.indexOf(of)).length ?? 0;

type TurnProps = Omit<Props, "onDone"> & {
	readonly of: Switch;
	/** Lines of the checklist that are open. */
	readonly missing: number;
	/** @param said what was done; null: nothing */
	readonly onClose: (said: string | null) => void;
};

/** One proposed switch: which others change with it, and the consequences. */
function Turn({ told, out, of, missing, onClose }: TurnProps) {
	const { out: text } = usePublishingText();
	const language = useLanguage();
	const [name, setName] = useState("");
	const set = told.timed.find((one) => one.of === of)?.at ?? "";
	const [when, setWhen] = useState<string | null>(set);
	// The state when the panel was opened: a colleague may have changed it meanwhile, which the server reports.
	const [on] = useState(!told.published[of]);
	const at = SWITCHES.indexOf(of);
	const isTimed = on && when !== null && when !== "";
	/** Out by then by itself. */
	const isSet = (one: Switch) => isTimed && told.timed.some((timed) => timed.of === one && timed.at <= when);
	const others = (on ? SWITCHES.slice(0, at) : SWITCHES.slice(at + 1)).filter((one) => told.published[one] !== on && !isSet(one));
	const title = on ? text.turnOn(text.switches[of]) : text.turnOff(text.switches[of]);
	const { secondLook } = told;
	const isProposal = on && secondLook.isOn;
	const turning = isTimed ? text.setFor(shownClock(when, language)) : title;
	const doing = isProposal ? text.secondLook.propose(turning) : turning;
	const isAlone = isProposal && secondLook.others === 0;
	const [isLooking, setLooking] = useState(false);
	useKeys({ v: () => setLooking(true) });
	const list = others.map((one) => text.switches[one].toLowerCase()).join(", ");
	const isReady = !out.isBusy && !isAlone && when !== null && (on || isCupNamed(name));
	const said = isProposal ? text.secondLook.proposed : text.done;
	const commit = async () => {
		if (!isReady) return;
		if (isTimed) {
			if ((await out.send("PUT", "/out/timed", { of, at: when, withOthers: others.length > 0 })) !== undefined) onClose(said);
			return;
		}
		const body = { of, on, withOthers: others.length > 0, ...(!on && { cupName: name }) };
		if ((await out.send("POST", "/out/publication", body)) !== undefined) onClose(said);
	};
	const callOff = async () => {
		if ((await out.send("DELETE", `/out/timed/${of}`)) !== undefined) onClose(text.done);
	};
	return (
		<SidePanel
			kicker={text.proposed}
			title={title}
			onClose={() => onClose(null)}
			onCommit={() => void commit()}
			foot={
				<>
					{out.problem !== null && (
						<p role="alert" className="mb-2 font-[550] text-loss">
							{out.problem}
						</p>
					)}
					<button type="button" disabled={!isReady} onClick={() => void commit()} className="act-button">
						{doing}
						<KeyCap>⌘⏎</KeyCap>
					</button>
					<p className="office-meta mt-2 flex items-center justify-between gap-2">
						{isProposal ? text.secondLook.proposeHow : isTimed ? text.untilThen : text.canBeUndone}
						{on && set !== "" && (
							<button type="button" className="office-button" disabled={out.isBusy} onClick={() => void callOff()}>
								{text.callOff}
							</button>
						)}
					</p>
				</>
			}
		>
			<div>
				<p>{isTimed ? text.byItself(text.switches[of], shownClock(when, language)) : on ? text.atOnce : text.hides}</p>
				{on && <ClockField label={text.when} how={text.whenHow} value={when} onSet={setWhen} />}
				{others.length > 0 && <p className="mt-2 font-[550]">{on ? text.withOthersOn(list) : text.withOthersOff(list)}</p>}
				{isAlone && (
					<p className="mt-2 flex items-start gap-2 text-amber-ink">
						<Icon name="warning" size={16} className="mt-1" />
						{text.secondLook.alone}
					</p>
				)}
				{on && missing > 0 && (
					<p className="mt-2 flex items-start gap-2 text-amber-ink">
						<Icon name="warning" size={16} className="mt-1" />
						{text.stillMissing(missing)}
					</p>
				)}
				{!on && <CupName value={name} onWrite={setName} />}
				{on && !isLooking && (
					<p className="mt-4">
						<button type="button" className="office-button" onClick={() => setLooking(true)}>
							<Icon name="eye" size={16} />
							{text.look}
							<KeyCap>V</KeyCap>
						</button>
					</p>
				)}
			</div>
			{on && isLooking && (
				<div className="mt-5">
					<VisitorView of={of} isTurned />
				</div>
			)}
		</SidePanel>
	);
}

function figuresIn({ figures }: PublishingView, of: Switch, text: OutTexts, language: Language): string {
	const number = (count: number) => formatNumber(count, language);
	return {
		clubs: text.figures.clubs(number(figures.clubs), number(figures.nations)),
		teams: text.figures.teams(number(figures.teams)),
		lot: text.figures.lot(number(figures.categories)),
		schedule: text.figures.schedule(number(figures.placed), number(figures.matches)),
	}[of];
}

/** What is incomplete if it is published now. */
function lackOf({ figures }: PublishingView, of: Switch, { lacks }: OutTexts): string | null {
	const unplaced = figures.matches - figures.placed;
	if (of === "teams" && figures.categoriesWithoutTeams > 0) return lacks.teams(figures.categoriesWithoutTeams);
	if (of === "lot" && figures.categoriesWithoutDraw > 0) return lacks.lot(figures.categoriesWithoutDraw);
	return of === "schedule" && unplaced > 0 ? lacks.schedule(unplaced) : null;
}
