import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useAccount } from "../../client/account/use-account.ts";
import type { User } from "../../client/account/user.ts";
import { useYear } from "../../client/data/site-data.ts";
import { LoadedAt } from "../../client/live/loaded-at.ts";
import { type FollowedState, useFollowed } from "../../client/saving/use-followed.ts";
import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Column } from "../../ui/Column.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { AccountSettings } from "../account/AccountSettings.tsx";
import { SignInLinks } from "../account/SignInLinks.tsx";
import { Unreached, useUnreached } from "../account/Unreached.tsx";
import { WithoutUser } from "../account/WithoutUser.tsx";
import { AlertSettings } from "../alerts/AlertSettings.tsx";
import { AddAllToCalendar } from "../calendar/AddAllToCalendar.tsx";
import { InstallHint } from "../offline/InstallHint.tsx";
import { DaySaved, SavedHere } from "../offline/SavedHere.tsx";
import { NoTeamsHere } from "../own-teams/NoTeamsHere.tsx";
import { RecentlyViewed } from "../recent/RecentlyViewed.tsx";
import { ExampleWeek } from "./ExampleWeek.tsx";
import type { Example } from "./example-week.ts";
import { FavouriteList } from "./FavouriteList.tsx";
import { OwnWeek } from "./OwnWeek.tsx";
import { TeamsNow } from "./TeamsNow.tsx";

/**
 * My Week in all its states (DECISIONS §5). The document is the same for every reader; the browser determines the user.
 * @param example the week shown to readers who follow nothing; null if there is none
 */
export function MyWeek({ example }: { example: Example | null }) {
	const user = useAccount((state) => state.own);
	const unreached = useUnreached();
	const [deleted, setDeleted] = useState(false);
	const { week } = useText();
	if (user !== null) return <SignedIn user={user} onDeleted={() => setDeleted(true)} />;
	if (unreached) {
		return (
			<Page>
				<div className="max-w-120">
					<Unreached />
				</div>
			</Page>
		);
	}
	return (
		<Page>
			<p role="status" className={deleted ? "pb-4 text-[1.0625rem] font-[650]" : "sr-only"}>
				{deleted && week.deleted}
			</p>
			<WithoutUser
				awaiting={
					<div className="if-token">
						<Coming />
					</div>
				}
			>
				<SignedOut />
				<RecentlyViewed />
				{example !== null && <ExampleWeek example={example} />}
			</WithoutUser>
		</Page>
	);
}

function Page({ aside, side, children }: { aside?: ReactNode; side?: ReactNode; children: ReactNode }) {
	const text = useText();
	return (
		<Column side={side}>
			<PageHead title={text.myWeek} aside={aside} />
			{children}
		</Column>
	);
}

/** Until the programme is there, a phone's footer is out of sight below it, and so does not jump. */
const Coming = () => (
	<div className="max-lg:min-h-svh">
		<Loader className="py-6" />
	</div>
);

function SignedOut() {
	const text = useText();
	return (
		<div className="max-w-120">
			<p className="text-[1.0625rem]/[1.4]">{text.week.signedOut}</p>
			<p className="mt-2 text-ink-2">{text.account.why}</p>
			<div className="mt-5 flex flex-wrap gap-2.5">
				<SignInLinks />
			</div>
			<noscript>
				<p className="mt-4 text-ink-2">{text.account.needsScripts}</p>
			</noscript>
		</div>
	);
}

function SignedIn({ user, onDeleted }: { user: User; onDeleted: () => void }) {
	const { year } = useYear();
	const { account } = useText();
	const asked = useSearchParams()[0].get("show");
	const state = asked === "alerts" || asked === "account" ? asked : "week";
	useFocusOnChange(state);
	const ofYear = (one: { readonly year: number }): boolean => one.year === Number(year);
	const teams = user.favourite_teams.filter(ofYear);
	const fields = user.favourite_arenas.filter(ofYear);
	if (state === "account") return <AccountSettings user={user} onDeleted={onDeleted} />;
	if (teams.length + fields.length === 0) {
		return (
			<Page>
				<Empty title={account.noTeams}>
					<NoTeamsHere user={user} />
				</Empty>
				<ToAccountSettings />
			</Page>
		);
	}
	if (state === "alerts") return <AlertSettings teams={teams} fields={fields} />;
	return <Week teams={teams} fields={fields} />;
}

/** The link to the settings disappears with the week, and the link back with the settings, so the focus moves to the new heading. */
function useFocusOnChange(shown: string): void {
	const before = useRef(shown);
	useEffect(() => {
		if (before.current !== shown) document.querySelector<HTMLElement>("h1")?.focus();
		before.current = shown;
	}, [shown]);
}

type WeekProps = {
	teams: User["favourite_teams"];
	fields: User["favourite_arenas"];
};

/** The link to settings that are not needed on a match day. */
function ToAccountSettings() {
	const { week } = useText();
	const { inYear } = useYear();
	return (
		<p className="mt-11 border-t border-line pt-4 print:hidden">
			<Link to={inYear("favourites?show=account")} className="text-link hit-44">
				{week.accountSettings}
			</Link>
		</p>
	);
}

function Week({ teams, fields }: WeekProps) {
	const { alerts } = useText();
	const { inYear } = useYear();
	const { followed, failed, retry } = useFollowed(
		teams.map(({ team_id }) => team_id),
		fields.map(({ field_id }) => field_id),
	);
	const coming = followed === null && !failed;
	return (
		<Page
			aside={
				<span className="flex flex-wrap items-center gap-x-5 max-md:gap-x-4">
					{followed !== null && <DaySaved followed={followed} />}
					<Link to={inYear("favourites?show=alerts")} className="text-link hit-44 inline-flex items-center gap-2 text-ink">
						<Icon name="bell" />
						{alerts.title}
					</Link>
					<AddAllToCalendar />
				</span>
			}
			// Below a phone's programme, however short: it is rendered together with the programme, so it does not jump.
			side={
				<>
					{!coming && <FavouriteList teams={teams} fields={fields} followed={followed} />}
					{!coming && <ToAccountSettings />}
				</>
			}
		>
			{coming ? <Coming /> : <Programme teams={teams} followed={followed} failed={failed} retry={retry} />}
		</Page>
	);
}

function Programme({ teams, followed, failed, retry }: FollowedState & Pick<WeekProps, "teams">) {
	const { week } = useText();
	if (followed === null) {
		return (
			<Empty title={week.failed}>
				<p>{week.failedHint}</p>
				<Button kind="secondary" className="mt-4" onClick={retry}>
					{week.tryAgain}
				</Button>
			</Empty>
		);
	}
	return (
		<>
			{failed && (
				<p role="status" className="pb-3 text-ink-2">
					{week.old}
				</p>
			)}
			<LoadedAt value={followed.revision}>
				<TeamsNow teams={teams} followed={followed} />
				<OwnWeek followed={followed} />
			</LoadedAt>
			<SavedHere followed={followed} />
			<InstallHint />
		</>
	);
}
