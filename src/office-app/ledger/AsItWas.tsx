import { useMemo, useState } from "react";
import type { PastDay, PastTable } from "../../office/ledger/past-state.ts";
import { formatWeekday } from "../../text/format.ts";
import { groupTitle } from "../../text/group-title.ts";
import { TableHead } from "../parts/TableHead.tsx";
import { DayList } from "../programme/DayList.tsx";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { DecisionsThen } from "./DecisionsThen.tsx";
import { PlayoffThen } from "./PlayoffThen.tsx";
import { useAsItWas } from "./use-as-it-was.ts";
import "../styles/day.css";

/** Tables, playoffs, decisions and a day's programme at a past moment, read-only. */
export function AsItWas({ at, onBack }: { at: string; onBack: () => void }) {
	const { ledger: text, day: dayText } = useOfficeText();
	const language = useLanguage();
	const [date, setDate] = useState<string | null>(null);
	const [arena, setArena] = useState("");
	const [group, setGroup] = useState("");
	const { told, failed, isOld } = useAsItWas<PastDay>(`/day?at=${at}${date === null ? "" : `&date=${date}`}`);
	const {
		told: table,
		failed: noTable,
		isOld: isTableOld,
	} = useAsItWas<PastTable>(group === "" ? null : `/table?at=${at}&group=${encodeURIComponent(group)}`);
	const moment = text.moment(formatWeekday(at.slice(0, 10), language), at.slice(11));
	const matches = useMemo(() => {
		const fields = new Set(
			told?.day.arenas.filter(({ id }) => arena === "" || id === arena).flatMap((one) => one.fields.map(({ id }) => id)),
		);
		return told?.day.matches.filter(({ field }) => arena === "" || (field !== null && fields.has(field))) ?? [];
	}, [told, arena]);
	return (
		<>
			<div role="status" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3">
				<p className="mr-auto">
					<strong className="font-[650]">{moment}</strong> {isOld && failed === null ? text.goingBack : text.onlyLook}
				</p>
				<button type="button" className="office-button" onClick={onBack}>
					{text.backToNow}
				</button>
			</div>
			{failed !== null && (
				<p role="alert" className="mt-4 text-loss">
					{failed}
				</p>
			)}
			{told !== null && (
				<div aria-busy={isOld}>
					<section aria-label={text.tableThen} className="mt-4">
						<div className="flex flex-wrap items-center gap-3">
							<h2 className="font-cond text-[1.3125rem] font-[700]">{text.tableThen}</h2>
							<select
								aria-label={text.group}
								value={group}
								onChange={({ target }) => setGroup(target.value)}
								className="office-field w-auto border"
							>
								<option value="">{text.chooseGroup}</option>
								{told.groups.map(({ id, category, ...group }) => (
									<option key={id} value={id}>
										{`${category[language]}, ${groupTitle(group, language)}`}
									</option>
								))}
							</select>
						</div>
						{noTable !== null && group !== "" && <p className="mt-2 text-loss">{noTable}</p>}
						{table !== null && <Table table={table} isOld={isTableOld} />}
					</section>
					<DecisionsThen at={at} />
					<PlayoffThen at={at} playoffs={told.playoffs} />
					<section aria-label={text.programmeThen} className="mt-6">
						<div className="mb-2 flex flex-wrap items-center gap-3">
							<h2 className="font-cond text-[1.3125rem] font-[700]">{text.programmeThen}</h2>
							<select
								aria-label={dayText.days}
								value={told.day.date}
								onChange={({ target }) => setDate(target.value)}
								className="office-field w-auto border"
							>
								{[...new Set([...told.day.dates, told.day.date])].sort().map((one) => (
									<option key={one} value={one}>
										{formatWeekday(one, language)}
									</option>
								))}
							</select>
							<select
								aria-label={dayText.filters.arena}
								value={arena}
								onChange={({ target }) => setArena(target.value)}
								className="office-field w-auto border"
							>
								<option value="">{dayText.all.arenas}</option>
								{told.day.arenas.map(({ id, name }) => (
									<option key={id} value={id}>
										{name}
									</option>
								))}
							</select>
						</div>
						{matches.length === 0 ? <p className="text-ink-2">{dayText.empty}</p> : <DayList day={told.day} matches={matches} />}
					</section>
				</div>
			)}
		</>
	);
}

function Table({ table, isOld }: { table: PastTable; isOld: boolean }) {
	const { ledger: text } = useOfficeText();
	const { columns } = text;
	const figures = ["played", "won", "drawn", "lost"] as const;
	return (
		<table aria-busy={isOld} className="mt-2 w-full max-w-2xl border-collapse">
			<TableHead
				columns={[
					{ name: columns.position, look: "w-10" },
					{ name: columns.team },
					...figures.map((one) => ({ name: columns[one], look: "w-12" })),
					{ name: columns.goals, look: "w-16" },
					{ name: columns.points, look: "w-12" },
				]}
			/>
			<tbody>
				{table.rows.map((row) => (
					<tr key={row.team} className="border-t border-line">
						<td className="py-1.5">{row.position}</td>
						<th scope="row" className="py-1.5 text-left font-[600]">
							{row.team}
						</th>
						{figures.map((one) => (
							<td key={one}>{row[one]}</td>
						))}
						<td>{`${row.goalsFor}–${row.goalsAgainst}`}</td>
						<td className="font-[650]">{row.points}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
