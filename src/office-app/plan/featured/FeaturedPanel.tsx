import { useMemo, useState } from "react";
import type { SlipAnswer } from "../../../cup/office/slip.ts";
import { FEATURED_MATCHES } from "../../../cup/programme/featured.ts";
import type { PlanChange, PlanEdition, SelectedGame } from "../../../office/plan/plan-view.ts";
import { Field } from "../../parts/Field.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { CallRefused, call, refusalWords } from "../../session/calls.ts";
import { ChangePanel } from "../ChangePanel.tsx";
import { usePlanText } from "../plan-text.ts";

/** Chooses the matches that Home shows first, by their numbers. */
export function FeaturedPanel({
	edition,
	onClose,
	onDone,
}: {
	readonly edition: PlanEdition;
	readonly onClose: () => void;
	readonly onDone: (act: number) => void;
}) {
	const { publish: text, noAnswer } = usePlanText();
	const [games, setGames] = useState<readonly SelectedGame[]>(edition.selectedGames);
	const [number, setNumber] = useState("");
	const [problem, setProblem] = useState<string>();
	const change = useMemo<PlanChange>(
		() => ({ editions: [{ id: edition.id, selectedGames: games.length === 0 ? null : games.map(({ id }) => id) }] }),
		[edition.id, games],
	);
	const isFull = games.length >= FEATURED_MATCHES;
	const add = async () => {
		const typed = number.trim();
		if (typed === "" || isFull) return;
		try {
			const { matches } = await call<SlipAnswer>("GET", `/results/match/${encodeURIComponent(typed)}`);
			const found = matches.map(({ id, number, sides: { home, away } }) => ({
				...{ id, number },
				teams: [home, away].map(({ name }) => name ?? "?").join(" – "),
			}));
			setGames((before) =>
				[...before, ...found.filter(({ id }) => before.every((one) => one.id !== id))].slice(0, FEATURED_MATCHES),
			);
			setNumber("");
			setProblem(undefined);
		} catch (error) {
			setProblem(error instanceof CallRefused && error.status === 404 ? text.noMatch(typed) : refusalWords(error, noAnswer));
		}
	};
	const moveUp = (at: number) =>
		setGames((before) => before.map((one, index) => (index === at - 1 ? before[at]! : index === at ? before[at - 1]! : one)));
	return (
		<ChangePanel step="publish" title={text.featured} change={change} onClose={onClose} onDone={onDone}>
			<p>{text.featuredHow}</p>
			<Field
				data-first=""
				inputMode="numeric"
				label={text.number}
				help={isFull ? text.most(FEATURED_MATCHES) : text.numberHow}
				error={problem}
				value={number}
				disabled={isFull}
				onChange={({ target }) => setNumber(target.value)}
				onKeyDown={(event) => {
					if (event.key !== "Enter" || event.metaKey || event.ctrlKey) return;
					event.preventDefault();
					void add();
				}}
			/>
			<p role="status" className="mt-4 font-[650]">
				{text.chosen(games.length)}
			</p>
			<ol className="border-t border-line">
				{games.map((game, at) => (
					<li key={game.id} className="flex items-center gap-3 border-b border-line py-1">
						<span className="w-12 font-cond text-[1.0625rem] font-[650]">{game.number}</span>
						<span className="min-w-0 flex-1 break-words">{game.teams}</span>
						{at > 0 && (
							<button
								type="button"
								onClick={() => moveUp(at)}
								className="grid size-10 place-items-center rounded-control coarse:size-11"
							>
								<Icon name="caretDown" size={16} className="rotate-180" />
								<span className="sr-only">{text.up(game.teams)}</span>
							</button>
						)}
						<button
							type="button"
							onClick={() => setGames(games.filter(({ id }) => id !== game.id))}
							className="grid size-10 place-items-center rounded-control coarse:size-11"
						>
							<Icon name="close" size={16} />
							<span className="sr-only">{text.out(game.teams)}</span>
						</button>
					</li>
				))}
			</ol>
		</ChangePanel>
	);
}
