import { useEffect, useEffectEvent, useRef } from "react";
import type { SlipMatch } from "../../cup/office/slip.ts";
import type { Notification } from "../../office/notifications/notification.ts";
import { KeyCap } from "../parts/KeyCap.tsx";
import { ContestedSeats } from "../preview/ContestedSeats.tsx";
import { Recipients, useRecipients } from "../preview/Recipients.tsx";
import { Rests } from "../preview/Rests.tsx";
import { useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { endingOf, type SlipProposal } from "../slips/typing.ts";
import { Moves } from "./Moves.tsx";
import { useAnswerKeys } from "./use-answer-keys.ts";
import { useLook } from "./use-look.ts";
import { endingWords } from "./words.ts";
import "../styles/day.css";

type Props = {
	readonly match: SlipMatch;
	readonly proposal: SlipProposal;
	/** Whether keys of later slips wait for the answer. */
	readonly holdsKeys?: boolean;
	/** @param tell whom to notify; undefined: nobody */
	readonly onRecord: (tell: Notification | undefined) => void;
	readonly onBack: () => void;
};

/**
 * The recipients of a walkover or postponement. If nobody can be notified, or the server does not answer, it is recorded without: a slip
 * must not be lost for a message.
 */
export function SlipRecipients({ match, proposal, holdsKeys = false, onRecord, onBack }: Props) {
	const { results: text, day } = useOfficeText();
	const mayAnnounce = useSession().desk.role === "office";
	const { looked, failed } = useLook(proposal);
	const told = looked?.tell ?? null;
	const choice = useRecipients(told);
	const { telling, lacksWords } = choice;
	const isDone = useRef(false);
	const record = (tell: Notification | undefined) => {
		if (isDone.current) return;
		isDone.current = true;
		onRecord(tell);
	};
	const isUnasked = failed !== null || (looked !== null && told === null);
	const recordUnasked = useEffectEvent(() => record(undefined));
	useEffect(() => {
		if (isUnasked) recordUnasked();
	}, [isUnasked]);
	useAnswerKeys({
		onRecord: (tells) => told && !(tells && lacksWords) && record(tells ? telling : undefined),
		onKeep: onBack,
	});
	const slip = endingOf(proposal);
	if (slip === null || looked === null || told === null)
		return (
			<p role="status" className="office-meta px-4 py-3 tablet:px-7">
				{day.judging}
			</p>
		);
	const words = endingWords(slip, text);
	return (
		<section aria-label={text.tellsTitle(match.number ?? match.id, words)} className="border-b border-line pb-1">
			<div role="alert">
				<h2 className="office-h3 px-4 pt-3 tablet:px-7">{text.tellsTitle(match.number ?? match.id, words)}</h2>
			</div>
			<div className="px-4 tablet:px-7">
				<ContestedSeats contested={looked.preview.contested} named={looked.named} />
			</div>
			<Moves looked={looked} />
			<div className="px-4 tablet:px-7">
				<Rests rests={looked.preview.rests} named={looked.named} />
				<Recipients told={told} choice={choice} mayAnnounce={mayAnnounce} />
			</div>
			{holdsKeys && (
				<p role="status" className="px-4 pt-2 tablet:px-7">
					{text.heldKeys}
				</p>
			)}
			<div className="flex flex-wrap items-center gap-2.5 px-4 py-3 tablet:px-7">
				<button type="button" className="office-button office-button-ink" disabled={lacksWords} onClick={() => record(telling)}>
					{telling ? day.andTell(text.record(words)) : text.record(words)} <KeyCap>⌘⏎</KeyCap>
				</button>
				{telling && (
					<button type="button" className="office-button" onClick={() => record(undefined)}>
						{day.withoutTelling(text.record(words))} <KeyCap>⌘⇧⏎</KeyCap>
					</button>
				)}
				<button type="button" className="office-button" onClick={onBack}>
					{text.cancel} <KeyCap>Esc</KeyCap>
				</button>
			</div>
		</section>
	);
}
