import { useAnnounced } from "./announced.ts";

/** The number of dismissed announcements, at the corner of the button that opens them; the button's name has it in words. */
export function Count() {
	const away = useAnnounced().bar?.away ?? 0;
	if (away === 0) return null;
	return (
		<span
			aria-hidden="true"
			className="absolute top-0 right-0 grid h-4.75 min-w-4.75 place-items-center rounded-[4px] bg-header-ink px-1 font-cond text-[0.9375rem]/none font-[800] text-header"
		>
			{away}
		</span>
	);
}
