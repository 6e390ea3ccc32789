import { useEffect, useRef } from "react";
import type { FactCriterion } from "../../cup/rules.ts";
import { Flag } from "../../ui/Flag.tsx";
import { useOfficeText } from "../session/language.tsx";
import { isTyped, type Settleable, type Settling, teamsOf, wholeOrder } from "./settling.ts";

/** The outcome on the board: a number for each team, or the teams in order. */
export function Outcome({
	decision,
	way,
	settling,
	onSettling,
}: {
	decision: Settleable;
	way: FactCriterion;
	settling: Settling;
	onSettling: (settling: Settling) => void;
}) {
	const { decisions: text } = useOfficeText();
	const teams = teamsOf(decision);
	const first = useRef<HTMLInputElement & HTMLButtonElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another way begins anew
	useEffect(() => first.current?.focus(), [way]);
	const labelOf = { "shoot-out": text.goalsOf, lots: text.goalsOf, "fair-play": text.pointsOf, ranking: text.rankingOf }[way];
	if (isTyped(way, teams.length))
		return (
			<div className="mt-4 grid gap-3 bg-header p-4 text-header-ink">
				{teams.map(({ id, name, nation }, index) => (
					<label key={id} className="flex items-center gap-3">
						<Flag nation={nation} />
						<span className="flex-1 font-cond text-[1.1875rem] font-[700]">{name}</span>
						<input
							ref={index === 0 ? first : undefined}
							aria-label={labelOf(name)}
							inputMode={way === "shoot-out" ? "numeric" : "text"}
							autoComplete="off"
							maxLength={7}
							value={settling.typed[id] ?? ""}
							onChange={({ target }) => onSettling({ ...settling, typed: { ...settling.typed, [id]: target.value } })}
							className="h-16 w-24 rounded-[3px] bg-header-2 focus-visible:outline-beam text-center font-xcond text-[2.375rem] font-[850]"
						/>
					</label>
				))}
			</div>
		);
	const { order } = settling;
	const whole =
		order.length === 0
			? null
			: wholeOrder(
					teams.map(({ id }) => id),
					order,
				);
	const placeOf = (id: string): number => (whole ?? order).indexOf(id) + 1;
	return (
		<div className="mt-4 bg-header p-4 text-header-ink">
			<p className="pb-2">{text.inOrder}</p>
			<ul className="grid gap-2">
				{teams.map(({ id, name, nation }, index) => {
					const place = placeOf(id);
					return (
						<li key={id}>
							<button
								ref={index === 0 ? first : undefined}
								type="button"
								aria-pressed={place > 0}
								onClick={() => {
									if (!order.includes(id)) onSettling({ ...settling, order: whole === null ? [...order, id] : [id] });
								}}
								className="flex min-h-12 w-full items-center gap-3 rounded-[3px] bg-header-2 focus-visible:outline-beam px-3 text-left"
							>
								<span aria-hidden="true" className="w-8 text-center font-xcond text-[2.125rem] font-[850]">
									{place === 0 ? "–" : place}
								</span>
								<Flag nation={nation} />
								<span className="flex-1 font-cond text-[1.1875rem] font-[700]">{name}</span>
								{place > 0 && <span className="sr-only">{text.nth(place)}</span>}
							</button>
						</li>
					);
				})}
			</ul>
			{order.length > 0 && (
				<button type="button" className="mt-3 underline" onClick={() => onSettling({ ...settling, order: [] })}>
					{text.resetPlay}
				</button>
			)}
		</div>
	);
}
