import { useState } from "react";
import type { Notification } from "../../office/notifications/notification.ts";
import type { Judging } from "./use-preview.ts";

/** The state and action of a proposal's one button. @param isWhole it changes something even without a changed match */
export function useCommitting(
	{ preview, isYours, isJudging, changed, isCommitting }: Judging,
	isWhole: boolean,
	onCommit: (telling: Notification | undefined) => void,
) {
	// The preview has changed because somebody was faster: the user has to look at it before committing.
	const [lookedAt, setLookedAt] = useState<string | null>(null);
	const changedUnseen = changed !== null && lookedAt !== preview?.ground ? changed : 0;
	const count = preview?.changes.length ?? 0;
	const isImpossible = (preview?.verdict.impossible.length ?? 0) > 0;
	const isReady = preview !== null && !isJudging && !isCommitting && !isImpossible && isYours && (count > 0 || isWhole);
	const commit = (telling: Notification | undefined) => {
		if (!isReady) return;
		if (changedUnseen > 0) setLookedAt(preview.ground);
		else onCommit(telling);
	};
	return { changedUnseen, count, isImpossible, isReady, commit };
}
