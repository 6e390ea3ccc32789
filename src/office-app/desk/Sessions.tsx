import { useCallback, useEffect, useState } from "react";
import { formatInstant } from "../../text/format.ts";
import type { deskEn } from "../../text/office/desk-en.ts";
import { call } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { DeskSection } from "./DeskSection.tsx";

type Session = {
	readonly id: number;
	readonly way: keyof typeof deskEn.ways;
	readonly device: string;
	readonly lastSeenAt: string;
	readonly isThis: boolean;
};

/** The account's sessions, and signing out of each. */
export function Sessions() {
	const { desk: text } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const [sessions, setSessions] = useState<readonly Session[]>([]);
	const read = useCallback(
		() =>
			call<{ sessions: Session[] }>("GET", "/sessions").then(
				(told) => setSessions(told.sessions),
				() => undefined,
			),
		[],
	);
	useEffect(() => void read(), [read]);
	const end = (path: string) => void call("DELETE", path).then(read, read);
	return (
		<DeskSection
			title={text.signedIn}
			beside={
				sessions.length > 1 && (
					<button type="button" className="office-button" onClick={() => end("/sessions/others")}>
						{text.endOthers}
					</button>
				)
			}
		>
			<ul>
				{sessions.map(({ id, way, device, lastSeenAt, isThis }) => (
					<li key={id} className="flex items-center gap-4 border-b border-line py-2.5">
						<span className="min-w-0 flex-1">
							<span className="block truncate">{device}</span>
							<span className="office-meta">
								{text.way} {text.ways[way]}, {text.lastUsed.toLowerCase()}{" "}
								{formatInstant(new Date(lastSeenAt), cup.zone, language, true)}
								{isThis && `, ${text.thisOne}`}
							</span>
						</span>
						{!isThis && (
							<button type="button" className="office-button" onClick={() => end(`/sessions/${id}`)}>
								{text.end}
							</button>
						)}
					</li>
				))}
			</ul>
		</DeskSection>
	);
}
