/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { EnteredVisit } from "../entered.ts";
import { Section } from "../page/Section.tsx";
import type { Profile } from "./profile-data.ts";

export function PassesSection({ visit, purchases }: { visit: EnteredVisit; purchases: Profile["purchases"] }) {
	const { passes: text } = visit.text;
	return (
		<Section id="passes" title={text.title}>
			{purchases.length === 0 ? (
				<p>{text.none}</p>
			) : (
				<ul class="rows">
					{purchases.map(({ type, year }) => (
						<li key={year}>
							<span class="year">{year}</span>
							<span>{text[type]}</span>
							<span class="access">{text.gives}</span>
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}

export function RegistrationsSection({ visit, registrations }: { visit: EnteredVisit; registrations: Profile["registrations"] }) {
	const { registrations: text } = visit.text;
	return (
		<Section id="registrations" title={text.title}>
			{registrations.length === 0 ? (
				<p>{text.none}</p>
			) : (
				<ul class="rows">
					{registrations.map(({ year, teamName }) => (
						<li key={`${year} ${teamName}`}>
							<span class="year">{year}</span>
							<span>{teamName}</span>
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}
