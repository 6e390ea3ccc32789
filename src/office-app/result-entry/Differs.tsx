import { useState } from "react";
import type { Ending, SlipMatch } from "../../cup/office/slip.ts";
import { MOST_GOALS } from "../../cup/office/unlikely-score.ts";
import type { Notification } from "../../office/notifications/notification.ts";
import { formatTime } from "../../text/format.ts";
import { Icon } from "../parts/Icon.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { ContestedSeats } from "../preview/ContestedSeats.tsx";
import { type NotificationOffer, type RecipientChoice, Recipients, useRecipients } from "../preview/Recipients.tsx";
import { Rests } from "../preview/Rests.tsx";
import { useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { differingReports, endingOf, isSameEnding, isUnlikely, type SlipProposal, winnerOf } from "../slips/typing.ts";
import { Moves } from "./Moves.tsx";
import { useAnswerKeys } from "./use-answer-keys.ts";
import { useLook } from "./use-look.ts";
import { endingWords } from "./words.ts";
import "../styles/day.css";

/** The slip differs from other reports, or is too early: it needs a confirmation. */
export function Differs({
	match,
	proposal,
	typedAt,
	holdsKeys = false,
	isUnlooked = false,
	onRecord,
	onKeep,
	onPark,
}: {
	match: SlipMatch;
	proposal: SlipProposal;
	/** When it was typed, on the cup's clock; left out: now. */
	typedAt?: string | undefined;
	/** Whether keys of later slips wait for the answer. */
	holdsKeys?: boolean;
	/** Whether there is no preview for lack of an answer: it may be recorded all the same, and the server checks again. */
	isUnlooked?: boolean;
	/** @param ground of the shown preview; null: no answer @param tell whom to notify; undefined: nobody */
	onRecord: (ground: string | null, tell: Notification | undefined) => void;
	onKeep: () => void;
	onPark: () => void;
}) {
	const { results: text, day } = useOfficeText();
	const { cup } = useSession();
	const { looked, failed } = useLook(proposal);
	const choice = useRecipients(looked?.tell ?? null);
	const { telling, lacksWords } = choice;
	const mayRecord = looked !== null || (isUnlooked && failed !== null);
	const record = (tells: boolean) => {
		if (!mayRecord || (tells && lacksWords)) return;
		onRecord(looked?.preview.ground ?? null, tells ? telling : undefined);
	};
	useAnswerKeys({ onRecord: record, onPark, onKeep });
	const slip = endingOf(proposal);
	if (slip === null) return null;
	const others = differingReports(match, slip);
	const through = (ending: Ending): string => {
		if (match.stage.type !== "playoff") return "";
		const side = winnerOf(ending);
		return side === null ? "" : text.goesOn(match.sides[side].name ?? text.notYetKnown);
	};
	const rows = [
		{ who: text.yourSlip, ending: slip, when: typedAt === undefined ? text.typingNow : text.typedAt(typedAt) },
		...others.map(({ by, who, isOwn, at, ending }) => {
			const told = at === "" ? "" : by === "field" ? text.fromField(formatTime(at)) : text.fromDesk(formatTime(at));
			const isShown = isSameEnding(ending, match.stands);
			return {
				who: who === null ? text.onSite : isOwn ? text.yourEarlierSlip : by === "field" ? text.reporter(who) : who,
				ending,
				when: isShown ? [at === "" ? "" : formatTime(at), text.onSiteNow].filter(Boolean).join(", ") : told,
			};
		}),
	];
	const ofOthers = others.filter(({ isOwn }) => !isOwn).length;
	const titles = [
		...(ofOthers > 0 ? [text.othersDiffer(ofOthers)] : others.length > 0 ? [text.ownDiffers] : []),
		...(match.isNotBegun && proposal.kind !== "postpone" ? [text.notBegunTitle] : []),
		...(isUnlikely(proposal, cup.sport) ? [text.unlikely(MOST_GOALS[cup.sport])] : []),
	];
	const title = titles.length > 0 ? titles.join(" · ") : text.nothingDiffers;
	return (
		<div className="border-l-5 border-amber bg-amber-tint">
			<div role="alert" className="px-4 pt-3 tablet:px-7">
				<h2 className="office-h3 flex items-center gap-3">
					<Icon name="warning" size={24} className="text-amber" />
					{title}
				</h2>
				<ol className="mt-1">
					{rows.map(({ who, ending, when }, index) => (
						<li
							// biome-ignore lint/suspicious/noArrayIndexKey: told once, in this order
							key={index}
							className="grid grid-cols-[1.75rem_1fr_auto] items-center gap-x-3 border-b border-line py-1.5 tablet:ml-9 tablet:grid-cols-[1.75rem_13rem_9rem_1fr_auto]"
						>
							<KeyCap>{`${index + 1}`}</KeyCap>
							<span className="font-[600]">{who}</span>
							<span className="font-cond text-[1.3125rem] font-[750] whitespace-nowrap">{endingWords(ending, text)}</span>
							<span className="text-ink-2 phone:col-span-2">{through(ending)}</span>
							<span className="text-right text-ink-2">{when}</span>
						</li>
					))}
				</ol>
			</div>
			{failed !== null && <p className="px-4 pt-2 tablet:px-16">{failed}</p>}
			{looked !== null && (
				<div className="px-4 tablet:px-16">
					<ContestedSeats contested={looked.preview.contested} named={looked.named} />
				</div>
			)}
			<Moves looked={looked} />
			{looked !== null && (
				<div className="px-4 tablet:px-16">
					<Rests rests={looked.preview.rests} named={looked.named} />
				</div>
			)}
			{looked?.tell && <Told told={looked.tell} choice={choice} />}
			{holdsKeys && (
				<p role="status" className="px-4 pt-2 tablet:px-16">
					{text.heldKeys}
				</p>
			)}
			<div className="flex flex-wrap items-center gap-2.5 px-4 py-3 tablet:px-16">
				<button
					type="button"
					className="office-button office-button-ink"
					disabled={!mayRecord || lacksWords}
					onClick={() => record(true)}
				>
					{telling ? day.andTell(text.record(endingWords(slip, text))) : text.record(endingWords(slip, text))} <KeyCap>⇧⏎</KeyCap>
				</button>
				{looked !== null && telling && (
					<button type="button" className="office-button" onClick={() => record(false)}>
						{day.withoutTelling(text.record(endingWords(slip, text)))} <KeyCap>⌘⇧⏎</KeyCap>
					</button>
				)}
				<button type="button" className="office-button" onClick={onKeep}>
					{text.keep} <KeyCap>Esc</KeyCap>
				</button>
				<button type="button" className="office-button" onClick={onPark}>
					{text.park} <KeyCap>?</KeyCap>
				</button>
				<span className="office-meta ml-auto phone:hidden">
					<KeyCap>⏎</KeyCap> {text.plainEnter}
				</span>
			</div>
		</div>
	);
}

/** The recipients of a changed result: open if somebody is preselected, so that the message is seen before it is sent. */
function Told({ told, choice }: { told: NotificationOffer; choice: RecipientChoice }) {
	const { day: text } = useOfficeText();
	const { desk } = useSession();
	const [isOpened, setOpened] = useState(choice.telling !== undefined);
	return (
		<div className="px-4 py-1 tablet:px-16">
			{isOpened ? (
				<Recipients told={told} choice={choice} mayAnnounce={desk.role === "office"} />
			) : (
				<button type="button" className="day-more" onClick={() => setOpened(true)}>
					{text.tellToo}
				</button>
			)}
		</div>
	);
}
