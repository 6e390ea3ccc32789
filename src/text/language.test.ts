import { describe, expect, it } from "vitest";
import { LANGUAGES, languageQuery, requestLanguage } from "./language.ts";
import { textsIn } from "./texts.ts";

const OURS = { language: "en" } as const;
const SWEDISH = { language: "sv" } as const;
const at = (address: string): URL => new URL(address, "http://localhost");

describe("§1 language", () => {
	it("§1 is English by default", () => {
		expect(requestLanguage(at("/"), null, OURS)).toBe("en");
		expect(requestLanguage(at("/"), "theme=dark", OURS)).toBe("en");
	});

	it("DECISIONS §4 the address wins over the cookie, the cookie over English", () => {
		expect(requestLanguage(at("/"), "a=b; app-lang=sv", OURS)).toBe("sv");
		expect(requestLanguage(at("/?lang=en"), "app-lang=sv", OURS)).toBe("en");
		expect(requestLanguage(at("/?lang=sv"), null, OURS)).toBe("sv");
	});

	it("DECISIONS §4 without a choice the brand sets the language, and only a page in another has its own in its address", () => {
		expect(requestLanguage(at("/"), null, SWEDISH)).toBe("sv");
		expect(requestLanguage(at("/?lang=de"), "theme=dark", SWEDISH)).toBe("sv");
		expect(requestLanguage(at("/"), "app-lang=en", SWEDISH)).toBe("en");
		expect(requestLanguage(at("/?lang=en"), "app-lang=sv", SWEDISH)).toBe("en");
		expect(LANGUAGES.map((language) => languageQuery(language, SWEDISH))).toEqual(["?lang=en", ""]);
		expect(LANGUAGES.map((language) => languageQuery(language, OURS))).toEqual(["", "?lang=sv"]);
	});

	it("an unknown language is passed over", () => {
		expect(requestLanguage(at("/?lang=de"), "app-lang=sv", OURS)).toBe("sv");
		expect(requestLanguage(at("/"), "app-lang=<script>", OURS)).toBe("en");
	});

	it("handball has its own words for what is thrown and not kicked, and shares all others", () => {
		for (const language of LANGUAGES) {
			const [football, handball] = [textsIn(language), textsIn(language, "handball")];
			// English also has courts, in the lists that name the playing surface (plain-words.test.ts).
			const { account, alerts, announcements, match, places, searching, statistics, week } = football;
			const inEnglish = { account, alerts, announcements, places, searching, statistics, week };
			expect({ ...handball, match, ...(language === "en" && inEnglish) }).toEqual(football);
			const words = ({ match: { pauses, page } }: typeof football) =>
				[...Object.values(pauses), ...page.events.kickOffs, ...Object.values(page.events.kinds), page.shootOut(null)].join(" ");
			expect(words(handball)).not.toMatch(/kick|penalt|straff|avspark/i);
			expect(words(football)).toMatch(/kick|avspark/i);
			const { table, rules } = handball.match;
			const decided = [
				table.criterion("SHOOT_OUT", 1),
				table.undecided("SHOOT_OUT", "NO_FACT"),
				table.shares(["Ask IF", "Bro IF"], 2, ["SHOOT_OUT"]),
				rules.drawnPlayoff(["PENALTIES"]),
			];
			expect(decided.join(" ")).not.toMatch(/kick|penalt|straff/i);
		}
		const { match } = textsIn("en", "handball");
		expect(match.afterShootOut("5–4", null)).toBe("5–4 after seven-metre throws");
		expect(match.playoff.penaltiesTag("5–4")).toBe("7 m 5–4");
		expect(textsIn("sv", "handball").match.page.shootOut("SEVEN_METRE_THROWS")).toBe("Sjumeterskast");
	});

	it("every text differs between the languages where it is not a name or the same word", () => {
		const same: string[] = [];
		const compare = (one: object, other: object, path: string): void => {
			for (const [key, value] of Object.entries(one)) {
				const mirrored = (other as Record<string, unknown>)[key];
				if (typeof value === "object" && value !== null) compare(value, mirrored as object, `${path}${key}.`);
				else if (typeof value === "string" && value === mirrored) same.push(`${path}${key}: ${value}`);
			}
		};
		compare(textsIn("en"), textsIn("sv"), "");
		// Words that Swedish shares with English. Check each one before adding it.
		const shared = new Set([
			"Start",
			"Final",
			"Form",
			"Live",
			"LIVE",
			"Walkover",
			"w.o.",
			"orange",
			"Nation",
			"Arena",
			"Per match",
			"All Access",
			"Mixed",
			"Spoilers",
			"Under protest",
		]);
		expect(same.filter((line) => !shared.has(line.slice(line.indexOf(": ") + 2)))).toEqual([]);
	});
});
