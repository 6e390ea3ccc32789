/** The lighthouse character Fl(3): three flashes and a pause. The bars do not move if motion is reduced. `bar` is the size of one bar. */
export function Flashes({ bar, className = "" }: { bar: string; className?: string }) {
	return (
		<span aria-hidden="true" className={`inline-flex gap-1.5 ${className}`}>
			{["0s", "0.3s", "0.6s"].map((delay) => (
				<span key={delay} className={`flash ${bar}`} style={{ animationDelay: delay }} />
			))}
		</span>
	);
}
