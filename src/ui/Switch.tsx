import { type ReactNode, useId } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon-names.ts";

type Props = {
	label: string;
	hint?: string | null;
	icon?: IconName;
	on: boolean;
	onChange: (on: boolean) => void;
	children?: ReactNode;
};

/** A row that is on or off, and a button as a whole. `children` are below, within it. */
export function Switch({ label, hint, icon, on, onChange, children }: Props) {
	const own = useId();
	return (
		<div className="border-b border-line bg-surface">
			<button
				type="button"
				role="switch"
				aria-checked={on}
				aria-labelledby={`${own}-label`}
				aria-describedby={hint ? `${own}-hint` : undefined}
				onClick={() => onChange(!on)}
				className="focus-inside flex min-h-14.5 w-full stacked:flex-wrap items-center gap-4 stacked:gap-y-1 px-4 py-1.5 text-left"
			>
				{icon !== undefined && <Icon name={icon} size={23} className="shrink-0 stacked:hidden text-ink-2" />}
				<span className="min-w-0 flex-1 stacked:basis-full">
					<span id={`${own}-label`} className="block text-[1.0625rem] font-[650]">
						{label}
					</span>
					{hint && (
						<span id={`${own}-hint`} className="block text-[.9375rem] text-ink-2">
							{hint}
						</span>
					)}
				</span>
				<span
					aria-hidden="true"
					className={`relative h-7 w-11.5 shrink-0 rounded-full border-2 transition-colors duration-100 ${on ? "border-ink bg-ink" : "border-line-strong bg-surface"}`}
				>
					<span
						className={`absolute top-1/2 size-4.5 -translate-y-1/2 rounded-full transition-[left] duration-100 ${on ? "left-5.5 bg-paper" : "left-0.75 bg-line-strong"}`}
					/>
				</span>
			</button>
			{children}
		</div>
	);
}
