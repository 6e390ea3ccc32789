import { useState } from "react";
import { useSearchParams } from "react-router";
import { OUT_PARTS, type OutPart } from "../../text/office/out-parts.ts";
import { usePublishingText } from "../session/publishing-text.ts";
import { Announcements } from "./Announcements.tsx";
import { PrintCentre } from "./PrintCentre.tsx";
import { Publication } from "./Publication.tsx";
import { ReporterLinks } from "./ReporterLinks.tsx";
import { Sheets } from "./Sheets.tsx";
import { useOut } from "./use-out.ts";

const PARTS = Object.keys(OUT_PARTS.en) as OutPart[];

/** Publishing: what is published and announced, and who reports from the fields. */
export default function Out() {
	const { out: text } = usePublishingText();
	const [query, setQuery] = useSearchParams();
	const out = useOut();
	const [done, setDone] = useState<string | null>(null);
	const part = PARTS.find((one) => one === query.get("part")) ?? "publish";
	const { told } = out;
	const counts: Readonly<Record<OutPart, string | null>> = {
		publish: null,
		announcements: told ? text.out(told.announcements.filter(({ isOut, isOver }) => isOut && !isOver).length) : null,
		print: null,
		sheets: null,
		reporters: told ? String(told.reporters.length) : null,
	};
	const show = (next: OutPart) => {
		out.forget();
		setDone(null);
		setQuery(next === "publish" ? {} : { part: next }, { replace: true });
	};
	return (
		<div className="flex min-h-0 flex-1 flex-col tablet:flex-row tablet:flex-wrap">
			<nav aria-label={text.title} className="border-line px-3 py-4 tablet:w-66 tablet:shrink-0 tablet:border-r">
				<h2 className="office-h2 px-2 pb-2">{text.title}</h2>
				<ul>
					{PARTS.map((one) => (
						<li key={one}>
							<button
								type="button"
								aria-current={one === part ? "page" : undefined}
								onClick={() => show(one)}
								className={`flex min-h-10 w-full items-center gap-2 border-l-3 px-2.5 text-left coarse:min-h-11 ${one === part ? "border-ink bg-surface font-[650]" : "border-transparent"}`}
							>
								<span className="mr-auto">{text.parts[one]}</span>
								{counts[one] !== null && (
									<span className="whitespace-nowrap rounded-[3px] bg-sunken px-1.5 py-0.5 font-cond text-[0.875rem] text-ink-2">
										{counts[one]}
									</span>
								)}
							</button>
						</li>
					))}
				</ul>
			</nav>
			{told === undefined ? (
				<main className="min-w-0 flex-1 px-5 pt-4 tablet:px-7">
					<h1 className="office-h1">{text.parts[part]}</h1>
					{out.problem !== null && (
						<p role="alert" className="text-loss">
							{out.problem}
						</p>
					)}
				</main>
			) : (
				<>
					{part === "publish" && <Publication told={told} out={out} onDone={setDone} />}
					{part === "announcements" && <Announcements told={told} out={out} onDone={setDone} />}
					{part === "print" && <PrintCentre told={told} />}
					{part === "sheets" && <Sheets told={told} />}
					{part === "reporters" && <ReporterLinks told={told} out={out} />}
				</>
			)}
			<p role="status" className="sr-only">
				{done}
			</p>
		</div>
	);
}
