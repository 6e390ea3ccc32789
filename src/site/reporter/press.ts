/** Looks of the page's buttons: 64 px and more, black on white or white on black, to be hit with a glove and read in the sun. */
const PRESS =
	"flex min-h-18 w-full min-w-0 items-center justify-center gap-2 rounded-control px-2 py-2 text-center font-cond text-[1.375rem]/[1.15] font-[800] hyphens-auto break-words touch-manipulation disabled:opacity-60";

export const PRESSES = {
	goal: `${PRESS} edged min-h-22 bg-ink text-paper`,
	next: `${PRESS} edged bg-accent text-on-accent`,
	plain: `${PRESS} border-2 border-ink bg-surface text-ink`,
	small: `${PRESS} min-h-16 border-2 border-line-strong bg-surface text-[1.125rem]/[1.15] text-ink`,
} as const;
