import { type ReactNode, useCallback, useState } from "react";
import type { PlanEdition, PlanView } from "../../../office/plan/plan-view.ts";
import type { StreamView } from "../../../office/plan/streams-view.ts";
import { formatTime, formatWeekday } from "../../../text/format.ts";
import { call, refusalWords } from "../../session/calls.ts";
import { useLanguage } from "../../session/language.tsx";
import { useReading } from "../../session/use-reading.ts";
import { usePlanText } from "../plan-text.ts";
import { EditButton } from "../StepMain.tsx";
import { StreamPanel } from "./StreamPanel.tsx";

type Props = {
	readonly plan: PlanView;
	readonly edition: PlanEdition | null;
	readonly mayChange: boolean;
	readonly onSaved: (act: number) => void;
};

/** The streams of matches and fields: their list in a step, and the form beside it. Only those who publish see them. */
export function useStreams({ plan, edition, mayChange, onSaved }: Props): {
	readonly list: ReactNode;
	readonly panel: ReactNode;
	/** Closes the form. */
	readonly close: () => void;
} {
	const { streams: text, noAnswer } = usePlanText();
	const language = useLanguage();
	const [streams, setStreams] = useState<readonly StreamView[]>([]);
	const [problem, setProblem] = useState<string | null>(null);
	/** The id of the stream whose form is open; "" for a new one. */
	const [open, setOpen] = useState<string | null>(null);
	const isShown = mayChange && edition !== null;
	const read = useCallback(() => {
		call<{ streams: StreamView[] }>("GET", "/plan/streams").then(
			(answer) => {
				setStreams(answer.streams);
				setProblem(null);
			},
			(error: unknown) => setProblem(refusalWords(error, noAnswer)),
		);
	}, [noAnswer]);
	const again = useReading(read, isShown);
	const close = () => setOpen(null);
	if (!isShown) return { list: null, panel: null, close };
	const when = ({ from, until }: StreamView) =>
		from === null || until === null ? null : `${formatWeekday(from, language)} ${formatTime(from)}–${formatTime(until)}`;
	const list = (
		<section className="mt-8 max-w-160">
			<h2 className="office-h2">{text.heading}</h2>
			<p className="mt-1 text-ink-2">{text.how}</p>
			{problem !== null && (
				<p role="alert" className="mt-2 text-loss">
					{problem}
				</p>
			)}
			{streams.length > 0 && (
				<ul className="mt-2 border-t border-line">
					{streams.map((stream) => (
						<li key={stream.id} className="flex items-center gap-3 border-b border-line py-1">
							<span className="min-w-0 flex-1">
								<span className="block break-words font-[650]">{stream.title[language]}</span>
								<span className="office-meta block">
									{[
										text.states[stream.state],
										text.accesses[stream.access],
										stream.title[language] === stream.shows ? null : stream.shows,
										when(stream),
									]
										.filter(Boolean)
										.join(" · ")}
								</span>
							</span>
							<EditButton name={stream.title[language]} onEdit={() => setOpen(stream.id)} />
						</li>
					))}
				</ul>
			)}
			<p className="mt-3">
				<button type="button" className="office-button" onClick={() => setOpen("")}>
					{text.add}
				</button>
			</p>
		</section>
	);
	const panel = open !== null && (
		<StreamPanel
			key={open}
			plan={plan}
			edition={edition}
			stream={streams.find(({ id }) => id === open)}
			taken={streams.map(({ id }) => id)}
			onClose={close}
			onDone={(act) => {
				close();
				again();
				onSaved(act);
			}}
		/>
	);
	return { list, panel, close };
}
