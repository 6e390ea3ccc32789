import { describe, expect, it } from "vitest";
import { reading } from "../../../tests/support/openfootball-reading.ts";
import type { CupFileCup } from "../../results/record/cup-file.ts";
import { checkYear, editionDates } from "./edition-dates.ts";
import { nameEdition } from "./edition-naming.ts";
import { kickOffs } from "./kick-offs.ts";
import type { GroundText, MatchText } from "./match-text.ts";
import type { TournamentFiles } from "./tournament-files.ts";

const place = { source: undefined as never, path: [] };
const text = (date: string, more: Partial<MatchText> = {}) =>
	({ date, time: "12:00", zone: null, ground: null, place: { ...place, path: [date] }, ...more }) as MatchText;

describe("an edition's days", () => {
	const datesOf = (...dates: string[]) =>
		reading((report) =>
			editionDates(
				dates.map((date) => text(date)),
				({ date }) => date,
				report,
			),
		);

	it("are the first and the last with a match, whatever the order of the matches", () => {
		expect(datesOf("2028-06-20", "2028-06-09", "2028-06-30", "2028-06-10")).toEqual({
			value: { startsOn: "2028-06-09", endsOn: "2028-06-30" },
			said: [],
		});
	});

	it("are those at the match's own place, which may be the next day elsewhere", () => {
		const shown = editionDates(
			[text("2028-06-09"), text("2028-06-10")],
			({ date }) => `${date.slice(0, 9)}5`,
			() => {},
		);
		expect(shown).toEqual({ startsOn: "2028-06-05", endsOn: "2028-06-15" });
	});

	it("may span 31 days, and no more", () => {
		expect(datesOf("2028-06-01", "2028-07-02", "2028-08-02").said).toEqual([]);
		expect(datesOf("2028-06-01", "2028-07-03", "2028-07-04")).toEqual({
			value: { startsOn: "2028-07-03", endsOn: "2028-07-04" },
			said: [
				'error 2028-06-01.date: a date outside the edition: "2028-06-01"; a date of the edition, 2028-07-03 to 2028-07-04, or at most 31 days from its other matches',
			],
		});
	});

	it("are in its year, or in the one before or after", () => {
		const saidOf = (year: number) => reading((report) => checkYear([text("2021-06-11"), text("1999-01-01")], year, report)).said;
		expect([2020, 2021, 2022].flatMap(saidOf)).toEqual([]);
		expect([2019, 2023].flatMap(saidOf)).toEqual(
			[2019, 2023].map(
				(year) =>
					`error 2021-06-11.date: a date outside the edition: "2021-06-11"; a date of ${year}, or of the year before or after`,
			),
		);
		expect(reading((report) => checkYear([], 2020, report)).said).toEqual([]);
	});
});

describe("an edition's name", () => {
	const cup = { id: 7, name: "Our Cup", zone: "Europe/Stockholm", sport: "football" } as CupFileCup;
	const named = (name: string | undefined, options: { edition?: string; category?: string } = {}) =>
		nameEdition({ matches: { input: { name } } } as unknown as TournamentFiles, "2021-06-11", { cup, ...options });

	it.each([
		["Euro 2020", {}, "2020", 2020, "Euro 2020", "2020"],
		["Euro", {}, "2021", 2021, "Euro", "2021"],
		[undefined, {}, "2021", 2021, "Our Cup", "2021"],
		["Euro 2020", { edition: "em-2016" }, "em-2016", 2016, "Euro 2020", "em-2016"],
		["Euro 2020", { edition: "em" }, "em", 2021, "Euro 2020", "em"],
		["Women's Euro 2022", {}, "2022", 2022, "Women's Euro 2022", "2022-women"],
	])("%s, with %o", (name, options, id, year, called, prefix) => {
		expect(named(name, options)).toMatchObject({ id, year, name: called, prefix });
	});

	it.each([
		["Cup 2028", undefined, "2028-men", "Men", "Herrar", "boys"],
		["Dam-VM 2028", undefined, "2028-women", "Women", "Damer", "girls"],
		["Women's Cup 2028", "Men", "2028-men", "Men", "Herrar", "boys"],
		["Cup 2028", "P14", "2028-p14", "P14", "P14", "boys"],
		["Cup 2028", "Flickor 15", "2028-flickor-15", "Flickor 15", "Flickor 15", "girls"],
		["Cup 2028", "Mixed 9", "2028-mixed-9", "Mixed 9", "Mixed 9", "mixed"],
	])("the category of %s requested as %s", (name, category, id, en, sv, gender) => {
		expect(named(name, category ? { category } : {}).category).toEqual({ id, name: { en, sv }, shortName: { en, sv }, gender });
	});
});

