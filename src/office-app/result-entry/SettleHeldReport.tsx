import { useEffect, useRef } from "react";
import type { Notification } from "../../office/notifications/notification.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import { isCommit } from "../parts/use-keys.ts";
import { Becomes } from "../preview/Becomes.tsx";
import { CommitAndNotify } from "../preview/CommitAndNotify.tsx";
import { JudgedAnew } from "../preview/JudgedAnew.tsx";
import { Recipients, useRecipients } from "../preview/Recipients.tsx";
import { useCommitting } from "../preview/use-committing.ts";
import { usePreview } from "../preview/use-preview.ts";
import { useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import "../styles/day.css";

type Props = {
	readonly proposal: Proposal;
	/** The text of its button. */
	readonly action: string;
	readonly onDone: () => void;
	readonly onDrop: () => void;
};

/** The effect of answering a field's report, and its recipients. */
export function SettleHeldReport({ proposal, action, onDone, onDrop }: Props) {
	const { day: text, results } = useOfficeText();
	const mayAnnounce = useSession().desk.role === "office";
	const judging = usePreview(proposal);
	const { preview, named, tell, problem } = judging;
	const choice = useRecipients(tell);
	const panel = useRef<HTMLElement>(null);
	const { changedUnseen, count, isReady, commit } = useCommitting(judging, true, (telling) => void record(telling));
	const record = async (telling: Notification | undefined) => {
		if ((await judging.commit({ why: "", tell: telling })) !== null) onDone();
	};
	useEffect(() => panel.current?.focus(), []);
	return (
		<section
			ref={panel}
			tabIndex={-1}
			aria-label={action}
			className="w-full border-l-5 border-accent bg-surface px-4 py-3 outline-none"
			onKeyDown={(event) => {
				if (event.key === "Escape") {
					event.stopPropagation();
					onDrop();
				} else if (isCommit(event)) {
					event.preventDefault();
					if (!choice.lacksWords) commit(choice.telling);
				}
			}}
		>
			<p className="act-kicker">{text.proposed}</p>
			<h2 className="office-h3">{action}</h2>
			<JudgedAnew {...{ problem, changedUnseen, count }} />
			{preview === null ? (
				problem === null && <p className="office-meta">{text.judging}</p>
			) : (
				<>
					<Becomes preview={preview} named={named} />
					{tell && <Recipients told={tell} choice={choice} mayAnnounce={mayAnnounce} />}
				</>
			)}
			<CommitAndNotify action={action} choice={choice} isReady={isReady} onCommit={commit} />
			<button type="button" className="office-button mt-2" onClick={onDrop}>
				{results.cancel}
			</button>
		</section>
	);
}
