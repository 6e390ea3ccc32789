import { type KeyboardEvent, useRef } from "react";
import { buttonStyle } from "./button-style.ts";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";

export type MenuLink = { readonly to: string; readonly label: string; readonly on?: boolean };

/** A button that shows a list of links under it; opens without scripts. Esc closes. `query`: links that only change the query. */
export function LinkMenu({
	label,
	links,
	query = false,
	align = "right",
}: {
	label: string;
	links: readonly MenuLink[];
	query?: boolean;
	align?: "left" | "right";
}) {
	const details = useRef<HTMLDetailsElement>(null);
	function close(): void {
		if (details.current !== null) details.current.open = false;
	}
	function onKeyDown(event: KeyboardEvent): void {
		if (event.key !== "Escape" || !details.current?.open) return;
		close();
		details.current.querySelector("summary")?.focus();
	}
	return (
		<details
			ref={details}
			onKeyDown={onKeyDown}
			onBlur={(event) => {
				if (!event.currentTarget.contains(event.relatedTarget)) close();
			}}
			className="relative"
		>
			<summary className={`${buttonStyle("quiet")} list-none [&::-webkit-details-marker]:hidden`}>
				{label}
				<Icon name="caretDown" size={16} />
			</summary>
			<ul
				className={`absolute [details:not([open])>&]:hidden z-20 mt-1 max-h-80 w-max max-w-[min(20rem,90vw)] min-w-full overflow-y-auto rounded-card border border-line bg-surface py-1 shadow-menu ${align === "right" ? "right-0" : "left-0"}`}
			>
				{links.map(({ to, label: name, on }) => (
					<li key={to} className={on ? "[scroll-initial-target:nearest]" : ""}>
						<Link
							to={to}
							onClick={close}
							replace={query}
							preventScrollReset={query}
							aria-current={on ? "true" : undefined}
							className={`focus-inside flex min-h-11 items-center px-4 hover:bg-sunken ${on ? "font-[750]" : ""}`}
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</details>
	);
}
