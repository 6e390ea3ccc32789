import { useEffect, useState } from "react";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { probeOf } from "../../client/live/probe.ts";
import { leaveUnfollowed, useInstant } from "../../client/live/use-connection-state.ts";
import { readSaved } from "../../client/offline/read-saved.ts";
import { SAVED_HOME, savedFollowed } from "../../client/offline/saved-names.ts";
import type { SavedPage } from "../../client/offline/saved-store.ts";
import type { Followed } from "../../client/queries/followed.graphql.ts";
import { savedKinds } from "../../client/saving/use-saved-pages.ts";
import { formatTime } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Bars } from "../../ui/Bars.tsx";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Column } from "../../ui/Column.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { MatchTeam } from "../match/MatchTeam.tsx";
import { stageLine } from "../match/stage-line.ts";

/** Delays between checks for the network, in ms. It is also checked as soon as the phone reports it. */
const AGAIN = [1_000, 2_000, 5_000, 15_000, 30_000];

/** `year`: the saved year, with a leading slash. */
type Saved = {
	readonly pages: readonly SavedPage[];
	readonly followed: Followed | null;
	readonly at: number | null;
	readonly year: string;
};

/** A page that is neither saved nor answered by the network: explains that, links to the saved pages, and opens by itself when it can. */
export function NotSaved() {
	const { offline: text } = useText();
	const saved = useSaved();
	useOpensByItself();
	useEffect(() => leaveUnfollowed, []);
	const hasWeek = saved.followed !== null;
	return (
		<Column>
			<div className="max-w-192 pt-8.5">
				<Bars lit={false} />
				<PageTitle className="mt-5.5">{text.title}</PageTitle>
				<p className="mt-3 text-[1.0625rem] text-ink-2">
					{text.opensByItself} {hasWeek && text.worksNow}
				</p>
				<div className="mt-5 flex flex-wrap gap-2.5">
					{hasWeek && (
						<ButtonLink kind="strong" className="flex-1 md:flex-none" to={`${saved.year}/favourites`}>
							{text.openWeek}
						</ButtonLink>
					)}
					<Button kind="secondary" onClick={() => location.reload()}>
						{text.tryAgain}
					</Button>
				</div>
				{saved.pages.length > 0 && <SavedList saved={saved} />}
			</div>
		</Column>
	);
}

function useSaved(): Saved {
	const language = useLanguage();
	const { year } = useYear();
	const [saved, setSaved] = useState<Saved>({ pages: [], followed: null, at: null, year: `/${year}` });
	useEffect(() => {
		let isGone = false;
		const read = readSaved(async ({ savedData, savedPages }) => {
			// The latest year's, whichever year was requested.
			const kept = (await savedData<string>(SAVED_HOME))?.data ?? `/${year}`;
			const followed = await savedData<Followed>(savedFollowed(kept.slice(1), language));
			const pages = await savedPages(language);
			return { pages, followed: followed?.data ?? null, at: followed?.at ?? null, year: kept };
		});
		void read.then((found) => isGone || found === null || setSaved(found));
		return () => {
			isGone = true;
		};
	}, [language, year]);
	return saved;
}

/** Loads the page as soon as the results service answers, which a captive portal's page does not count as. */
function useOpensByItself(): void {
	const { resultsBase, brand } = useSite();
	const { tournament } = useYear();
	const id = tournament?.id;
	useEffect(() => {
		if (id === undefined) return;
		const probe = probeOf(resultsBase, brand.cup, id);
		let timer: ReturnType<typeof setTimeout> | undefined;
		let times = 0;
		let isGone = false;
		const look = async () => {
			clearTimeout(timer);
			const answer = await probe();
			if (isGone) return;
			if (typeof answer === "number") return location.reload();
			timer = setTimeout(look, AGAIN[Math.min(times, AGAIN.length - 1)]);
			times += 1;
		};
		const back = () => void look();
		timer = setTimeout(look, AGAIN[0]);
		window.addEventListener("online", back);
		return () => {
			isGone = true;
			clearTimeout(timer);
			window.removeEventListener("online", back);
		};
	}, [id, resultsBase, brand.cup]);
}

function SavedList({ saved: { pages, followed, at, year } }: { saved: Saved }) {
	const { offline: text } = useText();
	const { year: asked } = useYear();
	const instant = useInstant();
	const { matches, teams, tables, arenas, fields } = savedKinds(pages);
	const own = new Set(followed?.teamsOf.map(({ id }) => id));
	const isOwn = ({ home, away }: Followed["matchesOf"][number]) => own.has(home.team?.id ?? "") || own.has(away.team?.id ?? "");
	const addresses = new Set(matches.map(({ address }) => address));
	const today = (followed?.matchesOf ?? []).filter(
		({ id, zonedStartTime, part }) =>
			zonedStartTime?.slice(0, 10) === followed?.today && part !== "OVER" && addresses.has(`${year}/matches/${id}`),
	);
	return (
		<section aria-labelledby="saved" className="mt-8 border-t-[3px] border-ink pt-3">
			<div className="flex items-baseline justify-between gap-3">
				<h2 id="saved" className="type-h2">
					{year === `/${asked}` ? text.savedHere : `${text.savedHere}, ${year.slice(1)}`}
				</h2>
				{at !== null && <span className="text-ink-2 figures">{instant(at)}</span>}
			</div>
			<ul className="band mt-2.5 divide-y divide-line">
				{today.map((match) => (
					<li key={match.id}>
						<Link
							to={`${year}/matches/${match.id}`}
							className={`${ROW} border-l-5 ${isOwn(match) ? "border-l-beam" : "border-l-line-strong"}`}
						>
							<span className="w-24 shrink-0">
								<b className="block font-xcond text-2xl/none font-[800] figures">{formatTime(match.zonedStartTime ?? "")}</b>
								<span className="font-cond text-sm text-ink-2">{match.locationName}</span>
							</span>
							<span className="min-w-0 flex-1">
								<span className="row-side">
									<MatchTeam match={match} of="HOME" />
								</span>
								<span className="row-side">
									<MatchTeam match={match} of="AWAY" />
								</span>
								<span className="type-meta mt-0.5 block text-ink-2">{stageLine(match)}</span>
							</span>
							<Icon name="arrowRight" className="text-accent-ink" />
						</Link>
					</li>
				))}
				{[...teams, ...tables, ...arenas, ...fields].map(({ address, title }) => (
					<li key={address}>
						<Link to={address} className={ROW}>
							<span className="min-w-0 flex-1 font-cond text-xl/6 font-[750]">{title}</span>
							<Icon name="arrowRight" className="text-accent-ink" />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

const ROW = "focus-inside flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-sunken/50";
