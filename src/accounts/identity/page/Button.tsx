/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";

/** `main`: what a page is for. `strong`: saves a form of several. `grave`: cannot be undone. */
export type ButtonKind = "main" | "strong" | "secondary" | "quiet" | "grave";

const COLOURS: Readonly<Record<ButtonKind, string>> = {
	main: "is-main",
	strong: "is-strong",
	secondary: "is-outlined",
	quiet: "is-quiet",
	grave: "is-grave",
};

type Look = {
	readonly kind?: ButtonKind;
	/** More classes: where it is smaller or nearer than in a form. */
	readonly classes?: string;
	readonly children: Child;
};

const classesOf = (kind: ButtonKind, classes: string): string => `button ${COLOURS[kind]} ${classes}`.trimEnd();

/** Sends its form. */
export function SubmitButton({ kind = "main", classes = "", children, ...more }: Look & { readonly "aria-label"?: string }) {
	return (
		<button type="submit" class={classesOf(kind, classes)} {...more}>
			{children}
		</button>
	);
}

/** A link that looks like a button. */
export function ButtonLink({
	kind = "main",
	classes = "",
	children,
	...more
}: Look & { readonly href: string; readonly download?: boolean }) {
	return (
		<a class={classesOf(kind, classes)} {...more}>
			{children}
		</a>
	);
}
