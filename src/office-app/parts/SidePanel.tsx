import { type ReactNode, useEffect, useRef } from "react";
import { useOfficeText } from "../session/language.tsx";
import { Icon } from "./Icon.tsx";
import { useCommitKey } from "./use-keys.ts";

/** A proposal beside its screen: head and foot are fixed, only its middle scrolls. Esc drops it. */
export function SidePanel({
	kicker,
	title,
	below,
	foot,
	onClose,
	onCommit,
	isBeside = false,
	children,
}: {
	kicker?: string;
	title: string;
	below?: ReactNode;
	foot?: ReactNode;
	onClose: () => void;
	/** On ⌘⏎, wherever the focus is. */
	onCommit?: () => void;
	/** It opens while somebody works beside it, and leaves the focus there. */
	isBeside?: boolean;
	children: ReactNode;
}) {
	const { frame } = useOfficeText();
	const panel = useRef<HTMLElement>(null);
	useCommitKey(() => onCommit?.());
	useEffect(() => {
		if (isBeside) return;
		const first = panel.current?.querySelector<HTMLElement>("[data-first]") ?? panel.current;
		first?.focus();
	}, [isBeside]);
	return (
		<section
			ref={panel}
			tabIndex={-1}
			aria-label={title}
			onKeyDown={(event) => {
				if (event.key !== "Escape") return;
				event.stopPropagation();
				onClose();
			}}
			className="flex min-h-0 flex-col border-line tablet:sticky tablet:top-[3.5625rem] tablet:h-[calc(100dvh-5.5rem)] bg-surface outline-none border-t tablet:border-t-0 tablet:w-[26rem] tablet:shrink-0 tablet:border-l wide:w-[33rem]"
		>
			<div className="flex items-start gap-3 px-5 pt-4">
				<div className="min-w-0 flex-1">
					{kicker !== undefined && (
						<p className="flex items-center gap-2 font-cond text-[0.875rem] font-[600] text-accent-ink">
							<span aria-hidden="true" className="size-2.5 bg-accent" />
							{kicker}
						</p>
					)}
					<h2 className="office-panel-title">{title}</h2>
					{below}
				</div>
				<button
					type="button"
					onClick={onClose}
					className="grid size-10 shrink-0 place-items-center rounded-control coarse:size-11"
				>
					<Icon name="close" size={18} />
					<span className="sr-only">{frame.close}</span>
				</button>
			</div>
			<div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
			{foot !== undefined && <div className="border-t border-line px-5 py-3.5">{foot}</div>}
		</section>
	);
}
