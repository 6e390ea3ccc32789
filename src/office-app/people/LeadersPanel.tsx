import { useCallback, useState } from "react";
import type { Leader } from "../../office/people/people-view.ts";
import { usePeopleText } from "./people-text.ts";
import { type Right, RightsPanel } from "./RightsPanel.tsx";

type Props = {
	/** The teams that can have a leader, in the order of the list. */
	readonly teams: readonly { readonly id: string; readonly name: string }[];
	readonly onClose: () => void;
};

/** Records who leads which team. */
export function LeadersPanel({ teams, onClose }: Props) {
	const text = usePeopleText();
	const [team, setTeam] = useState("");
	const rightsOf = useCallback(
		({ leaders }: { readonly leaders: readonly Leader[] }): readonly Right[] =>
			leaders.map(({ email, year, team, teamName }) => ({
				...{ key: `${year} ${team} ${email}`, email, body: { email, team, year } },
				what: `${teamName}, ${year}`,
			})),
		[],
	);
	return (
		<RightsPanel
			title={text.leaders}
			how={text.leadersHow}
			none={text.noLeaders}
			path="/people/leaders"
			rightsOf={rightsOf}
			given={team === "" ? null : { team }}
			action={text.addLeader}
			removeOf={({ email, what }) => text.removeLeader(email, what)}
			onClose={onClose}
		>
			<label className="mt-4 block">
				<span className="mb-1.5 block font-[650]">{text.team}</span>
				<select
					aria-label={text.team}
					className="office-field min-h-12"
					value={team}
					onChange={({ target }) => setTeam(target.value)}
				>
					<option value="">{text.chooseTeam}</option>
					{teams.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			</label>
		</RightsPanel>
	);
}
