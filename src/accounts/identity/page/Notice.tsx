/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { Icon } from "./Icon.tsx";

/** An error and its reason; screen readers announce it at once. */
export function Problem({ title, children }: { title: string; children: Child }) {
	return (
		<div class="notice problem" role="alert">
			<Icon name="warning-circle" />
			<p>
				<b>{title}</b> {children}
			</p>
		</div>
	);
}

/** A confirmation. */
export function Done({ children }: { children: Child }) {
	return (
		<div class="notice done" role="status">
			<Icon name="check" />
			<p>{children}</p>
		</div>
	);
}
