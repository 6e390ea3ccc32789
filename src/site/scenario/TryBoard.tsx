import { type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { askLater } from "../../client/pages/page-request.ts";
import type { Score } from "../../cup/match/match.ts";
import { type TriedRow, type TryBasis, tryResults } from "../../cup/scenarios/try-result.ts";
import { formatDifference, formatTime } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { useIsOwn } from "../favourites/use-own.ts";
import { shortNames } from "../team/short-name.ts";
import { Mark } from "./Mark.tsx";
import { TryDocument } from "./try-result.graphql.ts";

/** A team's goals in a match, as the reporting API limits them (results/record/reporting/report-shape.ts). */
const MOST_GOALS = 199;

type Team = { readonly id: string; readonly name: string; readonly nation: { readonly code: string } };
type Played = { readonly id: string; readonly zonedStartTime: string | null; readonly locationName: string | null };
type Loaded = {
	readonly basis: TryBasis;
	readonly teams: ReadonlyMap<string, Team>;
	readonly matches: ReadonlyMap<string, Played>;
};

type Props = {
	division: string;
	positions: ReadonlyMap<string, number>;
	stage: string;
	state: string;
	/** Shown where its matches do not load: passed, as a file that both import would be one more for the page. */
	Failed: (props: { again: () => void }) => ReactNode;
};

/** Scores to try, and the table they would give; counted here, by the rules that count the real one. */
export default function TryBoard({ division, positions, stage, state, Failed }: Props) {
	const words = useText().match.scenario.try;
	const language = useLanguage();
	const { brand } = useSite();
	const { tournament } = useYear();
	const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
	const [asked, setAsked] = useState(0);
	const [tried, setTried] = useState<ReadonlyMap<string, Score>>(new Map());

	// biome-ignore lint/correctness/useExhaustiveDependencies: `state` and `asked` say when to ask again
	useEffect(() => {
		let gone = false;
		const load = async () => {
			const answer = await askLater(language)(TryDocument, { cup: brand.cup, tournament: tournament?.id ?? "", division });
			const found = answer.tournament?.division;
			if (!found?.scenario) return null;
			const basis = JSON.parse(found.scenario.basis) as TryBasis;
			const byId = <One extends { id: string }>(all: readonly One[]) => new Map(all.map((one) => [one.id, one]));
			return { basis, teams: byId(found.teams), matches: byId(found.matches) };
		};
		load().then(
			(now) => !gone && setLoaded(now),
			// Earlier data is better than none.
			() => !gone && setLoaded((before) => (before === null ? "failed" : before)),
		);
		return () => {
			gone = true;
		};
	}, [division, language, state, asked, brand.cup, tournament?.id]);

	const scores = useMemo(() => {
		if (loaded === null || loaded === "failed") return new Map<string, Score>();
		// A live match ends with no fewer goals than it has.
		return new Map(
			loaded.basis.open.map(({ id, from }) => {
				const own = tried.get(id) ?? from;
				return [id, { home: Math.max(own.home, from.home), away: Math.max(own.away, from.away) }];
			}),
		);
	}, [loaded, tried]);

	if (loaded === null) return <Loader />;
	if (loaded === "failed") {
		return (
			<Failed
				again={() => {
					setLoaded(null);
					setAsked(asked + 1);
				}}
			/>
		);
	}
	const rows = tryResults(loaded.basis, scores);
	return (
		<div className="try-ground px-4 pt-2 pb-4 max-md:-mx-4 max-md:border-x-0! md:rounded-[8px]">
			<div className="flex min-h-11 items-center gap-2.5">
				<Icon name="pencil" size={20} />
				<p className="flex-1 font-cond text-lg font-[650]">{words.yours}</p>
				<button
					type="button"
					onClick={() => setTried(new Map())}
					className="min-h-11 font-[600] underline decoration-accent decoration-2 underline-offset-4"
				>
					{words.clear}
				</button>
			</div>
			<div className="grid gap-3">
				{loaded.basis.open.map(({ id, from }) => (
					<TriedMatch
						key={id}
						match={loaded.matches.get(id)}
						sides={sidesOf(loaded, id)}
						score={scores.get(id)!}
						from={from}
						onScore={(score) => setTried(new Map(tried).set(id, score))}
					/>
				))}
			</div>
			<TriedTable rows={rows} teams={loaded.teams} positions={positions} stage={stage} />
		</div>
	);
}

function sidesOf({ basis, teams }: Loaded, id: string): readonly [Team | undefined, Team | undefined] {
	const match = basis.matches.find((one) => one.id === id);
	return [teams.get(match?.home ?? ""), teams.get(match?.away ?? "")];
}

type MatchProps = {
	match: Played | undefined;
	sides: readonly [Team | undefined, Team | undefined];
	score: Score;
	from: Score;
	onScore: (score: Score) => void;
};

function TriedMatch({ match, sides: [home, away], score, from, onScore }: MatchProps) {
	const where = [match?.zonedStartTime ? formatTime(match.zonedStartTime) : null, match?.locationName];
	return (
		<fieldset className="min-w-0 rounded-[8px] border-[1.5px] border-line-strong border-dashed bg-surface px-3.5 pt-2 pb-3">
			<legend className="sr-only">
				{home?.name} – {away?.name}
			</legend>
			<p className="pb-1.5 font-cond text-[.9375rem] text-ink-2">{where.filter(Boolean).join(" · ")}</p>
			<TriedSide team={home} goals={score.home} least={from.home} onGoals={(goals) => onScore({ ...score, home: goals })} />
			<TriedSide team={away} goals={score.away} least={from.away} onGoals={(goals) => onScore({ ...score, away: goals })} />
		</fieldset>
	);
}

type SideProps = { team: Team | undefined; goals: number; least: number; onGoals: (goals: number) => void };

function TriedSide({ team, goals, least, onGoals }: SideProps) {
	const words = useText().match.scenario.try;
	const own = useIsOwn(team?.id ?? "");
	const name = team?.name ?? "";
	const step =
		"grid size-11 shrink-0 stacked:size-[44px] place-items-center rounded-control border-[1.5px] border-line-strong bg-surface hover:bg-sunken disabled:border-line disabled:bg-sunken disabled:text-ink-3";
	return (
		<div className="flex items-center gap-2.5 py-0.5 stacked:flex-wrap stacked:justify-end">
			{team && <Flag nation={team.nation.code} size="small" />}
			<p className="min-w-0 flex-1 text-[1.03rem]/[1.2] wrap-anywhere stacked:basis-3/5">
				<span className={own ? "bg-beam-tint px-1.5 py-0.5 font-[700]" : ""}>{name}</span>
			</p>
			<button
				type="button"
				className={step}
				aria-label={words.fewer(name)}
				disabled={goals <= least}
				onClick={() => onGoals(goals - 1)}
			>
				<Icon name="minus" size={18} />
			</button>
			<output className="w-9 text-center font-xcond text-[1.75rem]/none font-[600] figures">{goals}</output>
			<button
				type="button"
				className={step}
				aria-label={words.more(name)}
				disabled={goals >= MOST_GOALS}
				onClick={() => onGoals(goals + 1)}
			>
				<Icon name="plus" size={18} />
			</button>
		</div>
	);
}

const MARKS = { in: "THROUGH", out: "CANNOT", level: "LEVEL", elsewhere: "ELSEWHERE" } as const;

type TableProps = {
	rows: readonly TriedRow[];
	teams: ReadonlyMap<string, Team>;
	positions: ReadonlyMap<string, number>;
	stage: string;
};

function TriedTable({ rows, teams, positions, stage }: TableProps) {
	const { match: text } = useText();
	const words = text.scenario.try;
	const caption = useId();
	const shared = rows.filter(({ level, team }) => level.length > 1 && level[0] === team);
	return (
		<>
			<div className="relative mt-3 overflow-hidden rounded-[8px] bg-surface">
				<table className="w-full figures" aria-labelledby={caption}>
					<thead className="text-[.9375rem] text-ink-2">
						<tr className="h-11">
							<td />
							<th scope="col" id={caption} className="text-left font-[450]">
								{words.table}
							</th>
							<th scope="col" className="pr-2 text-right font-[450]">
								<abbr title={text.table.heads.goalDifference.long} className="no-underline">
									{text.table.heads.goalDifference.short}
								</abbr>
							</th>
							<th scope="col" className="text-right font-[450]">
								<abbr title={text.table.heads.points.long} className="no-underline">
									{text.table.heads.points.short}
								</abbr>
							</th>
							<td className="w-13 stacked:w-auto" />
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<TriedTeam key={row.team} row={row} team={teams.get(row.team)} now={positions.get(row.team)} stage={stage} />
						))}
					</tbody>
				</table>
			</div>
			<div aria-live="polite">
				{shared.map(({ position, level }) => (
					<p key={position} className="pt-3 font-cond text-lg/[1.2] font-[700]">
						{text.table.shares([...shortNames(level.flatMap((id) => teams.get(id) ?? [])).values()], position, [])}
					</p>
				))}
			</div>
		</>
	);
}

