import type { WantedSlip } from "../../cup/office/slip.ts";
import { KeyCap } from "../parts/KeyCap.tsx";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { knownWords, listedStage, sidesWords } from "./words.ts";

/** The matches that are over and have no result, the longest wait first. */
export function Wants({
	wants,
	isRead,
	at,
	onTake,
}: {
	wants: readonly WantedSlip[];
	/** False while loading. */
	isRead: boolean;
	/** The row reached with the arrow keys; null: none. */
	at: number | null;
	onTake: (slip: WantedSlip) => void;
}) {
	const { results: text } = useOfficeText();
	const language = useLanguage();
	return (
		<section aria-labelledby="wants" className="mt-5 border-t-2 border-ink px-4 tablet:mx-7 tablet:px-0">
			<div className="flex items-baseline justify-between py-2.5">
				<h2 id="wants" className="office-h2">
					{text.wantsTitle}
				</h2>
				<span className="office-meta">
					{text.longestFirst} <KeyCap>↓</KeyCap> {text.walksTheList}
				</span>
			</div>
			{isRead && wants.length === 0 && <p className="office-meta border-t border-line py-3">{text.noneWants}</p>}
			<ul>
				{wants.map((slip, index) => (
					<li key={slip.match} className="border-t border-line">
						<button
							type="button"
							aria-current={index === at ? "true" : undefined}
							onClick={() => onTake(slip)}
							className={`grid min-h-10.5 w-full grid-cols-[3.5rem_7.5rem_7.5rem_1fr_13rem_4.5rem] items-center gap-x-2 text-left font-xcond hover:bg-sunken ${index === at ? "bg-amber-tint" : ""}`}
						>
							<span className="font-cond font-[650]">{slip.number ?? "–"}</span>
							<span className="truncate font-[600]">{slip.place}</span>
							<span className="truncate text-ink-2">
								{slip.category[language]} · {listedStage(slip, language)}
							</span>
							<span className="truncate font-[650]">{sidesWords(slip, text)}</span>
							<span className="truncate text-ink-2">{knownWords(slip, text)}</span>
							<span className="text-right whitespace-nowrap text-amber-ink">
								<span className="text-[1.4375rem] font-[850]">{slip.late}</span> {text.minutes}
							</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
