import { useYear } from "../../client/data/site-data.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { TeamHeart } from "../favourites/Heart.tsx";
import { useIsOwn } from "../favourites/use-own.ts";
import { LiveBadge } from "../match/LiveBadge.tsx";
import { drawnOnce } from "../parts/drawn-once.tsx";
import { HitSign } from "../search-box/HitSign.tsx";
import type { Hit } from "../search-box/hit.ts";
import { Marked } from "../search-box/Marked.tsx";

/** Something found, and the way to it; a team with its heart. */
export const HitRow = import.meta.env.SSR ? drawnOnce(Row) : Row;

function Row({ hit, query }: { hit: Hit; query: string }) {
	const isOwn = useIsOwn(hit.team?.id ?? null);
	const { inYear } = useYear();
	return (
		<div className={`flex min-h-15 ${isOwn ? "beam-edge" : ""}`}>
			<Link to={inYear(hit.path)} className="focus-inside flex min-w-0 flex-1 items-center gap-3 py-2 pl-4 hover:bg-sunken/50">
				<HitSign sign={hit.sign} />
				<span className="min-w-0 flex-1">
					<span className="type-team block leading-tight">
						<Marked name={hit.name} query={query} />
					</span>
					<span className="flex flex-wrap items-center gap-x-2 text-[.9375rem] text-ink-2">
						{hit.team?.isLive && <LiveBadge small />}
						{hit.detail}
					</span>
				</span>
				{!hit.team && <Icon name="arrowRight" size={18} className="mr-4 text-accent-ink" />}
			</Link>
			{hit.team && <TeamHeart team={hit.team} category={hit.team.category} />}
		</div>
	);
}
