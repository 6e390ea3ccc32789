/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { EnteredVisit } from "../entered.ts";
import { Icon } from "../page/Icon.tsx";
import { Section } from "../page/Section.tsx";

export function DataSection({ visit }: { visit: EnteredVisit }) {
	const { data: text } = visit.text;
	return (
		<Section id="data" title={text.title}>
			<p>{text.hint}</p>
			<a class="button secondary" href={visit.href("/profile/data.json")} download>
				<Icon name="download-simple" />
				{text.download}
			</a>
		</Section>
	);
}

export function DeleteSection({ visit }: { visit: EnteredVisit }) {
	const { remove: text } = visit.text;
	return (
		<Section id="delete" title={text.title}>
			<p>{text.hint}</p>
			<a class="button quiet" href={visit.href("/delete")}>
				<Icon name="trash" />
				{text.link}
			</a>
		</Section>
	);
}
