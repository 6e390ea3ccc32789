/** @param range in the syntax of `unicode-range` @returns matches a letter within the range */
export function lettersIn(range: string): RegExp {
	const classes = [...range.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(([, from = "", to]) => {
		const [first, last] = [from.replaceAll("?", "0"), to ?? from.replaceAll("?", "F")];
		return `\\u{${first}}-\\u{${last}}`;
	});
	return new RegExp(`[${classes.join("")}]`, "u");
}
