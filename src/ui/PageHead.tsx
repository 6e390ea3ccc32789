import type { ReactNode } from "react";
import { type Crumb, Crumbs } from "./Crumbs.tsx";
import { PageTitle } from "./PageTitle.tsx";

/**
 * The head of a page: its place, its title, and at the right figures or actions for all of it.
 * @param aside counts or actions, on the title's base line
 */
export function PageHead({
	title,
	crumbs,
	aside,
	children,
}: {
	title: ReactNode;
	crumbs?: readonly Crumb[];
	aside?: ReactNode;
	children?: ReactNode;
}) {
	return (
		<div className={crumbs === undefined ? "pt-5 pb-4" : "pt-1 pb-4"}>
			{crumbs !== undefined && <Crumbs trail={crumbs} />}
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
				<PageTitle>{title}</PageTitle>
				{aside !== undefined && <div className="text-ink-2">{aside}</div>}
			</div>
			{children}
		</div>
	);
}
