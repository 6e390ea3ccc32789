/** @param range as `unicode-range` says it @returns finds a letter that is in it */
export function lettersIn(range: string): RegExp {
	const classes = [...range.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(([, from = "", to]) => {
		const [first, last] = [from.replaceAll("?", "0"), to ?? from.replaceAll("?", "F")];
		return `\\u{${first}}-\\u{${last}}`;
	});
	return new RegExp(`[${classes.join("")}]`, "u");
}
