/** Letters whose accent Unicode does not decompose. */
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

/**
 * Accents that may be left out in a search: on Latin, Greek and Cyrillic letters, and the points of Arabic and Hebrew. Marks of
 * other scripts are letters: without its vowels a Thai name is another name.
 */
const ACCENTS = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670]/gu;

/** The form of a name for searching: lower case, without accents, single spaces ("Grødaland IL" is "grodaland il"). */
export function foldName(name: string): string {
	return name
		.normalize("NFKD")
		.replace(ACCENTS, "")
		.toLowerCase()
		.replace(/[æøœßłđðþħı]/g, (letter) => PLAIN[letter] ?? letter)
		.replace(ACCENTS, "")
		.replace(/\s+/gu, " ")
		.trim();
}
