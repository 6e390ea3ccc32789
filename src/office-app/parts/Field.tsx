import { type ComponentProps, type ReactNode, useId } from "react";

/** A field with its label above, and its error or what helps below. */
export function Field({
	label,
	error,
	help,
	after,
	isLabelHidden = false,
	...input
}: ComponentProps<"input"> & {
	label: string;
	error?: string | undefined;
	help?: ReactNode;
	after?: ReactNode;
	/** The label is for screen readers alone. */
	isLabelHidden?: boolean;
}) {
	const id = useId();
	const below = error ?? help;
	return (
		<div className={isLabelHidden ? undefined : "mt-4"}>
			<label htmlFor={id} className={isLabelHidden ? "sr-only" : "mb-1.5 block font-[650]"}>
				{label}
			</label>
			<div className="relative">
				<input
					{...input}
					id={id}
					aria-invalid={error !== undefined}
					aria-describedby={below === undefined ? undefined : `${id}-below`}
					className="office-field min-h-12"
				/>
				{after}
			</div>
			{below !== undefined && (
				<p id={`${id}-below`} className={`mt-1.5 ${error === undefined ? "text-ink-2" : "font-[550] text-loss"}`}>
					{below}
				</p>
			)}
		</div>
	);
}
