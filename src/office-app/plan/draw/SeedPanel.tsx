import { useMemo, useState } from "react";
import type { DrawTeamView } from "../../../office/plan/draw/draw-view.ts";
import type { PlanChange } from "../../../office/plan/plan-view.ts";
import { Field } from "../../parts/Field.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { parseSeed } from "../parse-seed.ts";
import { useDrawText } from "./draw-text.ts";

type Props = {
	readonly edition: string;
	readonly team: DrawTeamView;
	readonly onClose: () => void;
	readonly onDone: (act: number) => void;
};

/** A team's seed, saved as an act of its own. A team that has none is proposed as one of the best. */
export function SeedPanel({ edition, team, onClose, onDone }: Props) {
	const text = useDrawText();
	const [seed, setSeed] = useState(team.seed === null ? "1" : "");
	const change = useMemo<PlanChange | null>(() => {
		const value = parseSeed(seed);
		if (value === undefined || value === team.seed) return null;
		return { editions: [{ id: edition, teams: [{ id: team.id, seed: value }] }] };
	}, [edition, team, seed]);
	return (
		<ChangePanel step="draw" title={text.seedOf(team.name)} change={change} onClose={onClose} onDone={onDone}>
			<Field
				data-first=""
				inputMode="numeric"
				maxLength={4}
				label={text.seed}
				help={text.seedHow}
				error={parseSeed(seed) === undefined ? text.seedWrong : undefined}
				value={seed}
				onChange={({ target }) => setSeed(target.value)}
			/>
		</ChangePanel>
	);
}
