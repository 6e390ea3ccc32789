import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "../../text/accounts/password-length.ts";
import type { FaultKey } from "../../text/accounts/texts.ts";

let common: ReadonlySet<string> | undefined;

/** zxcvbn-ts's list of the most frequent leaked passwords (MIT). It loads with the first new password: its lists need 12 MB. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
	const { dictionary } = await import("@zxcvbn-ts/language-common");
	common ??= new Set(dictionary["passwords-common"].filter(({ length }) => length >= SHORTEST_PASSWORD));
	return common;
}

/** A password in the form that is measured and hashed: the same however a keyboard composes its letters. */
export function normalPassword(password: string): string {
	return password.normalize("NFKC");
}

type Person = { readonly email: string; readonly name?: string };

/** A name as people shorten it to a password: without spaces and signs, and without the year behind it. */
const asPassword = (text: string): string =>
	normalPassword(text)
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]/gu, "")
		.replace(/(?<=\D)\d{4}$/, "");

/**
 * @param cup the cup's name, which is easy to guess
 * @returns the fault of a new password; undefined: none
 */
export async function passwordFault(password: string, { email, name }: Person, cup: string): Promise<FaultKey | undefined> {
	const normal = normalPassword(password);
	const { length } = [...normal];
	if (length < SHORTEST_PASSWORD) return "passwordTooShort";
	if (length > LONGEST_PASSWORD) return "passwordTooLong";
	const small = normal.toLowerCase();
	if ((await commonPasswords()).has(small) || /^(.)\1*$/u.test(small)) return "passwordCommon";
	const own = [email, email.split("@")[0], name].map((text) => normalPassword(text ?? "").toLowerCase());
	if (own.includes(small)) return "passwordIsEmail";
	if (asPassword(password) === asPassword(cup)) return "passwordIsCup";
	return undefined;
}
