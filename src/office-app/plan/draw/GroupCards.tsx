import { type KeyboardEvent, useRef, useState } from "react";
import type { DrawView, RuleOutcome, ShirtClash } from "../../../office/plan/draw/draw-view.ts";
import { groupTitle } from "../../../text/group-title.ts";
import { Flag } from "../../../ui/Flag.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { useLanguage } from "../../session/language.tsx";
import { useDrawText } from "./draw-text.ts";

type Props = {
	readonly view: DrawView;
	/** The teams' ids by group. */
	readonly groups: readonly (readonly string[])[];
	readonly rules: readonly RuleOutcome[];
	readonly clashes: readonly ShirtClash[];
	/** Teams that were swapped by hand. */
	readonly swapped: ReadonlySet<string>;
	/** Left out: nothing can be changed. */
	readonly onSwap?: ((one: string, other: string) => void) | undefined;
	readonly onSeed?: ((team: string) => void) | undefined;
};

/** The groups with their teams. Two teams swap by drag and drop, or by keys: arrows, Space, Esc; P seeds. */
export function GroupCards({ view, groups, rules, clashes, swapped, onSwap, onSeed }: Props) {
	const text = useDrawText();
	const language = useLanguage();
	const teams = new Map(view.teams.map((team) => [team.id, team]));
	const [at, setAt] = useState<readonly [number, number]>([0, 0]);
	const [picked, setPicked] = useState<string | null>(null);
	const [announcement, setAnnouncement] = useState("");
	const list = useRef<HTMLUListElement>(null);
	const unkept = new Set(rules.flatMap(({ where }) => where.flatMap(({ teams: those }) => those)));
	const warned = new Set([
		...rules.flatMap(({ where }) => where.map(({ group }) => group)),
		...clashes.map(({ group }) => group),
	]);
	const nameOf = (id: string) => teams.get(id)?.name ?? id;
	const groupOf = (id: string) => groups.findIndex((ids) => ids.includes(id));
	const swap = (one: string, other: string) => {
		setPicked(null);
		if (onSwap === undefined || groupOf(one) === groupOf(other)) return;
		setAnnouncement(text.swapped(nameOf(one), nameOf(other)));
		onSwap(one, other);
	};
	const pick = (id: string) => {
		if (onSwap === undefined) return;
		if (picked === null) {
			setPicked(id);
			setAnnouncement(text.pickedUp(nameOf(id)));
		} else if (picked === id) setPicked(null);
		else swap(picked, id);
	};
	const goTo = (group: number, row: number) => {
		const ids = groups[group];
		if (ids === undefined || ids.length === 0) return;
		const place = [group, Math.min(Math.max(row, 0), ids.length - 1)] as const;
		setAt(place);
		list.current?.querySelector<HTMLElement>(`[data-place="${place.join(" ")}"]`)?.focus();
	};
	const pressed = (event: KeyboardEvent, [group, row]: readonly [number, number], id: string) => {
		const down = (step: number) => {
			const next = row + step;
			if (next >= 0 && next < groups[group]!.length) return goTo(group, next);
			goTo(group + step, step > 0 ? 0 : (groups[group - 1]?.length ?? 1) - 1);
		};
		const acts: Readonly<Record<string, () => void>> = {
			ArrowDown: () => down(1),
			ArrowUp: () => down(-1),
			ArrowRight: () => goTo(group + 1, row),
			ArrowLeft: () => goTo(group - 1, row),
			" ": () => pick(id),
			...(picked !== null && { Escape: () => setPicked(null) }),
			...(onSeed !== undefined && { p: () => onSeed(id), P: () => onSeed(id) }),
		};
		const act = acts[event.key];
		if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		event.stopPropagation();
		act();
	};
	return (
		<>
			<ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2.5">
				{view.groups.map(({ id: group, name }, index) => (
					<li key={group} className="min-w-0 rounded-card border border-line bg-surface">
						<h2
							aria-label={`${groupTitle({ name }, language)}${warned.has(index) ? `, ${text.unkept}` : ""}`}
							className="flex items-center border-b border-line px-2.5 py-1 font-xcond text-[1.3125rem] font-[800]"
						>
							{name}
							{warned.has(index) && <Icon name="warning" size={16} className="ml-auto text-amber-ink" />}
						</h2>
						<ul className="py-0.5">
							{groups[index]?.map((id, row) => {
								const team = teams.get(id);
								const isFirst = at[0] === index && at[1] === row;
								return (
									<li
										key={id}
										draggable={onSwap !== undefined}
										onDragStart={(event) => {
											event.dataTransfer.setData("text/plain", id);
											setPicked(id);
										}}
										onDragEnd={() => setPicked(null)}
										onDragOver={(event) => event.preventDefault()}
										onDrop={(event) => {
											event.preventDefault();
											if (picked !== null) swap(picked, id);
										}}
									>
										<button
											type="button"
											data-place={`${index} ${row}`}
											tabIndex={isFirst ? 0 : -1}
											aria-pressed={picked === id}
											aria-label={team?.seed == null ? nameOf(id) : text.teamSeeded(team.name, team.seed)}
											onFocus={() => setAt([index, row])}
											onKeyDown={(event) => pressed(event, [index, row], id)}
											onClick={() => pick(id)}
											className={`flex h-[1.875rem] w-full items-center gap-1.5 px-2 text-left coarse:h-11 [&_.flag]:shrink-0 ${
												picked === id
													? "outline-2 outline-dashed -outline-offset-2 outline-line-strong"
													: swapped.has(id)
														? "bg-act-tint"
														: unkept.has(id)
															? "bg-amber-tint"
															: ""
											}`}
										>
											<span className="grid w-4 shrink-0 place-items-center text-ink-2">
												{team?.seed != null && <Icon name="pin" size={13} />}
											</span>
											<Flag nation={team?.nation ?? null} size="small" />
											<span
												className={`min-w-0 truncate font-xcond text-[1.0625rem] ${team?.seed == null ? "font-[550]" : "font-[700]"}`}
											>
												{nameOf(id)}
											</span>
										</button>
									</li>
								);
							})}
						</ul>
					</li>
				))}
			</ul>
			<p role="status" className="sr-only">
				{announcement}
			</p>
		</>
	);
}
