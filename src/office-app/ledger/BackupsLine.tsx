import { useEffect, useState } from "react";
import type { BackupStatus } from "../../office/ledger/backup-status.ts";
import { formatInstant } from "../../text/format.ts";
import { call } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";

const LOOK_EVERY = 60_000;

/** When the last backup was made, by the clocks around the desk; amber where it is old, or something went wrong. */
export function BackupsLine() {
	const { ledger: text } = useOfficeText();
	const language = useLanguage();
	const { cup, desk } = useSession();
	const [told, setTold] = useState<BackupStatus | null>(null);
	useEffect(() => {
		const leaving = new AbortController();
		const look = () =>
			call<{ backups: BackupStatus | null }>("GET", "/ledger/backups", undefined, leaving.signal).then(
				({ backups }) => setTold(backups),
				// On an error the last data stays: the status strip shows that there is no answer.
				() => undefined,
			);
		void look();
		const looking = setInterval(() => void look(), LOOK_EVERY);
		return () => {
			clearInterval(looking);
			leaving.abort();
		};
	}, []);
	if (told === null) return null;
	const timeOf = (at: string) => formatInstant(new Date(at), cup.zone, language, true);
	const { last, isLate, fault } = told;
	const isAmber = isLate || fault !== null;
	return (
		<section aria-label={text.backups} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5">
			<h2 className="font-[650]">{text.backups}</h2>
			<p className={`font-[600] ${isAmber ? "rounded bg-amber-tint px-1.5 text-amber-ink" : "text-live-ink"}`}>
				{last === null ? text.noBackup : isAmber ? text.backupLate(timeOf(last.at)) : `✓ ${text.copied(timeOf(last.at))}`}
			</p>
			<p className="office-meta mr-auto">
				{text.backupHow(told.second)}{" "}
				{told.second && `${told.copiedAt === null ? text.secondNever : text.secondAt(timeOf(told.copiedAt))} `}
				{told.triedAt === null ? text.triedNever : text.triedAt(timeOf(told.triedAt))}
			</p>
			{last !== null && desk.role === "office" && (
				<a href="/office/api/ledger/backup" download className="office-button" aria-label={`${text.download} ${last.name}`}>
					{text.download}
				</a>
			)}
			{fault !== null && (
				<p role="alert" className="w-full text-amber-ink">
					{text.backupFault[fault.of](timeOf(fault.at))} <span className="break-all">{fault.why}</span>
				</p>
			)}
		</section>
	);
}
