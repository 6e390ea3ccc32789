import { useState } from "react";
import { useNavigate } from "react-router";
import { cupTime } from "../../cup/cup-clock.ts";
import { enumName } from "../../cup/enum-name.ts";
import type { SettledDecision, WaitingDecision } from "../../cup/office/decision.ts";
import type { FactCriterion } from "../../cup/rules.ts";
import type { Notification } from "../../office/notifications/notification.ts";
import { formatDifference, formatInstant } from "../../text/format.ts";
import { tableWords } from "../../text/match/table-of-sport.ts";
import { dayIn } from "../parts/CupClock.tsx";
import { Icon } from "../parts/Icon.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { useCommitKey, useKeys } from "../parts/use-keys.ts";
import { useRecipients } from "../preview/Recipients.tsx";
import { usePreview } from "../preview/use-preview.ts";
import { claimWords, neededWords, questionWords, settledWords } from "../preview/words.ts";
import { call, refusalWords } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { heardAct, toUndo } from "../undo/undo-heard.ts";
import { ContestedMatch } from "./ContestedMatch.tsx";
import { Outcome } from "./Outcome.tsx";
import { ProtestAnswer } from "./ProtestAnswer.tsx";
import { RaiseProtest } from "./RaiseProtest.tsx";
import { StuckSide } from "./StuckSide.tsx";
import { NOTHING_CHOSEN, proposalOf, type Settleable, type Settling, waysOf } from "./settling.ts";
import type { Decisions as Told } from "./use-decisions.ts";
import { WhatItDoes } from "./WhatItDoes.tsx";

const KEY_OF: Readonly<Record<FactCriterion, string>> = { "shoot-out": "S", lots: "L", "fair-play": "F", ranking: "R" };

/** Decisions that results leave open: what waits, how it was decided, and the effect. */
export function Decisions({ told, onSaid }: { told: Told; onSaid: (words: string) => void }) {
	const { decisions: text } = useOfficeText();
	const language = useLanguage();
	const { waiting, settled, again } = told;
	const { cup } = useSession();
	const today = dayIn(cupTime(cup.clock, new Date()), cup.zone);
	const [chosen, setChosen] = useState<string | null>(null);
	const decision = waiting.find(({ key }) => key === chosen) ?? waiting[0] ?? null;
	return (
		<div className="grid gap-x-8 gap-y-6 px-4 pt-5 tablet:px-7 wide:grid-cols-[minmax(15rem,20rem)_minmax(0,1fr)_minmax(16rem,21rem)]">
			<div>
				<section aria-labelledby="decisions-waiting" className="border-t-2 border-ink pt-2.5">
					<div className="flex items-baseline justify-between">
						<h2 id="decisions-waiting" className="office-h2">
							{text.waiting}
						</h2>
						<span className="office-meta">{text.byWhen}</span>
					</div>
					{told.failed && <p className="py-2 text-amber-ink">{text.failed}</p>}
					{told.isRead && waiting.length === 0 && <p className="office-meta py-3">{text.noneWaiting}</p>}
					<ul className="mt-2 grid gap-3">
						{waiting.map((one) => (
							<li key={one.key}>
								<button
									type="button"
									aria-current={one === decision ? "true" : undefined}
									onClick={() => setChosen(one.key)}
									className={`w-full rounded-control border bg-surface p-4 text-left ${one === decision ? "border-2 border-ink" : "border-line-strong"}`}
								>
									<span className="flex items-center justify-between gap-2">
										<span className="font-xcond text-[1.4375rem] font-[800]">{one.category[language]}</span>
										{one.neededBy !== null && (
											<span className="rounded-[3px] bg-amber-tint px-2 py-1 font-cond font-[650] text-amber-ink">
												{text.needed(neededWords(one.neededBy, today, language))}
											</span>
										)}
									</span>
									<span className="office-h3 block">{questionWords(one, text, language)}</span>
									<span className="office-meta mt-1 block">{claimWords(one, text, language)}</span>
								</button>
							</li>
						))}
					</ul>
				</section>
				<RaiseProtest onDone={again} onSaid={onSaid} />
				<Settled settled={settled} isRead={told.isRead} onUndone={again} onSaid={onSaid} />
			</div>
			{decision?.kind === "protest" && <ProtestAnswer key={decision.key} decision={decision} onDone={again} onSaid={onSaid} />}
			{decision?.kind === "contested" && <ContestedMatch key={decision.key} decision={decision} onDone={again} onSaid={onSaid} />}
			{decision?.kind === "stuck" && <StuckSide key={decision.key} decision={decision} onDone={again} onSaid={onSaid} />}
			{(decision?.kind === "shared" || decision?.kind === "level") && (
				<Decision key={decision.key} decision={decision} onDone={again} onSaid={onSaid} />
			)}
		</div>
	);
}

