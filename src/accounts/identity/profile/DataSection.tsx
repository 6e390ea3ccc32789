/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { EnteredVisit } from "../entered.ts";
import { ButtonLink } from "../page/Button.tsx";
import { Icon } from "../page/Icon.tsx";
import { Section, SectionText } from "../page/Section.tsx";

export function DataSection({ visit }: { visit: EnteredVisit }) {
	const { data: text } = visit.text;
	return (
		<Section id="data" title={text.title}>
			<SectionText>{text.hint}</SectionText>
			<ButtonLink kind="secondary" href={visit.href("/profile/data.json")} download>
				<Icon name="download-simple" />
				{text.download}
			</ButtonLink>
		</Section>
	);
}

export function DeleteSection({ visit }: { visit: EnteredVisit }) {
	const { remove: text } = visit.text;
	return (
		<Section id="delete" title={text.title}>
			<SectionText>{text.hint}</SectionText>
			<ButtonLink kind="quiet" href={visit.href("/delete")}>
				<Icon name="trash" />
				{text.link}
			</ButtonLink>
		</Section>
	);
}
