import { type ReactNode, useEffect, useRef } from "react";
import { useOfficeText } from "../session/language.tsx";
import { Icon } from "./Icon.tsx";
import { useCommitKey } from "./use-keys.ts";

const ON_TABLET = {
	beside:
		"border-line border-t tablet:sticky tablet:top-[3.5625rem] tablet:h-[calc(100dvh-5.5rem)] tablet:w-[26rem] tablet:shrink-0 tablet:border-t-0 tablet:border-l wide:w-[33rem]",
	below:
		"w-full border-line border-t wide:sticky wide:top-[3.5625rem] wide:h-[calc(100dvh-5.5rem)] wide:w-[26rem] wide:shrink-0 wide:border-t-0 wide:border-l",
	sheet:
		"fixed inset-x-0 bottom-0 z-20 max-h-[60dvh] border-ink border-t-2 shadow-menu wide:sticky wide:inset-x-auto wide:top-[3.5625rem] wide:bottom-auto wide:z-auto wide:h-[calc(100dvh-5.5rem)] wide:max-h-none wide:w-[26rem] wide:shrink-0 wide:border-line wide:border-t-0 wide:border-l wide:shadow-none",
};

/** A proposal beside its screen: head and foot are fixed, only its middle scrolls. Esc drops it. */
export function SidePanel({
	kicker,
	title,
	below,
	foot,
	onClose,
	onCommit,
	isBeside = false,
	onTablet = "beside",
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
	/** Where it is on a tablet: beside the screen, below it, or over its end as a sheet. */
	onTablet?: keyof typeof ON_TABLET;
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
			className={`flex min-h-0 flex-col bg-surface outline-none ${ON_TABLET[onTablet]}`}
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
