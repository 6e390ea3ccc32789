import { useState } from "react";
import { Link } from "react-router";
import { Checklist } from "../checklist/Checklist.tsx";
import { useChecklist } from "../checklist/use-checklist.ts";
import { FeaturedPanel } from "./featured/FeaturedPanel.tsx";
import type { StepProps } from "./Plan.tsx";
import { usePlanText } from "./plan-text.ts";
import { StepMain } from "./StepMain.tsx";
import { useStreams } from "./streams/use-streams.tsx";

/** What is missing before the cup is published, and the way to Publishing. */
export function PublishStep({ plan, mayChange, onSaved }: StepProps) {
	const { publish: text, change } = usePlanText();
	const [isOpen, setOpen] = useState(false);
	const { edition } = plan;
	const streams = useStreams({ plan, edition, mayChange, onSaved });
	return (
		<>
			<StepMain heading={text.heading} mayChange={mayChange}>
				<p>{text.how}</p>
				{mayChange && edition !== null && (
					<p className="mt-4">
						<Link to="/out" className="office-button office-button-ink">
							{text.open}
						</Link>
					</p>
				)}
				{edition !== null && <WhatIsMissing />}
				{edition !== null && (
					<section className="mt-8 max-w-160">
						<h2 className="office-h2">{text.featured}</h2>
						<p className="mt-1 text-ink-2">{text.featuredHow}</p>
						<ol className="mt-2 border-t border-line">
							{edition.selectedGames.map(({ id, number, teams }) => (
								<li key={id} className="flex gap-3 border-b border-line py-2">
									<span className="w-12 font-cond font-[650]">{number}</span>
									<span className="min-w-0 break-words">{teams}</span>
								</li>
							))}
						</ol>
						{edition.selectedGames.length === 0 && <p className="mt-2">{text.chosen(0)}</p>}
						{mayChange && edition.matches.all > 0 && (
							<p className="mt-3">
								<button
									type="button"
									className="office-button"
									onClick={() => {
										streams.close();
										setOpen(true);
									}}
								>
									{change}
								</button>
							</p>
						)}
					</section>
				)}
				{streams.list}
			</StepMain>
			{streams.panel}
			{isOpen && edition !== null && (
				<FeaturedPanel
					edition={edition}
					onClose={() => setOpen(false)}
					onDone={(act) => {
						setOpen(false);
						onSaved(act);
					}}
				/>
			)}
		</>
	);
}

/** Loaded for a cup with an edition alone. */
function WhatIsMissing() {
	return <Checklist {...useChecklist()} />;
}
