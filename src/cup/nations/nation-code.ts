import { NATIONS } from "./nations.ts";

/** ISO 3166-1, without the nations of gb, tw and xk, for which cups use codes of their own. */
const ISO_CODES =
	"ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bv bw by bz ca cc cd cf cg ch ci " +
	"ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er es et fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq " +
	"gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls " +
	"lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg " +
	"ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk " +
	"tl tm tn to tr tt tv tw tz ua ug um us uy uz va vc ve vg vi vn vu wf ws xk ye yt za zm zw";

const CODES: ReadonlySet<string> = new Set([...ISO_CODES.split(" "), ...NATIONS.map(([code]) => code)]);

/** Codes from other lists, and the codes of ours that they may mean. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
	uk: ["gb", "en", "ct", "wa", "nd"],
	gbr: ["gb", "en", "ct", "wa", "nd"],
	sc: ["ct"],
	sco: ["ct"],
	ni: ["nd"],
	el: ["gr"],
	ks: ["ko"],
	kos: ["ko"],
	sw: ["se"],
	dn: ["dk"],
	den: ["dk"],
	jap: ["jp"],
};
const FIFA = new Map(NATIONS.map(([code, fifa]) => [fifa.toLowerCase(), code]));

/** Whether a lower-case code is valid: ISO 3166-1, or one of the cup's own (SPEC §3). */
export const isNationCode = (code: string): boolean => CODES.has(code);

/** The codes that an invalid one may mean, the likeliest first: by FIFA's codes, by other lists, and those one letter away. */
export function nearNationCodes(code: string): string[] {
	const fifa = FIFA.get(code);
	const known = [...(MEANT[code] ?? []), ...(fifa === undefined ? [] : [fifa])];
	if (known.length > 0) return [...new Set(known)];
	const shorter = [...CODES].filter((other) => code.length === 3 && other.length === 2 && isWithin(other, code));
	if (shorter.length > 0) return shorter.slice(0, 5);
	return [...CODES]
		.filter((other) => other.length === code.length && other[0] === code[0] && away(code, other) === 1)
		.slice(0, 5);
}

/** Whether the longer code contains the shorter one's letters in order, both with the same first letter: de in deu. */
const isWithin = (short: string, long: string): boolean => long[0] === short[0] && long.indexOf(short[1]!, 1) > 0;

const away = (one: string, other: string): number => [...one].filter((letter, at) => letter !== other[at]).length;
