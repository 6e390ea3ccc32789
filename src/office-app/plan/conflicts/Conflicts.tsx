import { useCallback, useState } from "react";
import type { ConflictsView } from "../../../office/plan/conflicts-view.ts";
import { formatNumber } from "../../../text/format.ts";
import { groupWithin } from "../../../text/group-title.ts";
import { Icon } from "../../parts/Icon.tsx";
import { useConflictWords } from "../../programme/use-conflict-words.ts";
import { call, refusalWords } from "../../session/calls.ts";
import { useLanguage } from "../../session/language.tsx";
import { useSession } from "../../session/session.tsx";
import { useReading } from "../../session/use-reading.ts";
import { usePlanText } from "../plan-text.ts";

/** Lines that are shown before somebody asks for all. */
const FIRST = 20;
const SIGNS = {
	impossible: { icon: "octagon", look: "text-loss" },
	againstRules: { icon: "warning", look: "text-amber-ink" },
	noticed: { icon: "info", look: "text-ink-3" },
} as const;

/** What is wrong with the schedule as it is: what cannot be, what is against the rules, and what may become so. */
export function Conflicts() {
	const { schedule: text, noAnswer } = usePlanText();
	const [found, setFound] = useState<ConflictsView>();
	const [problem, setProblem] = useState<string | null>(null);
	const read = useCallback(
		() =>
			void call<ConflictsView>("GET", "/plan/conflicts").then(
				(answer) => {
					setFound(answer);
					setProblem(null);
				},
				(error: unknown) => setProblem(refusalWords(error, noAnswer)),
			),
		[noAnswer],
	);
	useReading(read);
	return (
		<section className="mt-8 max-w-208">
			<h2 className="office-h2 border-t-2 border-ink pt-3">{text.conflicts}</h2>
			{problem !== null && (
				<p role="alert" className="text-loss">
					{problem}
				</p>
			)}
			{found !== undefined && <Found found={found} />}
		</section>
	);
}

function Found({ found }: { readonly found: ConflictsView }) {
	const { schedule: text } = usePlanText();
	const language = useLanguage();
	const { arenas } = useSession();
	const { wordsOf } = useConflictWords({ matches: [], arenas }, found.named);
	const { missing } = found;
	const kinds = (["impossible", "againstRules", "noticed"] as const).filter((kind) => found[kind].length > 0);
	if (kinds.length === 0 && missing.length === 0) return <p className="mt-2">{text.noConflicts}</p>;
	return (
		<>
			{kinds.map((kind) => (
				<Lines key={kind} kind={kind} title={text.kinds[kind]} lines={found[kind].map((conflict) => wordsOf(conflict))} />
			))}
			{missing.length > 0 && (
				<Lines
					kind="againstRules"
					title={text.missing}
					lines={missing.map(({ category, group, pairs }) =>
						text.missingIn(
							category[language],
							groupWithin(group, language),
							pairs.map(([one, other]) => `${one} – ${other}`).join(", "),
						),
					)}
				/>
			)}
		</>
	);
}

function Lines({
	kind,
	title,
	lines,
}: {
	readonly kind: keyof typeof SIGNS;
	readonly title: string;
	readonly lines: readonly string[];
}) {
	const { schedule: text } = usePlanText();
	const language = useLanguage();
	const [isWhole, setWhole] = useState(false);
	const { icon, look } = SIGNS[kind];
	const shown = isWhole ? lines : lines.slice(0, FIRST);
	return (
		<>
			<h3 className="office-h3 mt-4">
				{title} <span className="office-meta">{formatNumber(lines.length, language)}</span>
			</h3>
			<ul className="mt-1 border-t border-line">
				{[...new Set(shown)].map((line) => (
					<li key={line} className="flex gap-3 border-b border-line py-2">
						<Icon name={icon} size={18} className={`mt-0.5 ${look}`} />
						<span className="min-w-0 break-words">{line}</span>
					</li>
				))}
			</ul>
			{shown.length < lines.length && (
				<button type="button" className="day-more mt-2" onClick={() => setWhole(true)}>
					{text.more(lines.length)}
				</button>
			)}
		</>
	);
}
