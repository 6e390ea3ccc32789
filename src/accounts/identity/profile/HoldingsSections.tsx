/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { dayIn } from "../../../text/moment.ts";
import { formatPrice } from "../../../text/price.ts";
import type { EnteredVisit } from "../entered.ts";
import { Section } from "../page/Section.tsx";
import type { Profile } from "./profile-data.ts";

type PassesProps = { visit: EnteredVisit } & Pick<Profile, "purchases" | "orders">;

/** A person's passes, payments and refunds. */
export function PassesSection({ visit, purchases, orders }: PassesProps) {
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
			{orders.length > 0 && <Receipts visit={visit} orders={orders} />}
		</Section>
	);
}

function Receipts({ visit, orders }: Pick<PassesProps, "visit" | "orders">) {
	const { language } = visit;
	const { passes: text } = visit.text;
	return (
		<>
			<h3 class="meta">{text.receipts}</h3>
			<ul class="rows">
				{orders.map(({ year, reference, paidAt, takenBackAt, ...price }) => (
					<li key={reference}>
						<span class="year">{year}</span>
						<div>
							<b>{formatPrice(price, language)}</b>
							{paidAt !== null && <span>{dayIn(language, paidAt)}</span>}
							<p class="meta">{text.order(reference)}</p>
							{takenBackAt !== null && <p class="meta">{text.paidBack(dayIn(language, takenBackAt))}</p>}
						</div>
					</li>
				))}
			</ul>
		</>
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
