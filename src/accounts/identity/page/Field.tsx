/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { FaultKey } from "../../../text/accounts/texts.ts";
import { faultsIn } from "../../../text/identity/texts.ts";
import type { Visit } from "../visit.ts";

type FieldProps = {
	readonly visit: Visit;
	/** The form's id, so that two forms of a page may have fields of one name. */
	readonly form: string;
	readonly name: string;
	readonly label: string;
	readonly type?: "text" | "email" | "password" | "file";
	readonly autocomplete?: string;
	readonly value?: string;
	readonly accept?: string;
	readonly hint?: string;
	readonly faults?: readonly FaultKey[] | undefined;
	readonly required?: boolean;
};

export const fieldId = (form: string, name: string): string => `${form}-${name.replaceAll("_", "-")}`;

/** A field of a form: its label above, its hint and its fault below in words; a password can be shown. */
export function Field({ visit, form, name, label, type = "text", hint, faults, required = true, ...input }: FieldProps) {
	const id = fieldId(form, name);
	const isFaulty = faults !== undefined;
	const about = [hint !== undefined && `${id}-hint`, isFaulty && `${id}-fault`].filter(Boolean).join(" ");
	const { reveal } = visit.text;
	const entry = (
		<input
			id={id}
			name={name}
			type={type}
			required={required}
			class={type === "password" ? "input pr-22" : "input"}
			aria-invalid={isFaulty ? "true" : undefined}
			aria-describedby={about === "" ? undefined : about}
			{...(type === "password" || type === "email" ? { autocapitalize: "none", spellcheck: false } : {})}
			{...input}
		/>
	);
	return (
		<div class="mt-5">
			<label class="type-label" for={id}>
				{label}
			</label>
			{type === "password" ? (
				<div class="relative">
					{entry}
					<button
						type="button"
						class="reveal"
						hidden
						aria-pressed="false"
						aria-label={reveal.name}
						data-show={reveal.show}
						data-hide={reveal.hide}
					>
						<span aria-hidden="true">{reveal.show}</span>
					</button>
				</div>
			) : (
				entry
			)}
			{isFaulty && (
				<p class="mt-1.5 text-loss [font-weight:550]" id={`${id}-fault`}>
					{faults.map((fault) => faultsIn(visit.language)[fault]).join(" ")}
				</p>
			)}
			{hint !== undefined && (
				<p class="mt-1.5 type-meta" id={`${id}-hint`}>
					{hint}
				</p>
			)}
		</div>
	);
}
