import type { OfficeScreen } from "../../text/office/screen-names.ts";

/** Under /office. */
export const screenAddress = (screen: OfficeScreen): string =>
	screen === "fromSheet" ? "/plan?step=teams&sheet" : screen === "publish" ? "/out" : `/out?part=${screen}`;
