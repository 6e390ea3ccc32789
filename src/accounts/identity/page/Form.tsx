/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { Visit } from "../visit.ts";

type FormProps = {
	readonly visit: Visit;
	/** On the identity site. */
	readonly path: string;
	readonly upload?: boolean;
	readonly children: Child;
};

/** A form posted to a page of the identity site, with the visit's key. */
export function Form({ visit, path, upload = false, children }: FormProps) {
	return (
		<form
			class="max-w-120"
			novalidate
			method="post"
			action={visit.href(path)}
			enctype={upload ? "multipart/form-data" : undefined}
		>
			{visit.session !== undefined && <input type="hidden" name="key" value={visit.session.formKey} />}
			{children}
		</form>
	);
}
