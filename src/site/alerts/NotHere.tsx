import { useSite, useYear } from "../site-data.ts";
import { useText } from "../text/language.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import type { Phone } from "./phone.ts";

/** Why alerts cannot be turned on here, and what helps instead. */
export function NotHere({ phone }: { phone: Exclude<Phone, "can"> }) {
	const { alerts: text } = useText();
	const { brand } = useSite();
	if (phone === "blocked") {
		return (
			<div role="status">
				<p className="font-[650]">{text.blocked}</p>
				<p className="mt-1 text-ink-2">{text.blockedHint}</p>
			</div>
		);
	}
	if (phone === "cannot") {
		return (
			<>
				<p className="font-[650]">{text.cannot}</p>
				<WayToCalendar />
			</>
		);
	}
	return (
		<>
			<h3 className="type-h3">{text.iphone}</h3>
			<p className="mt-1">{text.iphoneWhy}</p>
			<ol className="mt-3 divide-y divide-line border-t-2 border-ink">
				{text.steps(brand.name).map(([step, hint], at) => (
					<li key={step} className="flex gap-4 py-3">
						<span aria-hidden="true" className="w-8 font-xcond text-4xl/9 font-[850]">
							{at + 1}
						</span>
						<span>
							<b className="block font-cond text-xl/6 font-[750]">{step}</b>
							<span className="text-ink-2">{hint}</span>
						</span>
					</li>
				))}
			</ol>
			<WayToCalendar />
		</>
	);
}

function WayToCalendar() {
	const { alerts: text } = useText();
	const { inYear } = useYear();
	return (
		<>
			<Link to={inYear("favourites")} className={buttonStyle("secondary", "mt-3 w-full")}>
				<Icon name="calendar" />
				{text.useCalendar}
			</Link>
			<p className="mt-2 text-[.9375rem] text-ink-2">{text.cannotHint}</p>
		</>
	);
}
