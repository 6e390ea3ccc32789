import { useText } from "../text/use-text.ts";
import { Flashes } from "./Flashes.tsx";

/** Shown while a page's data loads; appears after 300 ms, so that a quick answer shows nothing. */
export function Loader({ className = "" }: { className?: string }) {
	const text = useText();
	return (
		<div role="status" className={`appear-late flex items-center gap-3 text-accent ${className}`}>
			<Flashes bar="h-2 w-6.5" />
			<span className="sr-only text-ink motion-reduce:not-sr-only">{text.loading}</span>
		</div>
	);
}
