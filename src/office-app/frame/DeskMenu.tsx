import { useEffect, useRef } from "react";
import { NavLink } from "react-router";
import { Icon } from "../parts/Icon.tsx";
import { call } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { SCREENS } from "./screens.ts";

/** The account's initials, and its menu. */
export function DeskMenu() {
	const text = useOfficeText();
	const { desk } = useSession();
	const details = useRef<HTMLDetailsElement>(null);
	const close = () => details.current?.removeAttribute("open");
	useEffect(() => {
		const outside = (event: Event) => {
			if (event instanceof KeyboardEvent ? event.key === "Escape" : !details.current?.contains(event.target as Node))
				details.current?.removeAttribute("open");
		};
		document.addEventListener("pointerdown", outside);
		document.addEventListener("keydown", outside);
		return () => {
			document.removeEventListener("pointerdown", outside);
			document.removeEventListener("keydown", outside);
		};
	}, []);
	const signOut = async () => {
		await call("POST", "/sign-out").catch(() => undefined);
		location.assign("/office/sign-in");
	};
	const item = "flex min-h-11 w-full items-center rounded-control px-3 text-left hover:bg-sunken";
	return (
		<details ref={details} className="relative">
			<summary className="flex min-h-11 list-none items-center gap-1.5 rounded-control [&::-webkit-details-marker]:hidden">
				<span
					aria-hidden="true"
					className="grid size-8 place-items-center rounded-full bg-beam font-cond text-[0.875rem] font-[800] text-on-beam"
				>
					{desk.initials}
				</span>
				<span className="sr-only">{desk.name}</span>
				<Icon name="caretDown" size={14} />
			</summary>
			<div className="off-header absolute right-0 top-full z-40 mt-1 w-64 rounded-card border border-line bg-surface p-2 text-ink shadow-menu">
				<p className="border-b border-line px-3 pt-1 pb-2">
					<strong className="block font-[650]">{desk.name}</strong>
					<span className="office-meta">{text.frame.roles[desk.role]}</span>
				</p>
				<ul className="mt-1">
					{SCREENS.filter(({ inHeader, roles }) => !inHeader && roles.includes(desk.role)).map(({ path, label }) => (
						<li key={path}>
							<NavLink to={`/${path}`} onClick={close} className={item}>
								{label(text)}
							</NavLink>
						</li>
					))}
					<li>
						<button type="button" onClick={() => void signOut()} className={item}>
							{text.frame.signOut}
						</button>
					</li>
				</ul>
			</div>
		</details>
	);
}
