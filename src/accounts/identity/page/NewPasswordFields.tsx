/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Faults } from "../../request/refused.ts";
import type { Visit } from "../visit.ts";
import { Field } from "./Field.tsx";

type Props = { readonly visit: Visit; readonly form: string; readonly faults: Faults | undefined };

/** A new password, and the same once more. */
export function NewPasswordFields({ visit, form, faults }: Props) {
	const { password: text } = visit.text;
	const field = { visit, form, type: "password", autocomplete: "new-password" } as const;
	return (
		<>
			<Field {...field} name="password" label={text.fresh} hint={text.rule} faults={faults?.password} />
			<Field {...field} name="password_confirmation" label={text.again} faults={faults?.password_confirmation} />
		</>
	);
}
