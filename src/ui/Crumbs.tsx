import { useText } from "../text/use-text.ts";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";
import { UnbrokenName } from "./UnbrokenName.tsx";

export type Crumb = { readonly to?: string; readonly label: string };

/** The page's place: "Age categories › Boys 16 › Group 4". The last one, without `to`, is the page itself. */
export function Crumbs({ trail, className = "" }: { trail: readonly Crumb[]; className?: string }) {
	const text = useText();
	return (
		<nav aria-label={text.breadcrumb} className={`text-[0.9375rem] text-ink-2 ${className}`}>
			<ol className="flex flex-wrap items-center gap-x-2">
				{trail.map(({ to, label }, at) => (
					<li key={label} className="flex min-h-10 min-w-0 items-center gap-x-2">
						{to === undefined ? (
							<span aria-current="page">
								<UnbrokenName name={label} />
							</span>
						) : (
							<Link to={to} className="hit-44 underline decoration-1 underline-offset-4 hover:decoration-2">
								{label}
							</Link>
						)}
						{at < trail.length - 1 && <Icon name="caretRight" size={12} />}
					</li>
				))}
			</ol>
		</nav>
	);
}
