/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";

/** A card with a row for each thing. */
export function Rows({ children }: { children: Child }) {
	return <ul class="mt-2 list-none rounded-card border border-line bg-surface">{children}</ul>;
}

export function Row({ children }: { children: Child }) {
	return <li class="row">{children}</li>;
}

/** The year that a row is about. */
export function RowYear({ children }: { children: Child }) {
	return <span class="type-year">{children}</span>;
}

/** The name of a row, and details below it. */
export function RowText({ title, beside, children }: { title: Child; beside?: Child; children: Child }) {
	return (
		<div class="min-w-0 flex-[1_1_12rem]">
			<b class="mr-2 type-label">{title}</b>
			{beside}
			{children}
		</div>
	);
}

export function RowDetail({ children }: { children: Child }) {
	return <p class="mt-1.5 type-meta">{children}</p>;
}
