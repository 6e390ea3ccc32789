/** In this order: a browser that is built on another names it too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
	[/\bEdg(?:e|A|iOS)?\//, "Edge"],
	[/\bOPR\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(?:Firefox|FxiOS)\//, "Firefox"],
	[/\b(?:Chrome|CriOS)\//, "Chrome"],
	[/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
	[/iPhone/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/Windows/, "Windows"],
	[/CrOS/, "ChromeOS"],
	[/Mac OS X/, "Mac"],
	[/Linux/, "Linux"],
];

/**
 * A device's name in the list of signed-in ones: its browser and system, by which its person recognises it.
 * @param userAgent of the browser
 */
export function deviceName(userAgent: string): string {
	const named = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
	return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(", ") || "Cupboard";
}
