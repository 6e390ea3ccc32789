import { useEffect, useRef, useState } from "react";
import type { DrawStep as DrawnTeam, DrawView } from "../../../office/plan/draw/draw-view.ts";
import { groupWithin } from "../../../text/group-title.ts";
import { Flag } from "../../../ui/Flag.tsx";
import { KeyCap } from "../../parts/KeyCap.tsx";
import { useLanguage } from "../../session/language.tsx";
import { useDrawText } from "./draw-text.ts";

type Props = {
	readonly title: string;
	readonly view: DrawView;
	readonly number: number;
	readonly steps: readonly DrawnTeam[];
	readonly onClose: () => void;
};

/** The evening of the draw, on the whole screen: one team at a time comes from its pot to its group. */
export function Evening({ title, view, number, steps, onClose }: Props) {
	const text = useDrawText();
	const language = useLanguage();
	const [drawn, setDrawn] = useState(0);
	const dialog = useRef<HTMLDialogElement>(null);
	const forward = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		dialog.current?.showModal();
		// The dialog would focus Back, and the first Space would press it.
		forward.current?.focus();
	}, []);
	const teams = new Map(view.teams.map((team) => [team.id, team]));
	const step = steps[drawn - 1];
	const team = step && teams.get(step.team);
	const next = () => setDrawn((before) => Math.min(before + 1, steps.length));
	const back = () => setDrawn((before) => Math.max(before - 1, 0));
	const groups = view.groups.map(({ name }, group) => ({
		name,
		ids: steps.slice(0, drawn).flatMap((one) => (one.group === group ? [one.team] : [])),
	}));
	return (
		<dialog
			ref={dialog}
			aria-label={title}
			onClose={onClose}
			onKeyDown={(event) => {
				event.stopPropagation();
				const acts: Readonly<Record<string, () => void>> = { " ": next, Enter: next, ArrowRight: next, ArrowLeft: back };
				const act = acts[event.key];
				// On a button, Space and Enter press it.
				if (act === undefined || (event.target instanceof HTMLButtonElement && !event.key.startsWith("Arrow"))) return;
				event.preventDefault();
				act();
			}}
			className="draw-evening off-header"
		>
			<header className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
				<h2 className="office-h1 mr-auto">{title}</h2>
				<p>{text.from(number)}</p>
				<p>{text.toGo(steps.length - drawn)}</p>
			</header>
			<div className="draw-ball-row" role="status" aria-live="polite">
				{step !== undefined && (
					<>
						<p className="font-xcond text-[1.5rem] font-[700]">{text.pot(step.pot + 1)}</p>
						<p key={drawn} className="draw-ball">
							<Flag nation={team?.nation ?? null} size="large" />
							<span className="min-w-0 break-words">
								{text.goesTo(team?.name ?? step.team, groupWithin({ name: view.groups[step.group]?.name ?? "" }, language))}
							</span>
						</p>
					</>
				)}
			</div>
			<ul className="draw-boards">
				{groups.map(({ name, ids }, group) => (
					<li key={name} className={group === step?.group ? "is-next" : undefined}>
						<h3>{name}</h3>
						<ol>
							{ids.map((id) => (
								<li key={id} className={id === step?.team ? "font-[800]" : undefined}>
									<Flag nation={teams.get(id)?.nation ?? null} size="small" />
									<span className="min-w-0 truncate">{teams.get(id)?.name ?? id}</span>
								</li>
							))}
						</ol>
					</li>
				))}
			</ul>
			{/* A disabled button would lose the focus, and with it the keys. */}
			<footer className="mt-auto flex flex-wrap items-center gap-3 pt-4">
				<button type="button" className="office-button" aria-disabled={drawn === 0} onClick={back}>
					<KeyCap>←</KeyCap> {text.back}
				</button>
				<button
					ref={forward}
					type="button"
					className="office-button office-button-ink"
					aria-disabled={drawn === steps.length}
					onClick={next}
				>
					{text.next} <KeyCap>→</KeyCap>
				</button>
				<button type="button" className="office-button ml-auto" onClick={() => dialog.current?.close()}>
					{text.end} <KeyCap>Esc</KeyCap>
				</button>
			</footer>
		</dialog>
	);
}
