import { useEffect } from "react";
import type { ReporterProgramme } from "../../cup/reports/programme.ts";
import { flagAddress } from "../../ui/flag-code.ts";
import { FieldChoice } from "./FieldChoice.tsx";
import { FieldMatches } from "./FieldMatches.tsx";
import { PitchMatch } from "./PitchMatch.tsx";
import type { PhoneState } from "./phone.ts";
import { QueueLine } from "./QueueLine.tsx";
import { ReporterFrame } from "./ReporterFrame.tsx";
import { usePhone, useReporterText } from "./use-phone.ts";
import { useViewedMatch } from "./use-view.ts";

/** The reporter's page: the field's matches, or the one that is reported. */
export function ReporterPhone() {
	const phoneState = usePhone();
	useEffect(worksOffline, []);
	useKeptFlags(phoneState.programme);
	return (
		<ReporterFrame place={<Place phoneState={phoneState} />}>
			<View phoneState={phoneState} />
		</ReporterFrame>
	);
}

function Place({ phoneState: { programme } }: { phoneState: PhoneState }) {
	const field = programme?.fields.find(({ id }) => id === programme.field);
	if (!field) return null;
	return (
		<p className="font-cond text-[1.75rem]/none font-[800]">
			{field.name}
			<span className="block text-[1rem]/tight font-[550] text-header-ink-2">{field.arena}</span>
		</p>
	);
}

function View({ phoneState }: { phoneState: PhoneState }) {
	const { text } = useReporterText();
	const viewed = useViewedMatch();
	if (phoneState.state === "opening") return <h1 className="type-h1">{text.title}</h1>;
	if (phoneState.state !== "open") {
		const { title, why } = phoneState.state === "no-link" ? text.noLink : text.keepsNothing;
		return (
			<>
				<h1 className="type-h1">{title}</h1>
				<p className="text-[1.25rem]/[1.4]">{why}</p>
			</>
		);
	}
	const { programme } = phoneState;
	const match = programme?.matches.find(({ id }) => id === viewed);
	return (
		<>
			<QueueLine phoneState={phoneState} />
			<OfficeMessages messages={programme?.messages ?? []} />
			{!programme && (
				<>
					<h1 className="sr-only">{text.title}</h1>
					{phoneState.line.state !== "revoked" && (
						<p className="text-[1.25rem]/[1.4]">
							{phoneState.line.state === "no-network"
								? text.noProgramme
								: phoneState.line.state === "clear"
									? text.readingProgramme
									: text.programmeLater}
						</p>
					)}
				</>
			)}
			{programme && match && <PitchMatch key={match.id} match={match} programme={programme} phoneState={phoneState} />}
			{programme && !match && (
				<>
					<h1 className="sr-only">{text.title}</h1>
					{programme.field !== null && <FieldMatches programme={programme} phoneState={phoneState} />}
					<FieldChoice programme={programme} />
				</>
			)}
		</>
	);
}

/** The office's messages to this field. */
function OfficeMessages({ messages }: { readonly messages: NonNullable<ReporterProgramme["messages"]> }) {
	const { text, language } = useReporterText();
	if (messages.length === 0) return null;
	return (
		<ul aria-label={text.fromOffice} aria-live="polite" className="grid gap-2">
			{messages.map((message) => (
				<li key={message.id} className="border-l-[5px] border-ink bg-surface px-3 py-2 text-[1.125rem]/[1.35]">
					<strong className="block text-[0.9375rem]/tight font-[550] text-ink-3">{text.fromOffice}</strong>
					{message.text[language]}
				</li>
			))}
		</ul>
	);
}

/** Lets the page open offline from its second visit on. In a browser without service workers, reporting works while the page is open. */
function worksOffline(): void {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
	navigator.serviceWorker.register("/report/worker.js", { scope: "/report" }).catch((error: unknown) => {
		console.warn("the page will not open without a network", error);
	});
}

/** The worker caches the flags of the field's matches, including those fetched before it was installed. */
function useKeptFlags(programme: ReporterProgramme | null): void {
	const nations = new Set(programme?.matches.flatMap(({ home, away }) => [home.nation, away.nation]));
	const keep = [...nations].flatMap((nation) => (nation === null ? [] : (flagAddress(nation) ?? []))).join(" ");
	useEffect(() => {
		if (keep === "" || !("serviceWorker" in navigator)) return;
		let left = false;
		navigator.serviceWorker.ready.then(({ active }) => {
			if (!left) active?.postMessage({ keep: keep.split(" ") });
		});
		return () => {
			left = true;
		};
	}, [keep]);
}
