import { useState } from "react";
import type { ReviewSlip } from "../../cup/office/slip.ts";
import type { Preview } from "../../results/acts/preview.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import { formatInstant, formatScore } from "../../text/format.ts";
import type { OfficeTexts } from "../../text/office/en.ts";
import type { NotificationOffer } from "../preview/Recipients.tsx";
import { call, refusalWords } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { newKey } from "../slips/queue.ts";
import { SettleHeldReport } from "./SettleHeldReport.tsx";
import { sidesWords } from "./words.ts";

const ABANDONED_AS = ["stands", "replay", "struck"] as const;
type AbandonedAs = (typeof ABANDONED_AS)[number];

/** One report, and the previewed way of settling it. */
type Settling = { readonly way: "let-through" | "drop" | AbandonedAs; readonly slip: ReviewSlip };

/** Reports that only the office sees: improbable ones, which are held, and abandonments. */
export function HeldReport({
	held,
	onDone,
	onSaid,
}: {
	held: readonly ReviewSlip[];
	onDone: () => void;
	onSaid: (words: string) => void;
}) {
	const { results: text, frame } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const [problem, setProblem] = useState<string | null>(null);
	const [isActing, setActing] = useState(false);
	const [settling, setSettling] = useState<Settling | null>(null);
	/** Commits at once if nobody would be notified; else shows a preview first. */
	const settle = async (way: Settling["way"], slip: ReviewSlip) => {
		setProblem(null);
		setSettling(null);
		setActing(true);
		try {
			const proposal = proposalOf({ way, slip });
			const { preview, tell } = await call<{ preview: Preview; tell: NotificationOffer | null }>("POST", "/acts/preview", {
				proposal,
			});
			if (tell === null) {
				await call("POST", "/acts", { id: newKey(), proposal, ground: preview.ground });
				onSaid(summaryOf({ way, slip }, text));
			} else setSettling({ way, slip });
		} catch (error) {
			setProblem(refusalWords(error, frame.noNetwork));
		}
		setActing(false);
		onDone();
	};
	const said = ({ kind, score, minute, why }: ReviewSlip): string =>
		[
			text.held.kinds[kind as keyof typeof text.held.kinds] ?? kind,
			score && formatScore(score.home, score.away),
			minute !== null && text.inMinute(minute),
			why !== null && text.abandonedWhy[why],
		]
			.filter(Boolean)
			.join(", ");
	return (
		<section aria-label={text.tabs.held} className="px-4 pt-4 tablet:px-7">
			{problem !== null && (
				<p role="alert" className="border-l-5 border-amber bg-amber-tint px-4 py-2">
					{problem}
				</p>
			)}
			{held.length === 0 && <p className="office-meta py-2">{text.held.none}</p>}
			<ul>
				{held.map((slip) => (
					<li key={slip.report} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
						<span className="w-12 font-cond font-[650]">{slip.number ?? "–"}</span>
						<span className="min-w-0 flex-1">
							<span className="block truncate font-xcond text-[1.0625rem] font-[650]">{sidesWords(slip, text)}</span>
							<span className="block font-[650] text-amber-ink">
								{said(slip)}: {text.held.because[slip.because]}
							</span>
							<span className="office-meta block truncate">
								{[
									slip.category[language],
									slip.place,
									formatInstant(new Date(slip.at), cup.zone, language, false),
									slip.stands === null
										? text.held.nothingStands
										: text.held.stands(formatScore(slip.stands.home, slip.stands.away)),
								]
									.filter(Boolean)
									.join(" · ")}
							</span>
						</span>
						{(slip.because === "abandoned" ? ABANDONED_AS : (["let-through"] as const)).map((way) => (
							<button
								key={way}
								type="button"
								className="office-button office-button-ink"
								disabled={isActing}
								onClick={() => void settle(way, slip)}
							>
								{way === "let-through" ? text.held.letThrough : text.brokenOff[way]}
								<span className="sr-only"> {slip.number ?? slip.match}</span>
							</button>
						))}
						<button type="button" className="office-button" disabled={isActing} onClick={() => void settle("drop", slip)}>
							{slip.because === "abandoned" ? text.brokenOff.playedOn : text.held.drop}
							<span className="sr-only"> {slip.number ?? slip.match}</span>
						</button>
						{settling?.slip.report === slip.report && (
							<SettleHeldReport
								key={settling.way}
								proposal={proposalOf(settling)}
								action={wayWords(settling, text)}
								onDone={() => {
									setSettling(null);
									onSaid(summaryOf(settling, text));
									onDone();
								}}
								onDrop={() => setSettling(null)}
							/>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

function proposalOf({ way, slip: { match, report } }: Settling): Proposal {
	return way === "let-through" || way === "drop" ? { kind: way, match, report } : { kind: "abandon", match, as: way, report };
}

function wayWords({ way, slip: { because } }: Settling, text: OfficeTexts["results"]): string {
	if (way === "drop") return because === "abandoned" ? text.brokenOff.playedOn : text.held.drop;
	return way === "let-through" ? text.held.letThrough : text.brokenOff[way];
}

function summaryOf({ way, slip: { number, match } }: Settling, text: OfficeTexts["results"]): string {
	const isAbandoned = way !== "let-through" && way !== "drop";
	return isAbandoned ? text.brokenOff.said(number ?? match) : text.held.said[way](number ?? match);
}
