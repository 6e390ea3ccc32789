import { useState } from "react";
import { formatNumber } from "../../../text/format.ts";
import { useLanguage } from "../../session/language.tsx";
import type { StepProps } from "../Plan.tsx";
import { usePlanText } from "../plan-text.ts";
import { EditButton, StepMain } from "../StepMain.tsx";
import { StepTable } from "../StepTable.tsx";
import { ArenaPanel } from "./ArenaPanel.tsx";

/** The arenas with their fields and hours. */
export function ArenasStep({ plan, mayChange, onSaved }: StepProps) {
	const { arenas: text, change } = usePlanText();
	const language = useLanguage();
	const { arenas, edition } = plan;
	/** The id of the arena whose form is open; "" for a new one. */
	const [open, setOpen] = useState<string | null>(null);
	const [turn, setTurn] = useState(0);
	const fields = arenas.reduce((sum, arena) => sum + arena.fields.length, 0);
	return (
		<>
			<StepMain
				heading={text.heading}
				count={
					arenas.length === 0 ? undefined : text.count(formatNumber(arenas.length, language), formatNumber(fields, language))
				}
				mayChange={mayChange}
				add={{
					label: text.add,
					onAdd: () => {
						setTurn((before) => before + 1);
						setOpen("");
					},
				}}
			>
				{arenas.length === 0 ? (
					<p>{text.none}</p>
				) : (
					<StepTable
						columns={[
							{ name: text.arena, look: "text-left" },
							{ name: text.fields, look: "w-20 text-right" },
							{ name: text.hours, look: "w-48 pl-6 text-left" },
							{ name: text.matches, look: "w-24 text-right" },
							{ name: change, look: "w-12", isUnseen: true },
						]}
					>
						{arenas.map((arena) => (
							<tr key={arena.id} className="border-b border-line">
								<th scope="row" className="min-w-28 py-2 text-left wrap-anywhere">
									<span className="block font-[650]">{arena.name}</span>
									<span className="office-meta block font-[450]">{arena.address}</span>
								</th>
								<td className="text-right font-cond text-[1.0625rem]">{arena.fields.length}</td>
								<td className="pl-6 text-ink-2">
									{arena.opens === undefined && arena.closes === undefined
										? text.always
										: `${arena.opens ?? "00:00"}–${arena.closes ?? "24:00"}`}
									{(arena.otherHours?.length ?? 0) > 0 && (
										<span className="office-meta block">{text.otherDays(arena.otherHours!.length)}</span>
									)}
								</td>
								<td className="text-right font-cond text-[1.0625rem]">
									{formatNumber(
										arena.fields.reduce((sum, { id }) => sum + (edition?.matches.byField[id] ?? 0), 0),
										language,
									)}
								</td>
								<td className="text-right">{mayChange && <EditButton name={arena.name} onEdit={() => setOpen(arena.id)} />}</td>
							</tr>
						))}
					</StepTable>
				)}
			</StepMain>
			{open !== null && (
				<ArenaPanel
					key={`${open} ${turn}`}
					arena={arenas.find(({ id }) => id === open)}
					onClose={() => setOpen(null)}
					onDone={(act) => {
						setOpen(null);
						onSaved(act);
					}}
				/>
			)}
		</>
	);
}
