/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { Icon } from "./Icon.tsx";

/** What could not be done, and why; heard at once. */
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

/** What has been done. */
export function Done({ children }: { children: Child }) {
	return (
		<div class="notice done" role="status">
			<Icon name="check" />
			<p>{children}</p>
		</div>
	);
}
