import type { LedgerPage } from "../../office/ledger/ledger-page.ts";
import { useOfficeText } from "../session/language.tsx";
import { deskCalled } from "../undo/desk-called.ts";
import { type LedgerFilter, REPORTED } from "./ledger-filter.ts";

type Props = {
	filter: LedgerFilter;
	/** The accounts and kinds to choose from; undefined while loading. */
	page: Pick<LedgerPage, "desks" | "kinds"> | undefined;
	onChange: (filter: LedgerFilter) => void;
};

/** Filters the ledger by account, kind and match. */
export function LedgerFilters({ filter, page, onChange }: Props) {
	const { ledger: text } = useOfficeText();
	return (
		<div className="flex flex-wrap gap-2">
			<select
				aria-label={text.desk}
				value={filter.desk}
				onChange={({ target }) => onChange({ ...filter, desk: target.value })}
				className="office-field w-auto border"
			>
				<option value="">{text.everyone}</option>
				{page?.desks.map((desk) => (
					<option key={desk} value={desk}>
						{deskCalled(desk, text.commandLine)}
					</option>
				))}
			</select>
			<select
				aria-label={text.kind}
				value={filter.kind}
				onChange={({ target }) => onChange({ ...filter, kind: target.value as LedgerFilter["kind"] })}
				className="office-field w-auto border"
			>
				<option value="">{text.everyKind}</option>
				<option value={REPORTED}>{text.fromFields}</option>
				{page?.kinds.map((kind) => (
					<option key={kind} value={kind}>
						{text.kinds[kind]}
					</option>
				))}
			</select>
			<input
				aria-label={text.match}
				placeholder={text.match}
				inputMode="numeric"
				value={filter.match}
				onChange={({ target }) => onChange({ ...filter, match: target.value.trim() })}
				className="office-field w-32 border"
			/>
		</div>
	);
}
