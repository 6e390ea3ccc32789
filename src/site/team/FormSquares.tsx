import type { TableRowData } from "../../client/queries/table.graphql.ts";
import { useText } from "../../text/use-text.ts";

type Mark = TableRowData["form"][number];

const SHAPES: Record<Mark["outcome"], string> = {
	WON: "bg-live-ink text-surface [print-color-adjust:exact]",
	DRAWN: "bg-ink-3 text-surface [print-color-adjust:exact]",
	LOST: "border-[1.5px] border-loss bg-surface text-loss",
};

/** Results as letters, which differ in shape too. A match in progress has a green ring. The oldest is at the left. */
export function FormSquares({ form }: { form: readonly Mark[] }) {
	return (
		<span className="inline-flex items-center gap-0.5 align-middle">
			{form.map((mark) => (
				<FormSquare key={mark.match.id} mark={mark} />
			))}
		</span>
	);
}

/** One result: a letter for the eye, the word for the ear. */
export function FormSquare({ mark }: { mark: Pick<Mark, "outcome"> & { isLive?: boolean } }) {
	const { table: text } = useText().match;
	const ring = mark.isLive ? "ring-2 ring-live ring-offset-1 ring-offset-surface" : "";
	return (
		<span
			className={`inline-flex h-[1.375rem] w-5 shrink-0 items-center justify-center rounded-[3px] font-cond text-[.8125rem]/none font-[800] ${SHAPES[mark.outcome]} ${ring}`}
		>
			<span aria-hidden="true">{text.outcomes[mark.outcome].letter}</span>
			<span className="sr-only">
				{text.outcomes[mark.outcome].word}
				{mark.isLive && ` (${text.inProgress})`}
			</span>
		</span>
	);
}
