import { useEffect, useRef, useState } from "react";
import type { SlipMatch, WantedSlip } from "../../cup/office/slip.ts";
import type { Notification } from "../../office/notifications/notification.ts";
import { Bars } from "../../ui/Bars.tsx";
import { Flag } from "../../ui/Flag.tsx";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import type { Waiting } from "../slips/queue.ts";
import {
	asksForKicks,
	differingReports,
	endingOf,
	NOTHING_TYPED,
	resultOf,
	type SlipProposal,
	type Typed,
} from "../slips/typing.ts";
import { Differs } from "./Differs.tsx";
import type { Looked } from "./desk-slips.ts";
import { SlipRecipients } from "./SlipRecipients.tsx";
import type { Recording } from "./TypeResults.tsx";
import { knownWords, listedStage, sidesWords, slipGroup, timeTyped } from "./words.ts";

type Props = {
	readonly wants: readonly WantedSlip[];
	/** False while loading. */
	readonly isRead: boolean;
	readonly lookup: (number: string) => Promise<Looked>;
	/** A slip refused because a different value is recorded; a new object shows it again. */
	readonly again: Waiting | null;
	readonly onRecord: (recording: Recording) => void;
	/** Drops it: the recorded value stays. */
	readonly onDrop: (id: string) => void;
};

/** Wants a result on a phone: a row opens in place, with steppers. */
export function WantsPhone({ wants, isRead, lookup, again, onRecord, onDrop }: Props) {
	const { results: text } = useOfficeText();
	const language = useLanguage();
	const [only, setOnly] = useState<"all" | "playoff">("all");
	const [open, setOpen] = useState<SlipMatch | null>(null);
	const shown = wants.filter(({ type }) => only === "all" || type === "playoff");
	/** The last pressed row: a late answer about an earlier one would close what is being typed. */
	const asked = useRef(0);
	const take = async ({ match }: WantedSlip) => {
		const turn = ++asked.current;
		const answer = await lookup(match);
		if (turn !== asked.current) return;
		setOpen("matches" in answer ? (answer.matches[0] ?? null) : null);
	};
	const filter = (which: typeof only, label: string) => (
		<button
			type="button"
			aria-pressed={only === which}
			onClick={() => setOnly(which)}
			className={`office-button ${only === which ? "office-button-ink" : ""}`}
		>
			{label}
		</button>
	);
	return (
		<main className="pb-8">
			<h1 className="office-h1 px-4 pt-4">{text.wantsTitle}</h1>
			{wants.length > 0 && (
				<>
					<p className="px-4 text-ink-2">{text.wantsHow(wants.length)}</p>
					<div className="flex gap-2 p-4">
						{filter("all", text.all(wants.length))}
						{filter("playoff", text.playoffs(wants.filter(({ type }) => type === "playoff").length))}
					</div>
				</>
			)}
			{isRead && wants.length === 0 && (
				<div className="grid gap-3 p-4 pt-6">
					<Bars lit={false} />
					<p className="text-[1.0625rem] text-ink-2">{text.noneWants}</p>
				</div>
			)}
			{again && <NotTaken key={again.id} slip={again} {...{ lookup, onRecord, onDrop }} />}
			<ul>
				{shown.map((slip) => (
					<li key={slip.match} className="border-t border-line">
						{open?.id === slip.match ? (
							<Open
								match={open}
								onClose={() => setOpen(null)}
								onRecord={(recording) => {
									setOpen(null);
									onRecord(recording);
								}}
							/>
						) : (
							<button
								type="button"
								onClick={() => void take(slip)}
								className="flex min-h-21 w-full items-center gap-3 border-l-5 border-amber bg-surface px-3 text-left"
							>
								<span className="min-w-0 flex-1">
									<span className="block">
										<strong className="font-cond">{slip.number ?? "–"}</strong>{" "}
										<span className="font-xcond text-ink-2">
											{slip.category[language]} · {listedStage(slip, language)}
										</span>
									</span>
									<span className="block truncate font-xcond text-[1.0625rem] font-[650]">{sidesWords(slip, text)}</span>
									<span className="block truncate text-ink-2">
										{[slip.place, knownWords(slip, text)].filter(Boolean).join(", ")}
									</span>
								</span>
								<span className="text-right text-amber-ink">
									<span className="block font-xcond text-[1.6875rem]/none font-[850]">{slip.late}</span>
									{text.minutes}
								</span>
							</button>
						)}
					</li>
				))}
			</ul>
		</main>
	);
}

/** Until the user answers: the recorded value and the slip's. */
function NotTaken({ slip, lookup, onRecord, onDrop }: { slip: Waiting } & Pick<Props, "lookup" | "onRecord" | "onDrop">) {
	const language = useLanguage();
	const { cup } = useSession();
	const [match, setMatch] = useState<SlipMatch | null>(null);
	useEffect(() => {
		let isLeft = false;
		void lookup(slip.called.number).then((answer) => {
			if (isLeft || !("matches" in answer) || answer.isKept) return;
			setMatch(answer.matches.find(({ id }) => id === slip.proposal.match) ?? null);
		});
		return () => {
			isLeft = true;
		};
	}, [slip, lookup]);
	if (match === null) return null;
	const answered = (recording: Pick<Recording, "proposal" | "ground" | "tell">) => {
		setMatch(null);
		onRecord({ ...recording, match, instead: slip.id });
	};
	return (
		<Differs
			{...{ match, proposal: slip.proposal, typedAt: timeTyped(slip, cup, language) }}
			onRecord={(ground, tell) => answered({ proposal: slip.proposal, ground, tell })}
			onKeep={() => {
				setMatch(null);
				onDrop(slip.id);
			}}
			onPark={() => answered({ proposal: { kind: "park", match: match.id, reason: "differs" }, ground: null })}
		/>
	);
}

