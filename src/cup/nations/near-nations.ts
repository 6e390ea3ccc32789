import { isNationCode, nearNationCodes } from "./nation-code.ts";
import { NATIONS } from "./nations.ts";

/** "a nation code such as se, en or tpe; near: en (England)" */
export function nationExpected(expected: string, written: string): string {
	const near = isNationCode(written) ? [written] : nearNationCodes(written);
	return near.length === 0 ? expected : `${expected}; near: ${near.map(withName).join(", ")}`;
}

const withName = (code: string): string => `${code} (${NATIONS.find(([known]) => known === code)?.[2] ?? regionName(code)})`;
const regionName = (code: string): string => new Intl.DisplayNames("en", { type: "region" }).of(code.toUpperCase()) ?? code;
