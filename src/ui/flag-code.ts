/** The codes of cups that flags know by another name (SPEC §3). */
const FLAG_OF = new Map([
	["en", "gb-eng"],
	["wa", "gb-wls"],
	["ct", "gb-sct"],
	["nd", "gb-nir"],
	["tpe", "tw"],
	["ko", "xk"],
]);

/** Nations that are no more: their codes have no picture. */
const NO_FLAG = ["su", "yu", "cs", "dd"];

/** The flag-icons code of a nation code, upper or lower case; null where it can have no flag. */
export function flagCode(nation: string): string | null {
	const code = nation.toLowerCase();
	return FLAG_OF.get(code) ?? (/^[a-z]{2}$/.test(code) && !NO_FLAG.includes(code) ? code : null);
}

/** The address of a flag's picture; null if the site has none. */
export function flagAddress(nation: string): string | null {
	const code = flagCode(nation);
	return code === null ? null : `/flags/${code}.svg`;
}
