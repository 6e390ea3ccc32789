import type { ReactNode } from "react";
import { Icon } from "../parts/Icon.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { useKeys } from "../parts/use-keys.ts";
import { usePlanText } from "./plan-text.ts";

type Props = {
	readonly heading: string;
	/** Beside the heading: how many there are. */
	readonly count?: string | undefined;
	/** Adds one: a button, and the key N. Left out: nothing can be added. */
	readonly add?: { readonly label: string; readonly onAdd: () => void } | undefined;
	readonly mayChange: boolean;
	readonly buttons?: ReactNode;
	readonly children: ReactNode;
};

/** A step's list, under its heading. */
export function StepMain({ heading, count, add, mayChange, buttons, children }: Props) {
	const text = usePlanText();
	useKeys(mayChange && add !== undefined ? { n: add.onAdd } : {});
	return (
		<main className="min-w-0 flex-1 px-5 pt-4 pb-8 tablet:min-w-80 tablet:px-7">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
				<h1 className="office-h1">{heading}</h1>
				<p className="office-meta mr-auto">{count}</p>
				{mayChange && buttons}
				{mayChange && add !== undefined && (
					<button type="button" className="office-button office-button-ink" onClick={add.onAdd}>
						<Icon name="plus" size={16} />
						{add.label}
						<KeyCap>N</KeyCap>
					</button>
				)}
			</div>
			{!mayChange && <p className="office-meta pb-3">{text.onlyLook}</p>}
			{children}
		</main>
	);
}

/** Opens the form of a row. */
export function EditButton({ name, onEdit }: { readonly name: string; readonly onEdit: () => void }) {
	const text = usePlanText();
	return (
		<button type="button" onClick={onEdit} className="grid size-10 place-items-center rounded-control coarse:size-11">
			<Icon name="pencil" size={18} />
			<span className="sr-only">{text.changeOf(name)}</span>
		</button>
	);
}
