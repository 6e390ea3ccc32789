import { useState } from "react";
import { Link } from "react-router";
import { SWITCHES, type Switch } from "../../cup/publication-order.ts";
import type { PublishingView } from "../../office/out/publishing-view.ts";
import { formatInstant, formatNumber } from "../../text/format.ts";
import type { Language } from "../../text/language.ts";
import type { OutTexts } from "../../text/office/out-en.ts";
import { Icon } from "../parts/Icon.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { SidePanel } from "../parts/SidePanel.tsx";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { ClockField } from "./ClockField.tsx";
import { CupName, isCupNamed } from "./CupName.tsx";
import { shownClock } from "./shown-clock.ts";
import type { OutNow } from "./use-out.ts";

/** The page on which a visitor sees it. */
const PAGES: Readonly<Record<Switch, string>> = { clubs: "nations", teams: "categories", lot: "categories", schedule: "" };

type Props = { readonly told: PublishingView; readonly out: OutNow; readonly onDone: (said: string) => void };

export function Publication({ told, out, onDone }: Props) {
	const { out: text } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const [open, setOpen] = useState<Switch | null>(null);
	const when = told.since && formatInstant(new Date(told.since), cup.zone, language, true);
	return (
		<>
			<main className="min-w-0 flex-1 px-5 pt-4 pb-8 tablet:px-7">
				<div className="flex flex-wrap items-baseline gap-x-4 pb-3">
					<h1 className="office-h1">{text.parts.publish}</h1>
					<p className="office-meta">{told.edition.name}</p>
				</div>
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
				<ul className="border-t-2 border-ink">
					{SWITCHES.map((one) => {
						const isOn = told.published[one];
						const lacks = lackOf(told, one, text);
						const at = told.timed.find(({ of }) => of === one)?.at;
						return (
							<li key={one} className="flex items-start gap-4 border-b border-line py-4">
								<button
									type="button"
									role="switch"
									aria-checked={isOn}
									aria-label={text.switches[one]}
									onClick={() => {
										out.forget();
										setOpen(one);
									}}
									className={`relative mt-0.5 h-7 w-[2.875rem] shrink-0 rounded-control border ${isOn ? "border-ink bg-ink" : "border-line-strong bg-surface"}`}
								>
									<span
										aria-hidden="true"
										className={`absolute top-1 size-[1.125rem] rounded-[2px] ${isOn ? "right-1 bg-paper" : "left-1 bg-ink-3"}`}
									/>
								</button>
								<div className="min-w-0 flex-1">
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
								<a
									href={`/${told.edition.year}${PAGES[one] === "" ? "" : `/${PAGES[one]}`}`}
									target="_blank"
									rel="noreferrer"
									aria-label={text.lookAt(text.switches[one])}
									className="shrink-0 border-b-2 border-accent-ink text-ink"
								>
									{text.look}
								</a>
							</li>
						);
					})}
				</ul>
				{when && <p className="office-meta mt-3">{text.since(when)}</p>}
				<p className="office-meta mt-4">{text.nothingLeaves}</p>
				{told.figures.young > 0 && <p className="office-meta mt-1">{text.young(told.figures.young)}</p>}
			</main>
			{open !== null && (
				<Turn
					key={open}
					{...{ told, out, of: open }}
					onClose={(isDone) => {
						// Another one may have been opened while this one was being done.
						setOpen((now) => (now === open ? null : now));
						if (isDone) onDone(text.done);
					}}
				/>
			)}
		</>
	);
}

type TurnProps = Omit<Props, "onDone"> & { readonly of: Switch; readonly onClose: (isDone: boolean) => void };

/** One proposed switch: which others change with it, and the consequences. */
function Turn({ told, out, of, onClose }: TurnProps) {
	const { out: text } = useOfficeText();
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
	const doing = isTimed ? text.setFor(shownClock(when, language)) : title;
	const list = others.map((one) => text.switches[one].toLowerCase()).join(", ");
	const isReady = !out.isBusy && when !== null && (on || isCupNamed(name));
	const commit = async () => {
		if (!isReady) return;
		if (isTimed) {
			if ((await out.send("PUT", "/out/timed", { of, at: when, withOthers: others.length > 0 })) !== undefined) onClose(true);
			return;
		}
		const body = { of, on, withOthers: others.length > 0, ...(!on && { cupName: name }) };
		if ((await out.send("POST", "/out/publication", body)) !== undefined) onClose(true);
	};
	const callOff = async () => {
		if ((await out.send("DELETE", `/out/timed/${of}`)) !== undefined) onClose(true);
	};
	return (
		<SidePanel
			kicker={text.proposed}
			title={title}
			onClose={() => onClose(false)}
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
						{isTimed ? text.untilThen : text.canBeUndone}
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
				{!on && <CupName value={name} onWrite={setName} />}
			</div>
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
