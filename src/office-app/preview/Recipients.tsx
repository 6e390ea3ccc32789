import { useId, useState } from "react";
import type { Audience, Boxes, Notification } from "../../office/notifications/notification.ts";
import { useOfficeText } from "../session/language.tsx";

/** The server's offer for an act's notification: possible recipients, message, and preselection. */
export type NotificationOffer = {
	readonly message: { readonly en: string; readonly sv: string };
	readonly audience: Audience;
	readonly boxes: Boxes;
};

const NOBODY: Boxes = { teams: false, followers: false, reporters: false, announcement: false };
const LANGUAGES = ["en", "sv"] as const;

export type RecipientChoice = {
	readonly boxes: Boxes;
	readonly words: { readonly en: string; readonly sv: string };
	/** Undefined: nobody is chosen, or a language is missing. */
	readonly telling: Notification | undefined;
	/** Recipients are chosen, and the text in a language is missing. */
	readonly lacksWords: boolean;
	readonly toggle: (box: keyof Boxes) => void;
	readonly write: (language: "en" | "sv", text: string) => void;
};

/** The recipients of an act's notification. The message follows the act until the user edits it. */
export function useRecipients(told: NotificationOffer | null): RecipientChoice {
	const first = told?.boxes ?? NOBODY;
	const [turned, setTurned] = useState<Partial<Boxes>>({});
	const boxes: Boxes = { ...first, ...turned };
	const [written, setWritten] = useState<{ readonly en?: string; readonly sv?: string }>({});
	const words = { en: written.en ?? told?.message.en ?? "", sv: written.sv ?? told?.message.sv ?? "" };
	const reached = told === null ? null : reachedBy(told.audience);
	const chosen: Boxes = {
		teams: boxes.teams && (reached?.teams ?? 0) > 0,
		followers: boxes.followers && (reached?.followers ?? 0) > 0,
		reporters: boxes.reporters && (reached?.reporters ?? 0) > 0,
		announcement: boxes.announcement && told !== null,
	};
	const isAny = Object.values(chosen).some(Boolean);
	const lacksWords = isAny && (words.en.trim() === "" || words.sv.trim() === "");
	return {
		...{ boxes, words, lacksWords },
		telling: isAny && !lacksWords ? { ...chosen, text: { en: words.en.trim(), sv: words.sv.trim() } } : undefined,
		toggle: (box) => setTurned((before) => ({ ...before, [box]: !(before[box] ?? first[box]) })),
		write: (language, text) => setWritten((before) => ({ ...before, [language]: text })),
	};
}

/** The number of recipients of a box: teams with at least one. */
const reachedBy = ({ teams, leaders, followers, reporters }: Audience) => ({
	teams: leaders > 0 ? teams : 0,
	followers,
	reporters,
});

type Props = { readonly told: NotificationOffer; readonly choice: RecipientChoice; readonly mayAnnounce: boolean };

/** Teams, followers and reporters, each a box with its count, and the message in both languages. */
export function Recipients({ told: { audience }, choice, mayAnnounce }: Props) {
	const { day: text } = useOfficeText();
	const reached = reachedBy(audience);
	const id = useId();
	return (
		<section>
			<h3>
				{text.told} <small>{text.toldHow}</small>
			</h3>
			<div className="act-told">
				{(["teams", "followers", "reporters"] as const).map((box) => (
					<label key={box}>
						<input
							type="checkbox"
							checked={choice.boxes[box] && reached[box] > 0}
							disabled={reached[box] === 0}
							onChange={() => choice.toggle(box)}
						/>
						<b>{audience[box]}</b> {text.toldBoxes[box](audience[box])}
					</label>
				))}
			</div>
			<p className="office-meta">{text.byMail(audience.leaders, audience.followers)}</p>
			{mayAnnounce && (
				<label className="act-announce">
					<input type="checkbox" checked={choice.boxes.announcement} onChange={() => choice.toggle("announcement")} />
					{text.announceToo[audience.announcement.kind]}
				</label>
			)}
			<div className="act-words">
				{LANGUAGES.map((language) => (
					<div key={language}>
						<label htmlFor={`${id}-${language}`}>
							<span aria-hidden="true">{language.toUpperCase()}</span>
							<span className="sr-only">{text.messageIn[language]}</span>
						</label>
						<textarea
							id={`${id}-${language}`}
							lang={language}
							rows={3}
							maxLength={320}
							className="office-field"
							value={choice.words[language]}
							aria-invalid={choice.lacksWords && choice.words[language].trim() === ""}
							onChange={(event) => choice.write(language, event.target.value)}
						/>
					</div>
				))}
			</div>
			{choice.lacksWords && <p className="act-problem">{text.bothLanguages}</p>}
		</section>
	);
}
