/** A text whose scores and days stay on one line: a browser may break "4–3" and "19–25 July" after the dash. */
export function Unbroken({ children: text }: { children: string }) {
	const [before = "", ...scores] = text.split(/(?=\b\d+–\d)/);
	return (
		<>
			{before}
			{scores.map((part) => {
				const [score = ""] = /^\d+–\d+/.exec(part) ?? [];
				return (
					<span key={part}>
						<span className="whitespace-nowrap">{score}</span>
						{part.slice(score.length)}
					</span>
				);
			})}
		</>
	);
}
