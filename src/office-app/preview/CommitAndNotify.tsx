import type { Notification } from "../../office/notifications/notification.ts";
import { KeyCap } from "../parts/KeyCap.tsx";
import { useOfficeText } from "../session/language.tsx";
import type { RecipientChoice } from "./Recipients.tsx";

type Props = {
	readonly action: string;
	readonly choice: RecipientChoice;
	readonly isReady: boolean;
	/** @param telling whom to notify; undefined: nobody */
	readonly onCommit: (telling: Notification | undefined) => void;
};

/** The one button of an act, whose text includes whether people are notified, and below it the way without notifying. */
export function CommitAndNotify({ action, choice, isReady, onCommit }: Props) {
	const { day: text } = useOfficeText();
	return (
		<>
			<button
				type="button"
				className="act-button"
				disabled={!isReady || choice.lacksWords}
				onClick={() => onCommit(choice.telling)}
			>
				{choice.telling ? text.andTell(action) : action} <KeyCap>⌘⏎</KeyCap>
			</button>
			{choice.telling && (
				<p className="office-meta pt-2">
					<button type="button" className="day-more" disabled={!isReady} onClick={() => onCommit(undefined)}>
						{text.withoutTelling(action)}
					</button>
				</p>
			)}
		</>
	);
}
