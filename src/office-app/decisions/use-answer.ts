import type { WaitingDecision } from "../../cup/office/decision.ts";
import type { Notification } from "../../office/notifications/notification.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import { useCommitKey } from "../parts/use-keys.ts";
import { useRecipients } from "../preview/Recipients.tsx";
import { usePreview } from "../preview/use-preview.ts";
import { questionWords } from "../preview/words.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";

/** An answer to a decision as it is judged, and its recording by button or key. */
export function useAnswer(
	decision: WaitingDecision,
	proposal: Proposal | null,
	{ onDone, onSaid }: { readonly onDone: () => void; readonly onSaid: (words: string) => void },
) {
	const { decisions: text } = useOfficeText();
	const language = useLanguage();
	const judging = usePreview(proposal);
	const choice = useRecipients(judging.tell);
	const title = questionWords(decision, text, language);
	const record = async (telling: Notification | undefined) => {
		const { preview, problem, isJudging, isCommitting, commit } = judging;
		if (proposal === null || preview === null || problem !== null || isJudging || isCommitting || choice.lacksWords) return;
		const act = await commit({ why: "", tell: telling });
		if (act === null) return;
		onSaid(text.settled(`${decision.category[language]}, ${title}`));
		onDone();
	};
	useCommitKey(() => void record(choice.telling));
	return { judging, choice, title, record };
}