function Open({ match, onRecord, onClose }: { match: SlipMatch; onRecord: Props["onRecord"]; onClose: () => void }) {
	const { results: text } = useOfficeText();
	const language = useLanguage();
	const [typed, setTyped] = useState<Typed>(NOTHING_TYPED);
	const [absent, setAbsent] = useState(false);
	const [differing, setDiffering] = useState<SlipProposal | null>(null);
	const [telling, setTelling] = useState<SlipProposal | null>(null);
	const name = (side: "home" | "away") => match.sides[side].name ?? text.notYetKnown;
	const record = (proposal: SlipProposal, ground: string | null = null, tell?: Notification) =>
		onRecord({ proposal, ground, match, tell });
	const propose = (proposal: SlipProposal) => {
		const ending = endingOf(proposal);
		if (ending !== null && differingReports(match, ending).length > 0) setDiffering(proposal);
		else if (proposal.kind === "walkover") setTelling(proposal);
		else record(proposal);
	};
	const park = () => record({ kind: "park", match: match.id, reason: differing ? "differs" : "unclear" });
	const result = match.isYoung ? null : resultOf(match, typed);
	const step = (field: keyof Typed, by: number) =>
		setTyped({ ...typed, [field]: String(Math.max(0, (typed[field] === "" && by < 0 ? 1 : Number(typed[field] || "0")) + by)) });
	const stepper = (field: keyof Typed, side: "home" | "away") => (
		<span className="flex items-center gap-1.5">
			<button
				type="button"
				aria-label={text.fewer(name(side))}
				onClick={() => step(field, typed[field] === "" ? -1 : -1)}
				className="grid size-12 place-items-center rounded-control border border-header-line text-[1.5rem]"
			>
				−
			</button>
			<input
				aria-label={field.startsWith("kicks") ? text.kicks(name(side)) : text.goals(name(side))}
				inputMode="numeric"
				value={typed[field]}
				onChange={({ target }) => setTyped({ ...typed, [field]: target.value.replace(/\D/g, "").slice(0, 2) })}
				className="size-12 w-15 rounded-control border-3 border-transparent bg-header-2 text-center font-xcond text-[2rem]/none font-[850] outline-none focus:border-beam"
			/>
			<button
				type="button"
				aria-label={text.more(name(side))}
				onClick={() => step(field, typed[field] === "" ? 0 : 1)}
				className="grid size-12 place-items-center rounded-control border border-header-line text-[1.5rem]"
			>
				+
			</button>
		</span>
	);
	if (differing)
		return (
			<Differs
				match={match}
				proposal={differing}
				onRecord={(ground, tell) => record(differing, ground, tell)}
				onKeep={onClose}
				onPark={park}
			/>
		);
	if (telling)
		return (
			<SlipRecipients
				{...{ match, proposal: telling }}
				onRecord={(tell) => record(telling, null, tell)}
				onBack={() => setTelling(null)}
			/>
		);
	const plain = "min-h-12 flex-1 rounded-control border border-header-line px-3";
	return (
		<div className="on-header bg-header p-4 text-header-ink">
			<p className="flex justify-between text-header-ink-2">
				<span>
					<strong className="text-header-ink">{match.number}</strong> · {match.category.name[language]} ·{" "}
					{match.stage.type === "group" ? slipGroup(match.stage, language) : match.stage.title[language]}
				</span>
				<span>{match.place}</span>
			</p>
			{(["home", "away"] as const).map((side) => (
				<div key={side} className="flex min-h-16 flex-wrap items-center justify-between gap-2 border-t border-header-line py-1.5">
					<span className="flex min-w-0 items-center gap-2.5 font-cond text-[1.125rem] font-[700]">
						<Flag nation={match.sides[side].nation} /> <span className="truncate">{name(side)}</span>
					</span>
					{!match.isYoung && stepper(side, side)}
					{!match.isYoung && asksForKicks(match, typed) && stepper(side === "home" ? "kicksHome" : "kicksAway", side)}
				</div>
			))}
			{match.isYoung && <p className="py-2 text-header-ink-2">{text.young}</p>}
			{absent ? (
				<div className="mt-2 flex flex-wrap gap-2">
					<span className="w-full">{text.walkoverAsks}</span>
					{(["home", "away", "both"] as const).map((who) => (
						<button
							key={who}
							type="button"
							className={plain}
							onClick={() => propose({ kind: "walkover", match: match.id, absent: who })}
						>
							{who === "both" ? text.absent.both : name(who)}
						</button>
					))}
				</div>
			) : (
				<div className="mt-2 flex gap-2">
					<button
						type="button"
						className="act-button min-h-12 flex-[2]"
						disabled={!match.isYoung && result === null}
						onClick={() => (match.isYoung ? record({ kind: "played", match: match.id }) : result && propose(result))}
					>
						{match.isYoung ? text.markPlayed : text.recordShort}
					</button>
					<button type="button" className={plain} onClick={() => setAbsent(true)}>
						{text.walkover}
					</button>
					<button type="button" className={plain} onClick={park}>
						{text.parkShort}
					</button>
					<button type="button" className={plain} onClick={onClose}>
						{text.cancel}
					</button>
				</div>
			)}
		</div>
	);
}