describe("the start of a match", () => {
	const ground = (id: string, zone: string | null) => ({ id, name: id, city: null, zone });
	const [home, far, plain]: GroundText[] = ["home", "far", "plain"].map((name) => ({ place, name, city: null }));
	const grounds = new Map([
		[home!, ground("home", "Europe/Berlin")],
		[far!, ground("far", "Asia/Tokyo")],
		[plain!, ground("plain", null)],
	]);
	const startsOf = (...texts: MatchText[]) =>
		reading((report) => {
			const { starts, zones } = kickOffs(texts, grounds, "Europe/Stockholm", report);
			return { starts: texts.map((one) => starts.get(one)), zones: [...zones] };
		});

	it("is by the time's own zone, otherwise the match's, the ground's, the cup's", () => {
		const at = "2028-06-09";
		expect(
			startsOf(
				text(at, { time: "18:30 UTC-3", zone: "UTC+5", ground: far! }),
				text(at, { time: "18:30", zone: "UTC+5", ground: far! }),
				text(at, { time: "18:30", ground: far! }),
				text(at, { time: "18:30", ground: home! }),
				text(at, { time: "18:30", ground: plain! }),
				text(at, { time: "18:30", zone: "UTC+4", ground: plain! }),
				text(at, { time: "18:30" }),
			),
		).toEqual({
			value: {
				starts: ["-03:00", "+05:00", "+09:00", "+02:00", "+02:00", "+04:00", "+02:00"].map((offset) => `${at}T18:30:00${offset}`),
				zones: [
					["far", "Asia/Tokyo"],
					["plain", "+04:00"],
				],
			},
			said: [],
		});
	});

	it("is from noon if no time is stated, two hours after the last one on its ground that day", () => {
		const untimed = (date: string, where: GroundText | null) => text(date, { time: null, ground: where });
		const { value, said } = startsOf(
			untimed("2028-06-09", home!),
			untimed("2028-06-09", home!),
			text("2028-06-09", { time: "20:00", ground: home! }),
			untimed("2028-06-09", home!),
			untimed("2028-06-09", plain!),
			untimed("2028-06-10", home!),
			untimed("2028-06-10", null),
		);
		expect(value.starts.map((start) => start!.slice(8, 16))).toEqual([
			"09T12:00",
			"09T14:00",
			"09T20:00",
			"09T16:00",
			"09T12:00",
			"10T12:00",
			"10T12:00",
		]);
		expect(said).toEqual(["warning 2028-06-09.time: 6 matches without a time: undefined; a time of day; from 12:00 is taken"]);
		expect(startsOf(untimed("2028-06-09", home!)).said).toEqual([
			"warning 2028-06-09.time: a match without a time: undefined; a time of day; from 12:00 is taken",
		]);
	});

	it("with an invalid time or zone is reported at its place", () => {
		expect(
			startsOf(
				text("2028-06-09", { time: "noon" }),
				text("2028-06-10", { time: "18:00 XYZ" }),
				text("2028-06-11", { zone: "Mars/Olympus" }),
			).said,
		).toEqual([
			'error 2028-06-09.time: no time: "noon"; a time such as "17:00 UTC-3"',
			'error 2028-06-10.time: no such time zone: "18:00 XYZ"; a time zone such as UTC-3, CET or Europe/Berlin',
			'error 2028-06-11.timezone: no such time zone: "Mars/Olympus"; a time zone such as UTC-3, CET or Europe/Berlin',
		]);
	});
});
