import { useId, useState } from "react";
import { newId } from "../../client/browser/new-id.ts";
import type { AnnouncementView, PublishingView } from "../../office/out/publishing-view.ts";
import { KeyCap } from "../parts/KeyCap.tsx";
import { SidePanel } from "../parts/SidePanel.tsx";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { usePublishingText } from "../session/publishing-text.ts";
import { useSession } from "../session/session.tsx";
import { ClockField } from "./ClockField.tsx";
import type { OutNow } from "./use-out.ts";

const LANGUAGES = ["en", "sv"] as const;
const KINDS = ["all", "arena", "category", "team"] as const;
type Kind = (typeof KINDS)[number];
type Both = { readonly en: string; readonly sv: string };
const NO_WORDS: Both = { en: "", sv: "" };

type Props = {
	readonly told: PublishingView;
	readonly out: OutNow;
	/** Null: a new one. */
	readonly announcement: AnnouncementView | null;
	readonly onClose: (isDone: boolean) => void;
};

/** An announcement: its texts in both languages, audience, times, and appearance. */
export function AnnouncementPanel({ told, out, announcement, onClose }: Props) {
	const { out: text } = usePublishingText();
	const { frame } = useOfficeText();
	/** One key per panel, so that repeating a lost request announces once. */
	const [key] = useState(() => newId());
	const [words, setWords] = useState<Both>({ ...NO_WORDS, ...announcement?.text });
	const [button, setButton] = useState<Both>({ ...NO_WORDS, ...announcement?.buttonText });
	const [link, setLink] = useState(announcement?.buttonLink ?? "");
	const [from, setFrom] = useState<string | null>(announcement?.isOut === false ? (announcement.from ?? "") : "");
	const [until, setUntil] = useState<string | null>(announcement?.until ?? "");
	const [kind, setKind] = useState<Kind>(announcement?.audience?.kind ?? "all");
	const [whom, setWhom] = useState(idOf(announcement?.audience));
	const [tried, setTried] = useState(false);
	const isSaid = LANGUAGES.every((one) => words[one].trim() !== "");
	const parts = [button.en, button.sv, link].filter((part) => part.trim() !== "").length;
	const isWhole = parts === 0 || parts === 3;
	const isTimed = from !== null && until !== null;
	const isReady = isSaid && isWhole && isTimed && (kind === "all" || whom !== "") && !out.isBusy;
	const commit = async () => {
		setTried(true);
		if (!isReady) return;
		const sent = await out.send("PUT", "/out/announcements", {
			...(announcement ? { id: announcement.id } : { key }),
			text: words,
			audience: kind === "all" ? { kind } : { kind, [kind]: whom },
			buttonText: parts === 3 ? button : null,
			buttonLink: parts === 3 ? link.trim() : null,
			from: from === "" ? null : from,
			until: until === "" ? null : until,
		});
		if (sent !== undefined) onClose(true);
	};
	const remove = async () => {
		if (announcement && (await out.send("DELETE", `/out/announcements/${announcement.id}`)) !== undefined) onClose(true);
	};
	const problem =
		out.problem ??
		(tried && !isSaid ? text.both : tried && !isWhole ? text.buttonWhole : tried && !isTimed ? frame.clockFault : null);
	return (
		<SidePanel
			kicker={text.proposed}
			title={announcement ? text.change : text.newAnnouncement}
			onClose={() => onClose(false)}
			onCommit={() => void commit()}
			foot={
				<>
					{problem !== null && (
						<p role="alert" className="mb-2 font-[550] text-loss">
							{problem}
						</p>
					)}
					<button type="button" disabled={out.isBusy} onClick={() => void commit()} className="act-button">
						{announcement ? text.save : text.announce}
						<KeyCap>⌘⏎</KeyCap>
					</button>
					<p className="office-meta mt-2 flex items-center justify-between gap-2">
						{text.canBeUndone}
						{announcement && (
							<button type="button" className="office-button" disabled={out.isBusy} onClick={() => void remove()}>
								{text.remove}
							</button>
						)}
					</p>
				</>
			}
		>
			<div>
				{announcement !== null && LANGUAGES.some((one) => announcement.text[one] === undefined) && (
					<p className="mb-3 text-amber-ink">{text.onlyInHow}</p>
				)}
				<div className="grid gap-3 wide:grid-cols-2">
					{LANGUAGES.map((one, at) => (
						<Words
							key={one}
							label={text.textIn[one]}
							lang={one}
							rows={4}
							isFirst={at === 0}
							isFaulty={tried && words[one].trim() === ""}
							value={words[one]}
							onWrite={(said) => setWords({ ...words, [one]: said })}
						/>
					))}
				</div>
				<Whom told={told} {...{ kind, whom }} onKind={setKind} onWhom={setWhom} />
				<ClockField label={text.from} how={text.fromHow} value={from} onSet={setFrom} />
				<ClockField label={text.until} how={text.untilHow} value={until} onSet={setUntil} />
				<div className="mt-4 grid gap-3 wide:grid-cols-2">
					{LANGUAGES.map((one) => (
						<Words
							key={one}
							label={text.buttonIn[one]}
							lang={one}
							rows={1}
							value={button[one]}
							onWrite={(said) => setButton({ ...button, [one]: said })}
						/>
					))}
				</div>
				<label className="mt-3 block">
					<span className="mb-1.5 block font-[650]">{text.link}</span>
					<input
						className="office-field"
						placeholder={`/${told.edition.year}/matches`}
						value={link}
						onChange={(event) => setLink(event.target.value)}
					/>
				</label>
				<h3 className="office-h3 mt-5 mb-2 border-t-2 border-ink pt-2">{text.preview}</h3>
				{LANGUAGES.map((one) => (
					<p
						key={one}
						lang={one}
						className="mb-2 flex flex-wrap items-center gap-3 rounded-control bg-header-2 p-3 text-header-ink"
					>
						<span className="min-w-0 flex-1">{words[one] || "…"}</span>
						{button[one] !== "" && <span className="border-b-2 border-current font-[650]">{button[one]}</span>}
					</p>
				))}
				<p className="office-meta">{text.concerns}</p>
			</div>
		</SidePanel>
	);
}

