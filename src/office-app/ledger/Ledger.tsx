import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { cupTime } from "../../cup/cup-clock.ts";
import type { LedgerPage } from "../../office/ledger/ledger-page.ts";
import { formatInstant, formatNumber } from "../../text/format.ts";
import { Bars } from "../../ui/Bars.tsx";
import { handed as handedOver } from "../find/asked.ts";
import { TableHead } from "../parts/TableHead.tsx";
import { useKeys } from "../parts/use-keys.ts";
import { call, refusalWords } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useOfficeNow, useSession } from "../session/session.tsx";
import { LedgerRow } from "../undo/LedgerRow.tsx";
import type { ShownAct } from "../undo/shown-act.ts";
import { UndoPanel } from "../undo/UndoPanel.tsx";
import { handedToUndo, type UndoableAct } from "../undo/undo-heard.ts";
import { AsItWas } from "./AsItWas.tsx";
import { BackupsLine } from "./BackupsLine.tsx";
import { downloadLedger } from "./download-ledger.ts";
import { FieldReports } from "./FieldReports.tsx";
import { LedgerFilters } from "./LedgerFilters.tsx";
import { LedgerKeys } from "./LedgerKeys.tsx";
import { ALL, queryOf, REPORTED } from "./ledger-filter.ts";
import { HANDLE, Quarters } from "./Quarters.tsx";
import { type ShownLedger, withReadingPosition, withWaiting } from "./reading-position.ts";

type Page = Omit<LedgerPage, "acts"> & { readonly acts: readonly ShownAct[] };
/** Data beside the acts, and the acts of one filter with those that have arrived since. */
type Shown = Pick<Page, "total" | "desks" | "kinds"> & { readonly of: string; readonly kept: ShownLedger<ShownAct> };
const A_QUARTER = 15 * 60_000;

/** Local time of the cup: 2026-07-16T14:20. */
const clockAt = (instant: Date, zone: string): string =>
	new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(instant).replace(" ", "T");

