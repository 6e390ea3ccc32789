import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon-names.ts";
import { Link } from "./Link.tsx";

export type Pill = {
	readonly label: string;
	readonly on: boolean;
	/** Before the label, which has its meaning. */
	readonly icon?: { readonly name: IconName; readonly className?: string };
} & ({ readonly to: string } | { readonly onSelect: () => void });

const style = (on: boolean): string =>
	`hit-44 inline-flex min-h-10 items-center gap-2 rounded-control border-[1.5px] px-4 font-[550] ${
		on ? "border-ink bg-ink text-paper" : "border-line-strong bg-surface text-ink hover:bg-sunken"
	}`;

/** A choice of one or a few. Pills with an address (`to`, mostly a query) work without scripts and preserve the scroll position. */
export function Pills({ label, pills, className = "" }: { label: string; pills: readonly Pill[]; className?: string }) {
	return (
		<ul aria-label={label} className={`flex flex-wrap gap-2 print:hidden ${className}`}>
			{pills.map((pill) => (
				<li key={pill.label}>
					{"to" in pill ? (
						<Link to={pill.to} replace preventScrollReset aria-current={pill.on ? "true" : undefined} className={style(pill.on)}>
							<PillLabel pill={pill} />
						</Link>
					) : (
						<button type="button" aria-pressed={pill.on} onClick={pill.onSelect} className={style(pill.on)}>
							<PillLabel pill={pill} />
						</button>
					)}
				</li>
			))}
		</ul>
	);
}

function PillLabel({ pill: { icon, label, on } }: { pill: Pill }) {
	return (
		<>
			{icon !== undefined && <Icon name={icon.name} className={on ? "" : icon.className} />}
			{label}
		</>
	);
}
