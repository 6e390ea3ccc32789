import type { PointerEvent } from "react";

/** SPEC §9: the share of its width that a drawer must be dragged to close; otherwise it springs back. */
const CLOSE_THRESHOLD = 0.25;
/** A finger's tremble, px: less is a tap. */
const SLOP = 8;

type Handlers = Record<
	"onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
	(event: PointerEvent<HTMLElement>) => void
>;

/** Closes a drawer when it is dragged to the right, from where it opened. */
export function dragToClose(close: () => void): Handlers {
	let from: { x: number; y: number } | undefined;
	let dragging = false;

	function end({ currentTarget: drawer, clientX, type }: PointerEvent<HTMLElement>): void {
		const far = from !== undefined && clientX - from.x > drawer.offsetWidth * CLOSE_THRESHOLD;
		const drag = dragging;
		from = undefined;
		dragging = false;
		if (!drag) return;
		drawer.style.transition = "";
		drawer.style.translate = "";
		// The tap that ends a drag follows no link.
		drawer.addEventListener("click", swallow, { capture: true, once: true });
		setTimeout(() => drawer.removeEventListener("click", swallow, { capture: true }));
		if (far && type === "pointerup") close();
	}

	return {
		onPointerDown(event) {
			if (event.isPrimary && event.button === 0) from = { x: event.clientX, y: event.clientY };
		},
		onPointerMove({ currentTarget: drawer, clientX, clientY, pointerId }) {
			if (from === undefined) return;
			const right = clientX - from.x;
			if (!dragging) {
				if (Math.abs(clientY - from.y) > SLOP) from = undefined;
				if (from === undefined || right < SLOP) return;
				dragging = true;
				drawer.setPointerCapture(pointerId);
				drawer.style.transition = "none";
			}
			drawer.style.translate = `${Math.max(0, right)}px 0`;
		},
		onPointerUp: end,
		onPointerCancel: end,
	};
}

function swallow(event: Event): void {
	event.preventDefault();
	event.stopPropagation();
}
