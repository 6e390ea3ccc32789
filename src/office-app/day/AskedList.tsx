import type { AskedAct } from "../../office/acts/asked-acts.ts";
import { formatInstant } from "../../text/format.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { askedWords } from "./asked-words.ts";

type Props = { readonly asked: readonly AskedAct[]; readonly onOpen: (asked: AskedAct) => void };

/** In the rail: the requests that wait for the office, or the outcome of this account's own. Hidden without requests. */
export function AskedList({ asked, onOpen }: Props) {
	const { asking: text, ledger } = useOfficeText();
	const language = useLanguage();
	const { cup, desk } = useSession();
	const isOffice = desk.role === "office";
	if (asked.length === 0) return null;
	return (
		<section aria-labelledby="day-asked">
			<h2 id="day-asked" className={isOffice ? "is-amber" : ""}>
				{isOffice ? text.title : text.own} <b>{asked.length}</b>
			</h2>
			<ul>
				{asked.map((one) => {
					const rows = (
						<>
							<b className="day-rail-number">{formatInstant(new Date(one.at), cup.zone, language, false)}</b>
							<span>
								<span className="day-rail-place">
									{isOffice ? `${text.by(one.desk)}: ` : ""}
									{askedWords(one, { kinds: ledger.kinds, minutes: text.minutes })}
								</span>
								<small>{[isOffice ? null : outcomeOf(one), isOffice ? one.words : one.answer].filter(Boolean).join(": ")}</small>
							</span>
						</>
					);
					return (
						<li key={one.id} className={isOffice ? "" : "day-rail-row"}>
							{isOffice ? (
								<button type="button" className="day-rail-row" onClick={() => onOpen(one)}>
									{rows}
								</button>
							) : (
								rows
							)}
						</li>
					);
				})}
			</ul>
		</section>
	);

	function outcomeOf({ outcome, answeredBy }: AskedAct): string {
		if (outcome === null) return text.waits;
		return text[outcome](answeredBy ?? "");
	}
}
