import type { ReactNode } from "react";
import type { SideName } from "../../cup/match/match.ts";
import type { ReporterMatch } from "../../cup/reports/programme.ts";
import { Flag } from "../../ui/Flag.tsx";
import { useReporterText } from "./use-phone.ts";

const SIDES = ["home", "away"] as const;

/** The two sides beside each other, each with what belongs to it. */
export function TwoSides({ match, children }: { match: ReporterMatch; children: (side: SideName, name: string) => ReactNode }) {
	const { language } = useReporterText();
	return (
		<div className="grid grid-cols-2 @max-[15rem]/page:grid-cols-1 gap-4">
			{SIDES.map((side) => (
				<section key={side} aria-label={match[side].name[language]} className="flex min-w-0 flex-col gap-3">
					<p className="flex min-h-14 items-start gap-2 font-cond text-[1.375rem]/[1.15] font-[800] hyphens-auto break-words">
						<span className="mt-1 narrow:hidden">
							<Flag nation={match[side].nation} />
						</span>
						<span className="min-w-0">{match[side].name[language]}</span>
					</p>
					{children(side, match[side].name[language])}
				</section>
			))}
		</div>
	);
}
