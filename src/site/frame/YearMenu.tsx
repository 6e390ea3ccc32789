import { useRef } from "react";
import { useLocation } from "react-router";
import { useQuery } from "../../client/address/query.ts";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { useDismissable } from "../../ui/use-dismissable.ts";
import { usePlace } from "../parts/CachedPart.tsx";

type Place = "header" | "drawer";

const BUTTON: Record<Place, string> = {
	header:
		"hit-44 h-10 gap-1.5 rounded-control border border-header-line px-3 narrow:px-2 text-[1.1875rem] max-md:h-8 lg:h-10 hover:bg-header-2",
	drawer: "focus-inside h-12 w-full gap-2 rounded-control border border-line-strong bg-surface px-3.5 text-lg",
};
const LIST: Record<Place, string> = {
	header: "top-full right-0 mt-2 w-60",
	drawer: "bottom-full left-0 mb-2 w-full",
};

/** The years of the cup, newest first. Each link changes only the year in the address. It opens without scripts. */
export function YearMenu({ place }: { place: Place }) {
	const { pathname } = useLocation();
	return <Years key={pathname} place={place} />;
}

function Years({ place }: { place: Place }) {
	const menu = useRef<HTMLDetailsElement>(null);
	const { editions } = useSite();
	const { year, latest } = useYear();
	const { within } = usePlace();
	const query = useQuery();
	const text = useText();
	useDismissable(menu);
	// The year that is viewed leads nowhere else, so no navigation would close the list.
	const close = () => menu.current?.removeAttribute("open");
	return (
		<details ref={menu} className="group/years relative">
			<summary
				className={`flex list-none items-center font-cond font-[750] select-none [&::-webkit-details-marker]:hidden ${BUTTON[place]}`}
			>
				{place === "header" ? (
					<span className="sr-only">{text.year}, </span>
				) : (
					<span className="font-text text-base font-[550]">{text.year}</span>
				)}
				<span className={place === "drawer" ? "mx-auto" : ""}>{year}</span>
				<Icon name="caretDown" size={14} className="transition-transform group-open/years:rotate-180" />
			</summary>
			<ul
				className={`off-header menu-in absolute z-20 max-h-[70vh] overflow-y-auto rounded-card border border-line bg-surface text-ink shadow-menu ${LIST[place]}`}
			>
				{editions.map(({ name }) => (
					<li key={name} className="border-line not-first:border-t">
						<Link
							to={`/${name}${within}${query}`}
							onClick={close}
							aria-current={name === year ? "true" : undefined}
							className="focus-inside flex h-12 items-center gap-2.5 px-3.5 hover:bg-sunken"
						>
							<span className="font-xcond text-[1.625rem] font-[850]">{name}</span>
							{name === latest && <span className="text-[0.9375rem] text-ink-2">{text.latest}</span>}
							{name === year && <Icon name="check" className="ml-auto text-accent-ink" />}
						</Link>
					</li>
				))}
			</ul>
		</details>
	);
}
