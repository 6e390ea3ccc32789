import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { SlipAnswer, SlipMatch } from "../../cup/office/slip.ts";
import type { Notification } from "../../office/notifications/notification.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import { handed } from "../find/asked.ts";
import { isCommit } from "../parts/use-keys.ts";
import { CommitAndNotify } from "../preview/CommitAndNotify.tsx";
import { Recipients, useRecipients } from "../preview/Recipients.tsx";
import { usePreview } from "../preview/use-preview.ts";
import { CallRefused, call, refusalWords } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import "../styles/day.css";

/** Records a protest against a result. */
export function RaiseProtest({ onDone, onSaid }: { onDone: () => void; onSaid: (words: string) => void }) {
	const { decisions: text, frame } = useOfficeText();
	const [isOpen, setOpen] = useState(false);
	const [number, setNumber] = useState("");
	const [match, setMatch] = useState<SlipMatch | null>(null);
	const [missing, setMissing] = useState<string | null>(null);
	const [by, setBy] = useState<"home" | "away" | null>(null);
	const [claim, setClaim] = useState("");
	const proposal: Proposal | null =
		match !== null && by !== null && claim.trim().length >= 3
			? { kind: "protest", match: match.id, by, claim: claim.trim() }
			: null;
	const { preview, tell, problem, isJudging, isCommitting, commit } = usePreview(proposal);
	const choice = useRecipients(tell);
	const mayAnnounce = useSession().desk.role === "office";
	const close = () => {
		setOpen(false);
		setNumber("");
		setMatch(null);
		setBy(null);
		setClaim("");
	};
	const { notFound } = text;
	const { noNetwork } = frame;
	const find = useCallback(
		async (wanted: string) => {
			setMissing(null);
			try {
				const { matches } = await call<SlipAnswer>("GET", `/results/match/${encodeURIComponent(wanted.trim())}`);
				setMatch(matches[0] ?? null);
			} catch (error) {
				setMatch(null);
				const isNone = error instanceof CallRefused && error.status === 404;
				setMissing(isNone ? notFound : refusalWords(error, noNetwork));
			}
		},
		[notFound, noNetwork],
	);
	const { state: handedOver } = useLocation();
	useEffect(() => {
		const { protest } = handed(handedOver);
		if (protest === undefined) return;
		setOpen(true);
		setNumber(protest.number);
		setBy(null);
		void find(protest.number);
	}, [handedOver, find]);
	const isReady = proposal !== null && preview !== null && problem === null && !isJudging && !isCommitting && !choice.lacksWords;
	const record = async (telling: Notification | undefined) => {
		const act = await commit({ why: "", tell: telling });
		if (act === null) return;
		onSaid(text.settled(text.protestAgainst(match?.number ?? "")));
		close();
		onDone();
	};
	if (!isOpen)
		return (
			<button type="button" className="office-button mt-4" onClick={() => setOpen(true)}>
				{text.raise}
			</button>
		);
	return (
		<section
			aria-labelledby="raise-protest"
			className="mt-4 border border-line-strong bg-surface p-4"
			onKeyDown={(event) => {
				if (!isCommit(event)) return;
				// Does not submit the decision beside it.
				event.preventDefault();
				if (isReady) void record(choice.telling);
			}}
		>
			<h2 id="raise-protest" className="office-h3">
				{text.raiseTitle}
			</h2>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					void find(number);
				}}
				className="mt-2 flex flex-wrap items-end gap-2"
			>
				<label className="flex-1">
					<span className="mb-1.5 block">{text.matchNumber}</span>
					<input
						// biome-ignore lint/a11y/noAutofocus: it was asked for by the button that it takes the place of
						autoFocus
						value={number}
						maxLength={20}
						onChange={({ target }) => setNumber(target.value)}
						className="office-field w-full"
					/>
				</label>
				<button type="submit" className="office-button" disabled={number.trim() === ""}>
					{text.find}
				</button>
			</form>
			{[missing, problem].map(
				(words) =>
					words !== null && (
						<p key={words} role="alert" className="mt-2 border-l-5 border-amber bg-amber-tint px-3 py-2">
							{words}
						</p>
					),
			)}
			{match !== null && (
				<>
					<fieldset className="mt-3">
						<legend>{text.whoProtests}</legend>
						{(["home", "away"] as const).map((side) => (
							<label key={side} className="flex min-h-9 items-center gap-2">
								<input type="radio" name="by" className="accent-ink" checked={by === side} onChange={() => setBy(side)} />
								{match.sides[side].name ?? "–"}
							</label>
						))}
					</fieldset>
					<label className="mt-2 block">
						{text.claim}
						<textarea
							rows={2}
							maxLength={400}
							value={claim}
							onChange={({ target }) => setClaim(target.value)}
							className="mt-1 block w-full rounded-control border border-line-strong bg-surface p-2"
						/>
					</label>
					<p className="office-meta pt-1">{text.raiseHint}</p>
				</>
			)}
			{preview !== null && tell !== null && (
				<div className="mt-3">
					<Recipients told={tell} choice={choice} mayAnnounce={mayAnnounce} />
				</div>
			)}
			<div className="mt-3">
				<CommitAndNotify action={text.raise} choice={choice} isReady={isReady} onCommit={(telling) => void record(telling)} />
			</div>
			<button type="button" className="office-button mt-2 w-full" onClick={close}>
				{text.close}
			</button>
		</section>
	);
}
