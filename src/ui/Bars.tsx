/** The mark of an empty state: three bars, one lit if something will appear later, none if nothing was found. */
export function Bars({ lit }: { lit: boolean }) {
	return (
		<span aria-hidden="true" className="flex gap-1.75">
			<span className={`h-2.5 w-8.5 ${lit ? "bg-accent" : "bg-line"}`} />
			<span className="h-2.5 w-8.5 bg-line" />
			<span className="h-2.5 w-8.5 bg-line" />
		</span>
	);
}
