import { preload } from "react-dom";
import { useLocation } from "react-router";
import { knownSearch } from "../../client/address/query-parameters.ts";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { AnnouncementMenu } from "../announcements/AnnouncementMenu.tsx";
import { announcedBy, useAnnounced } from "../announcements/announced.ts";
import { CachedPart } from "../parts/CachedPart.tsx";
import { HeaderAccount } from "./HeaderAccount.tsx";
import { LanguageToggle } from "./LanguageToggle.tsx";
import { Menu } from "./Menu.tsx";
import { TopMenu } from "./TopMenu.tsx";
import { useActiveEntry } from "./use-active-entry.ts";
import { LOGO, Wordmark } from "./Wordmark.tsx";
import { YearMenu } from "./YearMenu.tsx";

export function Header() {
	const { editions } = useSite();
	const { year, latest } = useYear();
	const location = useLocation();
	const active = useActiveEntry();
	const announced = useAnnounced();
	const drawnBy = () => [
		...["header", year, latest, ...editions.map(({ name }) => name), active?.text ?? "", knownSearch(location)],
		announcedBy(announced, location.pathname),
	];
	// React preloads a picture only when it renders it, and a cached part is not rendered.
	preload(LOGO, { as: "image" });
	return (
		<CachedPart by={drawnBy}>
			<Content />
		</CachedPart>
	);
}

function Content() {
	const { brand } = useSite();
	const { inYear, year } = useYear();
	const text = useText();
	return (
		<header className="on-header bg-header text-header-ink">
			<div className="page-column flex min-h-14 flex-wrap items-center gap-2 narrow:gap-0 lg:min-h-16 lg:gap-4">
				<Link
					to={inYear("")}
					aria-label={`${brand.name}, ${text.start}`}
					className="mr-auto flex min-h-11 items-center rounded-control"
				>
					<Wordmark withLocalName />
				</Link>
				<TopMenu />
				<div className="ml-auto flex flex-wrap items-center justify-end gap-1.5 narrow:gap-0 lg:gap-1.5 xl:gap-3">
					{year !== "" && (
						<>
							<YearMenu place="header" />
							<Link
								to={inYear("search")}
								aria-label={text.search}
								className="grid size-11 place-items-center rounded-control hover:bg-header-2"
							>
								<Icon name="search" size={24} />
							</Link>
						</>
					)}
					<div className="flex items-center gap-3 max-lg:hidden @max-[80rem]/page:gap-2">
						<AnnouncementMenu />
						<LanguageToggle place="header" />
						{year !== "" && <HeaderAccount />}
					</div>
					<Menu />
				</div>
			</div>
			<div className="stripe" />
		</header>
	);
}
