import { type MouseEvent, type ReactNode, useState } from "react";
import { useSharedAddress } from "../query.ts";
import { useText } from "../text/language.ts";

/** How long it says that the address is copied. */
const COPIED_MS = 6000;

const TOAST =
	"edged menu-in fixed inset-x-4 bottom-4 z-30 mx-auto flex min-h-13 max-w-96 items-center rounded-control bg-ink px-4 font-[550] text-paper";

type Props = { title: string; className: string; children: ReactNode; label?: "shown" | "hidden" };

/**
 * Shares the page's address, with its language: by the device's own sheet, else the clipboard; without scripts by mail.
 * @param label where it is hidden, what became of it is said at the window's foot
 */
export function ShareLink({ title, className, children, label = "shown" }: Props) {
	const { match: text } = useText();
	const [said, setSaid] = useState<"copied" | "notCopied" | null>(null);
	const url = useSharedAddress();

	async function share(event: MouseEvent): Promise<void> {
		event.preventDefault();
		if (navigator.share !== undefined) {
			// Closing the sheet without choosing is an answer, not a fault.
			await navigator.share({ title, url }).catch((reason: unknown) => {
				if (!(reason instanceof DOMException && reason.name === "AbortError")) setSaid("notCopied");
			});
			return;
		}
		setSaid(
			await navigator.clipboard.writeText(url).then(
				() => "copied" as const,
				() => "notCopied" as const,
			),
		);
		setTimeout(() => setSaid(null), COPIED_MS);
	}
	return (
		<>
			<a
				href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
				onClick={share}
				aria-label={label === "hidden" ? text.page.share : undefined}
				className={className}
			>
				{children}
				{label === "shown" && <span>{said === null ? text.page.share : text.page[said]}</span>}
			</a>
			<span role="status" className={said !== null && label === "hidden" ? TOAST : "sr-only"}>
				{said !== null && text.page[said]}
			</span>
		</>
	);
}
