/** Ignores case and diacritics: "mask" finds Måsklippan. */
export const folded = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

export const startsSome = (name: string, start: string): boolean => {
	const own = folded(name);
	return own.startsWith(start) || own.split(/[\s-]+/).some((word) => word.startsWith(start));
};
