import { useSite } from "../../client/data/site-data.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { EventLine } from "./event-words.ts";

/** The icon of an event: a ball of the cup's sport, a card, a phase. The text beside it has the meaning. */
export function EventSign({ sign, size = 24 }: { sign: EventLine["sign"]; size?: number }) {
	const { sport } = useSite().brand;
	switch (sign) {
		case "ball":
			return <Icon name={sport === "handball" ? "volleyball" : "soccerBall"} size={size} />;
		case "yellow-card":
			return <Card colour="#f5b800" />;
		case "red-card":
			return <Card colour="#c8201a" />;
		case "two-minute-suspension":
			return (
				<span aria-hidden="true" className="font-xcond text-xl/none font-[850]">
					2'
				</span>
			);
		default:
			return <Icon name={sign} size={size - 2} className="text-ink-2" />;
	}
}

function Card({ colour }: { colour: string }) {
	return (
		<span
			aria-hidden="true"
			className="inline-block h-[1.375rem] w-4 rounded-[3px] border border-[rgb(0_0_0/.35)]"
			style={{ background: colour }}
		/>
	);
}
