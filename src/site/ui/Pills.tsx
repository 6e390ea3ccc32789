import { Link } from "react-router";

export type Pill = { readonly label: string; readonly on: boolean } & (
	| { readonly to: string }
	| { readonly onSelect: () => void }
);

const style = (on: boolean): string =>
	`hit-44 inline-flex min-h-10 items-center rounded-control border-[1.5px] px-4 font-[550] ${
		on ? "border-ink bg-ink text-paper" : "border-line-strong bg-surface text-ink hover:bg-sunken"
	}`;

/** A choice of one or a few. Those with an address (`to`, mostly a query) work without scripts and keep the scroll. */
export function Pills({ label, pills, className = "" }: { label: string; pills: readonly Pill[]; className?: string }) {
	return (
		<ul aria-label={label} className={`flex flex-wrap gap-2 print:hidden ${className}`}>
			{pills.map((pill) => (
				<li key={pill.label}>
					{"to" in pill ? (
						<Link to={pill.to} replace preventScrollReset aria-current={pill.on ? "true" : undefined} className={style(pill.on)}>
							{pill.label}
						</Link>
					) : (
						<button type="button" aria-pressed={pill.on} onClick={pill.onSelect} className={style(pill.on)}>
							{pill.label}
						</button>
					)}
				</li>
			))}
		</ul>
	);
}
