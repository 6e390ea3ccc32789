import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { withinYear } from "../../client/address/year-path.ts";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { type Missing, missingOf } from "../../client/pages/page-request.ts";
import { useText } from "../../text/use-text.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Bars } from "../../ui/Bars.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Column } from "../../ui/Column.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { Section } from "../../ui/Section.tsx";
import { YearList } from "../../ui/YearList.tsx";
import { fetchNotSaved } from "../offline/fetch-not-saved.ts";
import { SearchBox } from "../search-box/SearchBox.tsx";
import { NAV_ENTRIES } from "./nav-entries.ts";
import { SomethingWrong } from "./SomethingWrong.tsx";

/** Needed once in a cup's life, so loaded separately. */
const FirstPage = import.meta.env.SSR
	? (await import("../first-page/FirstPage.tsx")).FirstPage
	: lazy(() =>
			import("../first-page/FirstPage.tsx").then(
				({ FirstPage }) => ({ default: FirstPage }),
				() => ({ default: SomethingWrong }),
			),
		);

const NotSaved = lazy(() =>
	fetchNotSaved().then(
		({ NotSaved }) => ({ default: NotSaved }),
		() => ({ default: SomethingWrong }),
	),
);

/** A page whose load failed: it does not exist, with links to continue; or another error occurred. */
export function NotFound({ error }: { error: unknown }) {
	const missing = missingOf(error);
	useEffect(() => {
		if (missing === undefined) console.error(error);
	}, [missing, error]);
	if (missing === undefined) return <SomethingWrong />;
	if (missing.missing !== "saved" && missing.missing !== "cup") return <Nowhere missing={missing} />;
	return <Suspense>{missing.missing === "saved" ? <NotSaved /> : <FirstPage />}</Suspense>;
}

function Nowhere({ missing: { missing = "address", year: asked = "", namesake, sameClub } }: { missing: Partial<Missing> }) {
	const text = useText();
	const { editions } = useSite();
	const { inYear, year, tournament } = useYear();
	const list = useListOfTheSame();
	const why =
		missing === "thing" ? text.notFound.thing(asked) : missing === "edition" && asked !== "" ? text.notFound.edition(asked) : "";
	return (
		<Column>
			<div className="max-w-192 pt-8.5">
				<Bars lit={false} />
				<PageTitle className="mt-5.5">{text.pageNotFound}</PageTitle>
				<p className="mt-3 text-[1.0625rem] text-ink-2">{why === "" ? text.notFound.address : why}</p>
				{namesake !== undefined && (
					<p className="mt-5">
						<ButtonLink to={`/${asked}/${namesake.path}`}>{text.notFound.namesake(namesake.name, asked)}</ButtonLink>
					</p>
				)}
				{sameClub !== undefined && (
					<Section title={text.notFound.namesake(sameClub.name, asked)}>
						<ul className="band divide-y divide-line">
							{sameClub.teams.map(({ path, name }) => (
								<li key={path}>
									<Link
										to={`/${asked}/${path}`}
										className="focus-inside flex min-h-13 items-center gap-3 px-4 py-2 font-[600] hover:bg-sunken/50"
									>
										<span className="min-w-0 flex-1">{name}</span>
										<Icon name="arrowRight" className="text-accent-ink" />
									</Link>
								</li>
							))}
						</ul>
					</Section>
				)}
				{tournament?.status.teamsPublished && <SearchBox className="mt-6.5" />}
				<ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
					{missing === "thing" && list !== undefined && (
						<li className="flex min-h-11 items-center">
							<ArrowLink to={inYear(list.path)}>{`${list.label} ${year}`}</ArrowLink>
						</li>
					)}
					<li className="flex min-h-11 items-center">
						<ArrowLink to={inYear("")}>{text.start}</ArrowLink>
					</li>
					<li className="flex min-h-11 items-center">
						<ArrowLink to={inYear("matches")}>{text.home.liveCenter}</ArrowLink>
					</li>
				</ul>
				{editions.length > 0 && (
					<Section title={text.notFound.years}>
						<YearList years={editions} />
					</Section>
				)}
			</div>
		</Column>
	);
}

/** The list that would contain a missing item. Teams are listed by age category; streams are in no menu. */
function useListOfTheSame(): { readonly path: string; readonly label: string } | undefined {
	const text = useText();
	const [kind] = withinYear(useLocation().pathname).split("/");
	if (kind === "streams") return { path: kind, label: text.streams.title };
	const entry = NAV_ENTRIES.find(({ path }) => path !== "" && path === (kind === "teams" ? "categories" : kind));
	return entry && { path: entry.path, label: text[entry.text] };
}
