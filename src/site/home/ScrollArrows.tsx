import type { RefObject } from "react";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { ScrollEdges } from "../../ui/use-scroll-edges.ts";

/** From 768 px: a step back and a step on, by as many cards as are in view. */
export function ScrollArrows({ edges, scroller }: { edges: ScrollEdges; scroller: RefObject<HTMLElement | null> }) {
	const text = useText().home;
	const scroll = (direction: 1 | -1) => () => {
		const list = scroller.current;
		const [first, second] = list?.children ?? [];
		if (!list || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
		const step = second.offsetLeft - first.offsetLeft;
		list.scrollBy({ left: direction * step * Math.max(1, Math.floor(list.clientWidth / step) - 1) });
	};
	return (
		<div className="scripts-only flex gap-1.5 max-md:hidden">
			<Arrow name={text.scrollBack} icon="caretLeft" disabled={edges.atStart} onClick={scroll(-1)} />
			<Arrow name={text.scrollOn} icon="caretRight" disabled={edges.atEnd} onClick={scroll(1)} />
		</div>
	);
}

type ArrowProps = { name: string; icon: "caretLeft" | "caretRight"; disabled: boolean; onClick: () => void };

function Arrow({ name, icon, ...button }: ArrowProps) {
	return (
		<button
			type="button"
			aria-label={name}
			{...button}
			className="grid size-11 place-items-center rounded-control border border-line-strong bg-surface hover:bg-sunken disabled:cursor-default disabled:border-line disabled:bg-transparent disabled:text-ink-3"
		>
			<Icon name={icon} size={16} />
		</button>
	);
}
