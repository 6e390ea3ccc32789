const DASHED = /(\b\d+(?:–\d+|(?:-\p{L}+)+))/u;

/** A text whose scores, days and sizes do not wrap: browsers may break "4–3", "19–25 July" and "11-a-side" after a dash. */
export function Unbroken({ children: text }: { children: string }) {
	return text.split(DASHED).map((part, at) =>
		at % 2 === 0 ? (
			part
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: The parts have no other identity than their place.
			<span key={at} className="whitespace-nowrap">
				{part}
			</span>
		),
	);
}
