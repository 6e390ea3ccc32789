type Forms = { isolated: string; final: string; initial?: string; medial?: string };

const FORMS = readForms();
const MARK = /\p{Mn}/u;

/**
 * Replaces Arabic letters by the joined forms that Unicode encodes (Arabic Presentation Forms A and B):
 * satori does not shape Arabic.
 * @param text in logical order
 */
export function joinArabic(text: string): string {
	const units = text.replaceAll(/[\u064b-\u0652]/g, "").match(/\u0644[\u0622\u0623\u0625\u0627]|./gsu) ?? [];
	return units
		.map((unit, index) => {
			const forms = FORMS.get(unit);
			if (forms === undefined) return unit;
			const afterJoins = joinsForward(units, index);
			const beforeJoins = joinsBackward(units, index);
			if (beforeJoins && afterJoins) return forms.medial ?? forms.final;
			if (beforeJoins) return forms.final;
			return afterJoins ? (forms.initial ?? forms.isolated) : forms.isolated;
		})
		.join("");
}

/** Whether the previous letter joins this one: only letters with an initial form do. */
function joinsBackward(units: readonly string[], index: number): boolean {
	let before = index - 1;
	while (before >= 0 && MARK.test(units[before] ?? "")) before -= 1;
	const unit = units[before] ?? "";
	return unit === "\u0640" || FORMS.get(unit)?.initial !== undefined;
}

/** Whether the next letter can be joined: the hamza cannot, since it has one form. */
function joinsForward(units: readonly string[], index: number): boolean {
	let after = index + 1;
	while (MARK.test(units[after] ?? "")) after += 1;
	const unit = units[after] ?? "";
	const forms = FORMS.get(unit);
	return unit === "\u0640" || (forms !== undefined && forms.final !== forms.isolated);
}

/** Unicode orders the forms of a letter isolated, final, initial, medial, and decomposes each to the letter. */
function readForms(): Map<string, Forms> {
	const codes = new Map<string, string[]>();
	for (let code = 0xfb50; code <= 0xfefc; code += 1) {
		// Ligatures of three letters and more, and the Uighur initial and medial forms of U+0649.
		if ((code > 0xfbb1 && code < 0xfbd3) || (code > 0xfbe7 && code < 0xfbfc) || (code > 0xfbff && code < 0xfe80)) continue;
		const form = String.fromCodePoint(code);
		const letter = form.normalize("NFKC");
		if (letter !== form) codes.set(letter, [...(codes.get(letter) ?? []), form]);
	}
	return new Map(
		[...codes].map(([letter, [isolated = letter, final = isolated, initial, medial]]) => [
			letter,
			{ isolated, final, ...(initial && { initial }), ...(medial && { medial }) },
		]),
	);
}
