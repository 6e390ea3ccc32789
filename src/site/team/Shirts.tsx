import { colourName } from "../../text/colour-name.ts";
import { useText } from "../../text/use-text.ts";

/** A team's shirts: the colour to see, and its name; a colour that the cup gives in words is shown in them. */
export function Shirts({ shirts }: { shirts: { home: string | null; away: string | null } }) {
	const { team: text } = useText().match;
	const { home, away } = shirts;
	// "Red" and "red" are one shirt.
	const isSame = home?.trim().toLowerCase() === away?.trim().toLowerCase();
	return (
		<ul aria-label={text.shirts} className="mt-1 flex flex-wrap gap-x-5">
			{isSame && home !== null && <Shirt label={text.shirts} colour={home} />}
			{!isSame && home !== null && <Shirt label={text.homeShirt} colour={home} />}
			{!isSame && away !== null && <Shirt label={text.awayShirt} colour={away} />}
		</ul>
	);
}

/** @param colour as the web writes it */
export function ShirtSign({ colour, className = "h-5 w-5.5" }: { colour: string; className?: string }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 24 22"
			className={`shrink-0 ${className}`}
			fill={colour}
			stroke="var(--line-strong)"
			strokeLinejoin="round"
		>
			<path d="M8 1 1 5l2.5 5L6 9v12h12V9l2.500 1L23 5l-7-4c-.8 2-2 3-4 3S8.800 3 8 1Z" />
		</svg>
	);
}

function Shirt({ label, colour }: { label: string; colour: string }) {
	const { team: text } = useText().match;
	const name = colourName(colour);
	return (
		<li className="type-meta flex items-center gap-2 text-[.9375rem] text-ink-2">
			{name !== null && <ShirtSign colour={colour} />}
			{label}: {name === null ? colour : text.colours[name]}
		</li>
	);
}
