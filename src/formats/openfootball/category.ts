import type { CupFileCategory } from "../../results/record/cup-file.ts";
import { slug } from "../names/slug.ts";

type Naming = Pick<CupFileCategory, "name" | "shortName" | "gender">;

const KNOWN: Readonly<Record<string, Naming>> = {
	men: { name: { en: "Men", sv: "Herrar" }, shortName: { en: "Men", sv: "Herrar" }, gender: "boys" },
	women: { name: { en: "Women", sv: "Damer" }, shortName: { en: "Women", sv: "Damer" }, gender: "girls" },
};

/** The category of a tournament: the option's, else women's where the file's name says so, else men's. */
export function categoryOf(option: string | undefined, tournament: string): { readonly key: string } & Naming {
	const key = slug(option ?? (/\bwom[ae]n|\bfrauen|\bfemen|\bféminine?s?\b|\bdam(er)?\b/i.test(tournament) ? "women" : "men"));
	const known = KNOWN[key];
	if (known) return { key, ...known };
	const name = { en: option ?? key, sv: option ?? key };
	const gender = /^[bp]\d|\bboys|\bpojk/i.test(name.en)
		? "boys"
		: /^[fg]\d|\bgirls|\bflick|wom[ae]n/i.test(name.en)
			? "girls"
			: "mixed";
	return { key, name, shortName: name, gender };
}
