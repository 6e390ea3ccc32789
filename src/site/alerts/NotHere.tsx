import type { Phone } from "../../client/account/phone.ts";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";

/** Why alerts cannot be turned on here, and what to do instead. */
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
						<span className="min-w-0 flex-1">
							<b className="block font-cond text-xl/6 font-[750]">{step}</b>
							<span className="text-ink-2">{hint}</span>
							<Drawn step={at} said={step} />
						</span>
					</li>
				))}
			</ol>
			<WayToCalendar />
		</>
	);
}

const FRAME = "mt-3 block rounded-control border border-card-line";
const PRESSED = "outline-2 -outline-offset-2 outline-ink";

/** The icon of a step on the phone; the text beside it says the same. */
function Drawn({ step, said }: { step: number; said: string }) {
	const { brand } = useSite();
	if (step === 0) {
		return (
			<span aria-hidden="true" className={`${FRAME} flex justify-around bg-surface p-1.5 text-ink-2 stacked:hidden`}>
				{(["caretLeft", "caretRight", "shareUp", "book", "copies"] as const).map((name) => (
					<span key={name} className={`rounded-control px-3 py-2 ${name === "shareUp" ? `text-ink ${PRESSED}` : ""}`}>
						<Icon name={name} size={22} />
					</span>
				))}
			</span>
		);
	}
	if (step === 1) {
		return (
			<span
				aria-hidden="true"
				className={`${FRAME} ${PRESSED} flex items-center justify-between gap-3 bg-surface px-3.5 py-2.5 font-[650] stacked:hidden`}
			>
				{said}
				<Icon name="plusSquare" size={22} />
			</span>
		);
	}
	return (
		<span aria-hidden="true" className={`${FRAME} flex justify-around bg-sunken px-3 pt-3.5 pb-2 stacked:hidden`}>
			<span className={PHONES_OTHER} />
			<span className="text-center">
				<img
					src="/icons/192.png"
					alt=""
					width={56}
					height={56}
					className="mx-auto size-14 rounded-2xl outline-2 outline-offset-3 outline-ink"
					loading="lazy"
				/>
				<span className="block pt-1 text-sm">{brand.name}</span>
			</span>
			<span className={PHONES_OTHER} />
		</span>
	);
}

const PHONES_OTHER = "size-14 rounded-2xl bg-line";

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
