import { useState } from "react";
import { Link, NavLink } from "react-router";
import { CupClock } from "../parts/CupClock.tsx";
import { Icon } from "../parts/Icon.tsx";
import { LanguageToggle } from "../parts/LanguageToggle.tsx";
import { OfficeMark } from "../parts/OfficeMark.tsx";
import { useOfficeText } from "../session/language.tsx";
import { useOfficeNow, useSession } from "../session/session.tsx";
import { DeskMenu } from "./DeskMenu.tsx";
import { EverywhereKeys } from "./EverywhereKeys.tsx";
import { SCREENS, type ScreenPath } from "./screens.ts";

export function Header() {
	const text = useOfficeText();
	return (
		<header className="on-header sticky top-0 z-30 bg-header text-header-ink">
			<div className="flex min-h-13 flex-wrap items-center gap-x-3 px-4">
				<Link to="/" className="flex min-h-11 items-center rounded-control">
					<OfficeMark />
				</Link>
				<Menu />
				<div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-3">
					<EverywhereKeys />
					<CupClock />
					<LanguageToggle />
					<DeskMenu />
				</div>
			</div>
			<div className="stripe" />
			<span className="sr-only">{text.frame.office}</span>
		</header>
	);
}

/** Only what works, and only what this desk's role may see. */
function Menu() {
	const text = useOfficeText();
	const { desk, cup } = useSession();
	const { wants, proposed } = useOfficeNow();
	const counts: Readonly<Partial<Record<ScreenPath, number | null>>> = { results: wants, out: proposed };
	const [isOpen, setOpen] = useState(false);
	const screens = SCREENS.filter(
		({ inHeader, roles, isForEmptyRecord }) =>
			inHeader && roles.includes(desk.role) && (cup.edition !== null || isForEmptyRecord),
	);
	if (screens.length === 0) return null;
	return (
		<>
			<button
				type="button"
				aria-expanded={isOpen}
				aria-controls="office-menu"
				onClick={() => setOpen(!isOpen)}
				className="order-first grid size-11 place-items-center rounded-control wide:hidden"
			>
				<Icon name={isOpen ? "close" : "list"} size={22} />
				<span className="sr-only">{text.frame.openMenu}</span>
			</button>
			<nav
				id="office-menu"
				aria-label={text.frame.mainMenu}
				className={`wide:ml-10 wide:block ${isOpen ? "absolute inset-x-0 top-full z-40 bg-header p-3 shadow-menu" : "hidden"}`}
			>
				<ul className="flex gap-1 flex-col wide:flex-row wide:gap-2">
					{screens.map(({ path, label }) => (
						<li key={path}>
							<NavLink
								to={`/${path}`}
								onClick={() => setOpen(false)}
								className={({ isActive }) =>
									`flex min-h-13 items-center gap-2 border-b-3 px-2.5 text-[1rem] font-[550] ${isActive ? "border-header-accent text-header-ink" : "border-transparent text-header-ink-2 hover:text-header-ink"}`
								}
							>
								{label(text)}
								{(counts[path] ?? 0) > 0 && (
									<span className="rounded-[3px] bg-counter px-1.5 font-cond text-[0.875rem]/5 font-bold text-on-counter">
										{counts[path]}
									</span>
								)}
							</NavLink>
						</li>
					))}
				</ul>
			</nav>
		</>
	);
}
