/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { Icon } from "./Icon.tsx";

const BOX = "mt-5 flex max-w-120 gap-3 rounded-control border border-l-5 bg-surface px-3.5 py-3";

/** An error and its reason; screen readers announce it at once. */
export function Problem({ title, children }: { title: string; children: Child }) {
	return (
		<div class={`${BOX} border-loss`} role="alert">
			<Icon name="warning-circle" classes="size-6 text-loss" />
			<p>
				<b>{title}</b> {children}
			</p>
		</div>
	);
}

/** A confirmation. */
export function Done({ children }: { children: Child }) {
	return (
		<div class={`${BOX} border-ink`} role="status">
			<Icon name="check" classes="size-6" />
			<p>{children}</p>
		</div>
	);
}