function TriedTeam({ row, team, now, stage }: { row: TriedRow; team: Team | undefined; now: number | undefined; stage: string }) {
	const words = useText().match.scenario.try;
	const own = useIsOwn(row.team);
	const moved = now === undefined ? 0 : now - row.position;
	return (
		<tr className={`h-11 border-t-[1.5px] border-dashed border-line-strong ${own ? "bg-beam-tint" : ""}`}>
			<td className="w-9 pl-3.5 font-cond text-lg font-[750] stacked:w-auto stacked:px-2">{row.position}</td>
			<th scope="row" className="py-1 text-left font-[600]">
				<span className="flex items-center gap-2.5 stacked:flex-wrap stacked:gap-x-0">
					{team && <Flag nation={team.nation.code} size="small" />}
					<span className="min-w-0 font-cond text-lg/[1.15] stacked:w-full stacked:wrap-anywhere">
						{team?.name}
						{moved !== 0 && (
							<span className="ml-2 text-[.9375rem] font-[550] whitespace-nowrap text-ink-2">
								<span aria-hidden="true">
									{moved > 0 ? "▲" : "▼"}
									{Math.abs(moved)}
								</span>
								<span className="sr-only">, {moved > 0 ? words.up(moved) : words.down(-moved)}</span>
							</span>
						)}
					</span>
				</span>
			</th>
			<td className="pr-2 text-right font-cond text-[1.0625rem] font-[550]">{formatDifference(row.goalDifference)}</td>
			<td className="text-right font-xcond text-[1.5625rem]/none font-[800]">{row.points}</td>
			<td className="pr-3 text-right stacked:pr-2 stacked:pl-1">
				<Mark mark={MARKS[row.reach]} stage={stage} />
			</td>
		</tr>
	);
}
