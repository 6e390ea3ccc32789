/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";

/** A part of a page with its head: a 2 px rule and the title. */
export function Section({ id, title, children }: { id: string; title: string; children: Child }) {
	return (
		<section id={id} class="mt-6.5 border-t-2 border-ink" aria-labelledby={`${id}-title`}>
			<h2 class="section-title" id={`${id}-title`}>
				{title}
			</h2>
			{children}
		</section>
	);
}

/** The introduction of a section, above its form. */
export function SectionText({ children }: { children: Child }) {
	return <p class="text-ink-2">{children}</p>;
}
