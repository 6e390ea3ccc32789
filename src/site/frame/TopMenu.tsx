import { useSite, useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { useNavEntries } from "./nav-entries.ts";
import { useActiveEntry } from "./use-active-entry.ts";

/** The menu in the header, from 1180 px. */
export function TopMenu() {
	const active = useActiveEntry();
	const { brand } = useSite();
	const { inYear } = useYear();
	const text = useText();
	const entries = useNavEntries();
	return (
		<nav aria-label={text.mainMenu} className="max-lg:hidden">
			<ul className="flex gap-6 @max-[80rem]/page:gap-4">
				{entries.map((entry) => (
					<li key={entry.text}>
						<Link
							to={inYear(entry.path)}
							aria-current={entry === active ? "page" : undefined}
							className={`${ENTRY} ${
								entry === active
									? "text-header-ink after:absolute after:inset-x-0 after:bottom-1.5 after:h-0.75 after:bg-header-accent"
									: "text-header-ink-2"
							}`}
						>
							{text[entry.text]}
							{entry.fifa && brand.fifaAsterisk && "*"}
						</Link>
					</li>
				))}
				{brand.website !== undefined && (
					<li>
						<a href={brand.website} className={`${ENTRY} gap-1.5 text-header-ink-2`}>
							{text.backToWebsite}
							<Icon name="arrowUpRight" size={14} />
						</a>
					</li>
				)}
			</ul>
		</nav>
	);
}

const ENTRY =
	"relative inline-flex h-12 items-center font-[550] whitespace-nowrap transition-colors duration-100 hover:text-header-ink";
