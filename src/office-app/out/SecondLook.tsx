import { useId, useState } from "react";
import { Link } from "react-router";
import type { PublishingView } from "../../office/out/publishing-view.ts";
import { Icon } from "../parts/Icon.tsx";
import { useLanguage } from "../session/language.tsx";
import { usePublishingText } from "../session/publishing-text.ts";
import { shownClock } from "./shown-clock.ts";
import type { OutNow } from "./use-out.ts";

type Props = {
	readonly told: PublishingView;
	readonly out: OutNow;
	/** Shows the proposal as a visitor would see it. */
	readonly onLook: () => void;
	readonly onDone: (said: string) => void;
};

/** What waits for a second look: a colleague confirms it or sends it back, its proposer withdraws it. Nothing if nothing waits. */
export function Proposed({ told, out, onLook, onDone }: Props) {
	const { out: texts } = usePublishingText();
	const { secondLook: text } = texts;
	const language = useLanguage();
	const [isSendingBack, setSendingBack] = useState(false);
	const [words, setWords] = useState("");
	const heading = useId();
	const { waiting, sentBack, others } = told.secondLook;
	if (waiting === null)
		return sentBack === null || told.published[sentBack.of] ? null : (
			<p className="mb-4 flex items-start gap-2 bg-amber-tint p-3">
				<Icon name="undo" size={18} className="mt-0.5 text-amber-ink" />
				<span className="min-w-0 break-words">{text.sentBackBy(sentBack.by, texts.switches[sentBack.of], sentBack.words)}</span>
			</p>
		);
	const { id, of, at, desk, isOwn, proposedAt } = waiting;
	const what = at === null ? text.publish(texts.switches[of]) : text.publishAt(texts.switches[of], shownClock(at, language));
	const path = `/out/proposed/${id}`;
	const done = (answer: unknown, said: string) => {
		if (answer !== undefined) onDone(said);
	};
	const confirm = async () => done(await out.send("POST", `${path}/confirm`), texts.done);
	const withdraw = async () => done(await out.send("DELETE", path), text.withdrawn);
	const sendBack = async () => done(await out.send("POST", `${path}/send-back`, { words: words.trim() }), text.isSentBack);
	return (
		<section aria-labelledby={heading} className="mb-5 border border-accent bg-act-tint p-4">
			<p className="flex items-center gap-2 font-cond text-[0.875rem] font-[600] text-accent-ink">
				<span aria-hidden="true" className="size-2.5 bg-accent" />
				{texts.proposed}
			</p>
			<h2 id={heading} className="office-panel-title break-words">
				{isOwn ? text.youPropose(what) : text.proposes(desk, what)}
			</h2>
			<p className="text-ink-2">
				{text.since(shownClock(proposedAt, language))} {isOwn && (others === 0 ? text.alone : text.waits)}
			</p>
			{out.problem !== null && (
				<p role="alert" className="mt-2 font-[550] text-loss">
					{out.problem}
				</p>
			)}
			{isSendingBack ? (
				<form
					className="mt-3"
					onSubmit={(event) => {
						event.preventDefault();
						void sendBack();
					}}
				>
					<label className="block">
						<span className="mb-1.5 block font-[650]">{text.why}</span>
						<input
							className="office-field"
							ref={(field) => field?.focus()}
							maxLength={200}
							value={words}
							onChange={({ target }) => setWords(target.value)}
						/>
					</label>
					<p className="mt-3 flex flex-wrap gap-3">
						<button type="submit" className="office-button office-button-ink" disabled={out.isBusy || words.trim() === ""}>
							{text.sendBack}
						</button>
						<button type="button" className="office-button" onClick={() => setSendingBack(false)}>
							{text.cancel}
						</button>
					</p>
				</form>
			) : (
				<p className="mt-3 flex flex-wrap gap-3">
					<button type="button" className="office-button" onClick={onLook}>
						{texts.look}
					</button>
					{isOwn ? (
						<button type="button" className="office-button" disabled={out.isBusy} onClick={() => void withdraw()}>
							{text.withdraw}
						</button>
					) : (
						<>
							<button type="button" className="office-button" onClick={() => setSendingBack(true)}>
								{text.sendBack}
							</button>
							<button type="button" className="act-button w-auto! px-5" disabled={out.isBusy} onClick={() => void confirm()}>
								{text.confirm(what)}
							</button>
						</>
					)}
				</p>
			)}
		</section>
	);
}

/** Whether a colleague confirms what is published. */
export function SecondLookSetting({ told: { secondLook }, out }: Pick<Props, "told" | "out">) {
	const { secondLook: text } = usePublishingText().out;
	return (
		<section className="mt-8 border-t border-line pt-4">
			<label className="flex items-start gap-3">
				<input
					type="checkbox"
					className="mt-1 size-5"
					checked={secondLook.isOn}
					disabled={out.isBusy}
					onChange={({ target }) => void out.send("PUT", "/out/second-look", { on: target.checked })}
				/>
				<span>
					<span className="font-[600]">{text.setting}</span>
					<span className="office-meta block">{text.settingHow}</span>
				</span>
			</label>
			{secondLook.isOn && secondLook.others === 0 && (
				<p className="mt-2 flex items-start gap-2 text-amber-ink">
					<Icon name="warning" size={16} className="mt-1" />
					<span>
						{text.alone}{" "}
						<Link to="/colleagues" className="font-[600] underline">
							{text.invite}
						</Link>
					</span>
				</p>
			)}
		</section>
	);
}
