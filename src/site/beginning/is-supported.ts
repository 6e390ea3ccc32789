/** Whether this browser is one of `browserslist` in package.json: by two things that all of those have, and each browser before them lacks. */
export const isSupportedBrowser = (): boolean =>
	typeof CSS !== "undefined" && "registerProperty" in CSS && CSS.supports("color", "color-mix(in lab, red, red)");
