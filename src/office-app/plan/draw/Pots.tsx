import type { DrawView } from "../../../office/plan/draw/draw-view.ts";
import { Flag } from "../../../ui/Flag.tsx";
import { useDrawText } from "./draw-text.ts";

type Props = {
	readonly view: DrawView;
	/** Left out: nothing can be changed. */
	readonly onSeed?: ((team: string) => void) | undefined;
};

/** The pots that the seeds make, with what a draw keeps apart. */
export function Pots({ view, onSeed }: Props) {
	const text = useDrawText();
	const teams = new Map(view.teams.map((team) => [team.id, team]));
	return (
		<>
			<p className="office-meta pb-3">{text.potHow}</p>
			<div className="flex flex-wrap items-start gap-4">
				{view.pots.map((pot, index) => {
					const isUnseeded = teams.get(pot[0] ?? "")?.seed == null;
					return (
						<section
							key={pot.join()}
							aria-label={text.pot(index + 1)}
							className="min-w-60 flex-1 rounded-card border border-line bg-surface"
						>
							<h2 className="flex items-baseline gap-2 border-b border-line px-3 py-1.5 font-xcond text-[1.3125rem] font-[800]">
								{text.pot(index + 1)}
								{isUnseeded && <span className="office-meta font-normal">{text.unseeded}</span>}
							</h2>
							<ul>
								{pot.map((id) => {
									const team = teams.get(id);
									if (team === undefined) return null;
									const beside = [team.district, team.level].filter((word) => word !== null).join(", ");
									return (
										<li key={id} className="border-b border-line last:border-b-0">
											<button
												type="button"
												disabled={onSeed === undefined}
												onClick={() => onSeed?.(id)}
												className="flex min-h-9 w-full items-center gap-2 px-3 text-left coarse:min-h-11 [&_.flag]:shrink-0"
											>
												<Flag nation={team.nation} size="small" />
												<span className="min-w-0 flex-1 break-words">{team.name}</span>
												<span className="office-meta shrink-0">{beside}</span>
												{team.seed !== null && (
													<span className="shrink-0 font-xcond text-[1.0625rem] font-[700]">
														<span className="sr-only">{text.seed} </span>
														{team.seed}
													</span>
												)}
											</button>
										</li>
									);
								})}
							</ul>
						</section>
					);
				})}
			</div>
		</>
	);
}
