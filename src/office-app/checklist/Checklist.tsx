import { useId } from "react";
import { Link } from "react-router";
import type { Check, CheckKind } from "../../office/out/checklist.ts";
import { Icon } from "../parts/Icon.tsx";
import { useLanguage } from "../session/language.tsx";
import { usePublishingText } from "../session/publishing-text.ts";

/** Where each is mended. */
const MENDED_AT: Readonly<Record<CheckKind, string>> = {
	pages: "/plan?brand",
	teams: "/plan?step=teams",
	rules: "/plan?step=categories",
	draw: "/plan?step=draw",
	groups: "/plan?step=draw",
	young: "/plan?step=categories",
	fields: "/plan?step=arenas",
	hours: "/plan?step=arenas",
	places: "/plan?step=schedule",
	meetings: "/plan?step=schedule",
	conflicts: "/plan?step=schedule",
	streams: "/plan?step=publish",
};

/** What is done and what is missing before something is published. */
export function Checklist({
	checks,
	problem,
}: {
	readonly checks: readonly Check[] | undefined;
	readonly problem: string | null;
}) {
	const { checklist: text } = usePublishingText();
	const heading = useId();
	const done = checks?.filter(({ missing }) => missing === 0).length ?? 0;
	return (
		<section aria-labelledby={heading} className="mt-10">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-2 pb-2">
				<h2 id={heading} className="office-h2">
					{text.title}
				</h2>
				<p className="office-meta" role={checks === undefined ? "status" : undefined}>
					{checks === undefined ? (problem ?? text.loading) : text.doneOf(done, checks.length)}
				</p>
			</div>
			{checks !== undefined && (
				<ul className="grid gap-x-8 border-t border-line wide:grid-cols-2">
					{checks.map((check) => (
						<CheckLine key={check.kind} check={check} />
					))}
				</ul>
			)}
		</section>
	);
}

function CheckLine({ check: { kind, missing, all, names } }: { readonly check: Check }) {
	const { checklist: text } = usePublishingText();
	const language = useLanguage();
	const isDone = missing === 0;
	const line = isDone ? text.lines[kind].done(all) : text.lines[kind].missing(missing);
	const more = Math.max(0, missing - names.length);
	const named = names.map((name) => name[language]).join(", ") + (names.length > 0 && more > 0 ? " …" : "");
	return (
		<li className="flex min-h-11 items-start gap-3 border-b border-line py-2.5">
			<Icon
				name={isDone ? "checkCircle" : "warning"}
				size={19}
				className={`mt-0.5 shrink-0 ${isDone ? "text-live-ink" : "text-amber-ink"}`}
			/>
			<span className="sr-only">{isDone ? text.isDone : text.isMissing}: </span>
			<span className="min-w-0 flex-1 break-words">
				{line}
				{named !== "" && <span className="office-meta block">{named}</span>}
			</span>
			{!isDone && (
				<Link
					to={MENDED_AT[kind]}
					aria-label={text.mendOf(line)}
					className="shrink-0 border-b-2 border-accent-ink font-[600] text-ink"
				>
					{text.mend}
				</Link>
			)}
		</li>
	);
}