const idOf = (audience: AnnouncementView["audience"]): string => {
	if (audience?.kind === "arena") return audience.arena;
	if (audience?.kind === "category") return audience.category;
	return audience?.kind === "team" ? audience.team : "";
};

type WordsProps = {
	readonly label: string;
	readonly lang: string;
	readonly rows: number;
	readonly isFirst?: boolean;
	readonly isFaulty?: boolean;
	readonly value: string;
	readonly onWrite: (said: string) => void;
};

function Words({ label, lang, rows, isFirst = false, isFaulty = false, value, onWrite }: WordsProps) {
	const id = useId();
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block font-[650]">
				{label}
			</label>
			<textarea
				id={id}
				lang={lang}
				rows={rows}
				maxLength={500}
				aria-invalid={isFaulty}
				className="office-field resize-y py-2"
				value={value}
				onChange={(event) => onWrite(event.target.value)}
				{...(isFirst && { "data-first": "" })}
			/>
		</div>
	);
}

type WhomProps = {
	readonly told: PublishingView;
	readonly kind: Kind;
	readonly whom: string;
	readonly onKind: (kind: Kind) => void;
	readonly onWhom: (id: string) => void;
};

function Whom({ told, kind, whom, onKind, onWhom }: WhomProps) {
	const { out: text } = usePublishingText();
	const language = useLanguage();
	const { arenas, categories } = useSession();
	const choices: Readonly<Record<Kind, readonly { readonly id: string; readonly name: string }[]>> = {
		all: [],
		arena: arenas,
		category: categories.map(({ id, name }) => ({ id, name: name[language] })),
		team: told.teams.map(({ id, name, code }) => ({ id, name: code ? `${name} (${code[language]})` : name })),
	};
	return (
		<fieldset className="mt-4">
			<legend className="mb-1.5 font-[650]">{text.audience}</legend>
			<div className="flex flex-wrap gap-x-4 gap-y-1">
				{KINDS.map((one) => (
					<label key={one} className="flex min-h-10 items-center gap-2">
						<input
							type="radio"
							name="audience"
							value={one}
							checked={one === kind}
							onChange={() => {
								onKind(one);
								onWhom("");
							}}
						/>
						{text.audiences[one]}
					</label>
				))}
			</div>
			{kind !== "all" && (
				<select
					aria-label={text.whichOf[kind]}
					className="office-field"
					value={whom}
					onChange={(event) => onWhom(event.target.value)}
				>
					<option value="">{text.whichOf[kind]}</option>
					{choices[kind].map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			)}
		</fieldset>
	);
}