function Decision({ decision, onDone, onSaid }: { decision: Settleable; onDone: () => void; onSaid: (words: string) => void }) {
	const { decisions: text } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const [settling, setSettling] = useState<Settling>(NOTHING_CHOSEN);
	const judging = usePreview(proposalOf(decision, settling));
	const { preview, tell, isJudging, isCommitting, commit } = judging;
	const choice = useRecipients(tell);
	const ways = waysOf(decision);
	const choose = (way: FactCriterion) => setSettling({ ...NOTHING_CHOSEN, way });
	const pick = (way: FactCriterion) => () => {
		if (ways.includes(way)) choose(way);
	};
	useKeys({ s: pick("shoot-out"), l: pick("lots"), f: pick("fair-play"), r: pick("ranking") });
	const title = questionWords(decision, text, language);
	const record = async (telling: Notification | undefined) => {
		if (!preview || isJudging || isCommitting || choice.lacksWords || proposalOf(decision, settling) === null) return;
		const act = await commit({ why: "", tell: telling });
		if (act === null) return;
		// A committed proposal is closed.
		setSettling(NOTHING_CHOSEN);
		onSaid(text.settled(`${decision.category[language]}, ${title}`));
		onDone();
	};
	useCommitKey(() => void record(choice.telling));
	const wayName = (way: FactCriterion) =>
		way === "shoot-out" && cup.sport === "handball" ? text.shootOutHandball : text.facts[way];
	return (
		<>
			<div className="grid content-start gap-6">
				<section aria-label={title} className="border-t-2 border-ink pt-2.5">
					<h2 className="office-h2">
						{decision.category[language]}, {title}
					</h2>
					{decision.kind === "shared" ? (
						<Criteria decision={decision} />
					) : (
						<p className="mt-2">{claimWords(decision, text, language)}</p>
					)}
				</section>
				<section aria-labelledby="decisions-how" className="border-t-2 border-ink pt-2.5">
					<h2 id="decisions-how" className="office-h3">
						{text.howSettled}
					</h2>
					{ways.length === 0 && <p className="mt-2 border-l-5 border-amber bg-amber-tint px-4 py-2">{text.noRule}</p>}
					<div role="radiogroup" aria-labelledby="decisions-how" className="mt-2 grid gap-2.5">
						{ways.map((way, index) => (
							<label
								key={way}
								className={`flex items-center gap-3.5 rounded-control border bg-surface px-4 py-2.5 ${settling.way === way ? "border-2 border-ink" : "border-line-strong"}`}
							>
								<input
									type="radio"
									name="way"
									className="size-4.5 accent-ink"
									checked={settling.way === way}
									onChange={() => choose(way)}
								/>
								<span className="flex-1">
									<span className="block font-[600]">{wayName(way)}</span>
									<span className="office-meta block">
										{[text.hints[way], decision.kind === "shared" && index === 0 && text.nextRule].filter(Boolean).join(" ")}
									</span>
								</span>
								<KeyCap>{KEY_OF[way]}</KeyCap>
							</label>
						))}
					</div>
					{settling.way !== null && (
						<Outcome decision={decision} way={settling.way} settling={settling} onSettling={setSettling} />
					)}
				</section>
			</div>
			<WhatItDoes
				{...{ decision, settling, judging, choice }}
				words={tableWords(language, cup.sport)}
				onRecord={(telling) => void record(telling)}
			/>
		</>
	);
}

