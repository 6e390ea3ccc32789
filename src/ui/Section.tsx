import { type ReactNode, useId } from "react";
import { ArrowLink } from "./ArrowLink.tsx";
import { UnbrokenName } from "./UnbrokenName.tsx";

/**
 * A part of a page with its head: a 2 px rule, the title left, one link right.
 * @param actions after the link, for what is not a link (a scroller's arrows)
 * @param rule false if the page's first section follows the header
 */
export function Section({
	title,
	link,
	actions,
	id,
	rule = true,
	className = "",
	children,
}: {
	title: string;
	link?: { to: string; label: string };
	actions?: ReactNode;
	id?: string;
	rule?: boolean;
	className?: string;
	children: ReactNode;
}) {
	const own = useId();
	const heading = `${id ?? own}-title`;
	return (
		<section aria-labelledby={heading} id={id} className={`mt-6.5 print:mt-4 ${className}`}>
			<div className={`flex min-h-11.5 flex-wrap items-center gap-x-4 ${rule ? "border-t-2 border-ink" : ""}`}>
				<h2 id={heading} className="type-h2 min-w-0 flex-1 basis-20 stacked:basis-[max-content] py-2">
					<UnbrokenName name={title} />
				</h2>
				{link !== undefined && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
				{actions}
			</div>
			{children}
		</section>
	);
}
