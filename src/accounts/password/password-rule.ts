import { dictionary } from "@zxcvbn-ts/language-common";
import type { FaultKey } from "../text/texts.ts";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./length.ts";

let common: ReadonlySet<string> | undefined;

/** zxcvbn-ts's list of the passwords that leaks hold most often (MIT). */
function commonPasswords(): ReadonlySet<string> {
	common ??= new Set(dictionary["passwords-common"].filter(({ length }) => length >= SHORTEST_PASSWORD));
	return common;
}

/** A password as it is measured and hashed: the same whichever way a keyboard composes its letters. */
export function normalPassword(password: string): string {
	return password.normalize("NFKC");
}

type Person = { readonly email: string; readonly name?: string };

/** @returns what is wrong with a password that somebody chooses; undefined: nothing */
export function passwordFault(password: string, { email, name }: Person): FaultKey | undefined {
	const normal = normalPassword(password);
	const { length } = [...normal];
	if (length < SHORTEST_PASSWORD) return "passwordTooShort";
	if (length > LONGEST_PASSWORD) return "passwordTooLong";
	const small = normal.toLowerCase();
	if (commonPasswords().has(small) || /^(.)\1*$/u.test(small)) return "passwordCommon";
	const own = [email, email.split("@")[0], name].map((text) => normalPassword(text ?? "").toLowerCase());
	if (own.includes(small)) return "passwordIsEmail";
	return undefined;
}