/** The criteria applied to the teams, in the order of their rules; the next one to decide is amber. */
function Criteria({ decision }: { decision: Extract<WaitingDecision, { readonly kind: "shared" }> }) {
	const { decisions: text } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const words = tableWords(language, cup.sport);
	const { teams, figures } = decision;
	const said = (criterion: string, value: number | null) =>
		value === null ? "–" : criterion.endsWith("goal-difference") ? formatDifference(value) : `${value}`;
	return (
		<div className="mt-2 overflow-x-auto border border-line bg-surface">
			<table className="w-full">
				<thead>
					<tr className="border-b border-line">
						<th scope="col" className="office-meta px-4 py-2 text-left">
							{text.order}
						</th>
						{teams.map(({ id, name }) => (
							<th key={id} scope="col" className="px-4 py-2 text-right font-cond font-[650]">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{figures.map(({ criterion, pass, values, undecided }, index) => (
						<tr
							key={`${criterion} ${pass}`}
							className={`border-b border-line last:border-b-0 ${undecided === "no-fact" ? "bg-amber-tint" : ""}`}
						>
							<th scope="row" className="px-4 py-1.5 text-left font-[500]">
								<span className="mr-3 text-ink-2">{index + 1}</span>
								{words.criterion(enumName(criterion), pass)}
							</th>
							{undecided === null ? (
								values.map((value, at) => (
									<td key={teams[at]!.id} className="px-4 py-1.5 text-right font-cond text-[1.3125rem] font-[750]">
										{said(criterion, value)}
									</td>
								))
							) : (
								<td colSpan={teams.length} className="px-4 py-1.5 text-right font-cond font-[650] text-amber-ink">
									{undecided === "no-fact" ? text.decides : text.notAllMet}
								</td>
							)}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function Settled({
	settled,
	isRead,
	onUndone,
	onSaid,
}: {
	settled: readonly SettledDecision[];
	isRead: boolean;
	onUndone: () => void;
	onSaid: (words: string) => void;
}) {
	const { decisions: text, results, frame } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const [problem, setProblem] = useState<string | null>(null);
	const [undoing, setUndoing] = useState<number | null>(null);
	const navigate = useNavigate();
	const undo = async (one: SettledDecision) => {
		setProblem(null);
		setUndoing(one.act);
		try {
			await call("POST", `/acts/${one.act}/undo`, {});
			onSaid(text.undone(settledWords(one, text, language)));
		} catch (error) {
			const heard = heardAct(error);
			if (heard !== null) return void navigate("/ledger", { state: toUndo(heard) });
			setProblem([results.notUndone, refusalWords(error, frame.noNetwork)].join(" "));
		}
		setUndoing(null);
		onUndone();
	};
	return (
		<section aria-labelledby="decisions-settled" className="mt-6 border-t-2 border-ink pt-2.5">
			<h2 id="decisions-settled" className="office-h2">
				{text.settledToday}
			</h2>
			{problem !== null && (
				<p role="alert" className="py-2 text-amber-ink">
					{problem}
				</p>
			)}
			{isRead && settled.length === 0 && <p className="office-meta py-2">{text.noneSettled}</p>}
			<ul>
				{settled.map((one) => (
					<li key={one.act} className="flex items-center gap-4 border-b border-line py-2">
						<span className="font-cond font-[650]">{formatInstant(new Date(one.at), cup.zone, language, false)}</span>
						<span className="min-w-0 flex-1 font-xcond">
							<span className="block truncate font-[650]">{settledWords(one, text, language)}</span>
							<span className="block truncate text-ink-2">{one.act === undoing ? frame.undoing : one.teams.join(", ")}</span>
						</span>
						<button
							type="button"
							disabled={undoing !== null}
							onClick={() => void undo(one)}
							className="grid size-8 shrink-0 place-items-center rounded-control hover:bg-sunken coarse:size-11"
						>
							<Icon name="undo" size={18} />
							<span className="sr-only">{text.undo(settledWords(one, text, language))}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
