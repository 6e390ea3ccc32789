import { useLocation } from "react-router";
import type { Brand } from "../../brands/brand.ts";
import { withinYear } from "../../client/address/year-path.ts";
import { useSite } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { Link } from "../../ui/Link.tsx";
import { CachedPart } from "../parts/CachedPart.tsx";
import { Wordmark } from "./Wordmark.tsx";

/** Pages that hide the footer (SPEC §2, DECISIONS §4). */
const HIDDEN_AT = [
	{ path: /^categories\/[^/]+\/playoff\/[^/]+$/, leaves: "desktop" },
	{ path: /^arenas\/arena\/[^/]+(\/field\/[^/]+)?$/, leaves: "nowhere" },
] as const;
/** Where the page has its footer: everywhere, from 1180 px only (a playoff), or nowhere (an arena, a field). */
function useFooterPlace(): "everywhere" | "desktop" | "nowhere" {
	const within = withinYear(useLocation().pathname);
	return HIDDEN_AT.find(({ path }) => path.test(within))?.leaves ?? "everywhere";
}

/** SPEC §9: the year of the copyright line. */
const COPYRIGHT_YEAR = 2025;

const NETWORKS: Record<Brand["social"][number]["kind"], { name: string; icon: IconName }> = {
	facebook: { name: "Facebook", icon: "facebook" },
	instagram: { name: "Instagram", icon: "instagram" },
	youtube: { name: "YouTube", icon: "youtube" },
	tiktok: { name: "TikTok", icon: "tiktok" },
	x: { name: "X", icon: "x" },
};

export function Footer() {
	const place = useFooterPlace();
	if (place === "nowhere") return null;
	return (
		<CachedPart by={() => ["footer", place]}>
			<Content place={place} />
		</CachedPart>
	);
}

function Content({ place }: { place: "everywhere" | "desktop" }) {
	const { brand } = useSite();
	const text = useText();
	return (
		<footer className={`on-header bg-header text-header-ink ${place === "desktop" ? "max-lg:hidden" : ""}`}>
			<div className="stripe" />
			<div className="page-column flex flex-wrap items-center gap-x-6 gap-y-3 pt-6 pb-8 md:py-6.5">
				<Wordmark />
				<ul className="flex flex-wrap narrow:-ml-2.5">
					{brand.social.map(({ kind, url }) => (
						<li key={kind}>
							<a
								href={url}
								aria-label={text.socialOf(brand.name, NETWORKS[kind].name)}
								className="grid size-11 place-items-center rounded-control hover:bg-header-2"
							>
								<Icon name={NETWORKS[kind].icon} size={22} />
							</a>
						</li>
					))}
				</ul>
				{brand.pages.length > 0 && (
					<nav aria-label={text.footer}>
						<ul className="flex flex-wrap gap-x-5 text-[0.9375rem]">
							{brand.pages.map((page) => (
								<li key={page}>
									<Link to={`/${page}`} className="flex min-h-11 items-center underline underline-offset-4 hover:decoration-2">
										{text.brandPages[page]}
									</Link>
								</li>
							))}
						</ul>
					</nav>
				)}
				<p className="flex flex-wrap gap-x-4.5 md:ml-auto md:justify-end text-[0.9375rem] text-header-ink-2">
					<span>
						© {COPYRIGHT_YEAR} {brand.name}
					</span>
					{brand.fifaAsterisk && <span>{text.fifaNote}</span>}
				</p>
			</div>
		</footer>
	);
}
