import { useAccount } from "../../client/account/use-account.ts";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { useNavEntries } from "./nav-entries.ts";
import { useActiveEntry } from "./use-active-entry.ts";

/** How many teams of the viewed year are the reader's own. */
function OwnTeams() {
	const text = useText();
	const language = useLanguage();
	const { year } = useYear();
	const count = useAccount(({ user }) => user?.favourite_teams.filter((team) => team.year === Number(year)).length ?? 0);
	if (count === 0) return null;
	return (
		<span className="ml-auto font-text text-base">
			<Tag>{text.teamsCount(count, formatNumber(count, language))}</Tag>
		</span>
	);
}

const ROW = "focus-inside flex h-[3.3125rem] items-center gap-3.5 font-cond text-[1.3125rem] font-[750] hover:text-accent-ink";

export function DrawerMenu() {
	const active = useActiveEntry();
	const { brand } = useSite();
	const { inYear } = useYear();
	const text = useText();
	const entries = useNavEntries();
	return (
		<nav aria-label={text.mainMenu} className="px-5 pt-2.5 pb-5">
			<ul>
				{entries.map((entry) => {
					const on = entry === active;
					return (
						<li key={entry.text} className="border-b border-line">
							<Link to={inYear(entry.path)} aria-current={on ? "page" : undefined} className={ROW}>
								<Icon name={(on && entry.iconOn) || entry.icon} size={24} className={on ? "text-accent-ink" : "text-ink-2"} />
								<span className={on ? "border-b-3 border-accent-ink pt-0.75" : ""}>
									{text[entry.text]}
									{entry.fifa && brand.fifaAsterisk && "*"}
								</span>
								{entry.path === "favourites" && <OwnTeams />}
							</Link>
						</li>
					);
				})}
				{brand.website !== undefined && (
					<li>
						<a href={brand.website} className={ROW}>
							<Icon name="arrowUpRight" size={24} className="text-ink-2" />
							{text.backToWebsite}
						</a>
					</li>
				)}
			</ul>
			{brand.fifaAsterisk && <p className="mt-1.5 text-[0.9375rem] text-ink-2">{text.fifaMarked}</p>}
		</nav>
	);
}
