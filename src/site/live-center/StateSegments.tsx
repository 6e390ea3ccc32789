import type { Part } from "../../client/address/live-center-request.ts";
import { useQueryLink } from "../../client/address/query.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import type { LiveCenter } from "./load-live-center.ts";

/** All, live, next or finished, each with how many there are. */
export function StateSegments({ asked, parts }: Pick<LiveCenter, "asked" | "parts">) {
	const text = useText().liveCenter;
	const language = useLanguage();
	const query = useQueryLink();
	const segments: { show: Part | null; count?: number }[] = [
		{ show: null },
		{ show: "live", count: parts.live.total },
		{ show: "next", count: parts.next.total },
		{ show: "finished" },
	];
	return (
		<nav aria-label={text.show}>
			<ul className="flex stacked:grid stacked:grid-cols-2 overflow-hidden rounded-control border-2 border-ink bg-surface md:w-max">
				{segments.map(({ show, count }, at) => {
					const on = asked.show === show;
					return (
						<li
							key={show ?? "all"}
							className={`min-w-0 flex-auto ${at > 0 ? "border-l border-line stacked:nth-3:border-l-0 stacked:nth-[n+3]:border-t" : ""}`}
						>
							<Link
								to={query({ show, rows: null })}
								replace
								preventScrollReset
								aria-current={on ? "true" : undefined}
								className={`focus-inside flex h-11.5 items-center justify-center gap-1.75 px-2 font-[600] whitespace-nowrap @max-[24rem]/page:gap-1 @max-[24rem]/page:px-1 @max-[24rem]/page:font-cond md:px-6 ${
									on ? "bg-ink text-paper focus-visible:outline-beam" : "hover:bg-sunken"
								}`}
							>
								{show === "live" && count !== undefined && count > 0 && (
									<span
										aria-hidden="true"
										className={`size-2.5 rounded-full border-2 bg-[var(--live-dot,currentColor)] border-current ${on ? "" : "text-live"}`}
									/>
								)}
								{show === null ? text.all : text.parts[show]}
								{count !== undefined && (
									<span
										className={`figures font-cond font-[700] ${on ? "" : "text-ink-2"} ${show === "next" ? "narrow:hidden" : ""}`}
									>
										{formatNumber(count, language)}
									</span>
								)}
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
