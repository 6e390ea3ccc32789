import { type ReactNode, useContext, useEffect, useState } from "react";
import type { ConnectionState } from "../../client/live/connection-monitor.ts";
import { RetryNow, useAsOf, useConnectionState } from "../../client/live/use-connection-state.ts";
import { useText } from "../../text/use-text.ts";
import { Flashes } from "../../ui/Flashes.tsx";
import { Icon } from "../../ui/Icon.tsx";

/** Milliseconds in which the line closes. */
const CLOSING = 140;

/** Under the header on every page: since when the page may be stale, and that it is up to date again. Live marks are hollow meanwhile. */
export function StateLine() {
	const standing = useConnectionState();
	const asOf = useAsOf();
	const isOld = asOf !== null;
	useEffect(() => {
		document.documentElement.toggleAttribute("data-old", isOld);
	}, [isOld]);
	const shown = useClosing(standing);
	// The live region exists before it has text, so that screen readers announce the text.
	return (
		<div role="status" className="sticky top-0 z-20 print:hidden">
			{shown.kind !== "live" && <Line standing={shown} asOf={asOf ?? ""} closing={standing.kind === "live"} />}
		</div>
	);
}

/** A state that has ended is shown until the line has closed. */
function useClosing(standing: ConnectionState): ConnectionState {
	const [last, setLast] = useState(standing);
	if (standing.kind !== "live" && last !== standing) setLast(standing);
	useEffect(() => {
		if (standing.kind !== "live") return;
		const timer = setTimeout(() => setLast(standing), CLOSING);
		return () => clearTimeout(timer);
	}, [standing]);
	return standing.kind === "live" ? last : standing;
}

type LineProps = { standing: Exclude<ConnectionState, { kind: "live" }>; asOf: string; closing: boolean };

function Line({ standing, asOf, closing }: LineProps) {
	const { reach: text } = useText();
	const tryNow = useContext(RetryNow);
	const { kind } = standing;
	const when = <b className="font-[700] figures">{asOf}</b>;
	const said: ReactNode =
		kind === "upToDate" ? (
			text.upToDate(standing.changed)
		) : (
			<>
				{text[kind]} {when}
			</>
		);
	return (
		<div
			className={`border-b border-line bg-sunken text-[.90625rem] font-[550] text-ink transition-opacity duration-[140ms] ${closing ? "opacity-0" : "menu-in"}`}
		>
			<div className={`page-column flex items-center gap-2.5 ${kind === "noAnswer" ? "min-h-11" : "min-h-9"}`}>
				{kind === "noNetwork" && <Icon name="networkOff" size={19} className="text-ink-2" />}
				{kind === "noAnswer" && <Icon name="plugs" size={19} className="text-ink-2" />}
				{kind === "catchingUp" && <Flashes bar="h-1.5 w-3.5" className="text-accent" />}
				{kind === "upToDate" && <Icon name="check" size={19} className="text-live-ink" />}
				<p>{said}</p>
				{kind === "noAnswer" && (
					<button type="button" onClick={tryNow} className="text-link hit-44 ml-auto">
						{text.tryNow}
					</button>
				)}
			</div>
		</div>
	);
}
