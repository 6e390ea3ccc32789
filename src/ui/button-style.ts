const BASE =
	"relative inline-flex min-h-12 min-w-0 items-center justify-center gap-2.5 rounded-control text-center font-[700] no-underline " +
	"transition-colors duration-100 print:hidden disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-ink-3";

const KINDS = {
	primary: "edged px-5 bg-accent text-on-accent hover:bg-[color-mix(in_oklab,var(--accent)_88%,black)]",
	secondary: "px-5 border-2 border-ink bg-surface text-ink hover:bg-sunken",
	quiet: "border-[1.5px] border-line-strong bg-surface px-4 text-ink hover:bg-sunken",
	strong: "edged px-5 bg-ink text-paper hover:bg-[color-mix(in_oklab,var(--ink)_88%,var(--paper))]",
} as const;

export type ButtonKind = keyof typeof KINDS;

export function buttonStyle(kind: ButtonKind, className = ""): string {
	return `${BASE} ${KINDS[kind]} ${className}`;
}
