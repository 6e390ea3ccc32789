/** Letters that carry no separable accent. */
const PLAIN: Readonly<Record<string, string>> = {
	æ: "ae",
	ø: "o",
	œ: "oe",
	ß: "ss",
	ł: "l",
	đ: "d",
	ð: "d",
	þ: "th",
	ħ: "h",
	ı: "i",
};

/** A name as search compares it: lower case, without accents, single spaces ("Grødaland IL" is "grodaland il"). */
export function foldName(name: string): string {
	return name
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[æøœßłđðþħı]/g, (letter) => PLAIN[letter] ?? letter)
		.replace(/\p{M}/gu, "")
		.replace(/\s+/gu, " ")
		.trim();
}
