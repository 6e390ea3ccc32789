import { useQueryLink } from "../../client/address/query.ts";
import { useText } from "../../text/use-text.ts";
import { Pills } from "../../ui/Pills.tsx";

/** The reader's own teams alone; pressed again, all matches. Other filters are left. */
export function OwnPill({ isOn }: { isOn: boolean }) {
	const { home, liveCenter } = useText();
	const query = useQueryLink();
	const to = isOn
		? query({ mine: null })
		: query({ mine: "1", show: null, day: null, category: null, arena: null, nation: null, rows: null });
	return (
		<Pills
			label={liveCenter.show}
			pills={[{ to, label: home.myTeams, on: isOn, icon: { name: "heartFilled", className: "text-heart" } }]}
		/>
	);
}
