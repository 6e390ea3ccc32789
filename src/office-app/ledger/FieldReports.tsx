import { useEffect, useState } from "react";
import type { FieldReport } from "../../office/ledger/field-reports.ts";
import { formatInstant, formatScore } from "../../text/format.ts";
import { TableHead } from "../parts/TableHead.tsx";
import { call, refusalWords } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useOfficeNow, useSession } from "../session/session.tsx";
import { withNewest } from "./newest.ts";

type Page = { readonly reports: readonly FieldReport[]; readonly hasMore: boolean };

const askFor = (match: string, before?: number, signal?: AbortSignal) => {
	const query = new URLSearchParams({ ...(match !== "" && { match }), ...(before !== undefined && { before: String(before) }) });
	return call<Page>("GET", `/ledger/reports?${query}`, undefined, signal);
};

/** The reports from the fields: they are no acts, and are withdrawn in the match's own log. */
export function FieldReports({ match }: { match: string }) {
	const { ledger: text, frame } = useOfficeText();
	const language = useLanguage();
	const { revision } = useOfficeNow();
	const { cup } = useSession();
	const [page, setPage] = useState<Page & { readonly of: string }>();
	const of = `${match} ${language}`;
	const [failed, setFailed] = useState<string>();
	const said = (error: unknown) => refusalWords(error, frame.noNetwork);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another revision may be another report
	useEffect(() => {
		const leaving = new AbortController();
		askFor(match, undefined, leaving.signal).then(
			(told) => {
				setPage((before) => {
					if (before?.of !== of) return { ...told, of };
					const { rows, hasMore } = withNewest({ ...before, rows: before.reports }, { ...told, rows: told.reports });
					return { of, reports: rows, hasMore };
				});
				setFailed(undefined);
			},
			(error: unknown) => {
				if (!leaving.signal.aborted) setFailed(said(error));
			},
		);
		return () => leaving.abort();
	}, [match, of, revision]);
	const reports = page?.reports ?? [];
	const earlier = () =>
		askFor(match, reports.at(-1)?.id).then(
			(more) => setPage({ ...more, of, reports: [...reports, ...more.reports] }),
			(error: unknown) => setFailed(said(error)),
		);
	if (failed !== undefined)
		return (
			<p role="alert" className="mt-4 text-loss">
				{failed}
			</p>
		);
	if (page !== undefined && reports.length === 0)
		return <p className="mt-8 text-ink-2">{match === "" ? text.noReports : text.noneFound}</p>;
	return (
		<>
			<table className="w-full border-collapse">
				<TableHead columns={[{ name: text.time, look: "w-20 pl-3" }, { name: text.field }, { name: text.report }]} />
				<tbody>
					{reports.map((one) => (
						<tr key={one.id} className="border-t border-line align-top">
							<td className="py-2 pl-3 font-[650]">{formatInstant(new Date(one.at), cup.zone, language, false)}</td>
							<td className="py-2 pr-3">{one.place ?? text.fields}</td>
							<td className="py-2 pr-3">
								<strong className="font-[650]">
									{text.reports[one.kind]}
									{one.match !== null && ` ${one.match}`}
									{one.who !== null && `: ${text.ticks[one.who]}`}
								</strong>
								<span className="office-meta block">
									{one.category}
									{one.score !== null && `, ${formatScore(one.score.home, one.score.away)}`}
								</span>
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{page?.hasMore && (
				<p className="mt-4">
					<button type="button" className="office-button" onClick={() => void earlier()}>
						{text.earlier}
					</button>
				</p>
			)}
		</>
	);
}