export default function Ledger() {
	const { ledger: text, frame } = useOfficeText();
	const language = useLanguage();
	const { revision } = useOfficeNow();
	const { cup, desk } = useSession();
	const [filter, setFilter] = useState(ALL);
	const [page, setPage] = useState<Shown>();
	const [failed, setFailed] = useState<string>();
	const [chosen, setChosen] = useState<number>();
	const [undoing, setUndoing] = useState<number>();
	const [said, setSaid] = useState("");
	const [query, setQuery] = useSearchParams();
	const moment = query.get("at");
	const navigate = useNavigate();
	const { state } = useLocation();
	const handed = handedToUndo(state);
	useEffect(() => {
		const { ledger: asked } = handedOver(state);
		if (asked === undefined) return;
		setFilter({ ...ALL, desk: asked.desk ?? "", match: asked.match ?? "" });
		setChosen(asked.act);
	}, [state]);
	const showAt = (at: string | null) => {
		const next = new URLSearchParams(query);
		if (at === null) next.delete("at");
		else next.set("at", at);
		// A handle that is dragged leaves one page behind it, not one for each step.
		setQuery(next, { replace: moment !== null && at !== null });
	};
	/** If the moment was chosen with a key, the focus moves to its handle. */
	const goesToHandle = useRef(false);
	useEffect(() => {
		if (!goesToHandle.current) return;
		goesToHandle.current = false;
		document.getElementById(HANDLE)?.focus();
	});

	const of = `${queryOf(filter)} ${language}`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: another revision may be another act
	useEffect(() => {
		if (filter.kind === REPORTED) return;
		const leaving = new AbortController();
		call<Page>("GET", `/ledger?${queryOf(filter)}`, undefined, leaving.signal).then(
			({ acts, hasMore, ...told }) => {
				setPage((before) => {
					const kept = withReadingPosition(before?.of === of ? before.kept : undefined, { rows: acts, hasMore });
					// The user's own new act is shown at once.
					const last = kept.newest.rows[0];
					return { ...told, of, kept: kept.waiting > 0 && last?.deskId === desk.id ? withWaiting(kept) : kept };
				});
				setFailed(undefined);
			},
			(error: unknown) => {
				if (!leaving.signal.aborted) setFailed(refusalWords(error, frame.noNetwork));
			},
		);
		return () => leaving.abort();
	}, [filter, of, frame, desk.id, revision]);

	const waiting = page?.kept.waiting ?? 0;
	const showWaiting = () => {
		if (page === undefined) return;
		setPage({ ...page, kept: withWaiting(page.kept) });
		const [first] = page.kept.newest.rows;
		if (first !== undefined) setChosen(first.id);
		requestAnimationFrame(() => document.getElementById(`act-${first?.id}`)?.focus());
	};
	const acts = page?.kept.rows ?? [];
	const at = acts.findIndex(({ id }) => id === chosen);
	const go = (to: number) => {
		const next = acts[Math.max(0, Math.min(acts.length - 1, to))];
		if (next === undefined) return;
		setChosen(next.id);
		document.getElementById(`act-${next.id}`)?.focus();
	};
	const propose = (act: ShownAct | undefined) => {
		if (act?.mayUndo && act.undoneBy === null) setUndoing(act.id);
	};
	useKeys({
		arrowdown: () => go(at + 1),
		arrowup: () => go(at < 0 ? 0 : at - 1),
		u: () => {
			if (moment === null) propose(acts[at]);
		},
		t: () => {
			if (moment !== null) return void document.getElementById(HANDLE)?.focus();
			const act = acts[at];
			// The moment before the shown act; without one, a quarter of an hour ago.
			const then = act === undefined ? cupTime(cup.clock, new Date()).getTime() - A_QUARTER : Date.parse(act.at) - 1_000;
			goesToHandle.current = true;
			showAt(clockAt(new Date(then), cup.zone));
		},
		escape: () => {
			if (moment !== null) showAt(null);
		},
	});
	const earlier = async () => {
		const last = acts.at(-1);
		if (page === undefined || last === undefined) return;
		try {
			const more = await call<Page>("GET", `/ledger?${queryOf(filter, last.id)}`);
			setPage({ ...page, kept: { ...page.kept, rows: [...acts, ...more.acts], hasMore: more.hasMore } });
			setFailed(undefined);
		} catch (error) {
			setFailed(refusalWords(error, frame.noNetwork));
		}
	};
	const proposed: UndoableAct | undefined = acts.find(({ id }) => id === undoing) ?? handed ?? undefined;
	const back = (id: number | undefined) => {
		setUndoing(undefined);
		if (handed) void navigate({ search: query.toString() }, { replace: true, state: null });
		document.getElementById(`act-${id}`)?.focus();
	};

	return (
		<div className="flex min-h-0 flex-1 flex-col tablet:flex-row">
			<main className="min-w-0 flex-1 px-5 pt-4 pb-8 tablet:px-7">
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b-2 border-ink pb-3">
					<h1 className="office-h1">{text.title}</h1>
					{page !== undefined && (
						<p className="office-meta mr-auto">{text.acts(formatNumber(page.total, language), page.total)}</p>
					)}
					<LedgerFilters filter={filter} page={page} onChange={setFilter} />
					{filter.kind !== REPORTED && (
						<button
							type="button"
							className="office-button"
							onClick={() => {
								const words = {
									headings: text.headings,
									separator: language === "sv" ? (";" as const) : ("," as const),
									commandLine: text.commandLine,
									kinds: text.kinds,
									timeOf: (at: string) => formatInstant(new Date(at), cup.zone, language, true),
								};
								downloadLedger(filter, text.fileName, words).catch((error: unknown) =>
									setFailed(refusalWords(error, frame.noNetwork)),
								);
							}}
						>
							CSV
						</button>
					)}
				</div>
				<Quarters at={moment} onAt={showAt} />
				{moment !== null ? (
					<AsItWas at={moment} onBack={() => showAt(null)} />
				) : (
					<>
						<BackupsLine />
						<p role="status" className={waiting === 0 ? "sr-only" : "sticky top-16 z-10 mt-3"}>
							{waiting > 0 && (
								<button type="button" className="office-button" onClick={showWaiting}>
									{text.news(formatNumber(waiting, language), page?.kept.isMore ?? false)}
								</button>
							)}
						</p>
						<p aria-live="polite" className={said === "" ? "sr-only" : "mt-3 font-[600] text-live-ink"}>
							{said}
						</p>
						{failed !== undefined && (
							<p role="alert" className="mt-4 text-loss">
								{failed}
							</p>
						)}
						{filter.kind === REPORTED && <FieldReports match={filter.match} />}
						{filter.kind !== REPORTED && page !== undefined && acts.length === 0 && (
							<div className="mt-8 grid gap-3">
								<Bars lit={queryOf(filter) === ""} />
								<p className="text-[1.0625rem] text-ink-2">{queryOf(filter) === "" ? text.none : text.noneFound}</p>
							</div>
						)}
						{filter.kind !== REPORTED && acts.length > 0 && (
							<table className="w-full border-collapse">
								<TableHead
									look="phone:sr-only"
									columns={[
										{ name: text.act, look: "w-18 pl-3" },
										{ name: text.time, look: "w-16" },
										{ name: text.who, look: "w-32" },
										{ name: text.what },
										{ name: text.why, look: "w-28" },
										{ name: text.undo, look: "w-26", isUnseen: true },
									]}
								/>
								<tbody>
									{acts.map((act) => (
										<LedgerRow
											key={act.id}
											act={act}
											isChosen={act.id === (undoing ?? chosen)}
											onChoose={() => setChosen(act.id)}
											onUndo={() => propose(act)}
										/>
									))}
								</tbody>
							</table>
						)}
						{filter.kind !== REPORTED && page?.kept.hasMore && (
							<p className="mt-4">
								<button type="button" className="office-button" onClick={() => void earlier()}>
									{text.earlier}
								</button>
							</p>
						)}
					</>
				)}
			</main>
			{proposed !== undefined && moment === null && (
				<UndoPanel
					key={proposed.id}
					act={proposed}
					onClose={() => back(proposed.id)}
					onDone={(by) => {
						setSaid(text.done(formatNumber(by, language)));
						back(proposed.id);
					}}
				/>
			)}
			<LedgerKeys />
		</div>
	);
}
