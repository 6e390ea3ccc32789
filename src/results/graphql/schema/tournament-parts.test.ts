import { expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";

test("an announcement has its audience, its language, and its time by the cup's clock", async () => {
	const cup = aSmallCup();
	cup.cup.zone = "America/New_York";
	const text = { en: "Field closed", sv: "Plan stängd" };
	const button = { buttonLink: "https://cup.example/", buttonText: { en: "Read", sv: "Läs" } };
	cup.editions[0]!.announcements = [
		{ id: "all", text, ...button, publishedAt: "2026-07-13T02:30:00Z" },
		{ id: "at", text, audience: { kind: "arena", arena: "heden" }, publishedAt: "2026-01-13T02:30:00Z" },
		{ id: "of", text, audience: { kind: "category", category: "b14" } },
		{ id: "to", text, audience: { kind: "team", team: "g15-ask" } },
	];
	const { ask } = await askCup(cup);
	type Told = { announcements: { id: string }[] };
	const asked = "announcements { id text language buttonText buttonLink publishedAt audience { kind id } }";
	const byId = async (lang: "en" | "sv") =>
		(await ask<Told>(asked, { lang })).announcements.toSorted((a, b) => (a.id < b.id ? -1 : 1));
	const [english, swedish] = [
		{ text: "Field closed", language: "en" },
		{ text: "Plan stängd", language: "sv" },
	];
	const plain = { buttonText: null, buttonLink: null, publishedAt: null };
	const told = (words: typeof english, buttonText: string) => [
		{
			...{ ...plain, ...words, id: "all", buttonText, buttonLink: "https://cup.example/" },
			...{ publishedAt: "2026-07-12T22:30:00-04:00", audience: { kind: "ALL", id: null } },
		},
		{ ...plain, ...words, id: "at", publishedAt: "2026-01-12T21:30:00-05:00", audience: { kind: "ARENA", id: "heden" } },
		{ ...plain, ...words, id: "of", audience: { kind: "CATEGORY", id: "b14" } },
		{ ...plain, ...words, id: "to", audience: { kind: "TEAM", id: "g15-ask" } },
	];
	expect(await byId("en")).toEqual(told(english, "Read"));
	expect(await byId("sv")).toEqual(told(swedish, "Läs"));
});
