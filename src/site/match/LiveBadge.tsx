import { useText } from "../text/language.ts";
import { MinuteRoom } from "./MinuteRoom.tsx";

type Props = { detail?: string | null; minuteToCome?: boolean; small?: boolean };

/** Green, with a dot and the word: never by colour alone. `detail` is the minute, or what else is live ("table"). */
export function LiveBadge({ detail = null, minuteToCome = false, small = false }: Props) {
	const { match: text } = useText();
	return (
		<span
			className={`type-badge inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap rounded-[3px] bg-live text-on-live figures ${
				small ? "h-[1.125rem] px-1.5 text-[.8125rem]" : "h-[1.375rem] px-2"
			}`}
		>
			<span className="size-2 animate-[live-dot_1.6s_ease-in-out_infinite] rounded-full bg-current" />
			<span>
				{text.live}
				{/* A unit is no word: metres stay "7 m". */}
				{detail !== null && <span className={/\d/.test(detail) ? "normal-case" : ""}>{` ${detail}`}</span>}
				{minuteToCome && <MinuteRoom />}
			</span>
		</span>
	);
}
