import { type ComponentProps, type ReactNode, useId } from "react";

/** A field of a form: its label above, its error below as text. `after` is inside the field, at its end. */
export function TextField({
	label,
	error,
	after,
	...input
}: ComponentProps<"input"> & { label: string; error?: string | undefined; after?: ReactNode }) {
	const id = useId();
	return (
		<div className="mt-5">
			<label htmlFor={id} className="block font-[650]">
				{label}
			</label>
			<div
				className={`mt-2 flex h-13 rounded-control border-2 bg-surface focus-within:border-ink has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus ${error === undefined ? "border-line-strong" : "border-loss"}`}
			>
				<input
					type="text"
					{...input}
					id={id}
					aria-invalid={error !== undefined}
					aria-describedby={error === undefined ? undefined : `${id}-error`}
					className="h-full w-full min-w-0 bg-transparent px-3.5 text-[1.0625rem] outline-none"
				/>
				{after}
			</div>
			{error !== undefined && (
				<p id={`${id}-error`} className="mt-1.5 font-[550] text-loss">
					{error}
				</p>
			)}
		</div>
	);
}
