/** The answers that a decision may have, of which one is chosen. */
export function Ways<Way extends string>({
	name,
	title,
	ways,
	chosen,
	onChoose,
}: {
	/** The name of the radio buttons, unique on a screen. */
	name: string;
	title: string;
	ways: readonly (readonly [way: Way, words: string, hint?: string])[];
	chosen: Way | null;
	onChoose: (way: Way) => void;
}) {
	const heading = `${name}-ways`;
	return (
		<>
			<h2 id={heading} className="office-h3">
				{title}
			</h2>
			<div role="radiogroup" aria-labelledby={heading} className="mt-2 grid gap-2">
				{ways.map(([way, words, hint]) => (
					<label
						key={way}
						className={`flex min-h-11 items-center gap-3.5 rounded-control border bg-surface px-4 py-1.5 ${chosen === way ? "border-2 border-ink" : "border-line-strong"}`}
					>
						<input
							type="radio"
							name={name}
							className="size-4.5 shrink-0 accent-ink"
							checked={chosen === way}
							onChange={() => onChoose(way)}
						/>
						<span>
							<span className="block">{words}</span>
							{hint !== undefined && <span className="office-meta block">{hint}</span>}
						</span>
					</label>
				))}
			</div>
		</>
	);
}
