import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";

/** A "go there" link: words and an arrow, in a target of 44 px. `context` completes it for readers: "Show team, IF Fyrsken". */
export function ArrowLink({ to, context, children }: { to: string; context?: string; children: string }) {
	return (
		<Link to={to} className="group hit-44 inline-flex print:hidden items-center gap-1.5 text-[0.9375rem] font-[650]">
			<span className="underline-offset-4 group-hover:underline group-hover:decoration-2">
				{children}
				{context !== undefined && <span className="sr-only">, {context}</span>}
			</span>
			<Icon name="arrowRight" size={18} className="text-accent-ink" />
		</Link>
	);
}
