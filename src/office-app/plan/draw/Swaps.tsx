import { Icon } from "../../parts/Icon.tsx";
import { useDrawText } from "./draw-text.ts";
import type { DrawOrder } from "./use-draw.ts";

type Props = {
	/** In the order in which they were made. */
	readonly swaps: DrawOrder["swaps"];
	readonly nameOf: (team: string) => string;
	/** Left out: nothing can be changed. */
	readonly onSwaps: ((swaps: DrawOrder["swaps"]) => void) | undefined;
};

/** Pairs of teams that changed places by hand, each of which can be undone. */
export function Swaps({ swaps, nameOf, onSwaps }: Props) {
	const text = useDrawText();
	return (
		<section className="pt-4">
			<div className="flex items-baseline border-t-2 border-ink pt-2">
				<h3 className="office-h3 mr-auto">{text.byHand}</h3>
				<span className="office-meta">{text.afterDraw}</span>
			</div>
			{swaps.length === 0 && onSwaps !== undefined && <p className="office-meta py-2">{text.noSwaps}</p>}
			<ol>
				{swaps.map(([one, other], at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the same two may swap twice, and their order is what counts
					<li key={`${at} ${one} ${other}`} className="flex items-center gap-3 border-t border-line py-1.5">
						<span className="font-xcond text-[1.3125rem] font-[800]">{at + 1}</span>
						<span className="min-w-0 flex-1 break-words">{text.swap(nameOf(one), nameOf(other))}</span>
						{onSwaps !== undefined && (
							<button
								type="button"
								className="grid size-10 place-items-center rounded-control coarse:size-11"
								onClick={() => onSwaps(swaps.filter((_, index) => index !== at))}
							>
								<Icon name="undo" size={18} />
								<span className="sr-only">{text.undoSwap(nameOf(one), nameOf(other))}</span>
							</button>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}
