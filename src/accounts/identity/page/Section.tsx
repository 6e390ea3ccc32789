/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";

/** A part of a page with its head: a 2 px rule and the title. */
export function Section({ id, title, children }: { id: string; title: string; children: Child }) {
	return (
		<section id={id} aria-labelledby={`${id}-title`}>
			<h2 id={`${id}-title`}>{title}</h2>
			{children}
		</section>
	);
}
