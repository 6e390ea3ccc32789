import { useState } from "react";
import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { Section } from "../../ui/Section.tsx";
import { useModule } from "../../ui/use-module.ts";
import { TryFailed } from "./TryFailed.tsx";

/** Loaded when a reader tries a result: nothing else in the browser needs the rules of a table. */
const importTryBoard = () => import("./TryBoard.tsx").then(({ default: TryBoard }) => TryBoard);

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

/** Lets the reader try results of a group's last matches. Nothing is stored or sent, and it is not printed. */
export function TryResult({ division, left, positions, stage, state }: Props) {
	const { match: text } = useText();
	const words = text.scenario.try;
	const [open, setOpen] = useState(false);
	if (left === 0 || left > MOST_TRIED) return null;
	return (
		<Section title={words.title} actions={<p className="text-ink-2">{words.matchesLeft(left)}</p>} className="print:hidden">
			{open ? (
				<>
					<Board division={division} positions={positions} stage={stage} state={state} />
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

function Board(props: Omit<Props, "left">) {
	const { part: TryBoard, failed, again } = useModule(importTryBoard, "The matches to try");
	if (TryBoard !== null) return <TryBoard {...props} />;
	return failed ? <TryFailed again={again} /> : <Loader />;
}
