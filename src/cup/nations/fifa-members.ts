/**
 * The 211 members of FIFA by confederation, as cups' nation codes (SPEC §3: en is England, tpe Taiwan). Source: FIFA's list of
 * member associations, 2025. Former nations are not included.
 */
export const FIFA_MEMBERS = {
	afc: "ae af au bd bh bn bt cn gu hk id in iq ir jo jp kg kh kp kr kw la lb lk mm mn mo mv my np om ph pk ps qa sa sg sy th tj tl tm tpe uz vn ye",
	caf: "ao bf bi bj bw cd cf cg ci cm cv dj dz eg er et ga gh gm gn gq gw ke km lr ls ly ma mg ml mr mu mw mz na ne ng rw sc sd sl sn so ss st sz td tg tn tz ug za zm zw",
	concacaf: "ag ai aw bb bm bs bz ca cr cu cw dm do gd gt gy hn ht jm kn ky lc ms mx ni pa pr sr sv tc tt us vc vg vi",
	conmebol: "ar bo br cl co ec pe py uy ve",
	ofc: "as ck fj nc nz pf pg sb to vu ws",
	uefa: "ad al am at az ba be bg by ch ct cy cz de dk ee en es fi fo fr ge gi gr hr hu ie il is it ko kz li lt lu lv md me mk mt nd nl no pl pt ro rs ru se si sk sm tr ua wa",
} as const;

const members = new Set(Object.values(FIFA_MEMBERS).flatMap((codes) => codes.split(" ")));

/** Whether a nation's football association is a member of FIFA. @param code in lower case, as recorded */
export function isFifaMember(code: string): boolean {
	return members.has(code);
}
