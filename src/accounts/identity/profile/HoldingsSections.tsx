/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { dayIn } from "../../../text/moment.ts";
import { formatPrice } from "../../../text/price.ts";
import type { EnteredVisit } from "../entered.ts";
import { Row, RowDetail, Rows, RowText, RowYear } from "../page/Rows.tsx";
import { Section, SectionText } from "../page/Section.tsx";
import type { Profile } from "./profile-data.ts";

type PassesProps = { visit: EnteredVisit } & Pick<Profile, "purchases" | "orders">;

/** A person's passes, payments and refunds. */
export function PassesSection({ visit, purchases, orders }: PassesProps) {
	const { passes: text } = visit.text;
	return (
		<Section id="passes" title={text.title}>
			{purchases.length === 0 ? (
				<SectionText>{text.none}</SectionText>
			) : (
				<Rows>
					{purchases.map(({ type, year }) => (
						<Row key={year}>
							<RowYear>{year}</RowYear>
							<span>{text[type]}</span>
							<span class="ml-auto rounded-[3px] bg-beam px-2 text-on-beam [font:750_0.9375rem/1.5rem_var(--font-cond)]">
								{text.gives}
							</span>
						</Row>
					))}
				</Rows>
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
			<h3 class="mt-4 type-meta">{text.receipts}</h3>
			<Rows>
				{orders.map(({ year, reference, paidAt, takenBackAt, ...price }) => (
					<Row key={reference}>
						<RowYear>{year}</RowYear>
						<RowText title={formatPrice(price, language)} beside={paidAt !== null && <span>{dayIn(language, paidAt)}</span>}>
							<RowDetail>{text.order(reference)}</RowDetail>
							{takenBackAt !== null && <RowDetail>{text.paidBack(dayIn(language, takenBackAt))}</RowDetail>}
						</RowText>
					</Row>
				))}
			</Rows>
		</>
	);
}

export function RegistrationsSection({ visit, registrations }: { visit: EnteredVisit; registrations: Profile["registrations"] }) {
	const { registrations: text } = visit.text;
	return (
		<Section id="registrations" title={text.title}>
			{registrations.length === 0 ? (
				<SectionText>{text.none}</SectionText>
			) : (
				<Rows>
					{registrations.map(({ year, teamName }) => (
						<Row key={`${year} ${teamName}`}>
							<RowYear>{year}</RowYear>
							<span>{teamName}</span>
						</Row>
					))}
				</Rows>
			)}
		</Section>
	);
}
