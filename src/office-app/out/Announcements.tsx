import { useState } from "react";
import type { AnnouncementView, PublishingView } from "../../office/out/publishing-view.ts";
import type { Language } from "../../text/language.ts";
import { Icon } from "../parts/Icon.tsx";
import { useLanguage } from "../session/language.tsx";
import { usePublishingText } from "../session/publishing-text.ts";
import { useSession } from "../session/session.tsx";
import { AnnouncementPanel } from "./AnnouncementPanel.tsx";
import { shownClock } from "./shown-clock.ts";
import type { OutNow } from "./use-out.ts";

type Props = { readonly told: PublishingView; readonly out: OutNow; readonly onDone: (said: string) => void };

/** Published and scheduled announcements, each with its audience. */
export function Announcements({ told, out, onDone }: Props) {
	const { out: text } = usePublishingText();
	const language = useLanguage();
	const [open, setOpen] = useState<AnnouncementView | "new" | null>(null);
	const show = (next: AnnouncementView | "new") => {
		out.forget();
		setOpen(next);
	};
	return (
		<>
			<main className="min-w-0 flex-1 px-5 pt-4 pb-8 tablet:px-7">
				<div className="flex flex-wrap items-center gap-4 pb-3">
					<h1 className="office-h1 mr-auto">{text.parts.announcements}</h1>
					<button type="button" onClick={() => show("new")} className="office-button office-button-ink">
						<Icon name="plus" size={16} />
						{text.newAnnouncement}
					</button>
				</div>
				{told.announcements.length === 0 && <p className="office-meta">{text.noAnnouncements}</p>}
				<ul className="border-t-2 border-ink">
					{told.announcements.map((one) => {
						const only = one.text.en === undefined ? "sv" : one.text.sv === undefined ? "en" : null;
						const shown = one.text[language] === undefined ? (only ?? language) : language;
						const said = one.text[shown] ?? "";
						return (
							<li key={one.id} className="flex items-start gap-4 border-b border-line py-3">
								<div className="min-w-0 flex-1">
									<p lang={shown} className="font-[650]">
										{said}
									</p>
									<p className="office-meta">
										<For of={one.audience} told={told} /> · {whenOf(one, text, language)}
									</p>
									{only !== null && (
										<p className="mt-1 flex items-center gap-2 text-amber-ink">
											<Icon name="warning" size={16} />
											{text.onlyIn[only]}
										</p>
									)}
								</div>
								<button type="button" className="office-button" aria-label={text.changeOf(said)} onClick={() => show(one)}>
									{text.change}
								</button>
							</li>
						);
					})}
				</ul>
			</main>
			{open !== null && (
				<AnnouncementPanel
					key={open === "new" ? "new" : open.id}
					{...{ told, out }}
					announcement={open === "new" ? null : open}
					onClose={(isDone) => {
						setOpen((now) => (now === open ? null : now));
						if (isDone) onDone(text.done);
					}}
				/>
			)}
		</>
	);
}

function For({ of, told }: { readonly of: AnnouncementView["audience"]; readonly told: PublishingView }) {
	const { out: text } = usePublishingText();
	const language = useLanguage();
	const { arenas, categories } = useSession();
	if (of === undefined || of.kind === "all") return <>{text.forAll}</>;
	if (of.kind === "arena") return <>{arenas.find(({ id }) => id === of.arena)?.name ?? of.arena}</>;
	if (of.kind === "category") return <>{categories.find(({ id }) => id === of.category)?.name[language] ?? of.category}</>;
	const team = told.teams.find(({ id }) => id === of.team);
	return <>{team ? `${team.name}${team.code ? ` (${team.code[language]})` : ""}` : of.team}</>;
}

function whenOf(
	{ from, until, isOut, isOver }: AnnouncementView,
	text: ReturnType<typeof usePublishingText>["out"],
	language: Language,
): string {
	const shown = (clock: string) => shownClock(clock, language);
	if (isOver && until !== null) return text.overSince(shown(until));
	const begins = from === null ? text.always : isOut ? text.outSince(shown(from)) : text.waits(shown(from));
	return until === null ? begins : `${begins}, ${text.outUntil(shown(until))}`;
}
