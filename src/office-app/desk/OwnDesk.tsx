import { useCallback, useEffect, useState } from "react";
import { formatInstant } from "../../site/text/format.ts";
import { call } from "../calls.ts";
import { useLanguage, useOfficeText } from "../frame/language.tsx";
import { useSession } from "../frame/session.tsx";
import type { deskEn } from "../text/desk-en.ts";

type Session = {
	readonly id: number;
	readonly way: keyof typeof deskEn.ways;
	readonly device: string;
	readonly lastSeenAt: string;
	readonly isThis: boolean;
};

/** What a desk does about its own sign-in: where it is in, and its way out of there. */
export default function OwnDesk() {
	const { frame } = useOfficeText();
	const { desk } = useSession();
	return (
		<main className="w-full max-w-4xl p-5 tablet:p-8">
			<h1 className="office-h1">{frame.yourDesk}</h1>
			<p className="office-meta mt-1">
				{desk.name}, {frame.roles[desk.role]}
			</p>
			<Sessions />
		</main>
	);
}

function Sessions() {
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
		<section aria-labelledby="signed-in" className="mt-8">
			<div className="flex items-end justify-between gap-3 border-b-2 border-ink pb-2">
				<h2 id="signed-in" className="office-h2">
					{text.signedIn}
				</h2>
				{sessions.length > 1 && (
					<button type="button" className="office-button" onClick={() => end("/sessions/others")}>
						{text.endOthers}
					</button>
				)}
			</div>
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
		</section>
	);
}
