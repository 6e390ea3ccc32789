import { Fragment } from "react";
import { DOT } from "../text/dot.ts";

/** "Playoff A" ends on one line, in "B16 · Playoff A · Round of 16" too: no letter or number is alone on the next. */
export function UnbrokenName({ name }: { name: string }) {
	const parts = name.split(DOT);
	return parts.map((part, at) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
		<Fragment key={at}>
			{at > 0 && DOT}
			<Part name={part} />
		</Fragment>
	));
}

function Part({ name }: { name: string }) {
	// A word that is long by itself needs the break in large letters.
	const [, end = ""] = /(?:^|\s)(\S{1,12} \S{1,2})$/.exec(name) ?? [];
	if (end === "") return name;
	return (
		<>
			{name.slice(0, -end.length)}
			<span className="whitespace-nowrap">{end}</span>
		</>
	);
}
