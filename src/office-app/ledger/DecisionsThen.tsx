import type { PastDecisions } from "../../office/ledger/past-state.ts";
import { formatInstant } from "../../text/format.ts";
import { claimWords, neededWords, questionWords, settledWords } from "../preview/words.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { useAsItWas } from "./use-as-it-was.ts";

/** The decisions that waited at a past moment, and those made that day. */
export function DecisionsThen({ at }: { at: string }) {
	const { ledger: text, decisions } = useOfficeText();
	const language = useLanguage();
	const { cup, desk } = useSession();
	// An arena lead makes no decisions and sees none.
	const { told, failed, isOld } = useAsItWas<PastDecisions>(desk.role === "arena" ? null : `/decisions?at=${at}`);
	if (desk.role === "arena") return null;
	return (
		<section aria-label={text.decisionsThen} aria-busy={isOld} className="mt-6">
			<h2 className="font-cond text-[1.3125rem] font-[700]">{text.decisionsThen}</h2>
			{failed !== null && <p className="mt-2 text-loss">{failed}</p>}
			{told !== null && (
				<div className="mt-2 grid gap-x-8 gap-y-4 tablet:grid-cols-2">
					<div>
						<h3 className="border-b-2 border-ink pb-1.5 font-cond font-[650]">{decisions.waiting}</h3>
						{told.waiting.length === 0 && <p className="office-meta py-2">{text.noneWaitedThen}</p>}
						<ul>
							{told.waiting.map((one) => (
								<li key={one.key} className="border-b border-line py-2">
									<p className="flex flex-wrap items-baseline justify-between gap-x-3">
										<strong className="font-[650]">
											{one.category[language]}, {questionWords(one, decisions, language)}
										</strong>
										{one.neededBy !== null && (
											<span className="font-cond font-[650] text-amber-ink">
												{decisions.needed(neededWords(one.neededBy, at.slice(0, 10), language))}
											</span>
										)}
									</p>
									<p className="office-meta">{claimWords(one, decisions, language)}</p>
								</li>
							))}
						</ul>
					</div>
					<div>
						<h3 className="border-b-2 border-ink pb-1.5 font-cond font-[650]">{text.settledThen}</h3>
						{told.settled.length === 0 && <p className="office-meta py-2">{text.noneSettledThen}</p>}
						<ul>
							{told.settled.map((one) => (
								<li key={one.act} className="flex items-baseline gap-4 border-b border-line py-2">
									<span className="font-cond font-[650]">{formatInstant(new Date(one.at), cup.zone, language, false)}</span>
									<span className="min-w-0 flex-1">
										<span className="block font-[650]">{settledWords(one, decisions, language)}</span>
										<span className="block text-ink-2">{one.teams.join(", ")}</span>
									</span>
								</li>
							))}
						</ul>
					</div>
				</div>
			)}
		</section>
	);
}
