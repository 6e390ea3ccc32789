import { lazy, type ReactNode, Suspense, useState } from "react";
import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { Section } from "../../ui/Section.tsx";
import { TryFailed } from "./TryFailed.tsx";

/** With more matches left a try is a guess at a whole cup. */
const MOST_TRIED = 6;

type Props = {
	division: string;
	left: number;
	/** The present positions, by team, to show how far each team moves. */
	positions: ReadonlyMap<string, number>;
	stage: string;
	/** Changes when a result of the group does: trying then restarts from the real results. */
	state: string;
};

/**
 * Loaded when a reader tries a result: nothing else in the browser needs the rules of a table. Where it does not load, a second one requests it
 * again.
 */
const loadBoard = () =>
	lazy<(props: Omit<Props, "left"> & { again: () => void; Failed: typeof TryFailed }) => ReactNode>(() =>
		import("./TryBoard.tsx").catch(() => ({ default: TryFailed })),
	);

/** Lets the reader try results of a group's last matches. Nothing is stored or sent, and it is not printed. */
export function TryResult({ division, left, positions, stage, state }: Props) {
	const { match: text } = useText();
	const words = text.scenario.try;
	const [open, setOpen] = useState(false);
	const [Board, setBoard] = useState(loadBoard);
	if (left === 0 || left > MOST_TRIED) return null;
	return (
		<Section title={words.title} actions={<p className="text-ink-2">{words.matchesLeft(left)}</p>} className="print:hidden">
			{open ? (
				<>
					<Suspense fallback={<Loader />}>
						<Board
							again={() => setBoard(loadBoard)}
							Failed={TryFailed}
							division={division}
							positions={positions}
							stage={stage}
							state={state}
						/>
					</Suspense>
					<p className="pt-3 text-[.9375rem] text-ink-2">{words.footnote}</p>
				</>
			) : (
				<Button kind="quiet" onClick={() => setOpen(true)}>
					<Icon name="pencil" size={18} />
					{words.title}
				</Button>
			)}
		</Section>
	);
}
