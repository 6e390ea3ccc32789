import { formatTime } from "../../text/format.ts";
import { Icon } from "../parts/Icon.tsx";
import { useOfficeText } from "../session/language.tsx";
import type { Looked } from "./use-look.ts";

/** Other matches that get a new team. */
export function Moves({ looked }: { looked: Looked | null }) {
	const { results: text, frame } = useOfficeText();
	const sides = looked?.preview.sides ?? [];
	if (looked === null || sides.length === 0) return null;
	const { teams, matches } = looked.named;
	const name = (id: string | null) => (id === null ? null : (teams[id] ?? id));
	const words = ({ before, after }: Looked["preview"]["sides"][number]): string => {
		const [was, now] = [name(before), name(after)];
		if (was !== null && now !== null) return text.insteadOf(now, was);
		return now === null ? text.leaves(was ?? "") : text.comesIn(now);
	};
	return (
		<ul className="px-4 pt-2 tablet:px-16">
			{sides.map((side) => {
				const { number = null, start = null, place = null } = matches[side.match] ?? {};
				return (
					<li key={`${side.match} ${side.side}`} className="flex items-center gap-2.5 py-1">
						<Icon name="fork" size={18} />
						<span>
							{text.changesWho(number ?? side.match, start === null ? frame.timeNotSet.within : formatTime(start), place ?? "")}{" "}
							<strong>{words(side)}</strong>
						</span>
					</li>
				);
			})}
		</ul>
	);
}
