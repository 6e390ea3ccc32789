const HALF = {
	// From the middle of the box down to the item's end, and from its start down to the middle: caption 24, half a box 32.
	first: "top-14 bottom-0 border-t-[1.5px]",
	second: "top-0 h-14 border-b-[1.5px]",
} as const;

const BEAM = {
	first: { ink: "top-[3.28rem] bottom-0 border-t-7", beam: "top-[3.39rem] bottom-0 border-t-[3.5px]" },
	second: { ink: "top-0 h-[3.72rem] border-b-7", beam: "top-0 h-[3.61rem] border-b-[3.5px]" },
} as const;

/** On a narrow screen: the line that joins two boxes at the right, in beam if the followed team's path runs along it. */
export function PairLine({ half, follows }: { half: "first" | "second"; follows: boolean }) {
	if (!follows) {
		return (
			<span
				aria-hidden="true"
				className={`absolute right-1.5 w-4.5 border-r-[1.5px] border-line-strong lg:hidden stacked:hidden print:hidden ${HALF[half]}`}
			/>
		);
	}
	return (
		<span aria-hidden="true" className="lg:hidden stacked:hidden print:hidden">
			<span className={`absolute right-[.1875rem] w-5 border-r-7 border-ink ${BEAM[half].ink}`} />
			<span className={`absolute right-[.297rem] w-5 border-r-[3.5px] border-beam ${BEAM[half].beam}`} />
		</span>
	);
}
