import { type MouseEvent, type ReactNode, useState } from "react";
import { useSharedAddress } from "../../client/address/query.ts";
import { useText } from "../../text/use-text.ts";

/** How long the outcome is shown. */
const SAID_MS = 6000;

const TOAST =
	"edged menu-in fixed inset-x-4 bottom-4 z-30 mx-auto flex min-h-13 max-w-96 items-center rounded-control bg-ink px-4 font-[550] text-paper";

type Props = { title: string; className: string; children: ReactNode; label?: "shown" | "hidden" };

/**
 * Shares the page's address, with its language: by the device's share sheet, otherwise the clipboard; without scripts by mail. The outcome
 * is shown at the window's foot, since a phone's button has no space for it.
 */
export function ShareLink({ title, className, children, label = "shown" }: Props) {
	const { match: text } = useText();
	const [said, setSaid] = useState<"copied" | "notCopied" | null>(null);
	const url = useSharedAddress();

	function say(what: "copied" | "notCopied"): void {
		setSaid(what);
		setTimeout(() => setSaid(null), SAID_MS);
	}
	async function share(event: MouseEvent): Promise<void> {
		// Without TLS there is neither: the link leads to a mail.
		if (!("share" in navigator || "clipboard" in navigator)) return;
		event.preventDefault();
		if (navigator.share !== undefined) {
			// Closing the sheet without choosing is an answer, not a fault.
			await navigator.share({ title, url }).catch((reason: unknown) => {
				if (!(reason instanceof DOMException && reason.name === "AbortError")) say("notCopied");
			});
			return;
		}
		await navigator.clipboard.writeText(url).then(
			() => say("copied"),
			() => say("notCopied"),
		);
	}
	return (
		<>
			<a
				href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
				onClick={share}
				data-held="here"
				aria-label={label === "hidden" ? text.page.share : undefined}
				className={className}
			>
				{children}
				{label === "shown" && <span>{text.page.share}</span>}
			</a>
			<span role="status" className={said !== null ? TOAST : "sr-only"}>
				{said !== null && text.page[said]}
			</span>
		</>
	);
}
