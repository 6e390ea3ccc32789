import { useEffect, useState } from "react";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { installHint } from "../../client/offline/install-hint.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";

/** The event by which some browsers offer to put the site on the home screen. */
type Offer = Event & { prompt(): Promise<unknown> };

/** At My Week's foot: one sentence and two links, and never more than that. */
export function InstallHint() {
	const { offline: text } = useText();
	const { brand } = useSite();
	const { year } = useYear();
	const [isTold, setTold] = useState(false);
	const [isShown, setShown] = useState(false);
	const [offer, setOffer] = useState<Offer | null>(null);
	useEffect(() => {
		installHint.seen();
		const isInstalled = matchMedia("(display-mode: standalone)").matches || isStandalone();
		setTold(!isInstalled && installHint.isTold(year));
		const offered = (event: Event) => {
			// The browser's own banner would be a second hint.
			event.preventDefault();
			setOffer(event as Offer);
		};
		window.addEventListener("beforeinstallprompt", offered);
		return () => window.removeEventListener("beforeinstallprompt", offered);
	}, [year]);
	if (!isTold) return null;
	const show = () => {
		if (offer === null) return setShown(true);
		void offer.prompt();
		setOffer(null);
	};
	const refuse = () => {
		installHint.refuse(year);
		setTold(false);
	};
	return (
		<div className="mt-8 border-t border-line pt-4">
			<p className="text-[1.0625rem]">{text.install(brand.name)}</p>
			<p className="mt-1 flex flex-wrap gap-x-7">
				<button
					type="button"
					onClick={show}
					aria-expanded={isShown}
					className="inline-flex min-h-11 items-center gap-2 font-[600]"
				>
					{text.showHow}
					<Icon name="arrowRight" className="text-accent-ink" />
				</button>
				<button type="button" onClick={refuse} className="min-h-11 text-ink-2">
					{text.noThanks}
				</button>
			</p>
			{isShown && <p className="mt-1 text-ink-2">{isApple() ? text.howApple : text.howOther}</p>}
		</div>
	);
}

const isStandalone = (): boolean => (navigator as { standalone?: boolean }).standalone === true;
const isApple = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);
