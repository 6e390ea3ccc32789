import { Fragment } from "react";
import { useAccount } from "../../client/account/use-account.ts";
import { PARTS, type Part } from "../../client/address/live-center-request.ts";
import { useQueryLink } from "../../client/address/query.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { useCupNow } from "../clock/CupNow.tsx";
import { useDays } from "../clock/use-days.ts";
import { LiveBadge } from "../match/LiveBadge.tsx";
import { FirstScreenEnd, partThatEndsScreen } from "../parts/FirstScreenEnd.tsx";
import type { LiveCenter } from "./load-live-center.ts";
import { MatchPart } from "./MatchPart.tsx";
import { type OwnParts, ownFirst } from "./own-first.ts";
import { allOf, isCut, moreOf, noteOf, shownParts, wholeDayOf } from "./part-view.ts";

/** Live first, then next, then finished, then what was called off; or the one part that the reader chose. */
export function MatchParts({ center, own }: { center: LiveCenter; own: OwnParts }) {
	const text = useText().liveCenter;
	const language = useLanguage();
	const said = useDays(center.head.today);
	const query = useQueryLink();
	const { head, days, parts } = center;
	if (!head.status.schedulePublished || days.length === 0) {
		return (
			<Empty lit title={text.notPublished}>
				{text.notPublishedHint}
			</Empty>
		);
	}
	const wholeDay = wholeDayOf(center, query, { text, language, days: said });
	const nothing = PARTS.every((part) => parts[part].total === 0);
	const shown = shownParts(center);
	const last = partThatEndsScreen(shown.map((part) => parts[part].matches.length));
	return (
		<>
			{shown.map((part, at) => (
				<Fragment key={part}>
					{parts[part].total === 0 ? <NoneOf part={part} /> : <ShownPart part={part} center={center} own={own[part]} />}
					{at === last && <FirstScreenEnd />}
				</Fragment>
			))}
			{wholeDay !== null && (
				<ButtonLink to={wholeDay.to} kind="secondary" preventScrollReset className="mt-6.5 w-full bg-transparent!">
					{wholeDay.label}
				</ButtonLink>
			)}
			{nothing && <p className="text-[1.0625rem] text-ink-2">{text.noMatchesHint}</p>}
		</>
	);
}

/** SPEC §8: "No matches are live". */
function NoneOf({ part }: { part: Part }) {
	const text = useText().liveCenter;
	return (
		<div className="mt-4.5 lg:mt-6.5 lg:border-t-2 lg:border-ink">
			<h2 className="type-h3 flex min-h-11.5 items-center lg:text-[1.375rem]">{text.none[part]}</h2>
		</div>
	);
}

function ShownPart({ part, center, own }: { part: Part; center: LiveCenter; own: OwnParts[Part] }) {
	const text = useText().liveCenter;
	const language = useLanguage();
	const query = useQueryLink();
	const words = { text, language, days: useDays(center.head.today) };
	const cupNow = useCupNow();
	const { asked, head, lists, parts } = center;
	const favourites = useAccount(({ chosen }) => chosen.teams);
	const { matches, total } = parts[part];
	const isFiltered = [asked.category, asked.arena, asked.nation, asked.day].some((one) => one !== null);
	const inOrder = ownFirst(matches, own, favourites, isFiltered);
	const category = lists.categories.find(({ id }) => id === asked.category)?.shortName;
	const count = formatNumber(total, language);
	const link = allOf(part, center, query, words);
	const saidDay = matches[0]?.zonedStartTime?.slice(0, 10) ?? null;
	return (
		<MatchPart
			title={part === "live" ? text.playingNow : text.parts[part]}
			badge={part === "live" && matches.some(({ state }) => state === "LIVE") && <LiveBadge />}
			note={noteOf(part, center, words, cupNow)}
			aside={link === null ? (category === undefined ? count : text.countIn(count, category)) : undefined}
			link={link}
			matches={inOrder}
			days={part !== "off"}
			saidDay={part === "live" ? head.today : saidDay}
			more={moreOf(part, center, query, words)}
		>
			{isCut(part, center) && <p className="mt-3.5 text-ink-2">{text.cut}</p>}
		</MatchPart>
	);
}
