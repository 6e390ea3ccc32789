/** Letters of the Swedish alphabet that sort last, and those that are sorted with them. */
const OWN_LETTERS: Readonly<Record<string, string>> = { Å: "Å", Ä: "Ä", Æ: "Ä", Ö: "Ö", Ø: "Ö" };
const PLAIN: Readonly<Record<string, string>> = { Ł: "L", Đ: "D", Ð: "D", Þ: "T", ẞ: "S", Æ: "A", Ø: "O" };

/** The language of a list's alphabet: in English, Å sorts as A. */
export type Alphabet = "en" | "sv";

/** The letter of a name in an index list: "É" under E, a digit or a sign under "#". */
export function indexLetter(name: string, alphabet: Alphabet = "sv"): string {
	const first = (name.normalize("NFC").trim()[0] ?? "").toUpperCase();
	const own = (alphabet === "sv" ? OWN_LETTERS[first] : undefined) ?? PLAIN[first];
	if (own !== undefined) return own;
	const plain = first.normalize("NFD").replace(/\p{M}/gu, "")[0] ?? "";
	return /\p{L}/u.test(plain) ? plain : "#";
}
