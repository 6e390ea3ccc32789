import type { ComponentProps } from "react";
import { useText } from "../text/use-text.ts";
import { type ButtonKind, buttonStyle } from "./button-style.ts";
import { Flashes } from "./Flashes.tsx";

/** `busy`: its action is in progress. The width stays, it cannot be pressed again, and screen readers announce "Loading". */
export function Button({
	kind = "primary",
	busy = false,
	className,
	children,
	onClick,
	...button
}: ComponentProps<"button"> & { kind?: ButtonKind; busy?: boolean }) {
	const text = useText();
	return (
		<button
			type="button"
			{...button}
			aria-disabled={busy || undefined}
			onClick={busy ? (event) => event.preventDefault() : onClick}
			className={buttonStyle(kind, className)}
		>
			<span className={`inline-flex items-center gap-2.5 ${busy ? "opacity-0" : ""}`}>{children}</span>
			{busy && (
				<span role="status" className="absolute inset-0 grid place-items-center">
					<Flashes bar="size-3" />
					<span className="sr-only">{text.loading}</span>
				</span>
			)}
		</button>
	);
}
