const A_DAY = 24 * 60;

/** "15:20"; null: no time yet; "": none. A day ends at 24:00. */
export function timeOf(text: string): string | null {
	if (text.trim() === "") return "";
	const [, hours, minutes] = /^\s*(\d{1,2})[:.]?(\d{2})\s*$/.exec(text) ?? [];
	if (hours === undefined || minutes === undefined || Number(minutes) > 59) return null;
	return Number(hours) * 60 + Number(minutes) > A_DAY ? null : `${hours.padStart(2, "0")}:${minutes}`;
}
