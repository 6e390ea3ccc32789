import { useText } from "../../text/use-text.ts";
import { useDays } from "../clock/use-days.ts";
import { type Moved, movedFrom } from "./moved-from.ts";

/** "was Fyrvallen 3, 10:00" on its own line until the match is played; nothing if it was not moved. */
export function MovedFrom({ match, className = "type-meta text-accent-ink" }: { match: Moved; className?: string }) {
	const { match: text } = useText();
	const was = movedFrom(match, text, useDays());
	return was === null ? null : <span className={`block ${className}`}>{was}</span>;
}
